import { elementNamed } from '../../headers/header-meaning.ts';
import type { Column, Table } from '../../headers/table.ts';
import { findKeys } from '../../keys/find-keys.ts';
import { withTitledMonth } from '../../keys/year-headings.ts';
import { elementColumns } from '../element-columns.ts';
import type { Asked, Fit, Layout } from '../layout.ts';
import { type Block, sideBySide, yearsInHeaders } from './blocks-beside.ts';
import { showsDays } from './days-across.ts';
import { keyShare } from './key-share.ts';

/** One row a month: year and month, or one date; the elements in columns, and no days. */
export const monthARow: Layout = (table, asked) =>
  showsDays(table) ? null : fitOfRows(table, asked, 'month');

/** One row a day: a date, or year, month and day in three columns. */
export const dayARow: Layout = (table, asked) => fitOfRows(table, asked, 'day');

function fitOfRows(table: Table, asked: Asked, granularity: 'month' | 'day'): Fit | null {
  const blocks = blocksOf(table)
    .map(({ columns, keys }) => ({
      columns,
      keys: granularity === 'month' ? withTitledMonth(table, keys) : keys,
    }))
    .filter(({ keys }) => keys.granularity === granularity)
    .map(({ columns, keys }) => ({
      keys,
      ...elementColumns({ ...table, columns: [...columns] }, keys, asked),
    }));
  const parts = blocks
    .filter(({ values, rowElement }) => rowElement || values.length > 0)
    .map(({ keys, values, rowElement }) => ({
      keys: { ...keys, element: rowElement?.index },
      values,
      rowElement,
    }));
  const refused = blocks.flatMap(({ refused, keys }) =>
    refused.map((column) => ({ ...column, keys })),
  );
  const unclear = blocks.flatMap((block) => block.unclear);
  const passedOver = blocks.flatMap((block) => block.passedOver);
  if (parts.length + refused.length + unclear.length === 0) return null;
  const score = scoreOf(table, parts);
  return { layout: `${granularity}-a-row`, table, parts, refused, passedOver, unclear, score };
}

function scoreOf(table: Table, parts: Fit['parts']): number {
  const [part] = parts;
  if (!part) return 0.05;
  const named = part.values.some(({ element }) => element) || part.rowElement;
  return keyShare(table, part.keys) * (named ? 0.9 : table.titles.some(elementNamed) ? 0.7 : 0.5);
}

/** The tables beside each other; one with years in its headers gives a block for each year. */
function blocksOf(table: Table): Block[] {
  const sets = sideBySide(table, table.columns);
  return sets.flatMap((columns) => {
    const keys = findKeys(table, columns);
    if (!keys) return [];
    const isUndated = keys.month !== undefined || keys.dates?.lacksYear;
    if (!isUndated || keys.year !== undefined) return [{ columns, keys }];
    const mayHead = ({ index, header }: Column): boolean =>
      !keys.all.includes(index) && !/\d[-/–]/.test(header);
    const byYear = yearsInHeaders(table, { columns, keys }, mayHead);
    // A single year over a single table is part of its title.
    return sets.length * byYear.length > 1 ? byYear : [{ columns, keys }];
  });
}
