import { describe, expect, test } from '@jest/globals';
import { monthLines, readText, two } from './shape-of.ts';

const rain = (y: number, m: number, of = 0): number => 20.5 + ((y * 7 + m * m * 5 + of * 31) % 83);
const warmth = (y: number, m: number): number =>
  Number((12 - 9 * Math.cos((m * Math.PI) / 6) + (y % 3) / 2).toFixed(1));
const iso = ({ y, m, d }: { y: number; m: number; d: number }): string =>
  `${y}-${two(m)}-${two(d)}`;

describe('places under one code of the element', () => {
  test.each([
    { header: 'PR_JV,PR_NS,PR_DA,PR_SS', because: '"da" is a small word in some language' },
    { header: 'PP_QR,PP_EL,PP_ZB,PP_HT', because: '"el" is one, too' },
    { header: 'rr_am,rr_zk,rr_hq', because: 'and "am"' },
  ])('are asked for: "$header", since $because', ({ header }) => {
    const places = header.split(',');
    const lines = monthLines(3, (y, m) =>
      [y, m, ...places.map((_, at) => rain(y, m, at))].join(','),
    );
    const reading = readText(`Year,Month,${header}\n${lines}`);
    expect(reading.rows).toEqual([]);
    const asked = reading.findings.find(({ severity }) => severity === 'error');
    expect(asked?.choices?.options).toHaveLength(places.length + 1);
  });
});

describe('the highest and the lowest of all values of a month', () => {
  const lines = (columns: number): string =>
    monthLines(4, (y, m) => {
      const mean = warmth(y, m);
      const spread = 3 + ((y + m) % 5) / 10;
      const values = [mean, spread, mean - 9.5, mean + 9.5, spread, spread + 0.1];
      return [y, m, ...values.slice(0, columns)].join(',');
    });
  test.each([
    { header: 'temp_mean,temp_sd,temp_min,temp_max', because: 'the spread stands beside them' },
    { header: 'Temp mean,Temp std,Temp min,Temp max', because: 'of the other short form' },
    { header: 'temp_media,temp_desv,temp_min,temp_max', because: 'in Spanish and Portuguese' },
    { header: 'T Mittel,T Standardabweichung,T min,T max', because: 'in German' },
  ])('are no means: "$header", since $because', ({ header }) => {
    const { rows } = readText(`Year,Month,${header}\n${lines(4)}`);
    expect(rows).toEqual([]);
  });
  test.each([
    { header: 'temp_mean,temp_sd,mean_tmin,mean_tmax', because: 'they say that they are means' },
    { header: 'temp,humidity,temp_min,temp_max', because: 'nothing speaks of a spread' },
  ])('are not meant: "$header", since $because', ({ header }) => {
    const { rows } = readText(`Year,Month,${header}\n${lines(4)}`);
    expect(rows[0]).toMatchObject({ '02_max': warmth(1961, 2) + 9.5 });
  });
  test('are not meant where the spread is that of the maxima', () => {
    const header = 'temp_mean,temp_sd,temp_min,temp_max,temp_min_sd,temp_max_sd';
    const { rows } = readText(`Year,Month,${header}\n${lines(6)}`);
    expect(rows[0]).toMatchObject({ '02_max': warmth(1961, 2) + 9.5 });
  });
});
