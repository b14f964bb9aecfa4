import { numberInCell } from '../../cells/read-number.ts';
import { headerMeaning, isFigure, saysSomething } from '../../headers/header-meaning.ts';
import { rolesIn } from '../../headers/known-words.ts';
import { beginsMonth, monthNamed } from '../../headers/named-month.ts';
import type { Column, Table } from '../../headers/table.ts';
import { ownNotation } from '../../keys/month-notations.ts';

/** A way to name months over columns that single words do not show. Null if the columns are not named so. */
type MonthHeader = (columns: readonly Column[], table: Table) => Column[] | null;

/** Gives the columns their months, by the first way that fits. */
export function withMonths(table: Table): Column[] {
  const { columns } = table;
  for (const inColumns of MONTH_HEADERS) {
    const named = inColumns(columns, table);
    if (named) return named;
  }
  return [...columns];
}

/** "Listopad" is October in Croatian and November in Polish: the words of one language, read together. */
function inOwnWords(columns: readonly Column[]): Column[] | null {
  const notation = ownNotation(columns.map(({ name }) => name));
  return notation ? columns.map((column) => withMonth(column, notation.read(column.name))) : null;
}

/** 1 to 12, or I to XII, 12 to 1, or 10 to 9, in order. One or two such numbers are no months. */
function numberedMonths(columns: readonly Column[], table: Table): Column[] | null {
  const runs = columns.filter((_, at) => isRun(columns, at, table));
  const ofElements = runs.filter(({ name }) => saysElement(partsOf(name).word));
  // "tsa_01 … tsa_12" beside "rain_01 … rain_12" is some index. Where no word says rain, it may be that.
  const starts = ofElements.some(({ name }) => headerMeaning(partsOf(name).word).element === 'rain')
    ? runs.filter((run) => ofElements.includes(run) || partsOf(run.name).word === '')
    : runs;
  if (starts.length === 0) return null;
  return columns.map((column) => {
    // A run goes on to 13 only with the year's own figure.
    if (numberIn(column.name) === 13)
      return { ...column, meaning: { ...column.meaning, annual: true } };
    const start = starts.find(({ index }) => column.index >= index && column.index < index + 12);
    return withMonth(start ? column : column, start && numberIn(column.name));
  });
}

/** "Tmax 1, Tmin 1, Tmax 2 …": all twelve numbers must be there, else they count something else. */
function numberedByTurns(columns: readonly Column[]): Column[] | null {
  const numbers = columns.map(({ name, meaning }) => (meaning.element ? numberIn(name) : 0));
  if (new Set(numbers.filter(Boolean)).size !== 12) return null;
  return columns.map((column, at) => withMonth(column, numbers[at]));
}

function withMonth(column: Column, month: number | undefined): Column {
  return month ? { ...column, meaning: { ...column.meaning, month } } : column;
}

/** E F M A M J J A S O N D in twelve columns side by side. Fewer single letters are no months. */
function byInitials(columns: readonly Column[]): Column[] | null {
  const start = columns.findIndex((_, at) =>
    columns
      .slice(at, at + 12)
      .every(({ name }, step) => name.length === 1 && beginsMonth(name, step + 1)),
  );
  if (start < 0 || columns.length < start + 12) return null;
  return columns.map((column, at) => {
    const month = at - start + 1;
    const meaning = { ...headerMeaning(''), month };
    return month >= 1 && month <= 12 ? { ...column, meaning } : column;
  });
}

const ENOUGH_KNOWN = 6;

/** An unknown word between March and May, or after November, is the month that belongs there. */
function monthsBetween(columns: readonly Column[]): Column[] | null {
  const known = columns.filter(({ meaning }) => meaning.month).length >= ENOUGH_KNOWN;
  if (!known) return null;
  return columns.map((column, at) => {
    if (column.name === '' || isFigure(column.meaning) || saysSomething(column.meaning))
      return column;
    const before = nearestNamed(columns, at, -1);
    const after = nearestNamed(columns, at, 1);
    // January and December have a known month on one side only, next to them: growing seasons end with sums.
    const isNext = monthAt(columns, at + 1) === 2 || monthAt(columns, at - 1) === 11;
    const fits = before && after ? before === after : isNext;
    return withMonth(column, fits ? before || after : 0);
  });
}

