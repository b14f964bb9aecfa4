import type { Column, Table } from '../../headers/table.ts';
import { indexesOf } from '../../headers/table.ts';
import { findKeys } from '../../keys/find-keys.ts';
import type { Keys } from '../../keys/keys.ts';
import { yearNamed } from '../../keys/year-headings.ts';

export type Block = { columns: readonly Column[]; keys: Keys };

/** "Year Month Tmax | Year Month Tmin": where the first key comes again, another table begins. */
export function sideBySide(table: Table, columns: readonly Column[]): (readonly Column[])[] {
  const [firstKey] = keysBeside(table, columns)?.all ?? [];
  const first = columns.find(({ index }) => index === firstKey);
  if (!first || first.name === '' || !first.meaning.key) return [columns];
  const starts = indexesOf(columns.filter(({ name }) => name === first.name));
  const sets = starts.map((start, at) =>
    columns.filter(
      ({ index }) => (index >= start || at === 0) && index < (starts[at + 1] ?? Infinity),
    ),
  );
  const areAlike = new Set(sets.map(wordsOver)).size === 1;
  const isSound = (set: readonly Column[]): boolean =>
    (areAlike || set.some(({ meaning }) => meaning.element || meaning.month)) &&
    keysBeside(table, set) !== null;
  return starts.length > 1 && sets.every(isSound) ? sets : [columns];
}

/** "Year, Month, A, B" over one block and over the next: nobody need know what A and B are. */
function wordsOver(columns: readonly Column[]): string {
  return JSON.stringify(columns.map(({ name }) => name));
}

/** Looks for keys beside the months, if there are columns of months. */
export function keysBeside(table: Table, columns: readonly Column[]): Keys | null {
  const free = columns.filter(({ meaning }) => !meaning.month);
  return findKeys(table, free.length < columns.length ? free : columns);
}

/** "2011" over Max and Rain, "2011 Max", "jun_2018": makes a block of the columns of each year. */
export function yearsInHeaders(
  { sheet }: Table,
  { columns, keys }: Block,
  mayHead: (column: Column) => boolean,
): Block[] {
  const yearOf = (column: Column): number | undefined =>
    mayHead(column) ? yearNamed(column.header, sheet.thisYear) : undefined;
  const years = [...new Set(columns.map(yearOf))].filter((year) => year !== undefined);
  return years.map((headedYear) => ({
    keys: { ...keys, headedYear },
    columns: columns.filter((column) => !mayHead(column) || yearOf(column) === headedYear),
  }));
}
