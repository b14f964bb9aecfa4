import type { CallName } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { isTimeZone } from '../platform/zoned-time.ts';
import { type DocumentAccess, mayRead } from './document-access.ts';
import type { CallHandlers, World } from './world.ts';

type Names = Extract<CallName, `document.${string}`>;

/** A document as scripts open and change it. */
export function documentCalls(world: World, access: DocumentAccess): CallHandlers<Names> {
  const { readable, editable } = access;
  return {
    'document.info': (run, id) => readable(run, id).info(),
    'document.open': (run, id) => {
      const book = world.documents.get(id);
      if (!book) throw exception('property-error', { what: 'openById', on: 'SpreadsheetApp' });
      if (!mayRead(book, run)) throw exception('document-closed');
      return id;
    },
    'document.change': (run, id, change) => {
      if (change.timeZone !== undefined && !isTimeZone(change.timeZone))
        throw exception('time-zone', { zone: change.timeZone });
      Object.assign(editable(run, id), change);
      return null;
    },
  };
}
