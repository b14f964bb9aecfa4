import { isColumnKey } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';
import type { Around, Cell, Grid, Reading, Wishes } from './reading.ts';

/** The thin slice: canonical headers in the first row. */
export function readSheets(grids: Grid[], _wishes: Wishes, _around: Around): Reading {
  const [grid] = grids;
  const [header = [], ...body] = grid?.cells ?? [];
  const rows = body.flatMap((cells) => readRow(header, cells));
  const years = rows.map((row) => row.Year);
  const span = { firstYear: Math.min(...years), lastYear: Math.max(...years), months: 0 };
  return {
    rows,
    findings: [],
    understood: {
      layout: 'canonical',
      headerRow: 1,
      columns: [],
      span,
      skipped: [],
      sentence: { kind: 'canonical', params: {} },
    },
    completeness: { firstYear: span.firstYear, lastYear: span.lastYear, elements: [] },
  };
}

function readRow(header: Cell[], cells: Cell[]): Row[] {
  const year = cells[header.indexOf('Year')];
  if (typeof year !== 'number') return [];
  const row: Row = { Year: year };
  header.forEach((key, index) => {
    const value = cells[index];
    if (typeof key === 'string' && isColumnKey(key) && typeof value === 'number') row[key] = value;
  });
  return [row];
}
