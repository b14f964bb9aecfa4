import {
  isOfPlace,
  type Sent,
  type UploadMemory,
  wholeSheet,
} from '../../core/upload/upload-memory.ts';
import type { PropertyStore } from '../platform/properties.ts';
import { hasReadablePlace, sentKeys } from './sent-keys.ts';

const KEPT = ['runs', 'upload'] as const;
type Kept = (typeof KEPT)[number];
type Value = Record<string, unknown> | null;

/**
 * Where a person's runs and decisions of one spreadsheet are kept: of each tab, and of each place of a tab. Earlier
 * versions kept one log and one decision a tab. They belong to the place that the decision names; where it names none,
 * to the first place that goes on from them.
 */
export function keptOfSent(store: PropertyStore, spreadsheetId: string) {
  const read = (key: string) => withTextAsPlace(store.read(key));
  const keys = (kept: Kept) => sentKeys(store, `${kept} ${spreadsheetId} `);
  const keyOf = (kept: Kept, sent: Sent) => keys(kept).of(sent);
  const ofSheet = (kept: Kept, { sheetId }: Sent) => keyOf(kept, wholeSheet(sheetId));
  const decidedOf = (sent: Sent) => read(ofSheet('upload', sent)) as UploadMemory | null;
  const hasItsOwn = (sent: Sent): boolean => KEPT.some((kept) => read(keyOf(kept, sent)));
  const goesOn = (sent: Sent): boolean => {
    const decided = decidedOf(sent);
    const isOfIt = sent.place !== undefined && decided !== null && isOfPlace(decided, sent.place);
    return isOfIt && !hasItsOwn(sent);
  };
  const orBefore = (kept: Kept, sent: Sent, own: Value): Value =>
    own ?? (goesOn(sent) ? read(ofSheet(kept, sent)) : null);
  /** The place that an earlier version decided for, while it has nothing of its own. */
  const withPlace = (sent: Sent): Sent => {
    const { place } = (sent.place === undefined && decidedOf(sent)) || {};
    const decided = { ...sent, place: place ?? undefined };
    return decided.place === undefined || hasItsOwn(decided) ? sent : decided;
  };
  return {
    read: (kept: Kept, sent: Sent): Value => orBefore(kept, sent, read(keyOf(kept, sent))),
    readAgain: (kept: Kept, sent: Sent): Value =>
      orBefore(kept, sent, withTextAsPlace(store.readAgain(keyOf(kept, sent)))),
    /** Where to write. What an earlier version kept is the place's own from now on. */
    keyToWrite(kept: Kept, sent: Sent): string {
      if (goesOn(sent))
        for (const one of KEPT) {
          const before = read(ofSheet(one, sent));
          if (before) store.write(keyOf(one, sent), before);
          store.remove(ofSheet(one, sent));
        }
      return keyOf(kept, sent);
    },
    all: (kept: Kept): Sent[] =>
      keys(kept)
        .all()
        .filter(({ key }) => store.read(key))
        .map(({ sent }) => withPlace(sent)),
  };
}

/** A decision whose place is damaged is made anew. */
function withTextAsPlace(value: Value): Value {
  return hasReadablePlace(value) ? value : null;
}
