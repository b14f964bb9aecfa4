import type { Area } from '../platform/a1-notation.ts';
import type { LineChange } from '../platform/calls.ts';
import { type Corner, rewriteReferences } from './formula/references.ts';
import type { SheetModel } from './sheet-model.ts';
import type { SpreadsheetModel } from './spreadsheet-model.ts';

/** What points at cells follows them when rows or columns come and go: formulas, names, merges. */
export function followLines(book: SpreadsheetModel, sheet: SheetModel, change: LineChange): void {
  if (change.do !== 'insert' && change.do !== 'delete') return;
  const along = (area: Area) => areaAfter(area, change);
  sheet.merges = sheet.merges.flatMap((area) => along(area) ?? []);
  for (const [name, at] of book.named) {
    if (at.sheet !== sheet.id) continue;
    const area = along(at);
    if (area) book.named.set(name, { ...at, ...area });
    else book.named.delete(name);
  }
  book.kept = book.kept.flatMap((item) => {
    if (item.sheet !== sheet.id || !item.range) return [item];
    const range = along(item.range);
    return range ? [{ ...item, range }] : [];
  });
  for (const other of book.sheets)
    for (const cell of other.formulaCells())
      cell.formula = rewriteReferences(cell.formula ?? '', (corners, name) =>
        (name ?? other.name) === sheet.name ? cornersAfter(corners, change) : corners,
      );
}

function cornersAfter(corners: Corner[], change: LineChange): Corner[] | null {
  const [from, to = from] = corners;
  if (!from || !to) return null;
  const area = areaAfter(
    {
      row: from.row,
      column: from.column,
      rows: to.row - from.row + 1,
      columns: to.column - from.column + 1,
    },
    change,
  );
  if (!area) return null;
  const first = { ...from, row: area.row, column: area.column };
  const last = { row: area.row + area.rows - 1, column: area.column + area.columns - 1 };
  return corners.length === 1 ? [first] : [first, { ...to, ...last }];
}

function placeAfter(index: number, { do: how, start, count }: LineChange): number | null {
  if (how === 'insert') return index >= start ? index + count : index;
  if (index < start) return index;
  return index < start + count ? null : index - count;
}

/** An area shrinks by the lines it loses, and is gone with its last one. */
function areaAfter(area: Area, change: LineChange): Area | null {
  const [first, size] =
    change.lines === 'rows' ? (['row', 'rows'] as const) : (['column', 'columns'] as const);
  const lines = Array.from({ length: area[size] }, (_, index) => area[first] + index);
  const left = lines.flatMap((line) => placeAfter(line, change) ?? []);
  const [start] = left;
  if (start === undefined) return null;
  return { ...area, [first]: start, [size]: (left.at(-1) ?? start) - start + 1 };
}
