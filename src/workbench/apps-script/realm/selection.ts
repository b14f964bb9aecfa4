import { defineClass, type Make } from './define-class.ts';
import { activeRange, newRange } from './range.ts';
import { newRangeList } from './range-list.ts';
import { ask } from './session.ts';
import { newSheet } from './sheet.ts';

type Api = GoogleAppsScript.Spreadsheet.Selection;
type State = { document: string };

export const newSelection: Make<Api, State> = defineClass<Api, State>('Spreadsheet.Selection', {
  getActiveRange() {
    return activeRange(this.document);
  },
  getActiveRangeList() {
    return newRangeList({ ranges: [activeRange(this.document)] });
  },
  getActiveSheet() {
    return newSheet({ document: this.document, sheet: ask('editor.active', this.document).sheet });
  },
  getCurrentCell() {
    const { sheet, cell } = ask('editor.active', this.document);
    return newRange({ document: this.document, sheet, ...cell });
  },
});
