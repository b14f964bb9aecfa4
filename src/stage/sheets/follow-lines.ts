import type { Area } from '../platform/a1-notation.ts';
import type { LineChange } from '../platform/calls.ts';
import { type Corner, rewriteReferences } from './formula/references.ts';
import type { SheetModel } from './sheet-model.ts';
import type { SpreadsheetModel } from './spreadsheet-model.ts';

/** What points at cells follows them when rows or columns come, go or move: formulas, names, merges. */
export function followLines(book: SpreadsheetModel, sheet: SheetModel, change: LineChange): void {
  if (change.do !== 'insert' && change.do !== 'delete' && change.do !== 'move') return;
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
  const axis = change.lines === 'rows' ? 'row' : 'column';
  const [start, end] = [from[axis], to[axis]];
  // `A:B` reaches over all rows, whichever come and go.
  if (start === null) return corners;
  const left = linesAfter(start, end ?? LAST_LINE, change);
  if (!left) return null;
  const first = { ...from, [axis]: left.start };
  return corners.length === 1 ? [first] : [first, { ...to, [axis]: end && left.end }];
}

/** Beyond every line a sheet can have: where `B2:B` ends. */
const LAST_LINE = 10_000_000;

/** What is left of the lines from start to end, both counted in; null when none is. */
function linesAfter(
  start: number,
  end: number,
  change: LineChange,
): { start: number; end: number } | null {
  const { do: how, start: at, count } = change;
  if (how === 'move') {
    // Where the ends part, nobody knows what Sheets makes of it.
    const [by, byAtEnd] = [movedBy(start, change), movedBy(end, change)];
    return by === byAtEnd ? { start: start + by, end: end + by } : { start, end };
  }
  if (how === 'insert') {
    const along = (line: number) => (line >= at ? line + count : line);
    return { start: along(start), end: along(end) };
  }
  if (start >= at && end < at + count) return null;
  const before = (line: number, gap: number) => (line < at ? line : Math.max(gap, line - count));
  return { start: before(start, at), end: before(end, at - 1) };
}

/** Lines that move pass those between here and there, which make room. */
function movedBy(line: number, { start, count, to = start }: LineChange): number {
  const isMoved = line >= start && line < start + count;
  if (to > start) {
    if (isMoved) return to - count - start;
    return line > start && line < to ? -count : 0;
  }
  if (isMoved) return to - start;
  return line >= to && line < start ? count : 0;
}

/** An area shrinks by the lines it loses, and is gone with its last one. */
function areaAfter(area: Area, change: LineChange): Area | null {
  const [first, size] =
    change.lines === 'rows' ? (['row', 'rows'] as const) : (['column', 'columns'] as const);
  const left = linesAfter(area[first], area[first] + area[size] - 1, change);
  return left && { ...area, [first]: left.start, [size]: left.end - left.start + 1 };
}
