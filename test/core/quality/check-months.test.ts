import { describe, expect, test } from '@jest/globals';
import type { Element } from '../../../src/core/dataset/columns.ts';
import { checkMonths } from '../../../src/core/quality/check-months.ts';
import type { MonthlyReading } from '../../../src/core/reading/monthly-reading.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import { sayFinding } from '../../../src/core/words/finding-words.ts';
import { LANGUAGES } from '../../../src/core/words/languages.ts';
import { type Climate, inventedMonths, type Month } from '../../support/invented-station.ts';
import { readingOf } from './reading-of.ts';

const FIRST = 1931;

type Case = {
  name: string;
  climate?: Climate;
  years?: number;
  /** what goes wrong with a clean record of sixty years */
  spoil: (months: Month[]) => void;
  kind: string;
  severity: Finding['severity'];
  params?: Finding['params'];
  cells?: string[];
};

/** Row 2 is 1931; columns go 01_max (B), 01_min (C), 01_rain (D), 02_max (E) … */
const CASES: Case[] = [
  {
    name: 'a missing code that was taken for a temperature blocks',
    spoil: (months) => set(months, 1950, 3, 'max', 999.9),
    kind: 'quality.value-impossible',
    severity: 'error',
    params: { count: 1, element: 'max', year: 1950, month: 3, value: 999.9 },
    cells: ['H21'],
  },
  {
    name: 'negative rain blocks',
    spoil: (months) => set(months, 1950, 3, 'rain', -1),
    kind: 'quality.value-impossible',
    severity: 'error',
    cells: ['J21'],
  },
  {
    name: 'rain summed up since January is no amount',
    spoil: (months) => {
      let sum = 0;
      for (const month of months) {
        sum = month.month === 1 ? month.rain : sum + month.rain;
        month.rain = sum;
      }
    },
    kind: 'quality.running-totals',
    severity: 'warning',
    params: { year: '1931–1990' },
    cells: ['D2'],
  },
  {
    name: 'a month that only Cherrapunji knows is worth a look',
    climate: 'monsoon',
    spoil: (months) => set(months, 1950, 7, 'rain', 3400),
    kind: 'quality.rain-rare',
    severity: 'warning',
    params: { count: 1, value: 3400, year: 1950, month: 7 },
  },
  {
    name: 'a year of rain beyond any on Earth blocks, though each month could be',
    climate: 'monsoon',
    spoil: (months) => ofYear(months, 1950, (month) => ({ ...month, rain: 2900 })),
    kind: 'quality.rain-year-impossible',
    severity: 'error',
    params: { year: '1950', total: 34_800 },
  },
  {
    name: 'a year that the wettest places have is worth a look',
    climate: 'monsoon',
    spoil: (months) => ofYear(months, 1950, (month) => ({ ...month, rain: 1100 })),
    kind: 'quality.rain-year-rare',
    severity: 'warning',
  },
  {
    name: 'a minimum above its maximum, each usual for the other, changed places',
    spoil: (months) => ofMonth(months, 1950, 3, (one) => ({ ...one, max: one.min, min: one.max })),
    kind: 'quality.min-max-exchanged',
    severity: 'warning',
    params: { count: 1, year: 1950, month: 3 },
    cells: ['H21', 'I21'],
  },
  {
    name: 'a minimum above its maximum in a short record, which cannot say what is usual, is a slip',
    years: 5,
    spoil: (months) => ofMonth(months, 1934, 3, (one) => ({ ...one, max: one.min, min: one.max })),
    kind: 'quality.min-above-max',
    severity: 'warning',
    params: { count: 1, year: 1934, month: 3 },
    cells: ['H5', 'I5'],
  },
  {
    name: 'many minima above their maxima are columns taken for one another',
    spoil: (months) => every(months, (one) => ({ ...one, max: one.min, min: one.max })),
    kind: 'quality.min-max-swapped',
    severity: 'error',
    params: { count: 720, of: 720 },
  },
  {
    name: 'two equal columns are one column read twice',
    spoil: (months) => every(months, (one) => ({ ...one, min: one.max })),
    kind: 'quality.min-equals-max',
    severity: 'error',
  },
  {
    name: 'a maximum further from its minimum than anywhere known, in a record too short to say more',
    years: 5,
    spoil: (months) => ofMonth(months, 1934, 7, (one) => ({ ...one, max: one.min + 31 })),
    kind: 'quality.range-too-wide',
    severity: 'warning',
    params: { count: 1, year: 1934, month: 7 },
  },
  {
    name: 'a maximum in °F beside a minimum in °C is named, not only too far from it',
    climate: 'polar',
    spoil: (months) => ofMonth(months, 1950, 7, (one) => ({ ...one, max: one.max * 1.8 + 32 })),
    kind: 'quality.outlier-fahrenheit',
    severity: 'warning',
    params: { element: 'max', year: 1950, month: 7 },
    cells: ['T21'],
  },
  {
    name: 'five degrees too many stand out, though such Julys have been, because the minimum is usual',
    spoil: (months) => ofMonth(months, 1950, 7, (one) => ({ ...one, max: one.max + 5 })),
    kind: 'quality.outlier',
    severity: 'warning',
    params: { element: 'max', otherElement: 'min', year: 1950, month: 7 },
    cells: ['T21'],
  },
  {
    name: 'a maximum and a minimum that are too far from each other are one doubt',
    spoil: (months) =>
      ofMonth(months, 1950, 7, (one) => ({ ...one, max: one.max + 4, min: one.min - 4 })),
    kind: 'quality.outlier-pair',
    severity: 'warning',
    params: { element: 'max', otherElement: 'min', year: 1950, month: 7 },
    cells: ['T21', 'U21'],
  },
  {
    name: 'a wild month whose other temperature is missing is judged by the months around it',
    spoil: (months) => ofMonth(months, 1950, 7, (one) => ({ ...one, max: one.max + 12, min: NaN })),
    kind: 'quality.outlier-by-time',
    severity: 'warning',
    params: { element: 'max', year: 1950, month: 7 },
    cells: ['T21'],
  },
  {
    name: 'two months of one element that changed places are one mistake',
    climate: 'continental',
    spoil: (months) => exchange(months, 1950, 4),
    kind: 'quality.months-exchanged',
    severity: 'warning',
    params: { element: 'max', year: 1950, month: 4, nextMonth: 5 },
    cells: ['K21', 'N21'],
  },
  {
    name: 'a row typed one cell too far to the right fits the months before',
    spoil: (months) => late(months, 1940, ['max', 'min', 'rain']),
    kind: 'quality.year-late',
    severity: 'warning',
    params: { year: 1940 },
  },
  {
    name: 'one element of a year alone can be late',
    climate: 'continental',
    spoil: (months) => late(months, 1950, ['min']),
    kind: 'quality.year-late-one',
    severity: 'warning',
    params: { year: 1950, element: 'min' },
  },
  {
    name: 'a new screen warms the maximum by two degrees and leaves the minimum',
    spoil: (months) => from(months, 1960, (one) => ({ ...one, max: one.max + 2 })),
    kind: 'quality.level-higher',
    severity: 'warning',
    params: { element: 'max', otherElement: 'min', year: 1960 },
    cells: ['B31'],
  },
  {
    name: 'a station that moved down the hill is warmer by day and night',
    climate: 'southern',
    spoil: (months) =>
      from(months, 1960, (one) => ({ ...one, max: one.max + 2, min: one.min + 2 })),
    kind: 'quality.level-both-higher',
    severity: 'warning',
    params: { year: 1960 },
  },
  {
    name: 'one that moved up the hill is colder by day and night',
    climate: 'southern',
    spoil: (months) =>
      from(months, 1960, (one) => ({ ...one, max: one.max - 2, min: one.min - 2 })),
    kind: 'quality.level-both-lower',
    severity: 'warning',
    params: { year: 1960 },
  },
  {
    name: 'no rain in a month that had some mm at its driest, where that lies far out',
    climate: 'southern',
    spoil: (months) => set(months, 1950, 4, 'rain', 0),
    kind: 'quality.rain-zero-unlikely',
    severity: 'warning',
    params: { count: 1, year: 1950, month: 4 },
  },
  {
    name: 'a slipped decimal point is named as such',
    spoil: (months) => ofMonth(months, 1950, 7, (one) => ({ ...one, min: one.min / 10 })),
    kind: 'quality.outlier-decimal',
    severity: 'warning',
    params: { count: 1, element: 'min', year: 1950, month: 7 },
    cells: ['U21'],
  },
  {
    name: 'a lost minus is named as such',
    climate: 'polar',
    spoil: (months) => set(months, 1950, 1, 'max', 27.5),
    kind: 'quality.outlier-sign',
    severity: 'warning',
    params: { element: 'max', year: 1950, month: 1, value: 27.5 },
  },
  {
    name: 'digits turned round lie far from that month’s other years',
    climate: 'equatorial',
    spoil: (months) => set(months, 1950, 7, 'min', 12.2),
    kind: 'quality.outlier',
    severity: 'warning',
    params: { element: 'min', year: 1950, month: 7, value: 12.2 },
  },
  {
    name: 'ten times the rain is more than the season ever had',
    spoil: (months) => set(months, 1950, 8, 'rain', 655),
    kind: 'quality.rain-outlier',
    severity: 'warning',
    params: { count: 1, year: 1950, month: 8, value: 655 },
  },
  {
    name: 'no rain in a month that is never dry is a gauge nobody read',
    climate: 'equatorial',
    spoil: (months) => set(months, 1950, 4, 'rain', 0),
    kind: 'quality.rain-zero-unlikely',
    severity: 'warning',
    params: { count: 1, year: 1950, month: 4 },
    cells: ['M21'],
  },
  {
    name: 'months without rain before their sum are a gauge read late',
    climate: 'equatorial',
    spoil: (months) => {
      set(months, 1950, 4, 'rain', 0);
      set(months, 1950, 5, 'rain', 0);
      set(months, 1950, 6, 'rain', 640);
    },
    kind: 'quality.rain-zeros-then-total',
    severity: 'warning',
    params: { count: 2, year: 1950, month: 6, value: 640 },
    cells: ['M21', 'P21', 'S21'],
  },
  {
    name: 'a cell filled down a row of months',
    spoil: (months) => {
      for (const month of [3, 4, 5, 6, 7, 8]) set(months, 1950, month, 'max', 14.2);
    },
    kind: 'quality.streak-of-months',
    severity: 'warning',
    params: { count: 6, element: 'max', year: 1950, month: 3, value: 14.2 },
  },
  {
    name: 'a usual value filled in year after year',
    spoil: (months) => {
      for (const year of [1950, 1951, 1952, 1953, 1954, 1955]) set(months, year, 7, 'rain', 60.1);
    },
    kind: 'quality.streak-of-years',
    severity: 'warning',
    params: { count: 6, element: 'rain', year: 1950, month: 7 },
  },
  {
    name: 'a row copied to another year',
    spoil: (months) =>
      ofYear(months, 1950, (one) => {
        const copied = months.find(({ year, month }) => year === 1944 && month === one.month);
        return { ...one, max: copied?.max ?? 0 };
      }),
    kind: 'quality.years-equal',
    severity: 'warning',
    params: { count: 1, element: 'max', years: '1944, 1950' },
  },
  {
    name: 'a station that moved up the hill',
    spoil: (months) => from(months, 1960, (one) => ({ ...one, max: one.max - 4 })),
    kind: 'quality.level-lower',
    severity: 'warning',
    params: { element: 'max', year: 1960 },
  },
  {
    name: 'a step of the only temperature there is',
    spoil: (months) =>
      from(months, 1931, (one) => ({
        ...one,
        max: one.year < 1960 ? one.max : one.max - 4,
        min: NaN,
      })),
    kind: 'quality.step',
    severity: 'warning',
    params: { element: 'max', year: 1960 },
  },
  {
    name: 'a gauge at another place, with a third of the rain',
    spoil: (months) => from(months, 1960, (one) => ({ ...one, rain: one.rain / 3 })),
    kind: 'quality.rain-step',
    severity: 'warning',
    params: { element: 'rain', year: 1960 },
  },
  {
    name: 'the levels around a step are those of the months that somebody measured',
    spoil: (months) =>
      from(months, 1931, ({ max, ...one }) => ({
        ...one,
        max: isSummer(one) ? NaN : one.year < 1960 ? max : max - 4,
        min: NaN,
      })),
    kind: 'quality.step',
    severity: 'warning',
    params: { before: 12.2, after: 8.5 },
  },
  {
    name: 'rain in inches from one year on at a school, which measures none in summer',
    spoil: (months) =>
      from(months, 1931, ({ rain, ...one }) => ({
        ...one,
        rain: isSummer(one) ? NaN : one.year < 1960 ? rain : rain / 25.4,
      })),
    kind: 'quality.unit-change',
    severity: 'error',
    params: { element: 'rain', year: 1960, from: 'mm', to: 'in' },
  },
  {
    name: 'degrees Fahrenheit from one year on make a wrong dataset',
    climate: 'polar',
    spoil: (months) => from(months, 1960, (one) => ({ ...one, min: one.min * 1.8 + 32 })),
    kind: 'quality.unit-change',
    severity: 'error',
    params: { element: 'min', year: 1960, from: '°C', to: '°F' },
  },
  {
    name: 'inches up to one year make a wrong dataset',
    spoil: (months) => before(months, 1960, (one) => ({ ...one, rain: one.rain / 25.4 })),
    kind: 'quality.unit-change',
    severity: 'error',
    params: { element: 'rain', year: 1960, from: 'in', to: 'mm' },
  },
  {
    name: 'years without any row',
    spoil: (months) => drop(months, ({ year }) => year >= 1936 && year <= 1939),
    kind: 'quality.year-gap',
    severity: 'warning',
    params: { count: 4, years: '1936–1939' },
    cells: ['B11'],
  },
];

