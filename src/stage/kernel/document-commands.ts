import { a1Of } from '../platform/a1-notation.ts';
import { exception } from '../platform/exception.ts';
import type { StoredCell } from '../sheets/cell.ts';
import { readArea, shownArea, typeInto, writeArea } from '../sheets/cell-values.ts';
import { isDateFormat } from '../sheets/number-format.ts';
import { addDocument } from './documents.ts';
import { personEdits } from './person-edits.ts';
import type { CommandHandlers } from './protocol.ts';
import { areaOf, usedArea } from './sheet-area.ts';
import { documentOf, thisYearOf, type World } from './world.ts';

type Names =
  | 'type'
  | 'typeCells'
  | 'write'
  | 'values'
  | 'sheetText'
  | 'documentInfo'
  | 'documents'
  | 'addDocument'
  | 'removeDocument'
  | 'changeDocument'
  | 'addSheet'
  | 'copySheet'
  | 'changeSheet'
  | 'changeLines'
  | 'undo';

/** What people do to cells and sheets, seen by triggers or unseen. */
export function documentCommands(world: World): CommandHandlers<Names> {
  const changed = (document: string): null => {
    documentOf(world, document).touch();
    world.tell({ event: 'document', document });
    return null;
  };

  const edits = personEdits();

  return {
    type: (document, sheet, a1, text, email) => {
      const book = documentOf(world, document);
      const area = areaOf(world, document, sheet, a1, UNBOUNDED);
      if (book.isClosed(email, sheet, area)) throw exception('cell-protected');
      typeInto(book.sheet(sheet).edit(area.row, area.column), text, book, thisYearOf(world));
      return changed(document);
    },
    typeCells: (document, sheet, cells) => {
      const book = documentOf(world, document);
      const areas = cells.map(({ a1 }) => areaOf(world, document, sheet, a1, UNBOUNDED));
      edits.keepCells(book, sheet, areas);
      for (const [at, { row, column }] of areas.entries())
        typeInto(
          book.sheet(sheet).edit(row, column),
          cells[at]?.text ?? '',
          book,
          thisYearOf(world),
        );
      return changed(document);
    },
    write: (document, sheet, a1, values) => {
      const area = areaOf(world, document, sheet, a1);
      writeArea(
        documentOf(world, document),
        documentOf(world, document).grid(sheet),
        area,
        'values',
        values,
        thisYearOf(world),
      );
      return changed(document);
    },
    values: (document, sheet, a1) => {
      const area =
        a1 === null ? usedArea(world, document, sheet) : areaOf(world, document, sheet, a1);
      const book = documentOf(world, document);
      book.settle();
      return readArea(book, book.sheet(sheet), area, 'values');
    },
    sheetText: (document, sheet) => {
      const book = documentOf(world, document);
      const model = book.sheet(sheet);
      const area = usedArea(world, document, sheet);
      const notes: Record<string, string> = {};
      for (const [row, cells] of readArea(book, model, area, 'note').entries())
        for (const [column, note] of cells.entries())
          if (note)
            notes[a1Of({ row: row + 1, column: column + 1, rows: 1, columns: 1 })] = String(note);
      book.settle();
      const display = shownArea(book, model, area);
      const kinds = model.map(area, (cell) => kindOf(cell)).map((row) => row.join(''));
      return { info: model.info(book.sheets.indexOf(model) + 1), display, kinds, notes };
    },
    documentInfo: (document) => documentOf(world, document).info(),
    documents: () => [...world.documents.values()].map(({ id, name }) => ({ id, name })),
    addDocument: (given) => {
      const document = addDocument(world, given);
      changed(document);
      return document;
    },
    removeDocument: (document) => {
      world.documents.delete(document);
      return null;
    },
    changeDocument: (document, change) => {
      Object.assign(documentOf(world, document), change);
      return changed(document);
    },
    addSheet: (document, name) => {
      const book = documentOf(world, document);
      edits.keepDocument(book);
      const { id } = book.addSheet(name, null);
      changed(document);
      return id;
    },
    copySheet: (document, sheet) => {
      const book = documentOf(world, document);
      edits.keepDocument(book);
      const { id } = book.copySheet(sheet);
      changed(document);
      return id;
    },
    changeLines: (document, sheet, change) => {
      const book = documentOf(world, document);
      edits.keepDocument(book);
      book.changeLines(sheet, change);
      return changed(document);
    },
    undo: (document) => {
      const book = documentOf(world, document);
      return edits.undo(book) ? changed(document) : null;
    },
    changeSheet: (document, sheet, change) => {
      const book = documentOf(world, document);
      edits.keepDocument(book);
      if (change === 'delete') book.removeSheet(sheet);
      else {
        if (change.name !== undefined) book.renameSheet(sheet, change.name);
        if (change.index !== undefined) book.moveSheet(sheet, change.index);
        if (change.hidden !== undefined) book.setHidden(sheet, change.hidden);
        if (change.kind !== undefined) book.sheet(sheet).kind = change.kind;
      }
      return changed(document);
    },
  };
}

/** A paste may reach beyond the grid, which then grows. */
const UNBOUNDED = { rows: 1_000_000, columns: 18_278 };

function kindOf(cell: StoredCell | undefined): string {
  if (!cell || cell.value === '' || cell.value === null) return '.';
  if (typeof cell.value === 'number') return isDateFormat(cell.format) ? 'd' : 'n';
  return typeof cell.value === 'boolean' ? 'b' : 't';
}
