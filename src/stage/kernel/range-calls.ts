import type { CallName } from '../platform/calls.ts';
import { checkCorners } from '../platform/check-corners.ts';
import { exception } from '../platform/exception.ts';
import { seededRandom } from '../platform/seeded-random.ts';
import { autoFill } from '../sheets/auto-fill.ts';
import type { StoredCell } from '../sheets/cell.ts';
import { filledWith, readArea, typeInto, writeArea } from '../sheets/cell-values.ts';
import { setCheckboxes } from '../sheets/checkboxes.ts';
import { copyArea, moveArea, pastedArea, shiftCells } from '../sheets/copy-area.ts';
import { followMove } from '../sheets/follow-move.ts';
import { checkReadable } from '../sheets/grid-limits.ts';
import { mergeArea, mergesWithin } from '../sheets/merges.ts';
import { localeMarks } from '../sheets/number-format.ts';
import { sortArea } from '../sheets/sort-area.ts';
import { tidyArea } from '../sheets/tidy-area.ts';
import type { DocumentAccess } from './document-access.ts';
import { type CallHandlers, settle, typingOf, type World } from './world.ts';

type Names = Extract<CallName, `range.${string}`>;

/** Cells, and the names of areas. */
export function rangeCalls(world: World, access: DocumentAccess): CallHandlers<Names> {
  const { readable, editable, gridOf, openToEdit, gridToEdit, areaToEdit } = access;
  return {
    'range.read': (run, at, aspect) => {
      const book = readable(run, at.document);
      const sheet = book.grid(at.sheet);
      checkCorners(at);
      checkReadable(at);
      settle(world, book);
      return readArea(book, sheet, at, aspect);
    },
    'range.write': (run, at, aspect, cells) => {
      const { book, sheet } = areaToEdit(run, at);
      writeArea(book, sheet, at, aspect, cells, typingOf(world));
      return null;
    },
    'range.fill': (run, at, aspect, cell) => {
      const { book, sheet } = areaToEdit(run, at);
      writeArea(book, sheet, at, aspect, filledWith(cell, at, aspect), typingOf(world));
      return null;
    },
    'range.checkboxes': (run, at, how) => {
      setCheckboxes(gridToEdit(run, at), at, how);
      return null;
    },
    'range.clear': (run, at, what) => {
      gridToEdit(run, at).clear(at, what);
      return null;
    },
    'range.merge': (run, at, how) => {
      mergeArea(areaToEdit(run, at).sheet, at, how);
      return null;
    },
    'range.merged': (run, at) => mergesWithin(gridOf(run, at), at),
    'range.sort': (run, at, by) => {
      const book = openToEdit(run, at, at);
      settle(world, book);
      sortArea(book.grid(at.sheet), at, by);
      book.touch();
      return null;
    },
    'range.copy': (run, from, to, what, transposed) => {
      const source = readable(run, from.document);
      settle(world, source);
      const area = pastedArea(from, to, transposed);
      const { book, sheet } = areaToEdit(run, area);
      if (book !== source) throw exception('other-spreadsheet');
      copyArea({ sheet: source.grid(from.sheet), area: from }, { sheet, area }, what, transposed);
      return null;
    },
    'range.autofill': (run, from, to, counts) => {
      if (from.sheet !== to.sheet) throw exception('autofill-outside');
      const { book, sheet } = areaToEdit(run, to);
      autoFill(sheet, from, to, { counts, language: localeMarks(book.locale).tag });
      return null;
    },
    'range.move': (run, from, to) => {
      const source = areaToEdit(run, from);
      const area = { ...to, rows: from.rows, columns: from.columns };
      const { book, sheet } = areaToEdit(run, area);
      if (book !== source.book) throw exception('other-spreadsheet');
      // To another tab, formulas would have to name it; the stage leaves them.
      if (sheet === source.sheet) followMove(book, sheet, from, area);
      moveArea({ sheet: source.sheet, area: from }, { sheet, area });
      return null;
    },
    'range.shift': (run, at, how, along) => {
      shiftCells(gridToEdit(run, at), at, how, along);
      return null;
    },
    'range.tidy': (run, at, how) => {
      const book = openToEdit(run, at, at);
      settle(world, book);
      const type = (cell: StoredCell, text: string) => typeInto(cell, text, book, typingOf(world));
      const random = seededRandom(world.opening.seed + run.id);
      const left = tidyArea(book.grid(at.sheet), at, how, { type, random });
      book.touch();
      return left;
    },
    'range.named': (run, document, name) => readable(run, document).named.get(name) ?? null,
    'range.name': (run, document, name, at) => {
      const { named } = editable(run, document);
      if (at) named.set(name, at);
      else named.delete(name);
      return null;
    },
    'range.names': (run, document) =>
      [...readable(run, document).named].map(([name, at]) => ({ name, at })),
  };
}
