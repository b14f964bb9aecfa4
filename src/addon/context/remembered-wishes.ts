import { type Answer, err, ok } from '../../core/problem.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { renamedWishes, tabsNamed } from '../../core/reading/renamed-wishes.ts';
import { answersIn, changedAnswer } from '../../core/upload/answers.ts';
import { fitsProperty } from '../../core/upload/fits-property.ts';
import { chosenTarget, placeIn, type Target } from '../../core/upload/target.ts';
import type { Context } from './context.ts';
import type { DocumentView } from './document-store.ts';
import type { UserStore } from './user-store.ts';

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
  { document: store, spreadsheet, user }: Context,
  sheetId: number,
  asked: ReadOptions,
): Answer<null> {
  if (!spreadsheet.getSheetById(sheetId)) return err('addon.sheet-deleted');
  const kept = store.hold('addon.answer-busy', (document) => {
    const wishes = withItsColumns({ document, spreadsheet }, sheetId, asked);
    const tabs = tabsNamed(wishes).flatMap((name) => {
      const tab = spreadsheet.getSheetByName(name);
      return tab ? [[name, tab.getSheetId()] as const] : [];
    });
    const stored = { wishes, tabIds: Object.fromEntries(tabs) };
    if (!fitsProperty(stored)) return err('addon.wishes-too-many');
    const before = rememberedWishes({ document, spreadsheet }, sheetId, placeIn(wishes));
    document.writeWishes(sheetId, stored);
    return ok({ before, now: wishes });
  });
  if (!kept.ok) return kept;
  followAnswers(user, chosenTarget(sheetId, kept.value.now), kept.value);
  return ok(null);
}

/** Whoever sends or scheduled it has answered otherwise, and knows so. */
function followAnswers(
  user: UserStore,
  target: Target,
  { before, now }: { before: ReadOptions; now: ReadOptions },
): void {
  const decided = user.memory(target);
  if (!decided?.answers || changedAnswer(decided.answers, answersIn(before))) return;
  const answers = answersIn(now);
  if (changedAnswer(decided.answers, answers))
    user.hold((writer) => writer.writeMemory(target, { ...decided, answers }));
}
