import { exception } from '../platform/exception.ts';
import { defineService } from './define-class.ts';
import { ProtectionType, SheetType } from './enums.ts';
import { newSpreadsheet } from './makers.ts';
import { ask, theContext } from './session.ts';
import { getUi } from './ui.ts';

type Api = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** Null where there is no document, whatever the types say (docs/apps-script.md §2.3). */
function active(): Spreadsheet {
  const { document, lostDocument } = theContext();
  if (document !== null) return newSpreadsheet({ document });
  if (lostDocument !== null) throw exception('document-missing', { id: lostDocument });
  return null as unknown as Spreadsheet;
}

export const SpreadsheetApp = defineService<Omit<Api, 'SheetType' | 'ProtectionType'>, object>(
  'SpreadsheetApp',
  {
    flush() {
      // Every write is made when it is called; there is nothing left to make.
    },
    getActive() {
      return active();
    },
    getActiveSheet() {
      return active().getActiveSheet();
    },
    getActiveSpreadsheet() {
      return active();
    },
    getUi() {
      return getUi();
    },
    openById(id) {
      return newSpreadsheet({ document: ask('document.open', String(id)) });
    },
  },
  { ProtectionType, SheetType },
);
