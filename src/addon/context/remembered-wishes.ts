import { type Answer, err, ok } from '../../core/problem.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { renamedWishes, tabsNamed } from '../../core/reading/renamed-wishes.ts';
import { fitsProperty } from '../../core/upload/fits-property.ts';
import { placeIn } from '../../core/upload/target.ts';
import type { Context } from './context.ts';
import type { DocumentView } from './document-store.ts';

type Views = Pick<Context, 'spreadsheet'> & { document: DocumentView };

/** The wishes for a tab, or for a place of it. The tabs they name have today's names. */
export function rememberedWishes(
  { document, spreadsheet }: Views,
  sheetId: number,
  place?: string | null,
): ReadOptions {
  const { wishes, tabIds } = document.wishes(sheetId, place);
  return renamedWishes(wishes, (name) => {
    const id = tabIds[name];
    // A deleted tab may have been put back under its old name.
    return (typeof id === 'number' ? spreadsheet.getSheetById(id)?.getName() : null) ?? name;
  });
}

/** The columns that were corrected for a place come back with it. */
export function withItsColumns(views: Views, sheetId: number, wishes: ReadOptions): ReadOptions {
  const place = placeIn(wishes);
  if (place === null || wishes.roles) return wishes;
  const { roles } = rememberedWishes(views, sheetId, place);
  return roles ? { ...wishes, roles } : wishes;
}

export function rememberWishesFor(
  { document: store, spreadsheet }: Context,
  sheetId: number,
  asked: ReadOptions,
): Answer<null> {
  if (!spreadsheet.getSheetById(sheetId)) return err('addon.sheet-deleted');
  return store.hold('addon.answer-busy', (document) => {
    const wishes = withItsColumns({ document, spreadsheet }, sheetId, asked);
    const tabs = tabsNamed(wishes).flatMap((name) => {
      const tab = spreadsheet.getSheetByName(name);
      return tab ? [[name, tab.getSheetId()] as const] : [];
    });
    const kept = { wishes, tabIds: Object.fromEntries(tabs) };
    if (!fitsProperty(kept)) return err('addon.wishes-too-many');
    document.writeWishes(sheetId, kept);
    return ok(null);
  });
}
