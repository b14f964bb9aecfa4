import { activeSheet } from './active-place.ts';
import type { SpreadsheetState } from './makers.ts';

type Api = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The methods a spreadsheet has from older days, when it stood for the sheet in front. */
const NAMES = [
  'appendRow',
  'autoResizeColumn',
  'deleteColumn',
  'deleteColumns',
  'deleteRow',
  'deleteRows',
  'getColumnWidth',
  'getDataRange',
  'getFrozenColumns',
  'getFrozenRows',
  'getImages',
  'getLastColumn',
  'getLastRow',
  'getRowHeight',
  'getSheetName',
  'getSheetValues',
  'hideColumn',
  'hideRow',
  'insertImage',
  'insertColumnAfter',
  'insertColumnBefore',
  'insertColumnsAfter',
  'insertColumnsBefore',
  'insertRowAfter',
  'insertRowBefore',
  'insertRowsAfter',
  'insertRowsBefore',
  'isColumnHiddenByUser',
  'isRowHiddenByFilter',
  'isRowHiddenByUser',
  'setColumnWidth',
  'setFrozenColumns',
  'setFrozenRows',
  'setRowHeight',
  'sort',
  'unhideColumn',
  'unhideRow',
] as const satisfies readonly (keyof Sheet & keyof Api)[];

function onActiveSheet(name: (typeof NAMES)[number]) {
  return function (this: SpreadsheetState, ...args: unknown[]): unknown {
    const sheet = activeSheet(this.document);
    return (sheet[name] as (...args: unknown[]) => unknown).apply(sheet, args);
  };
}

export const ofActiveSheet = () =>
  Object.fromEntries(NAMES.map((name) => [name, onActiveSheet(name)])) as unknown as Pick<
    Api,
    (typeof NAMES)[number]
  >;
