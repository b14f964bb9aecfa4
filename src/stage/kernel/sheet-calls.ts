import type { CallName } from '../platform/calls.ts';
import { checkCorners } from '../platform/check-corners.ts';
import { writeArea } from '../sheets/cell-values.ts';
import { followLines } from '../sheets/follow-lines.ts';
import { checkRoom, checkSize } from '../sheets/grid-limits.ts';
import { collapseGroup, groupsOf } from '../sheets/line-groups.ts';
import type { DocumentAccess } from './document-access.ts';
import { checkProtection, linesArea } from './protections.ts';
import { type CallHandlers, typingOf, type World } from './world.ts';

type Names = Extract<CallName, `sheet.${string}`>;

/** Sheets, and their rows and columns. */
export function sheetCalls(world: World, access: DocumentAccess): CallHandlers<Names> {
  const { readable, editable, gridOf, openToEdit } = access;
  return {
    'sheet.info': (run, at) => {
      const book = readable(run, at.document);
      const sheet = book.sheet(at.sheet);
      return sheet.info(book.sheets.indexOf(sheet) + 1);
    },
    'sheet.insert': (run, document, { name, index, template }) => {
      const book = editable(run, document);
      const sheet = book.addSheet(name, index);
      if (template) {
        const source = readable(run, template.document);
        source.sheet(template.sheet).copyTo(sheet);
        book.hasFormulas ||= source.hasFormulas;
        for (const item of source.kept)
          if (item.sheet === template.sheet && item.kind !== 'protection')
            book.keep({ ...item, id: null, document, sheet: sheet.id });
      }
      return sheet.id;
    },
    'sheet.delete': (run, at) => {
      openToEdit(run, at, null).removeSheet(at.sheet);
      return null;
    },
    'sheet.change': (run, at, { name, index, hidden, frozenRows, frozenColumns, ...look }) => {
      const book = editable(run, at.document);
      if (name !== undefined) book.renameSheet(at.sheet, name);
      if (index !== undefined) book.moveSheet(at.sheet, index);
      if (hidden !== undefined) book.setHidden(at.sheet, hidden);
      if (frozenRows !== undefined) book.grid(at.sheet).freeze('rows', frozenRows);
      if (frozenColumns !== undefined) book.grid(at.sheet).freeze('columns', frozenColumns);
      Object.assign(book.sheet(at.sheet), look);
      return null;
    },
    'sheet.lines': (run, at, change) => {
      const book = editable(run, at.document);
      const sheet = book.grid(at.sheet);
      if (change.do === 'delete' || change.do === 'move')
        checkProtection(book, run.user.email, at.sheet, linesArea(sheet, change));
      if (change.do === 'insert') {
        const { maxRows: rows, maxColumns: columns } = sheet;
        const size = { rows, columns };
        checkSize(book.sheets, sheet, {
          ...size,
          [change.lines]: size[change.lines] + change.count,
        });
      }
      sheet.changeLines(change);
      followLines(book, sheet, change);
      return null;
    },
    'sheet.line': (run, at, lines, index) => gridOf(run, at).line(lines, index),
    'sheet.groups': (run, at, lines) => groupsOf(gridOf(run, at), lines),
    'sheet.collapse': (run, at, lines, groups) => {
      const sheet = editable(run, at.document).grid(at.sheet);
      for (const group of groups) collapseGroup(sheet, lines, group);
      return null;
    },
    'sheet.append': (run, at, cells) => {
      const book = editable(run, at.document);
      const sheet = book.grid(at.sheet);
      const row = sheet.usedSize().rows + 1;
      const area = { row, column: 1, rows: 1, columns: cells.length };
      checkProtection(book, run.user.email, at.sheet, area);
      checkCorners(area);
      checkRoom(book.sheets, sheet, area);
      writeArea(book, sheet, area, 'values', [cells], typingOf(world));
      return null;
    },
  };
}
