import type { StationForm } from '../dataset/station-form.ts';
import type { Wishes } from '../reading/reading.ts';

/** A person's decisions for one sheet's uploads. Only they have them, so nobody else publishes for them. */
export type UploadMemory = {
  title: string;
  description: string;
  isPublic: boolean;
  /** where the values come from, as typed; nothing where nothing was asked */
  station?: StationForm;
  /** Of a sheet with several places, the one it was decided for. What earlier versions stored names none. */
  place?: string;
  /** The service it was decided for. For another service the person is asked again. */
  address: string;
  /** The account there. What earlier versions stored names none. */
  subject?: string;
};

/** What is sent as a dataset of its own: a tab, or one place of a tab with several. */
export type Sent = { sheetId: number; place?: string | undefined };

/** The place that was chosen on a sheet with several. */
export function placeIn({ station }: Wishes): string | undefined {
  return station === 'none' ? undefined : station;
}

/** "Book, Garden": what is sent, by name. */
export function withPlace(name: string, place: string | undefined): string {
  return [name, place].filter(Boolean).join(', ');
}

/** What was decided for the garden says nothing of the shore, which stands on the same sheet. */
export function isOfPlace(memory: UploadMemory, place: string | undefined): boolean {
  return memory.place === undefined || memory.place === place;
}
