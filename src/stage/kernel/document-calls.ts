import type { Area } from '../platform/a1-notation.ts';
import type { CallName, RangeAt, SheetAt } from '../platform/calls.ts';
import { checkCorners } from '../platform/check-corners.ts';
import { exception } from '../platform/exception.ts';
import { seededRandom } from '../platform/seeded-random.ts';
import { isTimeZone } from '../platform/zoned-time.ts';
import { autoFill } from '../sheets/auto-fill.ts';
import type { StoredCell } from '../sheets/cell.ts';
import { filledWith, readArea, typeInto, writeArea } from '../sheets/cell-values.ts';
import { setCheckboxes } from '../sheets/checkboxes.ts';
import { copyArea, moveArea, pastedArea, shiftCells } from '../sheets/copy-area.ts';
import { followLines } from '../sheets/follow-lines.ts';
import { checkReadable, checkRoom, checkSize } from '../sheets/grid-limits.ts';
import { collapseGroup, groupsOf } from '../sheets/line-groups.ts';
import { mergeArea, mergesWithin } from '../sheets/merges.ts';
import { localeMarks } from '../sheets/number-format.ts';
import { documentFrom, savedDocument } from '../sheets/saved-document.ts';
import { sortArea } from '../sheets/sort-area.ts';
import { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';
import { tidyArea } from '../sheets/tidy-area.ts';
import { newDocumentId } from './documents.ts';
import { checkProtection, linesArea } from './protections.ts';
import type { Run } from './run.ts';
import { type CallHandlers, documentOf, settle, typingOf, type World } from './world.ts';

type Names = Extract<
  CallName,
  | `document.${string}`
  | `sheet.${string}`
  | `range.${string}`
  | `kept.${string}`
  | `metadata.${string}`
>;

/** The document as scripts change it. Every change is told, so that the page can redraw. */
export function documentCalls(world: World): CallHandlers<Names> {
  const readable = (run: Run, id: string) => {
    const book = documentOf(world, id);
    const { email } = run.user;
    if (!book.editors.has(email) && !book.viewers.has(email))
      throw exception('document-missing', { id });
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
    checkProtection(book, run.user.email, at.sheet, area);
    return book;
  };
  const gridToEdit = (run: Run, at: RangeAt) => openToEdit(run, at, at).grid(at.sheet);
  /** The sheet grows to hold what is written, as far as a spreadsheet may. */
  const areaToEdit = (run: Run, at: RangeAt) => {
    const book = openToEdit(run, at, at);
    const sheet = book.grid(at.sheet);
    checkCorners(at);
    const isBelow = at.row > sheet.maxRows || at.column > sheet.maxColumns;
    if (isBelow && !world.opening.switches.writesBelowGrid) throw exception('outside-sheet');
    checkRoom(book.sheets, sheet, at);
    return { book, sheet };
  };

  return {
    'document.info': (run, id) => readable(run, id).info(),
    'document.open': (run, idOrUrl) => {
      const id = idOrUrl.match(/\/d\/([^/]+)/)?.[1] ?? idOrUrl;
      return readable(run, id).id;
    },
    'document.create': (run, name) => {
      const book = new SpreadsheetModel({ id: newDocumentId(world), name, owner: run.user.email });
      book.addSheet(null, null);
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
    'kept.list': (run, document) => readable(run, document).kept,
    'kept.put': (run, item) => editable(run, item.document).keep(item),
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