const CHECKED = new Map<Case, Finding[]>();

function checkedCase(one: Case): Finding[] {
  const { climate = 'temperate', years = 60, spoil } = one;
  const months = inventedMonths(climate, { firstYear: FIRST, years, seed: 7 });
  spoil(months);
  const found = CHECKED.get(one) ?? checkMonths(readingOf(months));
  CHECKED.set(one, found);
  return found;
}

test.each(CASES.map((one) => ({ ...one, one })))('$name', ({ one }) => {
  const { kind, severity, params, cells } = one;
  const found = checkedCase(one).find((finding) => finding.kind === kind);
  expect(found).toMatchObject({ kind, severity, params: params ?? {} });
  if (cells) expect(found?.places).toEqual([{ sheet: 'Farm', cells }]);
});

test('every doubt about a month is said in full in every language', () => {
  const doubts = CASES.flatMap(checkedCase);
  const sentences = LANGUAGES.flatMap((language) =>
    doubts.map((finding) => sayFinding(finding, language)),
  );
  expect(sentences.filter((said) => /[{}]|quality\.|1,9\d\d|1\.9\d\d/.test(said))).toEqual([]);
});

describe('one doubt at a time', () => {
  test('a value that no month has had is not called an outlier as well', () => {
    const months = inventedMonths('temperate', { firstYear: FIRST, years: 60 });
    set(months, 1950, 3, 'max', 999.9);
    expect(kindsOf(readingOf(months))).not.toContain('quality.outlier');
  });

  test('a month of rain that cannot be counts into no year', () => {
    const months = inventedMonths('temperate', { firstYear: FIRST, years: 9 });
    set(months, 1935, 7, 'rain', 30_000);
    expect(kindsOf(readingOf(months))).toEqual(['quality.value-impossible']);
  });

  test('ten years say nothing about what is usual, so a wild one is left alone', () => {
    const months = inventedMonths('temperate', { firstYear: FIRST, years: 9 });
    set(months, 1935, 7, 'max', 34.5);
    expect(kindsOf(readingOf(months))).toEqual([]);
  });
});

