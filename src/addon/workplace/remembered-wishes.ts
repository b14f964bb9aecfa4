import { type Answer, err, ok } from '../../core/problem.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { renamedWishes, tabsNamed } from '../../core/reading/renamed-wishes.ts';
import { fitsProperty } from '../../core/upload/fits-property.ts';
import {
  type AskedByAnyPage,
  askedSent,
  placeIn,
  type Sent,
} from '../../core/upload/upload-memory.ts';
import { underDocumentLock } from '../platform/lock.ts';
import type { Workplace } from './workplace.ts';

type Place = Pick<Workplace, 'document' | 'spreadsheet'>;

/** The wishes for a tab, or for a place of it. The tabs they name have today's names. */
export function rememberedWishes(
  { document, spreadsheet }: Place,
  sheetId: number,
  place?: string | null,
): ReadOptions {
  const ids = document.tabIds(sheetId);
  return renamedWishes(document.wishes(sheetId, place), (name) => {
    const id = ids[name];
    // A deleted tab may have been put back under its old name.
    return (typeof id === 'number' ? spreadsheet.getSheetById(id)?.getName() : null) ?? name;
  });
}

/** The columns that were corrected for a place come back with it. */
export function withItsColumns(
  workplace: Place,
  sheetId: number,
  wishes: ReadOptions,
): ReadOptions {
  const place = placeIn(wishes);
  if (place === undefined || wishes.roles) return wishes;
  const { roles } = rememberedWishes(workplace, sheetId, place);
  return roles ? { ...wishes, roles } : wishes;
}

/** What a page means by a sheet: the place it names, the sheet as a whole (null), or the place that is chosen now. */
export function sentOf(workplace: Place, asked: AskedByAnyPage): Sent {
  const { sheetId, place } = askedSent(asked);
  const chosen = place === undefined ? placeIn(rememberedWishes(workplace, sheetId)) : place;
  return { sheetId, place: chosen ?? undefined };
}

export function rememberWishesFor(
  workplace: Place & Pick<Workplace, 'person'>,
  sheetId: number,
  asked: ReadOptions,
): Answer<null> {
  const { document, spreadsheet, person } = workplace;
  const wishes = withItsColumns(workplace, sheetId, asked);
  if (!spreadsheet.getSheetById(sheetId)) return err('addon.sheet-deleted');
  if (!fitsProperty(wishes)) return err('addon.wishes-too-many');
  const ids: Record<string, number> = {};
  for (const name of tabsNamed(wishes)) {
    const tab = spreadsheet.getSheetByName(name);
    if (tab) ids[name] = tab.getSheetId();
  }
  keepPlaceOfJobs(document, sheetId);
  person.placeMemory(sentOf(workplace, { sheetId }));
  document.writeWishes(sheetId, wishes, ids);
  return ok(null);
}

/** A schedule goes on with its place when another is chosen; what an earlier version stored does not name it. */
function keepPlaceOfJobs(document: Workplace['document'], sheetId: number): void {
  const unplaced = document.unplacedJobs(sheetId);
  if (unplaced.length === 0) return;
  underDocumentLock('schedule.document-busy', () => {
    for (const { place } of unplaced) {
      const job = document.jobAgain({ sheetId, place });
      if (job) document.writeJob(job);
    }
    return ok(null);
  });
}
