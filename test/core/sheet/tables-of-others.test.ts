import { describe, expect, test } from '@jest/globals';
import { dayLines, kindsOf, monthLines, readText, two } from './shape-of.ts';

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

describe('what comes and goes from day to day is no place', () => {
  const codes = ['', 'RA', '', 'SN', '', '', 'FG', 'RA', ''];
  test.each([
    { header: 'Weather code', because: 'marks of the weather, blank on most days' },
    { header: 'Código de estado', because: 'in Spanish' },
  ])('"$header": $because', ({ header }) => {
    const lines = dayLines(
      (date, at) => `${iso(date)},${15 + (at % 7)}.5,${4 + (at % 5)}.5,${codes[at % codes.length]}`,
    );
    const reading = readText(`Date,Tmax,Tmin,${header}\n${lines}`);
    expect(kindsOf(reading)).not.toContain('places-in-turn');
    expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(25);
  });

  test('marks on a few days are none, either', () => {
    const lines = dayLines(
      (date, at) => `${iso(date)},${15 + (at % 7)}.5,${at === 90 ? 'GR' : at === 200 ? 'TS' : ''}`,
    );
    const reading = readText(`Date,Tmax,Weather code\n${lines}`);
    expect(kindsOf(reading)).not.toContain('places-in-turn');
  });

  test('a station that moved twice is told of, in whatever order its rows stand', () => {
    const rows = monthLines(6, (y, m) =>
      [y < 1963 ? 'Upton' : y < 1965 ? 'Lowton' : 'Hilton', y, m, rain(y, m)].join(','),
    ).split('\n');
    const mixed = rows.filter((_, at) => at % 2).concat(rows.filter((_, at) => at % 2 === 0));
    const reading = readText(`Station,Year,Month,Rain (mm)\n${mixed.join('\n')}`);
    expect(kindsOf(reading)).toContain('places-in-turn');
  });
});

describe('hours are told before anything is asked', () => {
  const hourly = (line: (date: string, hour: number, at: number) => string): string =>
    dayLines((date, at) =>
      Array.from({ length: 4 }, (_, part) => line(iso(date), part * 6, at * 4 + part)).join('\n'),
    );
  test.each([
    { header: 'StnPres', because: 'the pressure at the station stands beside them' },
    { header: 'StationPressure', because: 'written out' },
  ])('where $because', ({ header }) => {
    const lines = hourly(
      (date, hour, at) => `${date},${hour},${998.1 + (at % 9) / 10},${at % 11}.4`,
    );
    const reading = readText(`Date,ObsTime,${header},Zorvan\n${lines}`);
    expect(kindsOf(reading)).toEqual(['several-rows-a-day']);
  });
  test.each([
    { header: 'Clouds', words: ['no clouds', 'a few clouds', 'low clouds only', 'high clouds'] },
    { header: 'Облака', words: ['облаков нет', 'немного облаков', 'низкие облака'] },
  ])('where words of a sentence stand beside each hour: "$header"', ({ header, words }) => {
    const lines = hourly(
      (date, hour, at) =>
        `"${date.split('-').reverse().join('.')} ${two(hour)}:00",${at % 11}.4,${words[(at * at) % words.length]},${at % 5 ? 0 : 1.2}`,
    );
    const reading = readText(`Local time,Zorvan,${header},Rain (mm)\n${lines}`);
    expect(kindsOf(reading)).not.toContain('which-rows');
    expect(reading.rows).toEqual([]);
  });
});
