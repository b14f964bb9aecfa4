import { plainText } from '../../reading/plain-text.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerMeaning, isFigure, saysSomething } from '../headers/header-meaning.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import { beginsMonth, monthNamed } from '../headers/named-month.ts';
import { type Column, sampleCells, type Table } from '../headers/table.ts';
import { ownNotation } from '../keys/month-notations.ts';
import { isMostlyNumbers } from './numbers-of.ts';

/** A column whose header says the day of its values. */
export type DayColumn = Column & { day: number };

/** A way to name months over columns that single words do not show. Null if the columns are not named so. */
type MonthHeader = (columns: readonly Column[], table: Table) => Column[] | null;

/** Gives the columns their months, by the first way that fits. */
export function withMonths(table: Table): Column[] {
  const { columns } = table;
  for (const inColumns of table.headerRow < 0 ? [byPlace] : MONTH_HEADERS) {
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

/** "tsa_01 … tsa_12" beside "rain_01 … rain_12" is some index. Where no word says rain, it may be that. */
function numbered(columns: readonly Column[], table: Table): Column[] | null {
  const runs = numberedRuns(columns).filter((run) => areMonths(run, table));
  const ofRain = runs.some(({ word }) => headerMeaning(word).element === 'rain');
  const known = runs.filter(({ word }) => !ofRain || word === '' || saysElement(word));
  if (known.length === 0) return null;
  const months = new Map(known.flatMap(({ columns }) => columns));
  return columns.map((column) => {
    const month = months.get(column);
    // A run goes on to 13 only with the year's own figure.
    if (month === 13) return { ...column, meaning: { ...column.meaning, annual: true } };
    return withMonth(column, month);
  });
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

const MONTH_HEADERS: readonly MonthHeader[] = [inOwnWords, numbered, byInitials, monthsBetween];

/** A column of years without a header stands at the left, or behind a station's number and name. */
const MOST_BEFORE = 3;

/** Twelve columns to the right of those that may be keys, in rows without any header. */
function byPlace(columns: readonly Column[], table: Table): Column[] | null {
  const filled = columns.filter(({ index }) => sampleCells(table, index).length > 0);
  for (let before = 1; before <= MOST_BEFORE; before++) {
    const right = filled.slice(before);
    if (right.length !== 12 && !(right.length === 13 && sumsUp(table, right, 1))) continue;
    return columns.map((column) => {
      const at = right.indexOf(column);
      return at >= 0 && at < 12 ? withMonth(column, at + 1) : column;
    });
  }
  return null;
}

/** Columns that bear one word and the numbers of a year or of a month. */
type Run = { word: string; plain: string; columns: (readonly [Column, number])[] };

/** "Tmax 1 … Tmax 12", "1 … 31", "I … XII": columns by the word that stands beside their number. */
function numberedRuns(columns: readonly Column[]): Run[] {
  const runs = new Map<string, Run>();
  for (const column of columns) {
    const { word, number } = numberOver(column.name);
    if (!number) continue;
    const plain = plainText(word).replace(/ /g, '');
    const run = runs.get(plain) ?? { word, plain, columns: [] };
    runs.set(plain, run);
    run.columns.push([column, number]);
  }
  return [...runs.values()];
}

/** "3", "03", "m3", "VALUE3", "Tmax.3", "rainfall_mm_03", "03_rainfall", "III", "3日". */
function numberOver(name: string): { word: string; number: number } {
  const [, word = '', behind = ''] =
    /^(\D*?)[\s_.-]*(\d{1,2})(?:日|일|\.)?$/.exec(name.trim()) ?? [];
  if (behind) return { word, number: Number(behind) };
  const [, before = '', other = ''] = /^(\d{1,2})[ _.-](\p{L}[\p{L} _.-]*)$/u.exec(name) ?? [];
  if (before && saysElement(other)) return { word: other, number: Number(before) };
  const roman = /^xiii$/i.test(name) ? 13 : /^[ivx]{1,4}$/i.test(name) ? monthNamed(name) : 0;
  return { word: '', number: roman };
}

/** All twelve, once or in each of several blocks. What goes on to 13 counts days, unless that sums up the others. */
function areMonths({ word, columns }: Run, table: Table): boolean {
  const numbers = new Set(columns.map(([, number]) => number));
  const isYear = [...numbers].every((number) => number >= 1 && number <= 13) && numbers.size >= 12;
  const isAlone = numbers.size === 12 && !numbers.has(13);
  // "VALUE1, FLAG1, VALUE2, FLAG2" are counted by turns, and only elements have their months so.
  const areBeside = columns.every(
    ([{ index }], at) => at % 12 === 0 || index - (columns[at - 1]?.[0].index ?? 0) === 1,
  );
  const mayCount = saysElement(word) || (isShort(word) && areBeside);
  const thirteen = columns.slice(0, 13).map(([column]) => column);
  return isYear && mayCount && (isAlone || (numbers.size === 13 && sumsUp(table, thirteen)));
}

/**
 * In nearly every row the last of thirteen numbers is the sum or the mean of the others, which are not all alike.
 * Twelve gauges have their sum in rows of dates or months.
 */
function sumsUp({ columns, sampled }: Table, run: readonly Column[], fewestRows = 3): boolean {
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

const FEWEST_DAYS = 28;
const LAST_DAY = 31;

/**
 * The days of a month. Of "1, Q1, 2, Q2" the bare numbers. "Tmax1, Tmin1, Tmax2, Tmin2" are days of two elements; of
 * "Val1, Quality1" nothing says which to read.
 */
export function daysOver(table: Table): readonly DayColumn[] {
  const runs = runsOfDays(table.columns).filter(
    ({ plain, columns }) =>
      columns.some(([{ index }]) => isMostlyNumbers(table, index)) && !rolesOf(plain).has('failed'),
  );
  const daysOf = ({ word, columns }: Run): DayColumn[] =>
    columns.map(([column, day]) => {
      const element = column.meaning.element ?? headerMeaning(word).element;
      return { ...column, day, meaning: { ...column.meaning, element } };
    });
  const bare = runs.find(({ columns }) => columns.some(([{ name }]) => /^\d/.test(name)));
  if (bare || runs.length < 2) return (bare ? [bare] : runs).flatMap(daysOf);
  const all = runs.map(daysOf);
  const elements = new Set(all.map(([first]) => first?.meaning.element));
  return elements.size === runs.length && !elements.has(undefined) ? all.flat() : [];
}

/** "Gauge 1" to "Gauge 31" go on to no "Gauge 32", or are gauges. Before "2, 3, 4 … 31" may stand "Day 1". */
function runsOfDays(columns: readonly Column[]): Run[] {
  const runs = numberedRuns(namedByPlace(columns));
  const isOfDays = ({ columns }: Run): boolean => {
    const numbers = columns.map(([, number]) => number);
    return numbers.includes(FEWEST_DAYS) && !numbers.includes(LAST_DAY + 1);
  };
  const others = runs.filter((run) => !isOfDays(run)).flatMap(({ columns }) => columns);
  return runs.filter(isOfDays).flatMap(({ columns, ...run }) => {
    const known = columns.filter(([, day]) => day >= 1 && day <= LAST_DAY);
    const has = (day: number): boolean => known.some(([, own]) => own === day);
    const first = has(1) ? [] : others.filter(([, day]) => day === 1).slice(0, 1);
    const days = [...first, ...known];
    return new Set(days.map(([, day]) => day)).size >= FEWEST_DAYS
      ? [{ ...run, columns: days }]
      : [];
  });
}

/** Nothing stands over the last 31 columns alone. */
function namedByPlace(columns: readonly Column[]): readonly Column[] {
  const first = Math.max(0, columns.length - LAST_DAY);
  const areBlank =
    columns[first - 1]?.name !== '' && columns.slice(first).every(({ name }) => name === '');
  if (!areBlank) return columns;
  return columns.map((column, at) =>
    at < first ? column : { ...column, name: String(at - first + 1) },
  );
}
