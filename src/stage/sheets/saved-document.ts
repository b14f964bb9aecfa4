import type { Calculation, KeptItem, MetadataInfo, RangeAt } from '../platform/calls.ts';
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
  named: [string, RangeAt][];
  metadata: MetadataInfo[];
  /** what documents saved before it existed lack */
  kept?: KeptItem[];
  calculation?: Calculation;
};

export function savedDocument(book: SpreadsheetModel): SavedDocument {
  const { id, name, locale, timeZone, owner, metadata, kept, calculation } = book;
  return {
    id,
    name,
    locale,
    timeZone,
    owner,
    metadata,
    kept,
    calculation,
    editors: [...book.editors],
    viewers: [...book.viewers],
    sheets: book.sheets.map((sheet) => sheet.saved()),
    named: [...book.named],
  };
}

export function documentFrom(saved: SavedDocument): SpreadsheetModel {
  const book = new SpreadsheetModel(saved);
  book.sheets = saved.sheets.map(SheetModel.from);
  book.hasFormulas = book.sheets.some((sheet) => sheet.formulaCells().length > 0);
  if (saved.calculation) book.calculation = saved.calculation;
  book.named = new Map(saved.named);
  for (const { id: _, ...item } of saved.metadata) book.addMetadata(item);
  for (const item of saved.kept ?? []) book.keep(item);
  return book;
}
