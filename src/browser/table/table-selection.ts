import type { Place } from '../../core/reading/a1.ts';

/** Both ends belong to it. */
export type Range = { first: Place; last: Place };

/** The active cell, and the other end of what is chosen with it. */
export type Selection = { at: Place; to: Place };

export type Size = { rows: number; columns: number };

export const only = (at: Place): Selection => ({ at, to: at });

export function rangeOf({ at, to }: Selection): Range {
  return {
    first: { row: Math.min(at.row, to.row), column: Math.min(at.column, to.column) },
    last: { row: Math.max(at.row, to.row), column: Math.max(at.column, to.column) },
  };
}

export type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };
type Sheet = Size & { used: Size; page: number; isFull: (place: Place) => boolean };

/** Where a key leads to; null for one that leads nowhere. */
export function afterKey(selection: Selection, key: Key, sheet: Sheet): Selection | null {
  const jumps = key.ctrlKey || key.metaKey;
  if (jumps && key.key.toLowerCase() === 'a')
    return { at: { row: 1, column: 1 }, to: atLeastOne(sheet.used) };
  const goes = GOES[key.key];
  if (key.key === 'Tab') return only(inside(step(selection.at, [0, key.shiftKey ? -1 : 1]), sheet));
  if (!goes) return null;
  const from = key.shiftKey ? selection.to : selection.at;
  const to = inside(goes(from, { ...sheet, jumps }), sheet);
  return key.shiftKey ? { at: selection.at, to } : only(to);
}

type Way = readonly [rows: number, columns: number];
type Going = (from: Place, sheet: Sheet & { jumps: boolean }) => Place;

const along =
  (way: Way): Going =>
  (from, sheet) =>
    sheet.jumps ? edgeOf(from, way, sheet) : step(from, way);

const GOES: Record<string, Going> = {
  ArrowUp: along([-1, 0]),
  ArrowDown: along([1, 0]),
  ArrowLeft: along([0, -1]),
  ArrowRight: along([0, 1]),
  PageUp: (from, { page }) => step(from, [-page, 0]),
  PageDown: (from, { page }) => step(from, [page, 0]),
  Home: ({ row }, { jumps }) => ({ row: jumps ? 1 : row, column: 1 }),
  End: ({ row }, { jumps, used }) => ({ row: jumps ? used.rows : row, column: used.columns }),
};

function step({ row, column }: Place, [rows, columns]: Way): Place {
  return { row: row + rows, column: column + columns };
}

function inside({ row, column }: Place, { rows, columns }: Size): Place {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

function clamp(value: number, most: number): number {
  return Math.max(1, Math.min(most, value));
}

function atLeastOne({ rows, columns }: Size): Place {
  return { row: Math.max(1, rows), column: Math.max(1, columns) };
}

/** To the end of what is full, or over what is empty to the next that is full. */
function edgeOf(from: Place, way: Way, sheet: Sheet): Place {
  const isOutside = (at: Place) => {
    const within = inside(at, sheet);
    return within.row !== at.row || within.column !== at.column;
  };
  const startsFull = sheet.isFull(from) && sheet.isFull(step(from, way));
  let at = step(from, way);
  if (startsFull) {
    while (!isOutside(step(at, way)) && sheet.isFull(step(at, way))) at = step(at, way);
    return at;
  }
  while (!isOutside(at) && !sheet.isFull(at)) at = step(at, way);
  return at;
}
