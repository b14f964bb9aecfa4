import { expect, test } from '@jest/globals';
import { AROUND, kindsOf, MONTHS, readText } from './shape-of.ts';

/** Rain of every month of twelve years; of the last year only up to `last`, and 0 behind it. */
const upTo = (last: number, lastYear: number): string => {
  const rain = (y: number, m: number): number =>
    y === lastYear && m > last ? 0 : 40 + ((y * 13 + m * m * 7) % 61);
  const years = Array.from({ length: 12 }, (_, at) => lastYear - 11 + at);
  const lines = years.map((y) => [y, ...MONTHS.split(',').map((_, at) => rain(y, at + 1))].join());
  return `Rainfall (mm)\nYear,${MONTHS}\n${lines.join('\n')}`;
};
const lastKey = (text: string): string | undefined =>
  Object.keys(readText(text).rows.at(-1) ?? {}).at(-1);

test('months of 0 at the end of this year are left out, and said', () => {
  const text = upTo(6, AROUND.thisYear);
  expect([lastKey(text), kindsOf(readText(text))]).toEqual(['06_rain', ['months-to-come']]);
});

test('temperatures of 0 that fill up this year are left out as well, and change no unit', () => {
  const warm = (y: number, m: number): number => (y === AROUND.thisYear && m > 6 ? 0 : 60 + m);
  const years = Array.from({ length: 12 }, (_, at) => AROUND.thisYear - 11 + at);
  const lines = years.map((y) => [y, ...MONTHS.split(',').map((_, at) => warm(y, at + 1))].join());
  const text = `Maximum temperature (°F)\nYear,${MONTHS}\n${lines.join('\n')}`;
  const { rows, findings } = readText(text, { isChecked: true });
  expect(Object.keys(rows.at(-1) ?? {}).at(-1)).toBe('06_max');
  expect(findings.map(({ kind }) => kind)).toEqual(['reading.months-to-come']);
});

test('of a year that is over they are read, and doubted by the checks where they were never dry', () => {
  const text = upTo(6, 2021);
  expect([lastKey(text), kindsOf(readText(text))]).toEqual(['12_rain', []]);
  const { findings } = readText(text, { isChecked: true });
  expect(findings.map(({ kind }) => kind)).toContain('quality.rain-zero-unlikely');
});

test('a year that has not come stops the upload', () => {
  expect(kindsOf(readText(upTo(12, AROUND.thisYear + 1)))).toEqual(['years-to-come']);
});
