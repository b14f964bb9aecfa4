import type { Area } from './a1-notation.ts';
import { holds, overlap } from './areas.ts';
import type { KeptItem } from './calls.ts';

/** Whom a protection keeps out of an area, or with `null` out of the sheet as a whole. */
export function closes(item: KeptItem, email: string, area: Area | null): boolean {
  const { editors, warningOnly, unprotected } = item.data as {
    editors: string[];
    warningOnly: boolean;
    unprotected: Area[];
  };
  if (item.kind !== 'protection' || warningOnly || editors.includes(email)) return false;
  if (area === null) return true;
  if (item.range) return overlap(item.range, area);
  return !unprotected.some((open) => holds(open, area));
}
