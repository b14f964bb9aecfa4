import type { SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, ownOf } from './define-class.ts';
import { makes, newSheet, type SpreadsheetState } from './makers.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

function sheetState(sheet: unknown): SheetAt {
  const own = ownOf<SheetAt>(sheet);
  if (!own || !('sheet' in own)) throw exception('invalid-argument', { name: 'sheet' });
  return { document: own.document, sheet: own.sheet };
}

/** `([name][, index])` */
function insertion(args: readonly unknown[]): { name: string | null; index: number | null } {
  const name = args.find((arg) => typeof arg === 'string');
  const index = args.find((arg) => typeof arg === 'number');
  return { name: name ?? null, index: index ?? null };
}

makes(
  'spreadsheet',
  defineClass<Api, SpreadsheetState>('Spreadsheet', {
    deleteSheet(sheet) {
      ask('sheet.delete', sheetState(sheet));
    },
    getActiveSheet() {
      const { document } = this;
      return newSheet({ document, sheet: ask('editor.active', document).sheet });
    },
    getId() {
      return this.document;
    },
    getName() {
      return ask('document.info', this.document).name;
    },
    getSheetById(id) {
      return this.self.getSheets().find((sheet) => sheetState(sheet).sheet === id) ?? null;
    },
    getSheetByName(name) {
      const { document } = this;
      const found = ask('document.info', document).sheets.find((sheet) => sheet.name === name);
      return found ? newSheet({ document, sheet: found.id }) : null;
    },
    getSheets() {
      const { document } = this;
      return ask('document.info', document).sheets.map(({ id }) =>
        newSheet({ document, sheet: id }),
      );
    },
    getSpreadsheetLocale() {
      return ask('document.info', this.document).locale;
    },
    getSpreadsheetTimeZone() {
      return ask('document.info', this.document).timeZone;
    },
    getUrl() {
      return `https://docs.google.com/spreadsheets/d/${this.document}/edit`;
    },
    insertSheet(...args: unknown[]) {
      const { document } = this;
      const sheet = ask('sheet.insert', document, insertion(args));
      // A new sheet comes to the front.
      ask('editor.activate', document, sheet, null);
      return newSheet({ document, sheet });
    },
    setActiveSheet(sheet: Sheet) {
      const own = sheetState(sheet);
      if (own.document !== this.document) throw exception('sheet-elsewhere');
      ask('editor.activate', this.document, own.sheet, null);
      return sheet;
    },
    setSpreadsheetTimeZone(timeZone) {
      ask('document.change', this.document, { timeZone });
    },
  }),
);
