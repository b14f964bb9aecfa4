import type { Place } from '../../core/reading/a1.ts';

/** What stands in a sheet, as a person sees it. */
export type Contents = {
  /** row by row; ragged */
  display: string[][];
  /** one mark a cell, one string a row: `n` a number, `d` a date, `b` true or false, `t` a text, `.` empty */
  kinds: string[];
  /** by A1 address */
  notes: Record<string, string>;
  /** rows that stay in sight above the others */
  frozenRows: number;
};

export type TypedText = Place & { text: string };

/** `jumps` counts how often it was moved from outside the table; a cell that is `shown` takes the keys. */
export type ActiveCell = { address: string; jumps: number; shown: boolean };

/** Rows or columns that a person has chosen. */
export type Lines = { of: 'rows' | 'columns'; first: number; count: number };
export type Act = { label: string; act: () => void };

export type TableProps = {
  label: string;
  contents: Contents;
  cell: ActiveCell;
  enter: (texts: TypedText[]) => void;
  paste: (at: Place, text: string) => void;
  choose: (address: string) => void;
  undo: () => void;
  /** Escape leads out of the table, where Tab goes from cell to cell. */
  leave: () => void;
  /** what can be done to chosen rows or columns */
  actsOn: (lines: Lines) => Act[];
};
