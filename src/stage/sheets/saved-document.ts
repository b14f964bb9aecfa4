import type { ProtectionInfo } from '../platform/calls.ts';
import { type SavedSheet, SheetModel } from './sheet-model.ts';
import { SpreadsheetModel } from './spreadsheet-model.ts';

/** A document as JSON, exactly as it stood. */
export type SavedDocument = {
  id: string;
  name: string;
  locale: string;
  timeZone: string;
  owner: string;
  editors: string[];
  viewers: string[];
  sheets: SavedSheet[];
  protections: ProtectionInfo[];
};

export function savedDocument(book: SpreadsheetModel): SavedDocument {
  const { id, name, locale, timeZone, owner, protections } = book;
  return {
    id,
    name,
    locale,
    timeZone,
    owner,
    protections,
    editors: [...book.editors],
    viewers: [...book.viewers],
    sheets: book.sheets.map((sheet) => sheet.saved()),
  };
}

export function documentFrom(saved: SavedDocument): SpreadsheetModel {
  const book = new SpreadsheetModel(saved);
  book.sheets = saved.sheets.map(SheetModel.from);
  book.hasFormulas = book.sheets.some((sheet) => sheet.formulaCells().length > 0);
  book.protections = saved.protections;
  return book;
}
