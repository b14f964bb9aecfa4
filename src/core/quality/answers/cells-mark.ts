import { cellAddress } from '../../reading/cell-address.ts';
import type { Finding, Grid } from '../../reading/reading.ts';
import { fingerprintOfTexts } from '../../upload/fingerprint.ts';
import { cellAt, placeOfAddress } from './raw-cells.ts';

/** Nobody mends more of them before looking at what is left. */
const MOST_CELLS = 60;

/** The cells that are looked at to see whether somebody has mended something. */
export function cellsLookedAt(places: Finding['places']): { sheet: string; cell: string }[] {
  return places
    .flatMap(({ sheet, cells }) =>
      cells
        .slice(0, MOST_CELLS)
        .flatMap(cellsIn)
        .map((cell) => ({ sheet, cell })),
    )
    .slice(0, MOST_CELLS);
}

/** Made of what stands in these cells: another one where any of them was changed. */
export function cellsMark(places: Finding['places'], grids: readonly Grid[]): string {
  return fingerprintOfTexts(
    cellsLookedAt(places).map(({ sheet, cell }) => JSON.stringify(cellAt(grids, sheet, cell))),
  );
}

/** "A3:F3" has six; what a page sends that is no address has none. */
function cellsIn(address: string): string[] {
  const [, first, last = first] =
    /^([A-Z]{1,3}\d{1,7})(?::([A-Z]{1,3}\d{1,7}))?$/.exec(address) ?? [];
  if (first === undefined || last === undefined) return [];
  const [from, to] = [placeOfAddress(first), placeOfAddress(last)];
  const columns = Math.min(to.columnIndex - from.columnIndex + 1, MOST_CELLS);
  const rows = Math.min(to.rowIndex - from.rowIndex + 1, MOST_CELLS);
  return Array.from({ length: Math.max(0, rows) * Math.max(0, columns) }, (_, at) =>
    cellAddress(from.rowIndex + Math.floor(at / columns), from.columnIndex + (at % columns)),
  );
}
