import { expect, test } from '@jest/globals';
import { dateText } from '../../../src/core/calendar/civil-date.ts';
import { dateOf } from '../../../src/core/files/file-format.ts';
import type { KeptValue } from '../../../src/core/reading/kept-series.ts';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSeries } from '../../../src/core/sheet/rows/read-series.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { AROUND } from './shape-of.ts';

/** The values of a sheet's only element, each with its date. */
function kept(text: string, wishes: ReadOptions = {}): (Partial<KeptValue> & { date: string })[] {
  const grid = gridFromFile(Buffer.from(text), 'Hill farm.csv', AROUND);
  const [series] = readSeries([grid], wishes, AROUND);
  return (series?.values ?? []).map(({ at, sheet: _sheet, ...value }) => ({
    date: dateText(dateOf(series ?? { granularity: 'day' }, at)),
    ...value,
  }));
}

const RAIN = (rows: string) => `Date,Rain mm\n2001-03-01,1.5\n${rows}\n2001-03-09,4\n`;
const WARM = (rows: string) => `Date,Tmax °F\n2001-03-01,60\n${rows}\n2001-03-09,61\n`;
const MM = { unit: 'mm' };
const third = (value: Partial<KeptValue>) => ({ date: '2001-03-03', cell: 'B3', ...value });

test.each([
  {
    name: 'a plain number is itself',
    text: RAIN('2001-03-03,2.5'),
    expected: third({ value: 2.5, written: '2.5', ...MM }),
  },
  {
    name: 'a trace is no rain, and said',
    text: RAIN('2001-03-03,T'),
    expected: third({ value: 0, written: 'T', trace: true, ...MM }),
  },
  {
    name: 'a mark of the keeper stays',
    text: RAIN('2001-03-03,2.5*'),
    expected: third({ value: 2.5, written: '2.5*', mark: '*', ...MM }),
  },
  {
    name: 'E is how services mark what was estimated',
    text: RAIN('2001-03-03,2.5 E'),
    expected: third({ value: 2.5, written: '2.5 E', mark: 'E', estimated: true, ...MM }),
  },
  {
    name: 'words in place of a number are why there is none',
    text: RAIN('2001-03-03,gauge stolen'),
    expected: third({ value: null, written: 'gauge stolen', reason: 'gauge stolen', ...MM }),
  },
  {
    name: 'a missing code is no reason',
    text: RAIN('2001-03-03,-999'),
    expected: third({ value: null, written: '-999', ...MM }),
  },
  {
    name: 'a flag in the next column is its keeper’s mark, and T beside 0 a trace',
    text: 'Date,Rain mm,Rain Flag\n2001-03-01,1.5,\n2001-03-03,0,T\n2001-03-09,4,\n',
    expected: third({ value: 0, written: '0', mark: 'T', trace: true, ...MM }),
  },
  {
    name: 'a number that cannot be was not taken',
    text: RAIN('2001-03-03,-3'),
    expected: third({ value: null, written: '-3', reason: 'not taken', ...MM }),
  },

  {
    name: 'a blank cell is a cell',
    text: RAIN('2001-03-03,'),
    expected: third({ value: null, written: '', ...MM }),
  },
  {
    name: 'a blank that the person calls dry is no rain, and not written',
    text: RAIN('2001-03-03,'),
    wishes: { blankRainDay: 'dry' as const },
    expected: third({ value: 0, written: '', blank: true, ...MM }),
  },
  {
    name: 'such a blank is no rain in inches, too',
    text: RAIN('2001-03-03,').replace('mm', 'in'),
    wishes: { blankRainDay: 'dry' as const },
    expected: third({ value: 0, written: '', blank: true, unit: 'in' }),
  },
  {
    name: 'of two values for a day neither is taken',
    text: RAIN('2001-03-03,1\n2001-03-03,2'),
    expected: third({ value: null, written: '', reason: 'two values', ...MM }),
  },
  {
    name: '68 °F are 20 °C',
    text: WARM('2001-03-03,68'),
    expected: third({ value: 20, written: '68', unit: 'F' }),
  },
  {
    name: 'a converted value is a digit finer than what is written',
    text: WARM('2001-03-03,68.5'),
    expected: third({ value: 20.28, written: '68.5', unit: 'F' }),
  },
])('$name', ({ text, expected, wishes }) => {
  expect(kept(text, wishes)[1]).toEqual(expected);
});

test('an amount of several days stands at the last of them alone', () => {
  const text = 'Date,Rain mm,Accumulation\n2001-03-01,1.5,1\n2001-03-04,9,3\n2001-03-05,2,1\n';
  expect(kept(text).map(({ date, value, days }) => [date, value, days])).toEqual([
    ['2001-03-01', 1.5, undefined],
    ['2001-03-04', 9, 3],
    ['2001-03-05', 2, undefined],
  ]);
});

test('rain of the months to come is nobody’s', () => {
  const day = (month: number, rain: number) => `2026-${String(month).padStart(2, '0')}-01,${rain}`;
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const text = `Date,Rain mm\n${months.map((month) => day(month, month < 9 ? month : 0)).join('\n')}`;
  const found = kept(text, { missingDays: 'any' });
  expect(found.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('months stay months, with the words of their cells', () => {
  const text = 'Year,Jan,Feb,Mar\n2001,1.5,moved,3.5\n2002,4,5,6\n2003,1,2,3\n';
  const found = kept(text, { element: 'rain', rainUnit: 'mm' });
  expect(found.slice(0, 2)).toEqual([
    { date: '2001-01-31', value: 1.5, written: '1.5', unit: 'mm', cell: 'B2' },
    { date: '2001-02-28', value: null, written: 'moved', unit: 'mm', cell: 'C2', reason: 'moved' },
  ]);
});
