import { describe, expect, test } from '@jest/globals';
import { dayLines, kindsOf, monthLines, readText, two } from './shape-of.ts';

const HEADERS = [
  'rain_sum,precipitation_sum',
  'Lluvia,Precipitación total',
  'Pluie,Précipitations totales',
  'Chuva,Precipitação',
  'Regen,Niederschlag',
  'Rain gauge,Total rain',
];

const amount = (y: number, m: number, of: number): number =>
  12.5 + ((y * 13 + m * m * 7 + of * 29) % 61);

describe('rain beside all precipitation', () => {
  test.each(HEADERS)('%s of two sources is asked about, and each answer is read', (header) => {
    const lines = monthLines(4, (y, m) => `${y},${m},${amount(y, m, 0)},${amount(y, m, 1)}`);
    const text = `Year,Month,${header}\n${lines}`;
    const reading = readText(text);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('which-column');
    header.split(',').forEach((rainColumn, at) => {
      const answered = readText(text, { wishes: { rainColumn } });
      expect(answered.rows[0]).toMatchObject({ '03_rain': amount(1961, 3, at) });
    });
  });

  test.each(HEADERS)('%s with the snow in it is read without a question', (header) => {
    const snow = (m: number): number => (m < 4 || m > 10 ? 8.5 : 0);
    const lines = monthLines(4, (y, m) =>
      [y, m, amount(y, m, 0), amount(y, m, 0) + snow(m)].join(),
    );
    const reading = readText(`Year,Month,${header}\n${lines}`);
    expect(kindsOf(reading)).not.toContain('which-column');
    expect(reading.rows[0]).toMatchObject({ '01_rain': amount(1961, 1, 0) + 8.5 });
  });

  test.each(HEADERS)('%s with the same values is read, where a few differ, too', (header) => {
    const lines = monthLines(4, (y, m) => {
      const rain = amount(y, m, 0);
      const all = m === 7 && y === 1962 ? rain / 2 : m === 8 && y === 1963 ? '' : rain;
      return [y, m, rain, all].join();
    });
    expect(kindsOf(readText(`Year,Month,${header}\n${lines}`))).not.toContain('which-column');
  });

  test('a code for no value in the one is no more rain than in the other', () => {
    const lines = monthLines(4, (y, m) => [y, m, 999.9, amount(y, m, 0)].join());
    expect(kindsOf(readText(`Year,Month,Rain,Precipitation\n${lines}`))).not.toContain(
      'which-column',
    );
  });

  test.each(HEADERS)('%s of which the first marks the days with rain is read', (header) => {
    const lines = dayLines(({ y, m, d }) => {
      const inches = d % 3 === 0 ? (d + m) / 100 : 0;
      return [`${y}-${two(m)}-${two(d)}`, inches > 0 ? 1 : 0, inches].join();
    });
    expect(kindsOf(readText(`Date,${header}\n${lines}`))).not.toContain('which-column');
  });

  test('days of rain, snow and both are read', () => {
    const lines = dayLines(({ y, m, d }) => {
      const rain = d % 3 === 0 && m > 3 ? d / 2 : 0;
      const snow = d % 4 === 0 && m < 4 ? d / 4 : 0;
      return [`${y}-${two(m)}-${two(d)}`, rain, snow, rain + snow].join();
    });
    const reading = readText(`Date,Total Rain (mm),Total Snow (cm),Total Precip (mm)\n${lines}`);
    expect(kindsOf(reading)).not.toContain('which-column');
  });

  test('inches beside millimetres are the same rain', () => {
    const lines = monthLines(4, (y, m) => {
      const mm = amount(y, m, 0);
      return [y, m, mm, (mm / 25.4).toFixed(2)].join();
    });
    const reading = readText(`Year,Month,Rain (mm),Precipitation (in)\n${lines}`);
    expect(kindsOf(reading)).not.toContain('which-column');
  });
});
