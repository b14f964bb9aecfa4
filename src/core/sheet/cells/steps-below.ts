import { isNumber } from '../../reading/series.ts';
import { numberInCell } from './read-number.ts';
import type { SheetCells } from './sheet-cells.ts';

/** How many steps lead from a number of a column to the next one below it, and how many of them go down and up. */
type Steps = { all: number; falls: number; grows: number };
type StepsByRow = { [what in keyof Steps]: Uint32Array };

/** The steps from a row to the end of the sheet. */
export function stepsBelow(sheet: SheetCells, column: number, row: number): Steps {
  const known = KNOWN.get(sheet) ?? new Map<number, StepsByRow>();
  KNOWN.set(sheet, known);
  const steps = known.get(column) ?? countSteps(sheet, column);
  known.set(column, steps);
  return { all: steps.all[row] ?? 0, falls: steps.falls[row] ?? 0, grows: steps.grows[row] ?? 0 };
}

/** A column is counted once, from its last row up: each of hundreds of tables below each other asks for the rows below it. */
const KNOWN = new WeakMap<SheetCells, Map<number, StepsByRow>>();

function countSteps({ cells }: SheetCells, column: number): StepsByRow {
  const newCounts = () => new Uint32Array(cells.length);
  const steps = { all: newCounts(), falls: newCounts(), grows: newCounts() };
  let [all, falls, grows, next] = [0, 0, 0, NaN];
  for (let row = cells.length - 1; row >= 0; row--) {
    const number = numberInCell(cells[row]?.[column]);
    if (isNumber(number - next)) all++;
    if (next < number) falls++;
    if (next > number) grows++;
    if (isNumber(number)) next = number;
    steps.all[row] = all;
    steps.falls[row] = falls;
    steps.grows[row] = grows;
  }
  return steps;
}
