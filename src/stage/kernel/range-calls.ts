import { checkCorners } from '../platform/areas.ts';
import type { CallName } from '../platform/calls.ts';
import { readArea, writeArea } from '../sheets/cell-values.ts';
import { checkReadable } from '../sheets/grid-limits.ts';
import type { DocumentAccess } from './document-access.ts';
import { type CallHandlers, thisYearOf, type World } from './world.ts';

type Names = Extract<CallName, `range.${string}`>;

/** Cells. */
export function rangeCalls(world: World, access: DocumentAccess): CallHandlers<Names> {
  const { readable, gridOf, areaToEdit } = access;
  return {
    'range.read': (run, at, aspect) => {
      const book = readable(run, at.document);
      const sheet = book.grid(at.sheet);
      checkCorners(at);
      checkReadable(at);
      book.settle();
      return readArea(book, sheet, at, aspect);
    },
    'range.write': (run, at, aspect, cells) => {
      const { book, sheet } = areaToEdit(run, at);
      writeArea(book, sheet, at, aspect, cells, thisYearOf(world));
      return null;
    },
    'range.fill': (run, at, aspect, cell) => {
      const { book, sheet } = areaToEdit(run, at);
      const row = Array.from({ length: at.columns }, () => cell);
      const cells = Array.from({ length: at.rows }, () => row);
      writeArea(book, sheet, at, aspect, cells, thisYearOf(world));
      return null;
    },
    'range.merge': (run, { document, sheet, ...area }) => {
      areaToEdit(run, { document, sheet, ...area }).sheet.merge(area);
      return null;
    },
    'range.isMerged': (run, at) => gridOf(run, at).mergesWithin(at).length > 0,
  };
}
