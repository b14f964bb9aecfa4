import type { Cell } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import { filledIn, isText, type SheetCells } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { statedUnit } from '../headers/stated-unit.ts';
import { type Fit, valuesIn } from './layout.ts';
import { MOST_TITLES } from './split-text.ts';

type Row = readonly Cell[];
/** A column of pairs, and the row that names it. */
type Pairs = { index: number; headerRow: number; isMaxFirst: boolean };

/**
 * "气温" over "8℃ / 6℃" and "Max/Min" over "12~3": each cell holds two temperatures, of which one is never the lower. The
 * maxima stay where they are, and the minima become a column behind all others. `homes`: where that stands in the sheet.
 */
export function withPairsApart(cells: Cell[][]): Pick<SheetCells, 'cells' | 'homes'> {
  const found = columnsOfPairs(cells);
  if (found.length === 0) return { cells };
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0);
  const homes = new Map(found.map(({ index }, at) => [width + at, index]));
  return { cells: cells.map((row, at) => rowApart(row, at, found, width)), homes };
}

function rowApart(row: Row, rowIndex: number, found: readonly Pairs[], width: number): Cell[] {
  const apart = [...row, ...Array<null>(width - row.length).fill(null)];
  for (const { index, headerRow, isMaxFirst } of found) {
    const cell = row[index] ?? null;
    const [one, other] = partsOf(cell) ?? [cell, rowIndex < headerRow ? null : cell];
    const isName = rowIndex >= headerRow && isText(cell) && headerNamesPairs(cell);
    const [max, min] = isName ? namesFor(cell) : isMaxFirst ? [one, other] : [other, one];
    apart[index] = max;
    apart.push(min);
  }
  return apart;
}

/** The header of each new column; the unit of the old one counts for both. */
function namesFor(header: string): [string, string] {
  const unit = statedUnit(header, 'temperature');
  const behind = unit ? ` (°${unit})` : '';
  return [`Max${behind}`, `Min${behind}`];
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
  const headerRow = cells
    .slice(0, firstRow)
    .reduce((last, row, at) => (isText(row[index]) ? at : last), -1);
  const header = String(cells[headerRow]?.[index] ?? '');
  if (!headerNamesPairs(header)) return null;
  const below = filledIn(cells.slice(firstRow).map((row) => row[index]));
  // A footer may hold a date, and a cell without any number holds no value.
  const holding = below.filter((cell) => !isText(cell) || (/\d/.test(cell) && cell.length < 30));
  const pairs = holding.map(partsOf).filter((pair) => pair !== null);
  const differences = pairs.flatMap(([one, other]) =>
    one === null || other === null ? [] : parseFloat(one) - parseFloat(other),
  );
  const isMaxFirst = differences.every((difference) => difference >= 0);
  const isMinFirst = differences.every((difference) => difference <= 0);
  const areSure = pairs.length === holding.length && differences.length >= FEWEST_PAIRS;
  if (!areSure || isMaxFirst === isMinFirst || areOneInTwoUnits(pairs)) return null;
  return saysFirst(header) === (isMaxFirst ? 'min' : 'max')
    ? null
    : { index, headerRow, isMaxFirst };
}

const FEWEST_PAIRS = 3;

/** "46/8" and "50/10" are the same temperature twice, in °F and in °C. */
function areOneInTwoUnits(pairs: readonly Pair[]): boolean {
  const isTwice = (one: string | null, other: string | null): boolean =>
    Math.abs(parseFloat(one ?? '') * 1.8 + 32 - parseFloat(other ?? '')) < 2;
  const isWritten = pairs.some(
    ([one, other]) => one && other && unitIn(one) !== unitIn(other) && unitIn(one) !== '',
  );
  const are = (at: 0 | 1): boolean =>
    pairs.every((pair) => isTwice(pair[at], pair[at === 0 ? 1 : 0]));
  return isWritten || are(0) || are(1);
}

function unitIn(text: string): string {
  return text.replace(/[^a-z]/gi, '').toUpperCase();
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
  /^([-+]?\d{1,3}(?:[.,]\d+)?|-{1,2})( ?(?:°? ?[CF]|°|度))? ?(?:[/~|至]| - |-|to) ?([-+]?\d{1,3}(?:[.,]\d+)?|-{1,2})( ?(?:°? ?[CF]|°|度))?$/i;

/** "8℃ / 6℃", "12°~3°", "8°C-3°C", "8 / --" */
function partsOf(cell: Cell): Pair | null {
  if (!isText(cell) || cell.length > 30) return null;
  const text = cell.normalize('NFKC').replace(/[−–—]/g, '-').replace(/～/g, '~').trim();
  const [, one, unitOfOne = '', other, unitOfOther = ''] = PAIR.exec(text) ?? [];
  if (one === undefined || other === undefined || !/\d/.test(text)) return null;
  const unit = unitOfOther || unitOfOne;
  const valueIn = (part: string, own: string) =>
    /\d/.test(part) ? part + (own || unit).replace(/^ ?(?:°? ?(?=[CF])|度)/i, '°') : null;
  return [valueIn(one, unitOfOne), valueIn(other, unitOfOther)];
}

/** Says which of the two was taken for what: of "Temperature" only the values say it. */
export function reportPairs({ table, parts }: Fit, doubts: Doubts): void {
  const { homes = new Map<number, number>() } = table.sheet;
  for (const { index } of valuesIn(parts)) {
    if (!homes.has(index)) continue;
    doubts.atColumns(table, { kind: 'reading.pairs-apart', severity: 'note' }, [index]);
  }
}
