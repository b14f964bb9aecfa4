import { describe, expect, test } from '@jest/globals';
import { kindsOf, MONTHS, monthLines, readText } from './shape-of.ts';

const max = (y: number, m: number): number => 20.3 + ((y * 13 + m * m * 7) % 61) / 10;
const day = (y: number, m: number): number => ((y * 17 + m * m * 11) % 28) + 1;
type Behind = (y: number, m: number) => string;

const down = (behind: Behind, header = 'Max (°C)'): string =>
  `Year,Month,${header},Rain (mm)\n${monthLines(3, (y, m) => `${y},${m},${max(y, m)}${behind(y, m)},${m * 7 + (y % 9)}`)}`;
const across = (behind: Behind, title = 'Maximum temperature'): string =>
  [
    title,
    `Year,${MONTHS}`,
    ...[1961, 1962, 1963].map((y) =>
      [y, ...MONTHS.split(',').map((_, at) => `${max(y, at + 1)}${behind(y, at + 1)}`)].join(),
    ),
  ].join('\n');

describe('"31.2 (14)", the day behind the extreme of a month', () => {
  const behind: Behind = (y, m) => ` (${day(y, m)})`;

  test('is told where the months stand down, and the rain is read', () => {
    const reading = readText(down(behind));
    expect(kindsOf(reading)).toContain('only-extremes');
    expect(reading.rows[0]).toMatchObject({ Year: 1961 });
    expect(Object.keys(reading.rows[0] ?? {})).not.toContain('01_max');
  });

  test('is asked about where the months stand across', () => {
    const reading = readText(across(behind));
    expect([reading.rows, kindsOf(reading)]).toEqual([[], ['table-of-extremes']]);
    const answered = readText(across(behind), { wishes: { element: 'max' } });
    expect(answered.rows[0]).toMatchObject({ '03_max': max(1961, 3) });
  });

  test.each<{ behind: Behind; because: string }>([
    { behind: (_, m) => ` (${[31, 28, 30][m % 3]})`, because: 'a count of days with a reading' },
    { behind: (y, m) => ` (${(y + m) % 4})`, because: 'a count of days without' },
    { behind: (y, m) => ` (${Math.round(max(y, m)) + (m % 2)})`, because: 'the normal' },
    { behind: (_, m) => (m % 4 ? '' : ` (${m})`), because: 'notes here and there' },
  ])('$because in brackets changes nothing', ({ behind: other }) => {
    for (const text of [down(other), across(other)])
      expect(readText(text).rows[0]).toMatchObject({ '03_max': max(1961, 3) });
  });

  test('of rain in brackets are the days of rain', () => {
    expect(readText(across(behind, 'Rainfall (mm)')).rows[0]).toMatchObject({
      '03_rain': max(1961, 3),
    });
  });
});
