import { addressOf, type Place } from '../../reading/cell-address.ts';
import type { Doubts } from './doubts.ts';

export type MarkKind = 'reading.flagged-values' | 'reading.trace-rain';
type Seen = { kind: MarkKind; found: string; count: number; places: Map<string, string[]> };

const MOST_CELLS_NAMED = 30;

/** Counts marks such as "*" and traces of rain. A finding names their cells where they are few. */
export class SeenMarks {
  private readonly seen = new Map<string, Seen>();

  note(kind: MarkKind, found: string, place: Place | undefined): void {
    const mark = this.seen.get(kind + found) ?? { kind, found, count: 0, places: new Map() };
    this.seen.set(kind + found, mark);
    // One cell beyond the most shows that they are too many to name.
    if (mark.count++ > MOST_CELLS_NAMED || !place) return;
    const cells = mark.places.get(place.sheet) ?? [];
    cells.push(addressOf(place));
    mark.places.set(place.sheet, cells);
  }

  report(doubts: Doubts): void {
    for (const { kind, found, count, places } of this.seen.values())
      doubts.add({
        kind,
        // In books of accounts a number in brackets is below zero.
        severity: found === '()' ? 'warning' : 'note',
        places: Array.from(places, ([sheet, cells]) => ({
          sheet,
          cells: count > MOST_CELLS_NAMED ? [] : cells,
        })),
        params: { count, found },
      });
  }
}
