import { activeCell, activeRange } from './active-place.ts';
import { defineClass, type Make } from './define-class.ts';
import { newSheet } from './makers.ts';
import { activeRangeList } from './range-list.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Selection;
type Range = GoogleAppsScript.Spreadsheet.Range;
type RangeList = GoogleAppsScript.Spreadsheet.RangeList;
type State = { document: string };

export const newSelection: Make<Api, State> = defineClass<Api, State>(
  'Spreadsheet.Selection',
  () => ({
    getActiveRange() {
      return activeRange(this.document) as Range;
    },
    getActiveRangeList() {
      return activeRangeList(this.document) as RangeList;
    },
    getActiveSheet() {
      return newSheet({
        document: this.document,
        sheet: ask('editor.active', this.document).sheet,
      });
    },
    getCurrentCell() {
      return activeCell(this.document) as Range;
    },
    getNextDataRange(direction) {
      const cell = activeCell(this.document) as Range;
      const end = cell.getNextDataCell(direction);
      const [top, left] = [
        Math.min(cell.getRow(), end.getRow()),
        Math.min(cell.getColumn(), end.getColumn()),
      ];
      return cell
        .getSheet()
        .getRange(
          top,
          left,
          Math.abs(cell.getRow() - end.getRow()) + 1,
          Math.abs(cell.getColumn() - end.getColumn()) + 1,
        );
    },
  }),
);
