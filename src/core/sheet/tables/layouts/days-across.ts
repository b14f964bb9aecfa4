import { daysInMonth } from '../../../calendar/civil-date.ts';
import type { Element } from '../../../dataset/columns.ts';
import { plainText } from '../../../reading/plain-text.ts';
import type { Cell } from '../../../reading/reading.ts';
import { isNumber } from '../../../reading/series.ts';
import { numberInCell } from '../../cells/read-number.ts';
import { headerMeaning } from '../../headers/header-meaning.ts';
import { rolesOf } from '../../headers/known-words.ts';
import { type Column, indexesOf, sampleCells, type Table } from '../../headers/table.ts';
import { findKeys } from '../../keys/find-keys.ts';
import { dateIn, isUsed, type Keys } from '../../keys/keys.ts';
import { monthOf, NO_DATE, swapDayAndMonth } from '../../keys/packed-date.ts';
import { keysOfTitle, monthInTitle, withTitledMonth, yearNamed } from '../../keys/year-headings.ts';
import type { Asked, Fit } from '../layout.ts';
import { isMostlyNumbers } from '../numbers-of.ts';
import { findRowElement } from '../row-element.ts';
import { keyShare } from './key-share.ts';
import { arePlaces } from './places-apart.ts';

const FEWEST_DAYS = 28;
const LAST_DAY = 31;

/** "Val31": the day 31, and what is called "val". */
type DayColumn = { index: number; of: string; day: number; element?: Element | undefined };

/**
 * One row a month, the days 1 to 31 in columns: rain registers. Over rows of places the days of "April 2022" may stand
 * beside those of "May 2022".
 */
export function daysAcross(table: Table, asked: Asked): Fit | null {
  const [first, ...others] = blocksOfDays(table).map((block) => fitOf(block, asked));
  if (!first) return null;
  const beside = others.flatMap((fit) => fit?.parts ?? []).filter(isTitled);
  if (beside.length === 0 || !first.parts.every(isTitled)) return first;
  const columns = { ...first.table, columns: table.columns };
  return { ...first, table: columns, parts: [...first.parts, ...beside] };
}

function isTitled({ keys }: Fit['parts'][number]): boolean {
  return Boolean(keys.titledMonth && keys.headedYear);
}

/** A table for each 1 to 31 that begins anew to the right, with the names of its rows. */
function blocksOfDays(table: Table): readonly Table[] {
  const { columns } = table;
  const [first = 0, ...others] = indexesOf(columns.filter(({ name }) => Number(name) === 1));
  const labels = columns.filter(({ index }) => index < first);
  const blocks = [first, ...others].map((start, at) => {
    const next = others[at] ?? Number.POSITIVE_INFINITY;
    const own = columns.filter(({ index }) => index >= start && index < next);
    return { ...table, columns: [...labels, ...own] };
  });
  const isWhole = blocks[0] && runsOfDays(blocks[0].columns).length > 0;
  return others.length > 0 && isWhole ? blocks : [table];
}

function fitOf(named: Table, asked: Asked): Fit | null {
  const days = daysOf(named);
  const table = withTitleOfDays(named, days);
  const { keys, free, filler } = monthsOfDays(table, days) ?? {};
  if (!keys || !free) return null;
  // "DAY" over "Max" and "Min" speaks of the numbers to its right.
  const labels = free.filter(({ index }) => !isUsed(keys, index));
  const rowElement = findRowElement(table, labels, 'ofDays', asked);
  const values = days.map((day) => ({ ...day, filler }));
  const headedYear = keys.titledMonth && yearNamed(textOverDays(named, days), named.sheet.thisYear);
  const dated = { ...keys, ...(headedYear && { headedYear }) };
  const part = { keys: { ...dated, element: rowElement?.index }, values, rowElement };
  const score = keyShare(table, keys);
  return { ...NOTHING_ELSE, refused: [], layout: 'days-across', table, parts: [part], score };
}

const NOTHING_ELSE = { passedOver: [], unclear: [] };

/** "Rain" and "April 2022" stood as a title and not over columns, if the days have "April 2022" above them. */
function withTitleOfDays(table: Table, days: readonly DayColumn[]): Table {
  const title = textOverDays(table, days);
  if (!monthInTitle(title)) return table;
  return { ...table, titles: [title, ...new Set(table.columns.map(textOver)), ...table.titles] };
}

function textOverDays({ columns }: Table, [first]: readonly DayColumn[]): string {
  const column = columns.find(({ index }) => index === first?.index);
  return column ? textOver(column) : '';
}

/** "Rain (mm)" over "Day 1" */
function textOver({ name, header }: Column): string {
  return header.slice(0, header.lastIndexOf(name)).trim();
}

/** True where the values show that the columns are days: whatever else they could be called, they are nothing else. */
export function showsDays(table: Table): boolean {
  return monthsOfDays(table, daysOf(table))?.areShown ?? false;
}

/** Columns that the names or the values say are days, and the months of their rows. */
function monthsOfDays(table: Table, days: readonly DayColumn[]) {
  if (days.length === 0) return null;
  const free = table.columns;
  const keys = monthsDown(table, free, days);
  if (keys?.granularity !== 'month') return null;
  const late = lateCells(table, keys, days);
  return { keys, free, areShown: true, filler: fillerIn(late) };
}

