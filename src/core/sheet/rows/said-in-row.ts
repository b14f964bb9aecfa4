import { readMeta } from '../../files/meta-entries.ts';
import type { KeptValue } from '../../reading/kept-series.ts';
import type { Cell, Grid } from '../../reading/reading.ts';
import { isText } from '../cells/sheet-cells.ts';

/** What its row says of a value: the link to the scanned page, and in the exchange format what is known of it. */
export function saidInRow(grid: Grid, rowIndex: number): Partial<KeptValue> {
  const row = grid.cells[rowIndex] ?? [];
  const link = row.find(isLink);
  const meta = isExchanged(grid) ? row[META] : null;
  if (!isText(meta) || !meta.includes('=')) return link ? { link } : {};
  // What has no original there was written nowhere: the person said that a blank was dry.
  return { written: '', ...readMeta(meta) };
}

function isLink(cell: Cell): cell is string {
  return isText(cell) && /^https?:\/\/\S+$/.test(cell);
}

function isExchanged({ cells }: Grid): boolean {
  return cells[0]?.[0] === 'SEF';
}

/** Year, Month, Day, Hour, Minute, Period, Value, Meta */
const META = 7;
