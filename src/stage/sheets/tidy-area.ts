import type { Area } from '../platform/a1-notation.ts';
import type { Tidying } from '../platform/calls.ts';
import type { StoredCell } from './cell.ts';
import { type AreaRow, rearrange, rowsOf } from './rearrange.ts';
import type { SheetModel } from './sheet-model.ts';

type Tools = { type: (cell: StoredCell, text: string) => void; random: () => number };

/** Clean-up as the Data menu does it; answers how many rows are left. */
export function tidyArea(sheet: SheetModel, area: Area, how: Tidying, tools: Tools): number {
  switch (how.do) {
    case 'trim':
      sheet.each(area, trimCell);
      return area.rows;
    case 'unique':
      return removeDuplicates(sheet, area, how.columns);
    case 'split':
      splitColumn(sheet, area, how.delimiter, tools.type);
      return area.rows;
    default:
      rearrange(sheet, area, shuffled(rowsOf(sheet, area), tools.random));
      return area.rows;
  }
}

/** White space goes from both ends, and of several in a row one space stays. */
function trimCell(cell: StoredCell): void {
  if (typeof cell.value !== 'string' || cell.formula !== undefined) return;
  cell.value = cell.value.replace(/\s+/g, ' ').trim() || null;
}

/** Rows that differ only in case or format are the same; the first of them stays. */
function removeDuplicates(sheet: SheetModel, area: Area, columns: number[] | null): number {
  const compared = columns?.map((column) => column - area.column);
  const seen = new Set<string>();
  const left = rowsOf(sheet, area).filter(({ cells }) => {
    const told = compared ? compared.map((index) => cells[index]) : cells;
    const key = JSON.stringify(told.map((cell) => sameAs(cell?.value ?? null)));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  rearrange(sheet, area, left);
  return left.length;
}

const sameAs = (value: StoredCell['value']) =>
  typeof value === 'string' ? value.toLowerCase() : value;

const DELIMITERS = [',', ';', '.', ' '];

/** Without a delimiter the one of the usual ones that most texts have. */
function splitColumn(
  sheet: SheetModel,
  area: Area,
  wanted: string | null,
  type: Tools['type'],
): void {
  const texts = sheet.map({ ...area, columns: 1 }, (cell) => cell?.value ?? null).flat();
  const strings = texts.filter((text) => typeof text === 'string');
  const delimiter = wanted ?? commonest(strings);
  for (const [rowIndex, text] of texts.entries()) {
    if (typeof text !== 'string' || !text.includes(delimiter)) continue;
    for (const [columnIndex, part] of text.split(delimiter).entries())
      type(sheet.edit(area.row + rowIndex, area.column + columnIndex), part);
  }
}

function commonest(texts: readonly string[]): string {
  const uses = (mark: string) => texts.filter((text) => text.includes(mark)).length;
  return DELIMITERS.reduce((best, mark) => (uses(mark) > uses(best) ? mark : best));
}

function shuffled(rows: AreaRow[], random: () => number): AreaRow[] {
  const result = [...rows];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as AreaRow, result[last] as AreaRow];
  }
  return result;
}