function monthAt(columns: readonly Column[], at: number): number | undefined {
  return columns[at]?.meaning.month;
}

/** The month of a column, counted from the next known one on a side; 0 if there is none. */
function nearestNamed(columns: readonly Column[], at: number, step: 1 | -1): number {
  for (let index = at + step, steps = 1; steps < 12; index += step, steps++) {
    const month = monthAt(columns, index);
    if (month) return month - step * steps;
  }
  return 0;
}

function isRun(columns: readonly Column[], at: number, table: Table): boolean {
  const run = columns.slice(at, at + 12).map(({ name }) => numberIn(name));
  const goesBy = (step: number): boolean =>
    run.every((month, on) => month === (((((run[0] ?? 0) - 1 + step * on) % 12) + 12) % 12) + 1);
  if (run.length < 12 || !(goesBy(1) || goesBy(-1))) return false;
  // If the numbers go on to 13, or come from there, they are days.
  const [before, after] = [columns[at - 1]?.name, columns[at + 12]?.name].map(numberIn);
  return before !== 13 && (after !== 13 || sumsUp(table, columns.slice(at, at + 13)));
}

/**
 * In nearly every row the last of thirteen numbers is the sum or the mean of the others, which are not all alike.
 * Twelve gauges have their sum in rows of dates or months.
 */
export function sumsUp(
  { columns, sampled }: Table,
  run: readonly Column[],
  fewestRows = 3,
): boolean {
  if (columns.some(({ meaning: { key } }) => key === 'month' || key === 'date')) return false;
  const rows = sampled
    .map((row) => run.map(({ index }) => numberInCell(row[index])))
    .filter((row) => !row.some(Number.isNaN) && new Set(row).size > 1);
  const isOfYear = ([...months]: number[]): boolean => {
    const figure = months.pop() ?? 0;
    const sum = months.reduce((all, month) => all + month, 0);
    return Math.abs(sum - figure) <= 1 || Math.abs(sum / 12 - figure) <= 0.11;
  };
  return rows.length >= fewestRows && rows.filter(isOfYear).length >= rows.length * 0.8;
}

/** "3", "03", "m3", "VALUE3", "Tmax.3", "rainfall_mm_03", "03_rainfall", "III". */
function numberIn(name = ''): number {
  const { word, digits } = partsOf(name);
  if (/^xiii$/i.test(name)) return 13;
  // "1 am" begins no run of months, and "01_rain" does.
  const isNamed = saysElement(word) || (isShort(word) && /\d$/.test(name));
  if (digits) return isNamed ? Number(digits) : 0;
  return /^[ivx]{1,4}$/i.test(name) ? monthNamed(name) : 0;
}

/** "rainfall" and "03", which may stand before it or behind. */
function partsOf(name: string): { word: string; digits: string } {
  const [, word = '', behind = ''] = /^([\p{L} _.-]*?)[ _.-]?(\d{1,2})$/u.exec(name) ?? [];
  const [, before = '', other = ''] = /^(\d{1,2})[ _.-](\p{L}[\p{L} _.-]*)$/u.exec(name) ?? [];
  return behind ? { word, digits: behind } : { word: other, digits: before };
}

/** "m", "VALUE": twelve of them are hardly gauges, as "Site" are. */
function isShort(word: string): boolean {
  return /^[a-z]{0,6}$/i.test(word) && !isOfMany(word);
}

/** "precipitation" and "lluvia_mm". "Rain gauge" is one of twelve, and so is "rain Upton". */
function saysElement(word: string): boolean {
  const { element, rest } = headerMeaning(word);
  return element !== undefined && rest === '' && !isOfMany(word);
}

function isOfMany(word: string): boolean {
  const { facts, plain } = headerMeaning(word);
  return facts.has('station') || rolesIn(plain).has('instrument');
}

const MONTH_HEADERS: readonly MonthHeader[] = [
  inOwnWords,
  numberedMonths,
  numberedByTurns,
  byInitials,
  monthsBetween,
];
