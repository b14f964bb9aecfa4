import { defineClass, type Make } from './define-class.ts';
import type { RangeState } from './range-cells.ts';
import { rangeFormat } from './range-format.ts';
import { rangePlace } from './range-place.ts';
import { rangeStructure } from './range-structure.ts';
import { rangeValues } from './range-values.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Range;

export const newRange: Make<Api, RangeState> = defineClass<Api, RangeState>('Spreadsheet.Range', {
  ...rangePlace,
  ...rangeValues,
  ...rangeFormat,
  ...rangeStructure,
});

/** Null on a tab without cells, whatever the types say. */
export function activeRange(document: string): Api | null {
  const { sheet, range } = ask('editor.active', document);
  return range && newRange({ document, sheet, ...range });
}

export function activeCell(document: string): Api | null {
  const { sheet, range } = ask('editor.active', document);
  return range && newRange({ document, sheet, ...range, rows: 1, columns: 1 });
}
