import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { numberInCell } from '../cells/read-number.ts';
import { filledIn, isText, type SheetCells } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { statedUnit } from '../headers/stated-unit.ts';
import { indexesOf } from '../headers/table.ts';
import { type Fit, valuesIn } from './layout.ts';
import { MOST_TITLES } from './split-text.ts';

type Row = readonly Cell[];
type Pairs = { index: number; isMaxFirst: boolean };

/**
 * "气温" over "8℃ / 6℃" and "Max/Min" over "12~3": each cell holds two temperatures, of which one is never the lower. The
 * maxima stay where they are, and the minima become a column behind all others. `homes`: where that stands in the sheet.
 */
export function withPairsApart(cells: Cell[][]): Pick<SheetCells, 'cells' | 'homes'> {
  const found = columnsOfPairs(cells);
  if (found.length === 0) return { cells };
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0);
  const homes = new Map(found.map(({ index }, at) => [width + at, index]));
  return { cells: cells.map((row) => rowApart(row, found, width)), homes };
}

function rowApart(row: Row, found: readonly Pairs[], width: number): Cell[] {
  const apart = [...row, ...Array<null>(width - row.length).fill(null)];
  for (const { index, isMaxFirst } of found) {
    const cell = row[index] ?? null;
    const [one, other] = partsOf(cell) ?? [cell, cell];
    const isName = isText(cell) && headerNamesPairs(cell);
    const [max, min] = isName ? namesFor(cell) : isMaxFirst ? [one, other] : [other, one];
    apart[index] = max;
    apart.push(min);
  }
  return apart;
}

/** The header of each new column. The unit of the old one counts for both, and so does "Average", which normals have, too. */
function namesFor(header: string): [string, string] {
  const unit = statedUnit(header, 'temperature');
  const before = headerMeaning(header).facts.has('mean') ? 'Mean ' : '';
  const behind = unit ? ` (°${unit})` : '';
  return [`${before}Max${behind}`, `${before}Min${behind}`];
}

function columnsOfPairs(cells: readonly Row[]): Pairs[] {
  const known = new Map<number, Pairs | null>();
  cells.slice(0, MOST_TITLES).forEach((row, rowIndex) => {
    row.forEach((cell, index) => {
      if (!known.has(index) && partsOf(cell)) known.set(index, pairsBelow(cells, rowIndex, index));
    });
  });
  return [...known.values()].filter((pairs) => pairs !== null);
}

function pairsBelow(cells: readonly Row[], firstRow: number, index: number): Pairs | null {
  const above = cells.slice(0, firstRow).map((row) => row[index]);
  const header = above.filter(isText).pop() ?? '';
  if (!headerNamesPairs(header)) return null;
  const below = filledIn(cells.slice(firstRow).map((row) => row[index]));
  // A footer may hold a date, and a cell without any number holds no value.
  const holding = below.filter((cell) => !isText(cell) || (/\d/.test(cell) && cell.length < 30));
  const pairs = holding.map((cell) => partsOf(cell)?.map(numberInCell));
  const steps = pairs.map(([one = NaN, other = NaN] = []) => one - other).filter(isNumber);
  const isMaxFirst = steps.every((step) => step >= 0);
  const isMinFirst = steps.every((step) => step <= 0);
  const areSure = pairs.every(Boolean) && steps.length >= FEWEST_PAIRS && !areOneTwice(pairs);
  const isContrary = saysFirst(header) === (isMaxFirst ? 'min' : 'max');
  return areSure && isMaxFirst !== isMinFirst && !isContrary ? { index, isMaxFirst } : null;
}

const FEWEST_PAIRS = 3;

/** "46/8" and "50/10" are the same temperature twice, in °F and in °C. */
function areOneTwice(pairs: readonly (readonly number[] | undefined)[]): boolean {
  const areF = (at: number): boolean =>
    pairs.every((pair = []) => Math.abs((pair[1 - at] ?? 0) * 1.8 + 32 - (pair[at] ?? 0)) < 2);
  return areF(0) || areF(1);
}

/** "Temperature" or "Mean max/min"; none of "Temp (dry/wet)", "Max/mean" and "Temp 9h". */
function headerNamesPairs(header: string): boolean {
  const { facts, refusal, about, rest } = headerMeaning(header);
  const isOfOne = facts.has('temperature') && !/\d|\p{L}.*[/|&+]/u.test(header + rest);
  if (saysBoth(header) || (facts.has('max') && facts.has('min')))
    return !refusal || refusal === 'mean';
  return isOfOne && !refusal && !about;
}

/** A header "Max/Min": its cells hold both values. */
export function saysBoth(header: string): boolean {
  const named = header.split(/[/|&+]/).map((part) => headerMeaning(part).about);
  return named.includes('max') && named.includes('min');
}

/** Of "Max/Min" the maximum; undefined where one word says both, or none says any. */
function saysFirst(header: string): 'max' | 'min' | undefined {
  const named = header.split(/[^\p{L}\p{M}]+/u).map((word) => headerMeaning(word).about);
  return named.find((about): about is 'max' | 'min' => about === 'max' || about === 'min');
}

type Pair = [string | null, string | null];

const PAIR =
  /^([-+]?\d{1,3}(?:[.,]\d+)?|--?)(?: ?(?:°? ?([CF])|[°度]))? ?(?:[/~|至]| - |-|to) ?([-+]?\d{1,3}(?:[.,]\d+)?|--?)(?: ?(?:°? ?([CF])|[°度]))?$/;

/** "8℃ / 6℃", "12°~3°", "8°C-3°C", "8 / --" */
function partsOf(cell: Cell): Pair | null {
  if (!isText(cell) || cell.length > 30 || !/\d/.test(cell)) return null;
  const text = cell.normalize('NFKC').replace(/[−–—]/g, '-').trim();
  const [, one, ofOne, other, ofOther = ofOne] = PAIR.exec(text) ?? [];
  if (!one || !other || (ofOne && ofOne !== ofOther)) return null;
  const withUnit = (part: string) => (/\d/.test(part) ? `${part}°${ofOther ?? ''}` : null);
  return [withUnit(one), withUnit(other)];
}

/** Says which of the two was taken for what: of "Temperature" only the values say it. */
export function reportPairs({ table, parts }: Fit, doubts: Doubts): void {
  const made = valuesIn(parts).filter(({ index }) => table.sheet.homes?.has(index));
  if (made.length > 0)
    doubts.atColumns(table, { kind: 'reading.pairs-apart', severity: 'note' }, indexesOf(made));
}
