import type { ReadOptions } from '../../core/reading/reading.ts';
import { wishesFrom } from '../../core/reading/wishes-from.ts';
import { isSamePlace, placeIn } from '../../core/upload/upload-memory.ts';
import type { PropertyStore } from '../platform/properties.ts';
import { sentKeys } from './sent-keys.ts';

/** How each sheet is read: under "wishes 12" for the place that is chosen, and for its other places beside it. */
export function storedWishes(store: PropertyStore) {
  const keys = sentKeys(store, 'wishes ');
  const keyOfOther = (sheetId: number, place: string | undefined) =>
    place === undefined ? `whole ${sheetId}` : keys.of({ sheetId, place });
  /** null: of the sheet as a whole */
  const wishes = (sheetId: number, place?: string | null): ReadOptions => {
    const chosen = wishesFrom(store.read(`wishes ${sheetId}`) ?? {});
    if (place === undefined || isSamePlace(place ?? undefined, placeIn(chosen))) return chosen;
    const kept = store.read(keyOfOther(sheetId, place ?? undefined));
    return kept ? wishesFrom(kept) : forPlace(chosen, place);
  };
  return {
    wishes,
    tabIds: (sheetId: number) => (store.read(`tabs ${sheetId}`) ?? {}) as Record<string, number>,
    writeWishes(sheetId: number, asked: ReadOptions, tabIds: Record<string, number>) {
      const before = wishes(sheetId);
      const place = placeIn(before);
      const isOther = !isSamePlace(place, placeIn(asked));
      if (isOther && Object.keys(before).length > 0)
        store.write(keyOfOther(sheetId, place), before);
      store.write(`wishes ${sheetId}`, asked);
      store.write(`tabs ${sheetId}`, tabIds);
    },
  };
}

/** The columns that were corrected are those of the other place. */
function forPlace(
  { roles: _ofItsColumns, station: _other, ...answers }: ReadOptions,
  place: string | null,
): ReadOptions {
  return place === null ? answers : { ...answers, station: place };
}
