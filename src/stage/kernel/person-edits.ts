import type { Area } from '../platform/a1-notation.ts';
import type { StoredCell } from '../sheets/cell.ts';
import { documentFrom, savedDocument } from '../sheets/saved-document.ts';
import type { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';

const MOST = 50;

/** What a person's edits can be taken back by, the last one first. What scripts write is not among them. */
export function personEdits() {
  const undos = new WeakMap<SpreadsheetModel, (() => void)[]>();
  const keep = (book: SpreadsheetModel, undo: () => void) => {
    undos.set(book, [...(undos.get(book) ?? []), undo].slice(-MOST));
  };
  return {
    keepCells: (book: SpreadsheetModel, sheet: number, areas: Area[]) => {
      const model = book.sheet(sheet);
      const before = areas.map(({ row, column }) => structuredClone(model.cell(row, column)));
      keep(book, () => {
        // It may be another object since: a tab that was deleted and came back.
        const now = book.sheet(sheet);
        for (const [at, { row, column }] of areas.entries())
          putBack(now.edit(row, column), before[at] ?? { value: null, format: '' });
      });
    },
    keepDocument: (book: SpreadsheetModel) => {
      const before = structuredClone(savedDocument(book));
      keep(book, () => {
        const { sheets, protections } = documentFrom(before);
        Object.assign(book, { sheets, protections });
      });
    },
    undo: (book: SpreadsheetModel): boolean => {
      const undo = undos.get(book)?.pop();
      undo?.();
      return undo !== undefined;
    },
  };
}

function putBack(cell: StoredCell, before: StoredCell): void {
  delete cell.formula;
  delete cell.refusal;
  delete cell.marks;
  Object.assign(cell, before);
}
