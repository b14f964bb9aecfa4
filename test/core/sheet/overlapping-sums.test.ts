import { describe, expect, test } from '@jest/globals';
import {
  CLIMATES,
  type Climate,
  inventedMonths,
  type Month,
} from '../../support/invented-station.ts';
import { kindsOf, MONTHS, readText } from './shape-of.ts';

const KIND = 'sums-of-months';
const ALL = Object.keys(CLIMATES) as Climate[];
const monthsOf = (climate: Climate): Month[] =>
  inventedMonths(climate, { firstYear: 1961, years: 20, seed: 7 });

/** What fell in each month and in those before it, `span` in all. */
function summed(months: readonly Month[], span: number): Month[] {
  return months.slice(span - 1).map((month, at) => {
    const rain = months.slice(at, at + span).reduce((sum, { rain }) => sum + rain, 0);
    return { ...month, rain: Number(rain.toFixed(1)) };
  });
}

const down = (months: readonly Month[]): string =>
  `Year,Month,Tmax,Tmin,Rain (mm)\n${months.map(({ year, month, max, min, rain }) => [year, month, max, min, rain].join()).join('\n')}`;

function across(months: readonly Month[]): string {
  const years = [...new Set(months.map(({ year }) => year))];
  const rainOf = (year: number): (number | string)[] =>
    Array.from(
      { length: 12 },
      (_, at) => months.find((one) => one.year === year && one.month === at + 1)?.rain ?? '',
    );
  const lines = years.map((year) => [year, ...rainOf(year)].join());
  return `Rainfall (mm)\nYear,${MONTHS}\n${lines.join('\n')}`;
}

describe.each(ALL)('sums of several months in each month’s row, %s', (climate) => {
  const months = monthsOf(climate);
  const isDry = climate === 'rainless';

  test.each([3, 6, 12])('are asked about where they span %i', (span) => {
    for (const text of [down(summed(months, span)), across(summed(months, span))]) {
      const { rows, findings } = readText(text);
      if (isDry) continue;
      expect(findings.map(({ kind }) => kind)).toContain('reading.sums-of-months');
      expect(Object.keys(rows[1] ?? {}).filter((key) => key.endsWith('rain'))).toEqual([]);
    }
  });

  test('are asked about where the table is short', () => {
    if (!isDry) expect(kindsOf(readText(down(summed(months.slice(0, 84), 12))))).toContain(KIND);
  });

  test('are no months of their own rain', () => {
    for (const text of [down(months), across(months)])
      expect(kindsOf(readText(text))).not.toContain(KIND);
  });

  test('are no sums where each year has the same', () => {
    const same = months.map((one, at) => ({ ...one, rain: months[at % 12]?.rain ?? 0 }));
    expect(kindsOf(readText(down(same)))).not.toContain(KIND);
  });
});

describe('the answer', () => {
  const months = summed(monthsOf('temperate'), 12);
  const [december] = months;

  test('“rain” takes them as they stand', () => {
    const { rows, findings } = readText(down(months), { wishes: { element: 'rain' } });
    expect(rows[0]).toMatchObject({ '12_rain': december?.rain, '12_max': december?.max });
    expect(findings.map(({ severity }) => severity)).not.toContain('error');
  });

  test('“none” leaves them out, and reads the temperatures beside them', () => {
    const { rows, findings } = readText(down(months), { wishes: { element: 'none' } });
    expect(rows[0]).toMatchObject({ '12_max': december?.max });
    expect(rows[0]).not.toHaveProperty('12_rain');
    expect(findings.map(({ severity }) => severity)).not.toContain('error');
  });
});
