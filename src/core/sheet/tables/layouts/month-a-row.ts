import { elementNamed } from '../../headers/header-meaning.ts';
import type { Column, Table } from '../../headers/table.ts';
import { findKeys } from '../../keys/find-keys.ts';
import type { Granularity, Keys } from '../../keys/keys.ts';
import { yearNamed } from '../../keys/year-headings.ts';
import { elementColumns } from '../element-columns.ts';
import type { Asked, Fit, Layout, LayoutName } from '../layout.ts';
import { keyShare } from './key-share.ts';

/** One row a month: year and month, or one date; the elements in columns. */
export const monthARow: Layout = {
  name: 'month-a-row',
  recognise: (table, asked) => recogniseRows(table, asked, 'month', 'month-a-row'),
};

/** The same look for months and for days: keys to the left or right, an element a column. */
export function recogniseRows(
  table: Table,
  asked: Asked,
  granularity: Granularity,
  layout: LayoutName,
): Fit | null {
  const parts = [];
  const refused = [];
  const passedOver = [];
  const unclear = [];
  for (const { columns, keys } of blocksOf(table, asked.thisYear)) {
    if (!keys || keys.granularity !== granularity || lacksMonth(keys)) continue;
    const found = elementColumns({ ...table, columns }, keys, asked);
    refused.push(...found.refused);
    passedOver.push(...found.passedOver);
    unclear.push(...found.unclear);
    const { values, rowElement } = found;
    if (rowElement)
      parts.push({ keys: { ...keys, element: rowElement.index }, values, rowElement });
    else if (values.length) parts.push({ keys, values });
  }
  if (parts.length + refused.length + unclear.length === 0) return null;
  return {
    layout,
    table,
    parts,
    refused,
    passedOver,
    unclear,
    score: scoreOf(table, parts, asked),
  };
}

/** A year and a day: the months stand across. */
function lacksMonth({ year, month, day }: Keys): boolean {
  return year !== undefined && day !== undefined && month === undefined;
}

function scoreOf(table: Table, parts: Fit['parts'], { thisYear }: Asked): number {
  const [part] = parts;
  if (!part) return 0.05;
  const named = part.values.some(({ element }) => element) || part.rowElement;
  return (
    keyShare(table, part.keys, thisYear) *
    (named ? 0.9 : table.titles.some(elementNamed) ? 0.7 : 0.5)
  );
}

type Block = { columns: Column[]; keys: Keys | null };

/** "2011" over Max and Rain, or "2011 Max": the columns of each year are a part of their own. */
function blocksOf(table: Table, thisYear: number): Block[] {
  const yearOf = ({ header }: Column): number | undefined =>
    /\d[-/–]/.test(header) ? undefined : yearNamed(header, thisYear);
  const years = [...new Set(table.columns.map(yearOf))].filter((year) => year !== undefined);
  return sideBySide(table, thisYear).flatMap((columns) => {
    const keys = findKeys(table, columns, thisYear);
    const isUndated = keys?.month !== undefined || keys?.dates?.lacksYear;
    if (years.length < 2 || !keys || !isUndated || keys.year !== undefined)
      return [{ columns, keys }];
    return years.map((headedYear) => ({
      columns: columns.filter(
        (column) => keys.all.includes(column.index) || yearOf(column) === headedYear,
      ),
      keys: { ...keys, headedYear },
    }));
  });
}

/** "Year Month Tmax | Year Month Tmin": a key that comes again begins a table of its own. */
function sideBySide(table: Table, thisYear: number): Table['columns'][] {
  const [firstKey] = findKeys(table, table.columns, thisYear)?.all ?? [];
  const first = table.columns.find(({ index }) => index === firstKey);
  if (!first || first.own === '' || !first.meaning.key) return [table.columns];
  const starts = table.columns.filter(({ own }) => own === first.own).map(({ index }) => index);
  const sets = starts.map((start, at) =>
    table.columns.filter(
      ({ index }) =>
        (index >= start || at === 0) && index < (starts[at + 1] ?? Number.POSITIVE_INFINITY),
    ),
  );
  const sound = sets.every(
    (columns) =>
      columns.some(({ meaning }) => meaning.element) && findKeys(table, columns, thisYear),
  );
  return starts.length > 1 && sound ? sets : [table.columns];
}
