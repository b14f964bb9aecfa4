import type { Area } from '../platform/a1-notation.ts';
import { checkCorners } from '../platform/areas.ts';
import type { RangeAt, SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { checkRoom } from '../sheets/grid-limits.ts';
import type { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';
import type { Run } from './run.ts';
import { documentOf, type World } from './world.ts';

export type DocumentAccess = ReturnType<typeof documentAccess>;

export function mayRead({ editors, viewers }: SpreadsheetModel, { user }: Run): boolean {
  return editors.has(user.email) || viewers.has(user.email);
}

/** What a person may see and change of a document. Every change is told, so that the page can redraw. */
export function documentAccess(world: World) {
  const readable = (run: Run, id: string) => {
    const book = documentOf(world, id);
    if (!mayRead(book, run)) throw exception('document-missing', { id });
    return book;
  };
  const editable = (run: Run, id: string) => {
    const book = readable(run, id);
    if (!book.editors.has(run.user.email)) throw exception('cannot-edit');
    book.touch();
    world.tell({ event: 'document', document: id });
    return book;
  };
  const gridOf = (run: Run, at: SheetAt) => readable(run, at.document).grid(at.sheet);
  const openToEdit = (run: Run, at: SheetAt, area: Area | null) => {
    const book = editable(run, at.document);
    if (book.isClosed(run.user.email, at.sheet, area)) throw exception('cell-protected');
    return book;
  };
  /** The sheet grows to hold what is written, as far as a spreadsheet may. */
  const areaToEdit = (run: Run, at: RangeAt) => {
    const book = openToEdit(run, at, at);
    const sheet = book.grid(at.sheet);
    checkCorners(at);
    checkRoom(book.sheets, sheet, at);
    return { book, sheet };
  };

  return { readable, editable, gridOf, openToEdit, areaToEdit };
}
