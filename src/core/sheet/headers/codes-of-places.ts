import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { spreadOf } from '../cells/rain-like.ts';
import { numberInCell } from '../cells/read-number.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import { headerMeaning, type Meaning } from './header-meaning.ts';
import { REGION } from './phrase.ts';

/** The codes of one set, each with values that stand under it or in its rows. */
export type ByCode = ReadonlyMap<string, readonly number[]>;

/**
 * True for "AL, OK, TN, TX" and "PR, RS, SC", where TX is no maximum and PR no rain: most codes that nobody knows have
 * values as a known one has. "TX, TN, RR, FF, HU" are of weather: wind and humidity are other than temperatures.
 */
export function areOfPlaces(codes: ByCode): boolean {
  const names = [...codes.keys()];
  const known = names.filter((name) => !isUnknown(headerMeaning(name)));
  const others = names.filter((name) => !known.includes(name));
  const said = known.filter((name) => headerMeaning(name).about);
  if (said.length === 0 || others.length === 0) return false;
  const valuesOf = (name: string): readonly number[] => codes.get(name) ?? [];
  const isLikeOne = (name: string, among: readonly string[]): boolean =>
    among.some((other) => other !== name && areAlike(valuesOf(name), valuesOf(other)));
  const alike = others.filter((name) => !isOfWarmth(name) && isLikeOne(name, said));
  const areOne = said.length === 1 || said.every((name) => isLikeOne(name, said));
  const areMost = alike.length >= said.length || others.length > 1 || areOfTwo(said);
  return areOne && areMost && alike.length > 0 && alike.length >= others.length * MOSTLY;
}

/** What is said to be rain and a temperature, and is alike, is neither. */
function areOfTwo(said: readonly string[]): boolean {
  const ofRain = said.filter((name) => headerMeaning(name).about === 'rain');
  return ofRain.length > 0 && ofRain.length < said.length;
}

const MOSTLY = 0.75;

export function isUnknown({ facts, rest }: Meaning): boolean {
  return facts.size === 0 && rest !== '';
}

/** TD and TS are temperatures, too: of the dew, and of the soil. */
function isOfWarmth(code: string): boolean {
  return code.startsWith('T');
}

/** True for values of one quantity at two places: most of the narrower lies in the wider, which is not much wider. */
function areAlike(one: readonly number[], other: readonly number[]): boolean {
  const [first, second] = [spreadOf(one), spreadOf(other)];
  const widths = [first, second].map(({ least, most }) => most - least);
  const [narrow, wide] = [Math.min(...widths), Math.max(...widths)];
  const shared = Math.min(first.most, second.most) - Math.max(first.least, second.least);
  return (
    shared >= narrow * LEAST_SHARED &&
    wide <= narrow * MOST_WIDE &&
    Math.abs(first.dry - second.dry) < MOST_DRIER
  );
}

const LEAST_SHARED = 0.4;
const MOST_WIDE = 3;
const MOST_DRIER = 0.4;

type Named = { index: number; name: string; meaning: Meaning };

/** The columns of a table, where "TX" beside "AL" and "UT" means no more than these do. */
export function withoutCodesOfPlaces<Column extends Named>(
  columns: Column[],
  { cells }: SheetCells,
  firstRow: number,
): Column[] {
  const coded = columns.filter(({ name, meaning: { key } }) => REGION.test(name) && !key);
  if (!coded.some(({ meaning }) => meaning.about)) return columns;
  const rows = cells.slice(firstRow, firstRow + A_YEAR);
  const codes = coded.map(
    ({ index, name }) => [name, knownNumbers(rows.map((row) => row[index] ?? null))] as const,
  );
  if (!areOfPlaces(new Map(codes))) return columns;
  return columns.map((column) =>
    coded.includes(column) ? { ...column, meaning: meaningOfPlace(column.name) } : column,
  );
}

/** Fewer days would be of one season, in which places are farther from each other than wind is from warmth. */
const A_YEAR = 366;

export function knownNumbers(cells: readonly Cell[]): number[] {
  return cells
    .map(numberInCell)
    .filter((number) => isNumber(number) && !MISSING_NUMBERS.has(number));
}

function meaningOfPlace(name: string): Meaning {
  return { ...headerMeaning(''), plain: name.toLowerCase(), says: '', rest: name.toLowerCase() };
}
