import { newRange, newSheet } from './makers.ts';
import { ask } from './session.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;

/** Null on a tab without cells, whatever the types say. */
export function activeRange(document: string): Range | null {
  const { sheet, range } = ask('editor.active', document);
  return range && newRange({ document, sheet, ...range });
}

export function activeCell(document: string): Range | null {
  const { sheet, range } = ask('editor.active', document);
  return range && newRange({ document, sheet, ...range, rows: 1, columns: 1 });
}

export function activeSheet(document: string): GoogleAppsScript.Spreadsheet.Sheet {
  return newSheet({ document, sheet: ask('editor.active', document).sheet });
}
