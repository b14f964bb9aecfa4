import type { CallName } from '../platform/calls.ts';
import { checkRuleFormulas } from '../sheets/rule-formulas.ts';
import type { DocumentAccess } from './document-access.ts';
import type { CallHandlers } from './world.ts';

type Names = Extract<CallName, `kept.${string}` | `metadata.${string}`>;

/** What a document keeps beside its cells: protections, filters, metadata. */
export function keptCalls(access: DocumentAccess): CallHandlers<Names> {
  const { readable, editable } = access;
  return {
    'kept.list': (run, document) => readable(run, document).kept,
    'kept.put': (run, item) => {
      const book = editable(run, item.document);
      checkRuleFormulas(book, item);
      return book.keep(item);
    },
    'kept.remove': (run, document, id) => {
      const book = editable(run, document);
      const gone = book.kept.find((item) => item.id === id);
      if (gone?.kind === 'filter') book.sheet(gone.sheet).hideByFilter([]);
      book.kept = book.kept.filter((item) => item.id !== id);
      return null;
    },
    'metadata.add': (run, item) => editable(run, item.document).addMetadata(item),
    'metadata.list': (run, document) => readable(run, document).metadata,
    'metadata.change': (run, document, id, change) => {
      const book = editable(run, document);
      book.metadata = book.metadata.flatMap((item) =>
        item.id === id ? (change ? [{ ...item, ...change }] : []) : [item],
      );
      return null;
    },
  };
}
