import { plainText } from '../../reading/plain-text.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import { monthNamed } from '../headers/named-month.ts';
import type { Column, Table } from '../headers/table.ts';
import { ownNotation } from '../keys/month-notations.ts';
import { isMostlyNumbers } from './numbers-of.ts';

/** A column whose header says the day of its values. */
export type DayColumn = Column & { day: number };

/** Gives the columns months that single words do not show. */
export function withMonths({ columns }: Table): readonly Column[] {
  return inOwnWords(columns) ?? numbered(columns) ?? columns;
}

/** "Listopad" is October in Croatian and November in Polish: the words of one language, read together. */
function inOwnWords(columns: readonly Column[]): Column[] | null {
  const notation = ownNotation(columns.map(({ name }) => name));
  return notation ? columns.map((column) => withMonth(column, notation.read(column.name))) : null;
}

/** "tsa_01 … tsa_12" beside "rain_01 … rain_12" is some index. Where no word says rain, it may be that. */
function numbered(columns: readonly Column[]): Column[] | null {
  const runs = numberedRuns(columns).filter(areMonths);
  const ofRain = runs.some(({ word }) => headerMeaning(word).element === 'rain');
  const known = runs.filter(({ word }) => !ofRain || word === '' || saysElement(word));
  if (known.length === 0) return null;
  const months = new Map(known.flatMap(({ columns }) => columns));
  return columns.map((column) => withMonth(column, months.get(column)));
}

function withMonth(column: Column, month: number | undefined): Column {
  return month ? { ...column, meaning: { ...column.meaning, month } } : column;
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
  const roman = /^[ivx]{1,4}$/i.test(name) ? monthNamed(name) : 0;
  return { word: '', number: roman };
}

/** All twelve, once or in each of several blocks. What goes on to 13 counts days. */
function areMonths({ word, columns }: Run): boolean {
  const numbers = new Set(columns.map(([, number]) => number));
  const isYear = numbers.size === 12 && [...numbers].every((number) => number <= 12);
  // "VALUE1, FLAG1, VALUE2, FLAG2" are counted by turns, and only elements have their months so.
  const areBeside = columns.every(
    ([{ index }], at) => at % 12 === 0 || index - (columns[at - 1]?.[0].index ?? 0) === 1,
  );
  return isYear && (saysElement(word) || (isShort(word) && areBeside));
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
  const runs = numberedRuns(columns);
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
