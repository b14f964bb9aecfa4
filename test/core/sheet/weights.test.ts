import { expect, test } from '@jest/globals';
import {
  findNamelessTable,
  findTable,
  newPatience,
} from '../../../src/core/sheet/tables/find-tables.ts';
import { WEIGHTS, worth } from '../../../src/core/sheet/tables/layout.ts';
import { sheetOfGrid } from '../../../src/core/sheet/tables/sheet-of-grid.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { AROUND } from './shape-of.ts';

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';
const ROWS = [1990, 1991, 1992, 1993].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => `${year},${month + 1},${20 + month},${9 + month}`),
);
const ACROSS = [1990, 1991, 1992].map((year) => `${year},1,2,3,4,5,6,7,8,9,10,11,12`);
const lines = (...all: (string | string[])[]) => all.flat().join('\n');

/** Of two tables the first says the more. */
const EXAMPLES: Record<keyof typeof WEIGHTS, { yes: string; no: string }> = {
  wholeTime: {
    yes: lines('Rain (mm)', `Year,${MONTHS}`, ACROSS),
    no: lines('Rain (mm)', 'Year,Jan,Feb,Mar,Apr', ACROSS),
  },
  someMonths: {
    yes: lines('Year,Jan,Feb,Mar', ['1990,1,2,3', '1991,4,5,6', '1992,7,8,9']),
    no: lines('Year,Month,Value', ROWS),
  },
  named: {
    yes: lines('Year,Month,Rain (mm)', ROWS),
    no: lines('Rain (mm)', 'Year,Month,Value', ROWS),
  },
  titled: {
    yes: lines('Rain (mm)', 'Year,Month,Value', ROWS),
    no: lines('Year,Month,Value', ROWS),
  },
  nameless: {
    yes: lines('Year,Month,Value', ROWS),
    no: lines('Year,Month,Tmax anomaly,Tmin anomaly', ROWS),
  },
  refused: {
    yes: lines('Year,Month,Tmax anomaly,Tmin anomaly', ROWS),
    no: lines('Shop,Price', ['a,2', 'b,3']),
  },
  onSide: {
    yes: lines(`Rain,${MONTHS}`, ACROSS),
    no: lines(
      'Rain,1990,1991,1992',
      MONTHS.split(',').map((month, at) => `${month},${at},2,3`),
    ),
  },
  column: {
    yes: lines('Year,Month,Tmax,Tmin', ROWS),
    no: lines('Year,Month,Tmax,Shoe', ROWS),
  },
};

test.each(Object.entries(EXAMPLES))('of two tables one wins by %s', (_, { yes, no }) => {
  expect(worthOf(yes)).toBeGreaterThan(worthOf(no));
});

test('without its weight no table wins by it', () => {
  const decided = Object.entries(EXAMPLES).filter(([name, { yes, no }]) => {
    const weight = name as keyof typeof WEIGHTS;
    const before = WEIGHTS[weight];
    WEIGHTS[weight] = weight === 'onSide' ? 1.2 : 0;
    const isStill = worthOf(yes) > worthOf(no);
    WEIGHTS[weight] = before;
    return !isStill;
  });
  expect(decided.map(([name]) => name)).toEqual(Object.keys(EXAMPLES));
});

function worthOf(text: string): number {
  const sheet = sheetOfGrid(gridFromFile(new TextEncoder().encode(text), 'a.csv', AROUND), AROUND);
  const asked = { columns: {} };
  const fit = findTable(sheet, 0, asked, newPatience(sheet)) ?? findNamelessTable(sheet, asked);
  return fit ? worth(fit) : 0;
}
