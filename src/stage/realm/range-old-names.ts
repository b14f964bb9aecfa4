import type { Methods } from './define-class.ts';
import type { RangeState } from './makers.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;

/** Names the platform no longer publishes and still answers to. */
type OldNames = {
  getBackgroundColor(): string;
  getBackgroundColors(): string[][];
  getColumnIndex(): number;
  setBackgroundColor(color: string | null): Range;
  setBackgroundColors(colors: (string | null)[][]): Range;
};

/** What older scripts call; each is today's method under another name. */
export const rangeOldNames: Methods<OldNames, RangeState & { self: Range }> = {
  getBackgroundColor() {
    return this.self.getBackground();
  },
  getBackgroundColors() {
    return this.self.getBackgrounds();
  },
  getColumnIndex() {
    return this.column;
  },
  setBackgroundColor(color) {
    return this.self.setBackground(color);
  },
  setBackgroundColors(colors) {
    return this.self.setBackgrounds(colors);
  },
};
