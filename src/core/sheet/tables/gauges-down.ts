import { headerText } from '../cells/sheet-cells.ts';
import { rolesOf } from '../headers/known-words.ts';
import { type Column, sampleCells, type Table } from '../headers/table.ts';

/** "Gauge" over 12.1 and 12.2 beside the rain names gauges. Few values come again and again, and none is 0. */
export function isOfGauges(table: Table, { index, meaning }: Column): boolean {
  if (meaning.element !== 'rain' || !isInstrument(meaning.plain)) return false;
  const cells = sampleCells(table, index);
  const kinds = new Set(cells.map(headerText));
  const isFilled = cells.length >= table.sampled.length * MOSTLY;
  return (
    cells.length >= FEWEST_ROWS && isFilled && kinds.size * 3 <= cells.length && !kinds.has('0')
  );
}

/** "Gauge" and "Pluviómetro"; "Rain gauge" and "Average rain" are amounts. */
function isInstrument(plain: string): boolean {
  return plain.split(' ').every((word) => rolesOf(word).has('instrument'));
}

const MOSTLY = 0.9;
const FEWEST_ROWS = 8;
