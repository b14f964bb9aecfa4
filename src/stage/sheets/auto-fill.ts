import type { Area } from '../platform/a1-notation.ts';
import { exception } from '../platform/exception.ts';
import type { StoredCell } from './cell.ts';
import { replace } from './copy-area.ts';
import { seriesOf } from './fill-series.ts';
import { shifted } from './formula/references.ts';
import type { SheetModel } from './sheet-model.ts';

/** Drags an area over a larger one: values count on where they can, formulas move along. */
export function autoFill(
  sheet: SheetModel,
  from: Area,
  to: Area,
  { counts, language }: { counts: boolean; language: string },
): void {
  const along = direction(from, to);
  if (along === null) return;
  const across = along === 'rows' ? 'columns' : 'rows';
  for (let index = 0; index < from[across]; index += 1)
    fillLine(lineAt(from, to, along, index), counts ? language : null);

  function lineAt(source: Area, target: Area, way: 'rows' | 'columns', at: number): Line {
    const start = way === 'rows' ? source.row : source.column;
    const targetStart = way === 'rows' ? target.row : target.column;
    const edit = (place: number) =>
      way === 'rows'
        ? sheet.edit(start + place, source.column + at)
        : sheet.edit(source.row + at, start + place);
    const cells = Array.from({ length: source[way] }, (_, place) => structuredClone(edit(place)));
    return { cells, edit, way, first: targetStart - start, count: target[way] };
  }
}

type Line = {
  cells: StoredCell[];
  edit: (place: number) => StoredCell;
  way: 'rows' | 'columns';
  /** where what is filled begins, counted from the first cell of the source */
  first: number;
  count: number;
};

function fillLine({ cells, edit, way, first, count }: Line, language: string | null): void {
  const hasFormula = cells.some(({ formula }) => formula !== undefined);
  const series = language === null || hasFormula ? null : seriesOf(cells, language);
  const size = cells.length;
  for (let place = first; place < first + count; place += 1) {
    if (place >= 0 && place < size) continue;
    const at = ((place % size) + size) % size;
    const source = cells[at] as StoredCell;
    const cell = edit(place);
    replace(cell, source);
    const by = { rows: 0, columns: 0, [way]: place - at };
    if (source.formula !== undefined) cell.formula = shifted(source.formula, by);
    else if (series) cell.value = series(place);
  }
}

/** Which way the target reaches beyond the source; null where it does not. */
function direction(from: Area, to: Area): 'rows' | 'columns' | null {
  const holds = (start: 'row' | 'column', size: 'rows' | 'columns') =>
    to[start] <= from[start] && to[start] + to[size] >= from[start] + from[size];
  if (!holds('row', 'rows') || !holds('column', 'columns')) throw exception('autofill-outside');
  const [down, right] = [to.rows > from.rows, to.columns > from.columns];
  if (down && right) throw exception('autofill-two-ways');
  return down ? 'rows' : right ? 'columns' : null;
}
