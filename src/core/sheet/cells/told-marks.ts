import { addressOf, type Place } from './cell-address.ts';
import type { Doubts } from './doubts.ts';

/** Marks and traces are counted; where they are few a person sees each, where many only how many. */
export type ToldMarks = {
  note: (kind: MarkKind, found: string, place: Place | undefined) => void;
  tell: (doubts: Doubts) => void;
};
type MarkKind = 'reading.flagged-values' | 'reading.trace-rain';

type Seen = { kind: MarkKind; found: string; count: number; places: Map<string, string[]> };

const MOST_CELLS_TOLD = 30;

export function toldMarks(): ToldMarks {
  const seen = new Map<string, Seen>();
  return {
    note: (kind, found, place) => {
      const key = kind + found;
      let one = seen.get(key);
      if (!one) {
        one = { kind, found, count: 0, places: new Map() };
        seen.set(key, one);
      }
      // One more than is told is enough to know that they are many.
      if (one.count++ > MOST_CELLS_TOLD || !place) return;
      const cells = one.places.get(place.sheet) ?? [];
      cells.push(addressOf(place));
      one.places.set(place.sheet, cells);
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