describe('months without a value', () => {
  const months = inventedMonths('temperate', { firstYear: FIRST, years: 10 });
  const without = (gone: (month: Month) => boolean): MonthlyReading =>
    readingOf(months.map((month) => (gone(month) ? { ...month, rain: Number.NaN } : month)));

  test.each([
    {
      name: 'in the middle are told',
      gone: ({ year, month }: Month) => year === 1935 && month < 4,
      expected: [{ count: 3, years: '1935' }],
    },
    {
      name: 'before an element begins are not missing',
      gone: ({ year, month }: Month) => year < 1935 || (year === 1935 && month < 4),
      expected: [],
    },
    {
      name: 'after an element ends are not missing',
      gone: ({ year, month }: Month) => year === 1940 && month > 3,
      expected: [],
    },
    {
      name: 'that stand nowhere in the table are not missing from it',
      gone: ({ month }: Month) => month > 6,
      expected: [],
    },
    {
      name: 'that fill a year are not told month by month',
      gone: ({ year }: Month) => year === 1935,
      expected: [],
    },
  ])('$name', ({ gone, expected }) => {
    const found = checkMonths(without(gone));
    expect(found.map(({ params }) => params)).toEqual(expected);
  });

  test('that were left out for their missing days are told by the reader alone', () => {
    const reading = without(({ year, month }) => year === 1935 && month === 4);
    const left = { element: 'rain', year: 1935, month: 4, used: false } as const;
    expect(checkMonths({ ...reading, partial: [left] })).toEqual([]);
  });
});

