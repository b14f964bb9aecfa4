import { activeRange } from './active-place.ts';
import { defineClass, type Make } from './define-class.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;
type Api = GoogleAppsScript.Spreadsheet.RangeList;

/** Null on a tab without cells, as one range is. */
export function activeRangeList(document: string): Api | null {
  const range = activeRange(document);
  return range && newRangeList({ ranges: [range] });
}

/** A list passes each call to its ranges, one after the other. */
function each<Name extends keyof Range & keyof Api>(name: Name) {
  return function (this: { ranges: Range[]; self?: Api }, ...args: unknown[]): Api {
    for (const range of this.ranges)
      (range[name] as (...args: unknown[]) => unknown).apply(range, args);
    return this.self as Api;
  };
}

export const newRangeList: Make<Api, { ranges: Range[] }> = defineClass<Api, { ranges: Range[] }>(
  'Spreadsheet.RangeList',
  () => ({
    activate() {
      this.ranges.at(-1)?.activate();
      return this.self;
    },
    breakApart: each('breakApart'),
    check: each('check'),
    clear: each('clear'),
    clearContent: each('clearContent'),
    clearDataValidations: each('clearDataValidations'),
    clearFormat: each('clearFormat'),
    clearNote: each('clearNote'),
    getRanges() {
      return this.ranges;
    },
    insertCheckboxes: each('insertCheckboxes'),
    removeCheckboxes: each('removeCheckboxes'),
    setBackground: each('setBackground'),
    setBackgroundRGB: each('setBackgroundRGB'),
    setBorder: each('setBorder'),
    setFontColor: each('setFontColor'),
    setFontFamily: each('setFontFamily'),
    setFontLine: each('setFontLine'),
    setFontSize: each('setFontSize'),
    setFontStyle: each('setFontStyle'),
    setFontWeight: each('setFontWeight'),
    setFormula: each('setFormula'),
    setFormulaR1C1: each('setFormulaR1C1'),
    setHorizontalAlignment: each('setHorizontalAlignment'),
    setNote: each('setNote'),
    setNumberFormat: each('setNumberFormat'),
    setShowHyperlink: each('setShowHyperlink'),
    setTextDirection: each('setTextDirection'),
    setTextRotation: each('setTextRotation'),
    setValue: each('setValue'),
    setVerticalAlignment: each('setVerticalAlignment'),
    setVerticalText: each('setVerticalText'),
    setWrap: each('setWrap'),
    setWrapStrategy: each('setWrapStrategy'),
    trimWhitespace: each('trimWhitespace'),
    uncheck: each('uncheck'),
  }),
);