/** The months of the rows. Under "April 2022" each row is of that month, and of a place of its own. */
function monthsDown(
  table: Table,
  free: readonly Column[],
  days: readonly DayColumn[],
): Keys | null {
  const keys = findKeys(table, free);
  if (keys) return withTitledMonth(table, keys);
  if (!free.some(({ index }) => arePlaces(sampleCells(table, index)))) return null;
  const filled = days.filter(({ index }) => sampleCells(table, index).length > 0);
  return keysOfTitle(table, Math.max(...filled.map(({ day }) => day)));
}

/**
 * Of "1, Q1, 2, Q2" the bare numbers. "Tmax1, Tmin1, Tmax2, Tmin2" are days of two elements; of "Val1, Quality1"
 * nothing says which to read.
 */
function daysOf(table: Table): readonly DayColumn[] {
  const runs = runsOfDays(table.columns).filter(
    (run) =>
      run.some(({ index }) => isMostlyNumbers(table, index)) &&
      !rolesOf(run[0]?.of ?? '').has('failed'),
  );
  const bare = runs.find((run) => run.some(({ of }) => of === ''));
  if (bare || runs.length < 2) return bare ?? runs[0] ?? [];
  const elements = new Set(runs.map(([first]) => first?.element));
  return elements.size === runs.length && !elements.has(undefined) ? runs.flat() : [];
}

/**
 * The days of a month, in each run by one name. "Rain01" to "Rain12" go on to "Rain31", or are months, and "Gauge 1"
 * to "Gauge 31" go on to no "Gauge 32", or are gauges. Before "2, 3, 4 … 31" may stand "Day 1".
 */
export function runsOfDays(columns: readonly Column[]): readonly (readonly DayColumn[])[] {
  const numbered = numberedColumns(columns);
  const names = new Set(numbered.filter(({ day }) => day === FEWEST_DAYS).map(({ of }) => of));
  const others = numbered.filter(({ of }) => !names.has(of));
  return [...names].flatMap((name) => {
    const alike = numbered.filter(({ of }) => of === name);
    const byNumber = new Map([...others, ...alike].map((column) => [column.day, column]));
    const days = [...byNumber.values()].filter(({ day }) => day <= LAST_DAY);
    const goesOn = alike.some(({ day }) => day === LAST_DAY + 1);
    return days.length < FEWEST_DAYS || goesOn ? [] : [days];
  });
}

/** Headers 1, 2 … 31, or d1, day 1, each number once; or nothing over the last 31 columns alone. */
function numberedColumns(columns: readonly Column[]): DayColumn[] {
  const first = Math.max(0, columns.length - LAST_DAY);
  const areBlank =
    columns[first - 1]?.name !== '' && columns.slice(first).every(({ name }) => name === '');
  const seen = new Set<string>();
  return columns.flatMap(({ index, name, meaning }, at) => {
    const [, text = '', number = areBlank ? at - first + 1 : 0] = NUMBERED.exec(name.trim()) ?? [];
    const of = plainText(text).replace(/ /g, '');
    const day = Number(number);
    if (day < 1 || seen.has(of + day)) return [];
    seen.add(of + day);
    return { index, of, day, element: meaning.element ?? headerMeaning(text).element };
  });
}

const NUMBERED = /^(\D*)(\d+)(?:日|일|\.)?$/;

/** By fewer values nothing is shown. */
const FEWEST_VALUES = 3;

/** 888 on every 30 February and 31 April, and on no day that there is. */
function fillerIn(cells: readonly LateCell[]): number | undefined {
  const numbers = cells.filter(({ value }) => isNumber(value));
  const lacked = numbers.filter(({ isLacked }) => isLacked);
  const [{ value } = { value: Number.NaN }] = lacked;
  const isFiller = numbers.every((cell) => cell.isLacked === (cell.value === value));
  return isFiller && lacked.length >= FEWEST_VALUES ? value : undefined;
}

const A_COMMON_YEAR = 2001;
const LEAP_DAY = 29;

/** A cell under 29, 30 or 31, which some months lack. Some Februaries have a 29th. */
type LateCell = { isLacked: boolean; value: number };

function lateCells({ sampled }: Table, keys: Keys, days: readonly DayColumn[]): LateCell[] {
  const late = days.filter(({ day }) => day > FEWEST_DAYS);
  const months = monthsOf(sampled, keys);
  return sampled.flatMap((row, at) => {
    const lasts = daysInMonth(A_COMMON_YEAR, months[at] ?? 0);
    return late
      .filter(({ day }) => day !== LEAP_DAY || lasts >= LEAP_DAY)
      .map(({ index, day }) => ({ isLacked: day > lasts, value: numberInCell(row[index]) }));
  });
}

function monthsOf(rows: readonly (readonly Cell[])[], keys: Keys): readonly number[] {
  const { month = -1, months, titledMonth } = keys;
  if (titledMonth) return rows.map(() => titledMonth);
  if (months) return rows.map((row) => months.read(row[month] ?? null));
  const dates = rows.map((row) => dateIn(row, keys));
  // A sheet that takes 01/12/1977 for the 12th of January does so in every row.
  const areTurned = dates.every((date) => date === NO_DATE || monthOf(date) === 1);
  return dates.map((date) => monthOf(areTurned ? swapDayAndMonth(date) : date));
}