describe('a yearly figure of the sheet itself', () => {
  const months = inventedMonths('temperate', { firstYear: FIRST, years: 20 });
  const stated = (change: (total: number, year: number) => number): MonthlyReading => {
    const reading = readingOf(months);
    const years = Array.from({ length: 20 }, (_, index) => FIRST + index);
    const statedYears = years.map((year) => {
      const total = months
        .filter((month) => month.year === year)
        .reduce((sum, month) => sum + month.rain, 0);
      const value = change(total, year);
      const place = { sheet: 'Farm', rowIndex: year - FIRST + 1, columnIndex: 37 };
      return { element: 'rain' as const, year, value, ...place };
    });
    return { ...reading, statedYears };
  };

  test.each([
    { name: 'that agrees is proof, not news', change: (total: number) => total, expected: [] },
    {
      name: 'rounded to whole millimetres agrees',
      change: (total: number) => Math.round(total),
      expected: [],
    },
    {
      name: 'that differs once points at a cell',
      change: (total: number, year: number) => (year === 1940 ? total + 100 : total),
      expected: ['quality.totals-disagree'],
    },
    {
      name: 'that always differs points at the columns',
      change: (total: number) => total * 2,
      expected: ['quality.totals-disagree-mostly'],
    },
  ])('$name', ({ change, expected }) => {
    expect(kindsOf(stated(change))).toEqual(expected);
  });
});

