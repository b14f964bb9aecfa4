import { isSameTarget, type Target, targetKey } from '../../core/upload/target.ts';
import type { PropertyStore } from '../platform/properties.ts';

/** "runs weather 12" is of a tab, "runs weather 12 Upton" of one of its places. `prefix`: "runs weather ". */
export function targetKeys(store: PropertyStore, prefix: string) {
  const all = () =>
    store
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, target: targetNamed(key.slice(prefix.length)) }));
  return {
    all,
    /** The place may stand in the key in other letters than in the sheet of today. */
    of(target: Target): string {
      const key = prefix + targetKey(target);
      if (target.place === null || store.has(key)) return key;
      return all().find((one) => isSameTarget(one.target, target))?.key ?? key;
    },
  };
}

function targetNamed(text: string): Target {
  const [sheetId = '', ...place] = text.split(' ');
  return { sheetId: Number(sheetId), place: place.length > 0 ? place.join(' ') : null };
}
