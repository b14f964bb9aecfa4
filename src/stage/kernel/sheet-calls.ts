import type { CallName } from '../platform/calls.ts';
import { writeArea } from '../sheets/cell-values.ts';
import { checkSize } from '../sheets/grid-limits.ts';
import type { DocumentAccess } from './document-access.ts';
import { type CallHandlers, thisYearOf, type World } from './world.ts';

type Names = Extract<CallName, `sheet.${string}` | `protection.${string}`>;

/** Sheets with their rows and columns, and whom they are closed to. */
export function sheetCalls(world: World, access: DocumentAccess): CallHandlers<Names> {
  const { readable, editable, gridOf, openToEdit, areaToEdit } = access;
  return {
    'sheet.info': (run, at) => {
      const book = readable(run, at.document);
      const sheet = book.sheet(at.sheet);
      return sheet.info(book.sheets.indexOf(sheet) + 1);
    },
    'sheet.insert': (run, document, { name, index }) =>
      editable(run, document).addSheet(name, index).id,
    'sheet.delete': (run, at) => {
      openToEdit(run, at, null).removeSheet(at.sheet);
      return null;
    },
    'sheet.change': (run, at, { name, hidden, frozenRows }) => {
      const book = editable(run, at.document);
      if (name !== undefined) book.renameSheet(at.sheet, name);
      if (hidden !== undefined) book.setHidden(at.sheet, hidden);
      if (frozenRows !== undefined) book.grid(at.sheet).freezeRows(frozenRows);
      return null;
    },
    'sheet.insertLines': (run, at, change) => {
      const book = editable(run, at.document);
      const sheet = book.grid(at.sheet);
      const { maxRows: rows, maxColumns: columns } = sheet;
      const size = { rows, columns };
      size[change.lines] += change.count;
      checkSize(book.sheets, sheet, size);
      book.insertLines(at.sheet, change);
      return null;
    },
    'sheet.row': (run, at, row) => {
      const { hiddenRows, filteredRows } = gridOf(run, at);
      return { hidden: hiddenRows.includes(row), filtered: filteredRows.includes(row) };
    },
    'sheet.append': (run, at, cells) => {
      const row = gridOf(run, at).usedSize().rows + 1;
      const area = { row, column: 1, rows: 1, columns: cells.length };
      const { book, sheet } = areaToEdit(run, { ...at, ...area });
      writeArea(book, sheet, area, 'values', [cells], thisYearOf(world));
      return null;
    },
    'protection.add': (run, at, range) => editable(run, at.document).protect(at.sheet, range),
    'protection.list': (run, at) =>
      readable(run, at.document).protections.filter(({ sheet }) => sheet === at.sheet),
    'protection.allows': (run, document, id) => {
      const book = readable(run, document);
      const found = book.protections.find((item) => item.id === id);
      return found === undefined || book.allows(found, run.user.email);
    },
    'protection.change': (run, document, id, change) => {
      const book = editable(run, document);
      book.protections = book.protections.flatMap((item) =>
        item.id === id ? (change ? [{ ...item, ...change }] : []) : [item],
      );
      return null;
    },
  };
}