describe('the order of the years', () => {
  const months = inventedMonths('temperate', { firstYear: FIRST, years: 30 });

  test.each([
    { name: 'from new to old is an order too', order: (year: number) => -year, expected: [] },
    {
      name: 'is broken by a year that stands elsewhere',
      order: (year: number) => (year === 1935 ? 1950.5 : year),
      expected: ['quality.years-out-of-order'],
    },
    {
      name: 'is nothing to speak of where there is none',
      order: (year: number) => (year * 7) % 30,
      expected: [],
    },
  ])('$name', ({ order, expected }) => {
    const rows = [...new Set(months.map(({ year }) => year))].sort((a, b) => order(a) - order(b));
    expect(kindsOf(readingOf(months, (year) => rows.indexOf(year) + 1))).toEqual(expected);
  });
});

function kindsOf(reading: MonthlyReading): string[] {
  return checkMonths(reading).map(({ kind }) => kind);
}

function every(months: Month[], change: (month: Month) => Month): void {
  months.forEach((month, index) => {
    months[index] = change(month);
  });
}

function where(test: (month: Month) => boolean, change: (month: Month) => Month) {
  return (month: Month): Month => (test(month) ? change(month) : month);
}

function set(months: Month[], year: number, month: number, element: Element, value: number): void {
  ofMonth(months, year, month, (one) => ({ ...one, [element]: value }));
}

function ofMonth(
  months: Month[],
  year: number,
  month: number,
  change: (month: Month) => Month,
): void {
  every(
    months,
    where((one) => one.year === year && one.month === month, change),
  );
}

function ofYear(months: Month[], year: number, change: (month: Month) => Month): void {
  every(
    months,
    where((one) => one.year === year, change),
  );
}

function from(months: Month[], year: number, change: (month: Month) => Month): void {
  every(
    months,
    where((one) => one.year >= year, change),
  );
}

function before(months: Month[], year: number, change: (month: Month) => Month): void {
  every(
    months,
    where((one) => one.year < year, change),
  );
}

function isSummer({ month }: Pick<Month, 'month'>): boolean {
  return month === 7 || month === 8;
}

function drop(months: Month[], gone: (month: Month) => boolean): void {
  months.splice(0, months.length, ...months.filter((month) => !gone(month)));
}

/** April's maximum under May and May's under April, say. */
function exchange(months: Month[], year: number, month: number): void {
  const [one, next] = [month, month + 1].map((own) =>
    months.find((other) => other.year === year && other.month === own),
  );
  if (!one || !next) throw new Error(`Cannot exchange month ${month} of ${year}: it is not there`);
  [one.max, next.max] = [next.max, one.max];
}

/** January has no value then, and December's is lost. */
function late(months: Month[], year: number, elements: Element[]): void {
  const own = months.filter((month) => month.year === year);
  for (const element of elements)
    for (let month = 11; month >= 0; month--) {
      const to = own[month];
      if (to) to[element] = own[month - 1]?.[element] ?? Number.NaN;
    }
}
