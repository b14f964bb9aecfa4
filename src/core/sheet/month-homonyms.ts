import { plainText } from './plain-text.ts';
import type { Cell } from './reading.ts';
import { CROATIAN_MONTHS, ONLY_CROATIAN, ROMAN_MONTHS } from './vocabulary/month-names.ts';

const ROWS_LOOKED_AT = 100;
const ENOUGH = 2;
/** Only cells that begin so are looked at closely: a sheet may hold thousands of texts. */
const MAY_BE = /^\s*(o[zž]u|tra|svi|kol|ruj|stu)/i;

const NUMERALS = ROMAN_MONTHS.toUpperCase().split(' ');
/** Roman numerals mean the same months everywhere. */
const numerals = new Map<string, string>();
CROATIAN_MONTHS.forEach((names, index) => {
  for (const name of names.split(' ')) numerals.set(name, NUMERALS[index] ?? name);
});

/** Croatian gives lipanj, srpanj and listopad to other months than Polish and Czech do. */
export function withoutHomonyms(cells: Cell[][]): Cell[][] {
  const told = new Set<string>();
  for (const row of cells.slice(0, ROWS_LOOKED_AT))
    for (const cell of row)
      if (typeof cell === 'string' && MAY_BE.test(cell)) told.add(plainText(cell));
  const sure = [...told].filter((text) => ONLY_CROATIAN.test(text)).length;
  return sure >= ENOUGH ? cells.map((row) => row.map(inNumerals)) : cells;
}

function inNumerals(cell: Cell): Cell {
  return (typeof cell === 'string' && numerals.get(plainText(cell))) || cell;
}
