import { isSameSent, type Sent } from '../../core/upload/upload-memory.ts';
import type { PropertyStore } from '../platform/properties.ts';

/** "runs weather 12" is of a tab, "runs weather 12 Upton" of one of its places. `prefix`: "runs weather ". */
export function sentKeys(store: Pick<PropertyStore, 'keys'>, prefix: string) {
  const all = () =>
    store
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, sent: sentIn(key.slice(prefix.length)) }));
  return {
    all,
    /** The place may stand in the key in other letters than in the sheet of today. */
    of(sent: Sent): string {
      const known =
        sent.place === undefined ? undefined : all().find((one) => isSameSent(one.sent, sent));
      return known?.key ?? newKey(prefix, sent);
    },
  };
}

function newKey(prefix: string, { sheetId, place }: Sent): string {
  return prefix + (place === undefined ? sheetId : `${sheetId} ${place}`);
}

function sentIn(text: string): Sent {
  const [sheetId = '', ...place] = text.split(' ');
  return { sheetId: Number(sheetId), ...(place.length > 0 && { place: place.join(' ') }) };
}
