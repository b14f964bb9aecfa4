import { describe, expect, test } from '@jest/globals';
import { casesOf, oneIn } from '../../support/every-case.ts';
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

describe.each(casesOf(ALL, oneIn(2)))(
  'sums of several months in each month’s row, %s',
  (climate) => {
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

    test.each([
      { of: 3, as: 'repeated' },
      { of: 3, as: 'so far' },
      { of: 6, as: 'repeated' },
      { of: 6, as: 'so far' },
    ])('are asked about where they are of seasons of $of months, $as', ({ of, as }) => {
      const own = months.slice(11);
      const seasons = own.map((month, at) => {
        const first = at - (at % of);
        const until = as === 'so far' ? at + 1 : first + of;
        const rain = own.slice(first, until).reduce((sum, { rain }) => sum + rain, 0);
        return { ...month, rain: Number(rain.toFixed(1)) };
      });
      const kinds = kindsOf(readText(down(seasons)));
      // Where it hardly ever rains too few months add to others.
      if (!isDry)
        expect([KIND, 'only-year-figures'].some((kind) => kinds.includes(kind))).toBe(true);
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
  },
);

/** What has fallen since the first of a month, which begins the year. */
function soFar(months: readonly Month[], first: number): Month[] {
  let sum = 0;
  return months.map((one) => {
    sum = (one.month === first ? 0 : sum) + one.rain;
    return { ...one, rain: Number(sum.toFixed(1)) };
  });
}

const WET = ALL.filter((climate) => climate !== 'rainless' && climate !== 'desert');

describe.each(casesOf(WET, oneIn(2, 1)))('what has fallen so far in the year, %s', (climate) => {
  const months = monthsOf(climate);

  test.each([1, 2, 4])('is asked about in a table of %i years, whenever they begin', (years) => {
    for (const first of [1, 4, 7, 10]) {
      const summedUp = soFar(months, first).slice(12, 12 + years * 12);
      for (const text of [down(summedUp), across(summedUp)])
        expect(readText(text).rows.some((row) => '07_rain' in row)).toBe(false);
    }
  });

  test('is asked about where a month is lost, and where the year is not over', () => {
    const lost = soFar(months, 1).filter((_, at) => at !== 5);
    expect(kindsOf(readText(down(lost.slice(0, 27))))).toContain(KIND);
  });

  test.each([1, 2, 4])('is not seen in %i years of months', (years) => {
    for (let from = 0; from + years * 12 <= months.length; from += 12)
      expect(kindsOf(readText(down(months.slice(from, from + years * 12))))).not.toContain(KIND);
  });
});

test.each(['temperate', 'continental', 'equatorial'] as const)(
  'sums of twelve months are asked about in three years, too: %s',
  (climate) => {
    const sums = summed(monthsOf(climate), 12).slice(1, 37);
    expect(kindsOf(readText(down(sums)))).toContain(KIND);
  },
);

describe('the rain of October to April, and nothing beside the other months', () => {
  const isOf = ({ month }: Month): boolean => month > 9 || month < 5;
  const seasonal = (months: readonly Month[], to: (at: number, last: number) => number): string =>
    down(
      months.slice(9, -3).map((month, at, all) => {
        const first = at - (at % 12);
        const own = all.slice(first, to(at, first + 6) + 1);
        const sum = own.reduce((sum, { rain }) => sum + rain, 0);
        return isOf(month) ? { ...month, rain: Number(sum.toFixed(1)) } : month;
      }),
    ).replace(/^(\d+,[5-9],.*),[\d.]+$/gm, '$1,');

  test.each(['temperate', 'continental', 'mediterranean', 'polar'] as const)(
    'is asked about where it is summed, %s',
    (climate) => {
      const months = monthsOf(climate);
      expect(kindsOf(readText(seasonal(months, (_, last) => last)))).toContain(KIND);
      expect(kindsOf(readText(seasonal(months, (at) => at)))).toContain(KIND);
    },
  );

  test.each(ALL)('is read where it is each month’s own, %s', (climate) => {
    const own = monthsOf(climate).filter(isOf);
    expect(kindsOf(readText(down(own)))).not.toContain(KIND);
  });
});

test.each(['', '0'])('rain of quarters beside their last months and "%s" elsewhere', (none) => {
  const lines = monthsOf('temperate').map(({ year, month, max, min, rain }) =>
    [year, month, max, min, month % 3 === 2 ? rain * 3 : none].join(),
  );
  const text = `Year,Month,Tmax,Tmin,Rain (mm)\n${lines.join('\n')}`;
  const question = readText(text).findings.find(({ kind }) => kind === 'reading.one-month-a-year');
  expect(question).toMatchObject({ severity: 'error', params: { element: 'rain' } });
  const { rows } = readText(text, { wishes: { element: 'none' } });
  expect(Object.keys(rows[1] ?? {})).toHaveLength(1 + 24);
});

test('months of a wet season that grow in each year are rain', () => {
  const season = monthsOf('monsoon').filter(({ month }) => month > 2 && month < 9);
  const growing = season.map((one, at) => ({ ...one, rain: 3 ** (one.month - 2) + (at % 5) }));
  expect(kindsOf(readText(down(growing)))).not.toContain(KIND);
});

test.each([
  { of: (m: number) => m * 9, because: 'somebody made them up' },
  { of: (m: number) => 300 - m, because: 'these, too' },
  { of: (m: number) => (m < 12 ? m * 80 : 1234), because: 'and these' },
])('amounts that grow all year are rain: $because', ({ of }) => {
  const made = monthsOf('temperate').slice(0, 36);
  const text = down(made.map((one) => ({ ...one, rain: of(one.month) })));
  expect(kindsOf(readText(text))).not.toContain(KIND);
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
