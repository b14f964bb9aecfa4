import { describe, expect, test } from '@jest/globals';
import type { Finding, Grid } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { inventedMonths } from '../../support/invented-station.ts';
import { rowsOf } from './agencies/agency-table.ts';
import { AROUND } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 2001, years: 4, seed: 21 });
type Element = 'max' | 'min' | 'rain';

/** A year a row and a month a column, as in a book with an element a tab. */
function tabOf(sheet: string, element: Element, book?: string): Grid {
  const years = [2001, 2002, 2003, 2004].map((year) => [
    year,
    ...months.filter((one) => one.year === year).map((one) => one[element]),
  ]);
  return { sheet, ...(book && { book }), cells: [['', ...Array(12).keys()].map(named), ...years] };
}
const named = (at: string | number): string | number => (at === '' ? 'Year' : Number(at) + 1);

function asked(grids: Grid[], sent: string[] = []): Finding | undefined {
  const { findings } = readSheets(grids, {}, { ...AROUND, sent }, () => []);
  return findings.find(({ kind }) => kind === 'reading.other-sheets-belong');
}

describe('tabs that are named for elements of one record', () => {
  test.each([
    ['Tmax', 'Tmin', 'Rain'],
    ['max', 'min', 'pcp'],
    ['Kew max', 'Kew min', 'Kew rain'],
    ['1 Tmax', '2 Tmin', '3 Rain'],
    ['teplota maximální', 'teplota minimální', 'úhrn srážek'],
    ['Máximas', 'Mínimas', 'Lluvia'],
    ['Höchsttemperatur', 'Tiefsttemperatur', 'Niederschlag'],
    ['Макс', 'Мин', 'Осадки'],
    ['平均最高气温', '平均最低气温', '降水量'],
  ])('%s, %s and %s are read together or not, as a person says', (max, min, rain) => {
    const tabs = [tabOf(max, 'max'), tabOf(min, 'min'), tabOf(rain, 'rain')];
    for (const first of tabs) {
      const grids = [first, ...tabs.filter((tab) => tab !== first)];
      const question = asked(grids);
      expect(question).toMatchObject({ severity: 'error', choices: { wish: 'sheets' } });
      const sheets = JSON.parse(question?.choices?.options[0]?.value ?? '[]') as string[];
      const together = readSheets(grids, { sheets }, AROUND, () => []);
      expect(together.rows).toEqual(rowsOf(months));
      const alone = readSheets(grids, { sheets: [first.sheet] }, AROUND, () => []);
      expect(alone.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  test('"Temperature" with both beside "Rain" is asked about, too', () => {
    const cells = [
      ['Year', 'Month', 'Max', 'Min'],
      ...months.map(({ year, month, max, min }) => [year, month, max, min]),
    ];
    const warmth = { sheet: 'Temperature', cells };
    expect(asked([warmth, tabOf('Rain', 'rain')])?.severity).toBe('error');
  });

  test('are told of where one was sent alone before', () => {
    expect(asked([tabOf('Tmax', 'max'), tabOf('Rain', 'rain')], ['max'])?.severity).toBe('warning');
  });
});

describe('tabs are offered and nothing is asked', () => {
  const later = (tab: Grid): Grid => ({
    ...tab,
    cells: tab.cells.map(([year = '', ...more]) => [
      typeof year === 'number' ? year + 10 : year,
      ...more,
    ]),
  });

  test.each([
    { name: 'of another place', grids: [tabOf('Kew max', 'max'), tabOf('Upton rain', 'rain')] },
    {
      name: 'of other years',
      grids: [tabOf('Rain to 2004', 'rain'), later(tabOf('Rain from 2011', 'rain'))],
    },
  ])('$name', ({ grids }) => {
    expect(asked(grids)?.severity).toBe('note');
  });
});
