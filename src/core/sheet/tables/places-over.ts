import type { Cell } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { elementNamed } from '../headers/header-meaning.ts';
import { isUnitText } from '../headers/stated-unit.ts';
import { indexesOf } from '../headers/table.ts';
import type { Fit, Part } from './layout.ts';

const MOST_ROWS_OVER = 2;

/**
 * "Garden" over Year, Jan, Feb and "Shore" over the same again: places, where `differ` tells that the blocks have other
 * values for the same months.
 */
export function withPlacesOver(fit: Fit, differ: (one: Part, other: Part) => boolean): Fit {
  const { parts } = fit;
  const names = parts.length > 1 && namesOver(fit);
  if (!names) return fit;
  const areApart = parts.some((part, at) =>
    parts.some((other, place) => place < at && names[place] !== names[at] && differ(part, other)),
  );
  return areApart ? { ...fit, parts: parts.map((part, at) => ofPlace(part, names[at])) } : fit;
}

/** The name over each part, in the nearest row that has one over every part. */
function namesOver({ table: { sheet, headerRow }, parts }: Fit): string[] | undefined {
  const ends = parts.map(({ values }) => Math.max(...indexesOf(values)) + 1);
  const rows = Array.from({ length: MOST_ROWS_OVER }, (_, up) => sheet.cells[headerRow - 1 - up]);
  return rows
    .map((row = []) => ends.map((end, at) => nameIn(row.slice(ends[at - 1] ?? 0, end))))
    .find((names) => new Set(names).size > 1 && names.every(mayBePlace));
}

/** The one text among the cells. */
function nameIn(cells: readonly Cell[]): string {
  const [text = '', ...others] = cells.map(headerText).filter(Boolean);
  return others.length === 0 ? text : '';
}

function mayBePlace(name: string): boolean {
  return /\p{L}/u.test(name) && !elementNamed(name) && !isUnitText(name);
}

function ofPlace(part: Part, station = ''): Part {
  return { ...part, values: part.values.map((value) => ({ ...value, station })) };
}
