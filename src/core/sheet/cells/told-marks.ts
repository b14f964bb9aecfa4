import { cellAddress } from './cell-address.ts';
import type { Doubts } from './doubts.ts';
import { placeOf, type SheetCells } from './sheet-cells.ts';

/** Marks and traces are counted; where they are few a person sees each, where many only how many. */
export type ToldMarks = {
  note: (kind: MarkKind, found: string, sheet: SheetCells, row: number, column: number) => void;
  tell: (doubts: Doubts) => void;
};
type MarkKind = 'reading.flagged-values' | 'reading.trace-rain';

type Seen = { kind: MarkKind; found: string; count: number; places: Map<string, string[]> };

const MOST_CELLS_TOLD = 30;

export function toldMarks(): ToldMarks {
  const seen = new Map<string, Seen>();
  return {
    note: (kind, found, sheet, row, column) => {
      const key = kind + found;
      let one = seen.get(key);
      if (!one) {
        one = { kind, found, count: 0, places: new Map() };
        seen.set(key, one);
      }
      // One more than is told is enough to know that they are many.
      if (one.count++ > MOST_CELLS_TOLD) return;
      const cells = one.places.get(sheet.name) ?? [];
      cells.push(cellAddress(...placeOf(sheet, row, column)));
      one.places.set(sheet.name, cells);
    },
    tell: (doubts) => {
      for (const { kind, found, count, places } of seen.values())
        doubts.add({
          kind,
          // In books of accounts a number in brackets is below zero.
          severity: found === '()' ? 'warning' : 'note',
          places: Array.from(places, ([sheet, cells]) => ({
            sheet,
            cells: count > MOST_CELLS_TOLD ? [] : cells,
          })),
          params: { count, found },
        });
    },
  };
}
