import { isSameSent, type Sent, sentKey } from '../../core/upload/upload-memory.ts';
import type { PropertyStore } from '../platform/properties.ts';

/** "runs weather 12" is of a tab, "runs weather 12 Upton" of one of its places. `prefix`: "runs weather ". */
export function sentKeys(store: Pick<PropertyStore, 'keys' | 'has'>, prefix: string) {
  const under = (beginning: string) =>
    store
      .keys()
      .filter((key) => key.startsWith(beginning))
      .map((key) => ({ key, sent: sentIn(key.slice(prefix.length)) }));
  return {
    all: () => under(prefix),
    /** The place may stand in the key in other letters than in the sheet of today. */
    of(sent: Sent): string {
      const key = prefix + sentKey(sent);
      if (sent.place === undefined || store.has(key)) return key;
      const ofSheet = under(`${prefix}${sent.sheetId} `);
      return ofSheet.find((one) => isSameSent(one.sent, sent))?.key ?? key;
    },
  };
}

/** Of what place a damaged value is, nobody knows. */
export function hasReadablePlace(value: { place?: unknown } | null): boolean {
  return typeof (value?.place ?? '') === 'string';
}

function sentIn(text: string): Sent {
  const [sheetId = '', ...place] = text.split(' ');
  return { sheetId: Number(sheetId), place: place.length > 0 ? place.join(' ') : undefined };
}
