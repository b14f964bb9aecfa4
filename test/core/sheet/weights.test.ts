import { expect, test } from '@jest/globals';
import { columnLetters } from '../../../src/core/reading/cell-address.ts';
import { DECISIONS } from '../../../src/core/sheet/headers/decisions.ts';
import type { Table } from '../../../src/core/sheet/headers/table.ts';
import { tableAt } from '../../../src/core/sheet/headers/table.ts';
import { findKeys } from '../../../src/core/sheet/keys/find-keys.ts';
import {
  findNamelessTable,
  findTable,
  newPatience,
} from '../../../src/core/sheet/tables/find-tables.ts';
import { worth } from '../../../src/core/sheet/tables/layout.ts';
import { sheetOfGrid } from '../../../src/core/sheet/tables/sheet-of-grid.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';
import { AROUND, two } from './shape-of.ts';

/** A line with `{Y}` stands for four of them, one with `{m}` for one a month; `{n}` counts, `{r}` is any day of a month. */
function sheetOf(lines: readonly string[]) {
  const body = lines.filter((line) => line.includes('{'));
  const text = lines.filter((line) => !body.includes(line));
  let n = 0;
  for (let month = 0; month < 48; month++) {
    const [Y, m] = [1990 + Math.floor(month / 12), (month % 12) + 1];
    for (const line of body.filter((one) => m === 1 || one.includes('{m}'))) {
      n++;
      const put = { Y: `${Y}`, m: two(m), n: `${n}`, r: two(1 + ((n * 17) % 28)) };
      text.push(line.replace(/\{(\w)\}/g, (_, name: keyof typeof put) => put[name]));
    }
  }
  const bytes = new TextEncoder().encode(text.join('\n'));
  return sheetOfGrid(gridFromFile(bytes, 'a.csv', AROUND), AROUND);
}

test.each(Object.entries(DECISIONS.tables))('of two tables one wins by %s', (name, line) => {
  const before = line.share;
  const isFirst = (): boolean => {
    const [best = 0, other = 0] = line.better.map(worthOf);
    return best > other;
  };
  expect(isFirst()).toBe(true);
  line.share = name === 'onSide' ? 1.2 : 0;
  expect(isFirst()).toBe(false);
  line.share = before;
});

function worthOf(lines: readonly string[]): number {
  const sheet = sheetOf(lines);
  const asked = { columns: {} };
  const fit = findTable(sheet, 0, asked, newPatience(sheet)) ?? findNamelessTable(sheet, asked);
  return fit ? worth(fit) : 0;
}

test.each(Object.entries(DECISIONS.times))('by %s other columns say the time', (_, line) => {
  const table = tableAt(sheetOf(line.table), 0, 0);
  const before = line.adds;
  expect(timesIn(table)).toBe(line.says);
  line.adds = 0;
  expect(timesIn(table)).toBe(line.without);
  line.adds = before;
});

function timesIn(table: Table): string {
  const { year, month, day, date } = findKeys(table, table.columns) ?? {};
  const said = [year, month, day, date].filter((index) => index !== undefined);
  return [...new Set(said)].sort().map(columnLetters).join(' ');
}
