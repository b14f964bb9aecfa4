import type { StationForm } from '../dataset/station-form.ts';
import { isNoPlace } from '../reading/no-place.ts';
import { isSameName } from '../reading/plain-text.ts';
import type { ReadOptions } from '../reading/reading.ts';

/** A person's decisions for one sheet's uploads. Only they have them, so nobody else publishes for them. */
export type UploadMemory = {
  title: string;
  description: string;
  isPublic: boolean;
  /** where the values come from, as typed; nothing where nothing was asked */
  station?: StationForm;
  /** Of a sheet with several places, the one it was decided for; null for a sheet as a whole. Earlier versions stored neither. */
  place?: string | null;
  /** The service it was decided for. For another service the person is asked again. */
  address: string;
  /** The account there. What earlier versions stored names none. */
  subject?: string;
};

/**
 * What is sent as a dataset of its own: a tab, or one place of a tab with several. It always says which: `{ sheetId }`
 * alone would be the whole tab here, and the place that is chosen now where a page asks.
 */
export type Sent = { sheetId: number; place: string | undefined };

export function wholeSheet(sheetId: number): Sent {
  return { sheetId, place: undefined };
}

/** "12", and "12 Upton" of one of its places. */
export function sentKey({ sheetId, place }: Sent): string {
  return place === undefined ? String(sheetId) : `${sheetId} ${place}`;
}

/** As a page asks: null is the sheet as a whole, and without `place` it is the one that is chosen now. */
export type AskedSent = { sheetId: number; place?: string | null };
/** A page that was open when the add-on was updated names a sheet alone. */
export type AskedByAnyPage = AskedSent | number;

export function askedSent(asked: AskedByAnyPage): AskedSent {
  return typeof asked === 'number' ? { sheetId: asked } : asked;
}

/** For the way to the add-on, on which an undefined would be lost. */
export function asAsked({ sheetId, place }: Sent): AskedSent {
  return { sheetId, place: place ?? null };
}

/** What a request is about, which names the place or none. */
export function sentIn({ sheetId, place }: AskedSent): Sent {
  return { sheetId, place: place ?? undefined };
}

/**
 * "garden", as somebody typed it, is "Garden": a sheet where both stand was typed twice rather than kept at two stations.
 * The reader keeps their rows apart, and an upload of the one asks about the values of the other.
 */
export function isSamePlace(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isSameName(one, other);
}

export function isSameSent(one: Sent, other: Sent): boolean {
  return one.sheetId === other.sheetId && isSamePlace(one.place, other.place);
}

/** The place that was chosen on a sheet with several. */
export function placeIn({ station }: ReadOptions): string | undefined {
  return isNoPlace(station) ? undefined : station;
}

/** A sheet, and of several places the one that these wishes choose. */
export function sentWith(sheetId: number, wishes: ReadOptions) {
  return { sheetId, place: placeIn(wishes) } satisfies Sent;
}

/** "Book, Garden": what is sent, by name. */
export function withPlace(name: string, place: string | undefined): string {
  return [name, place].filter(Boolean).join(', ');
}

/** What was decided for the garden says nothing of the shore, which stands on the same sheet. */
export function isOfPlace(memory: UploadMemory, place: string | undefined): boolean {
  return memory.place === undefined || isSamePlace(memory.place ?? undefined, place);
}
