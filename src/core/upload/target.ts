import { isNoPlace } from '../reading/no-place.ts';
import { isSameName } from '../reading/plain-text.ts';
import type { ReadOptions } from '../reading/reading.ts';

/** What is sent as a dataset of its own: a tab as a whole (null), or one place of a tab with several. */
export type Target = { sheetId: number; place: string | null };

/** The target alone, out of what names one. A page may send anything: what is no text names no place. */
export function targetIn({ sheetId, place }: Target): Target {
  return { sheetId, place: typeof place === 'string' ? place : null };
}

export function wholeSheet(sheetId: number): Target {
  return { sheetId, place: null };
}

/** A sheet, and of several places the one that these wishes choose. */
export function chosenTarget(sheetId: number, wishes: ReadOptions): Target {
  return { sheetId, place: placeIn(wishes) };
}

/** The place that was chosen on a sheet with several. */
export function placeIn({ station }: ReadOptions): string | null {
  return station === undefined || isNoPlace(station) ? null : station;
}

/** "12", and "12 Upton" of one of its places. */
export function targetKey({ sheetId, place }: Target): string {
  return place === null ? String(sheetId) : `${sheetId} ${place}`;
}

export function isSameTarget(one: Target, other: Target): boolean {
  return one.sheetId === other.sheetId && isSamePlace(one.place, other.place);
}

/**
 * "garden", as somebody typed it, is "Garden": a sheet where both stand was typed twice rather than kept at two stations.
 * The reader keeps their rows apart, and an upload of the one asks about the values of the other.
 */
export function isSamePlace(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : isSameName(one, other);
}

/** "Book, Garden": what is sent, by name. */
export function withPlace(name: string, place: string | null): string {
  return [name, place].filter(Boolean).join(', ');
}
