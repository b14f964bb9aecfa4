import type { RangeAt } from '../platform/calls.ts';
import { defineClass } from './define-class.ts';
import { newRange } from './range.ts';

/** Where a filter lies; by what it filters is not emulated. */
export const newFilter = defineClass<GoogleAppsScript.Spreadsheet.Filter, RangeAt>(
  'Spreadsheet.Filter',
  {
    getRange() {
      const { document, sheet, row, column, rows, columns } = this;
      return newRange({ document, sheet, row, column, rows, columns });
    },
  },
);
