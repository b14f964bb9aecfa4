import type { OpenSide } from '../platform/a1-notation.ts';
import type { RangeAt, SheetAt } from '../platform/calls.ts';
import type { Make } from './define-class.ts';

export type RangeState = RangeAt & { open?: readonly OpenSide[] | undefined };
export type SpreadsheetState = { document: string };

/** What objects of the platform give back of each other: a sheet its ranges, an event its spreadsheet. */
type Makers = {
  range: Make<GoogleAppsScript.Spreadsheet.Range, RangeState>;
  sheet: Make<GoogleAppsScript.Spreadsheet.Sheet, SheetAt>;
  spreadsheet: Make<GoogleAppsScript.Spreadsheet.Spreadsheet, SpreadsheetState>;
};

const makers: Partial<Makers> = {};

/**
 * The file of a class puts its maker here, and the others take it from here: if they imported
 * each other, none of them could be read or loaded alone.
 */
export function makes<Name extends keyof Makers>(name: Name, maker: Makers[Name]): void {
  makers[name] = maker;
}

function maker<Name extends keyof Makers>(name: Name): Makers[Name] {
  const known = makers[name];
  if (!known) throw new Error(`Cannot make a ${name}: its file was not loaded`);
  return known as Makers[Name];
}

export const newRange: Makers['range'] = (state) => maker('range')(state);
export const newSheet: Makers['sheet'] = (state) => maker('sheet')(state);
export const newSpreadsheet: Makers['spreadsheet'] = (state) => maker('spreadsheet')(state);
