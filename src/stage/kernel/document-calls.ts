import type { CallName } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { isTimeZone } from '../platform/zoned-time.ts';
import { documentFrom, savedDocument } from '../sheets/saved-document.ts';
import { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';
import { type DocumentAccess, mayRead } from './document-access.ts';
import { newDocumentId } from './documents.ts';
import type { CallHandlers, World } from './world.ts';

type Names = Extract<CallName, `document.${string}`>;

/** A document as scripts open, copy, share and change it. */
export function documentCalls(world: World, access: DocumentAccess): CallHandlers<Names> {
  const { readable, editable } = access;
  return {
    'document.info': (run, id) => readable(run, id).info(),
    'document.open': (run, id, by) => {
      const book = world.documents.get(id);
      if (!book) throw exception('property-error', { what: by, on: 'SpreadsheetApp' });
      if (!mayRead(book, run)) throw exception('document-closed');
      return id;
    },
    'document.create': (run, name, size) => {
      const book = new SpreadsheetModel({ id: newDocumentId(world), name, owner: run.user.email });
      const sheet = book.addSheet(null, null);
      if (size) Object.assign(sheet, { maxRows: size.rows, maxColumns: size.columns });
      world.documents.set(book.id, book);
      return book.id;
    },
    'document.change': (run, id, change) => {
      if (change.timeZone !== undefined && !isTimeZone(change.timeZone))
        throw exception('time-zone', { zone: change.timeZone });
      Object.assign(editable(run, id), change);
      return null;
    },
    'document.copy': (run, id, name) => {
      const saved = structuredClone(savedDocument(readable(run, id)));
      const { email } = run.user;
      const people = { owner: email, editors: [email], viewers: [] };
      // Nobody the original was shared with comes along, and no protection by them.
      const copy = documentFrom({ ...saved, ...people, id: newDocumentId(world), name });
      world.documents.set(copy.id, copy);
      return copy.id;
    },
    'document.share': (run, id, role, emails, has) => {
      const book = editable(run, id);
      for (const email of emails)
        if (has) book[role].add(email);
        else if (email !== book.owner) book[role].delete(email);
      return null;
    },
    'document.people': (run, id) => {
      const { owner, editors, viewers } = readable(run, id);
      return { owner, editors: [...editors], viewers: [...viewers] };
    },
  };
}
