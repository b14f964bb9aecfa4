import { type Answer, bad, good } from '../../core/problem.ts';
import type { Wishes } from '../../core/reading/reading.ts';
import { renamedWishes, tabsNamed } from '../../core/reading/renamed-wishes.ts';
import { wishesFrom } from '../../core/reading/wishes-from.ts';
import { fitsProperty } from '../../core/upload/fits-property.ts';
import type { Workplace } from './workplace.ts';

type Place = Pick<Workplace, 'document' | 'spreadsheet'>;

/** The wishes for a tab. The tabs they name have today's names. */
export function rememberedWishes({ document, spreadsheet }: Place, sheetId: number): Wishes {
  const ids = document.tabIds(sheetId);
  return renamedWishes(wishesFrom(document.wishes(sheetId)), (name) => {
    const id = ids[name];
    // A deleted tab may have been put back under its old name.
    return (typeof id === 'number' ? spreadsheet.getSheetById(id)?.getName() : null) ?? name;
  });
}

export function rememberWishesFor(
  { document, spreadsheet }: Place,
  sheetId: number,
  wishes: Wishes,
): Answer<null> {
  if (!spreadsheet.getSheetById(sheetId)) return bad('addon.sheet-deleted');
  if (!fitsProperty(wishes)) return bad('addon.wishes-too-many');
  const ids: Record<string, number> = {};
  for (const name of tabsNamed(wishes)) {
    const tab = spreadsheet.getSheetByName(name);
    if (tab) ids[name] = tab.getSheetId();
  }
  document.writeWishes(sheetId, wishes, ids);
  return good(null);
}
