import { defineClass, type Make } from './define-class.ts';
import { activeRange } from './range.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;
type Api = GoogleAppsScript.Spreadsheet.RangeList;

/** Null on a tab without cells, as one range is. */
export function activeRangeList(document: string): Api | null {
  const range = activeRange(document);
  return range && newRangeList({ ranges: [range] });
}

/** A list passes each call to its ranges. */
export const newRangeList: Make<Api, { ranges: Range[] }> = defineClass<Api, { ranges: Range[] }>(
  'Spreadsheet.RangeList',
  {
    activate() {
      this.ranges.at(-1)?.activate();
      return this.self;
    },
    clear(options?: { contentsOnly?: boolean | undefined; formatOnly?: boolean | undefined }) {
      for (const range of this.ranges) range.clear(options ?? {});
      return this.self;
    },
    clearContent() {
      for (const range of this.ranges) range.clearContent();
      return this.self;
    },
    clearFormat() {
      for (const range of this.ranges) range.clearFormat();
      return this.self;
    },
    clearNote() {
      for (const range of this.ranges) range.clearNote();
      return this.self;
    },
    getRanges() {
      return this.ranges;
    },
    setBackground(color) {
      for (const range of this.ranges) range.setBackground(color);
      return this.self;
    },
    setFontColor(color) {
      for (const range of this.ranges) range.setFontColor(color);
      return this.self;
    },
    setFontWeight(fontWeight) {
      for (const range of this.ranges) range.setFontWeight(fontWeight);
      return this.self;
    },
    setNote(note) {
      for (const range of this.ranges) range.setNote(note);
      return this.self;
    },
    setNumberFormat(numberFormat) {
      for (const range of this.ranges) range.setNumberFormat(numberFormat);
      return this.self;
    },
    setValue(value) {
      for (const range of this.ranges) range.setValue(value);
      return this.self;
    },
  },
);
