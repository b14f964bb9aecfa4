import type { Methods } from './define-class.ts';
import type { RangeState } from './makers.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;

/** Names the platform no longer publishes and still answers to. */
type OldNames = {
  getBackgroundColor(): string;
  getBackgroundColors(): string[][];
  getColumnIndex(): number;
  /** Google's own tutorial of 2010 reads a sheet by these two, and hundreds of scripts copied it. */
  getEndColumn(): number;
  getEndRow(): number;
  getComment(): string;
  setComment(comment: string | null): Range;
  setBackgroundColor(color: string | null): Range;
  setBackgroundColors(colors: (string | null)[][]): Range;
};

/** What older scripts call; each is today's method under another name. */
export const rangeOldNames = (): Methods<OldNames, RangeState & { self: Range }> => ({
  getBackgroundColor() {
    return this.self.getBackground();
  },
  getBackgroundColors() {
    return this.self.getBackgrounds();
  },
  getColumnIndex() {
    return this.column;
  },
  getEndColumn() {
    return this.self.getLastColumn();
  },
  getEndRow() {
    return this.self.getLastRow();
  },
  getComment() {
    return this.self.getNote();
  },
  setComment(comment) {
    return this.self.setNote(comment);
  },
  setBackgroundColor(color) {
    return this.self.setBackground(color);
  },
  setBackgroundColors(colors) {
    return this.self.setBackgrounds(colors);
  },
});
