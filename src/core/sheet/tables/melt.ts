import type { Cell } from '../../reading/reading.ts';
import { isDaily } from '../../reading/series.ts';
import { isText } from '../cells/sheet-cells.ts';
import { DECISIONS } from '../headers/decisions.ts';
import { elementOver } from '../headers/element-over.ts';
import { elementNamed, headerMeaning, saysSomething } from '../headers/header-meaning.ts';
import { type Column, cornerOf, indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { findKeys } from '../keys/find-keys.ts';
import { isUsed, type Keys, keyShare, keysRead } from '../keys/keys.ts';
import { firstOfRound } from '../keys/season-years.ts';
import { monthInTitle, yearNamed } from '../keys/time-in-title.ts';
import { elementColumns } from './element-columns.ts';
import {
  type Asked,
  type Candidate,
  type ElementColumns,
  type Fit,
  type LayoutName,
  monthsInOrder,
  type Part,
  type Refused,
  valuesIn,
  worth,
} from './layout.ts';
import { tablesOnSide } from './on-side.ts';
import { areApart } from './places-beside.ts';
import { findRowElement } from './row-element.ts';
import { type DayColumn, daysOver, withMonths } from './times-over.ts';

const FITS = DECISIONS.tables;

/** Columns that share the keys of their rows. */
type Block = { table: Table; keys: Keys };
type Melted = Block & ElementColumns;
/** What is tried: which part of their time stands over the values. */
type Hypothesis = (dated: Dated, asked: Asked) => Melted[];
/** A table, and what all of its columns together say of the time. */
type Dated = { table: Table; keys: Keys | null };

/**
 * Every number of a table is a value of its row's key, its column's key and what the titles say. Which part of its time
 * stands over it is tried: the month, the day, or nothing; and whether the table lies on its side. The best wins.
 */
export function melt(table: Table, asked: Asked): Fit | null {
  const dated = datedTable(table);
  const { keys } = dated;
  const { cells, thisYear } = table.sheet;
  // "1990-01, T2M_MAX, 21.5" is a row of data, although one of its words could head a column.
  const isData = keys && keysRead(cells[table.headerRow] ?? [], keys, thisYear);
  const isDown = keys && !(isData && table.headerRow >= 0);
  const turned = tablesOnSide(table)
    .map(datedTable)
    .flatMap((one) =>
      [fitOf('months-across', one, asked), ...fitsDown(one, asked)].filter(readsEnough),
    );
  const onSide = best(turned);
  return best([
    fitOf('months-across', dated, asked),
    ...(isDown ? fitsDown(dated, asked) : []),
    fitOf('days-across', dated, asked),
    onSide && { ...onSide, layout: 'years-across', score: onSide.score * FITS.onSide.share },
  ]);
}

function datedTable(table: Table): Dated {
  return { table, keys: findKeys(table, table.columns) };
}

function keysOf({ table, keys }: Dated, columns: Columns): Keys | null {
  return columns === table.columns ? keys : findKeys(table, columns);
}

function fitsDown(dated: Dated, asked: Asked): (Fit | null)[] {
  const ofMonths = daysAcross(dated, asked).length > 0 ? null : fitOf('month-a-row', dated, asked);
  return [ofMonths, fitOf('day-a-row', dated, asked)];
}

function best(fits: readonly (Fit | null)[]): Fit | null {
  return fits.reduce((one, fit) => (fit && (!one || worth(fit) > worth(one)) ? fit : one), null);
}

const HYPOTHESES: { [layout in LayoutName]?: Hypothesis } = {
  'months-across': monthsAcross,
  'month-a-row': (dated, asked) => down(dated, asked, 'month'),
  'day-a-row': (dated, asked) => down(dated, asked, 'day'),
  'days-across': daysAcross,
};

function fitOf(layout: LayoutName, dated: Dated, asked: Asked): Fit | null {
  const { table } = dated;
  const blocks = HYPOTHESES[layout]?.(dated, asked) ?? [];
  const parts = blocks
    .filter(({ values, rowElement }) => rowElement || values.length > 0)
    .map(
      ({ keys, values, rowElement }): Part => ({
        keys: { ...keys, element: rowElement?.index },
        values,
        rowElement,
      }),
    );
  const refused = blocks.flatMap((block) => block.refused);
  const unclear = blocks.flatMap((block) => block.unclear);
  const passedOver = blocks.flatMap((block) => block.passedOver);
  const [block] = blocks;
  if (!block || parts.length + refused.length + unclear.length === 0) return null;
  // What stands over all of its columns is a title of the table.
  const titled = { ...table, titles: block.table.titles };
  return {
    layout,
    table: titled,
    parts,
    refused,
    passedOver,
    unclear,
    score: parts.length > 0 ? scoreOf(table, parts) : scoreOfQuestions(block, unclear),
  };
}

/** Columns of which only the person can choose are named as well as those that are taken. */
function scoreOfQuestions({ table, keys }: Block, { length }: Fit['unclear']): number {
  return length > 0 ? keyShare(table, keys) * FITS.named.share : FITS.refused.share;
}

/** How many rows say their time, and how much the columns say of theirs and of what they hold. */
function scoreOf(table: Table, [part]: readonly Part[]): number {
  if (!part) return FITS.refused.share;
  const { keys, values, rowElement } = part;
  const months = new Set(values.flatMap(({ month }) => month ?? [])).size;
  const isNamed = values.some(({ element }) => element) || rowElement;
  const isWhole = months >= 12 || values.some(({ day }) => day);
  const said = [
    isWhole && FITS.wholeTime.share,
    months > 0 && FITS.someMonths.share,
    isNamed && FITS.named.share,
    table.titles.some(elementNamed) && FITS.titled.share,
  ].find(Boolean);
  return keyShare(table, keys) * (said || FITS.nameless.share);
}

/** "AGO, CZE, MRT" among 265 codes of countries are no August, June and March. */
const LEAST_SHARE = 0.25;

function readsEnough(fit: Fit | null): boolean {
  if (fit?.layout !== 'months-across') return true;
  const months = valuesIn(fit.parts).filter(({ month }) => month);
  return months.length + fit.refused.length >= fit.table.columns.length * LEAST_SHARE;
}

/** One row a month or a day, and in each an element a column. */
function down(dated: Dated, asked: Asked, granularity: 'month' | 'day'): Melted[] {
  const { table } = dated;
  const sets = sideBySide(table.columns, (some) => keysOf(dated, some));
  return sets
    .flatMap((columns) => {
      const keys = keysOf(dated, columns);
      return keys ? yearsOver(table, { columns, keys }, sets.length) : [];
    })
    .map(({ columns, keys }) => ({ table: { ...table, columns: [...columns] }, keys }))
    .filter(({ keys }) => keys.granularity === granularity)
    .map((block) => ({ ...block, ...elementColumns(block.table, block.keys, asked) }));
}

type Columns = readonly Column[];

/** "Year Month Tmax | Year Month Tmin": where the first key comes again, another table begins. */
function sideBySide(columns: Columns, keysBeside: (some: Columns) => Keys | null): Columns[] {
  const [firstKey] = keysBeside(columns)?.all ?? [];
  const first = columns.find(({ index }) => index === firstKey);
  if (!first || first.name === '' || !first.meaning.key) return [columns];
  const starts = indexesOf(columns.filter(({ name }) => name === first.name));
  const sets = starts.map((start, at) =>
    columns.filter(
      ({ index }) => (index >= start || at === 0) && index < (starts[at + 1] ?? Infinity),
    ),
  );
  // "Year, Month, A, B" over one block and over the next: nobody need know what A and B are.
  const words = sets.map((set) => JSON.stringify(set.map(({ name }) => name)));
  const areAlike = new Set(words).size === 1;
  const isSound = (set: Columns): boolean =>
    (areAlike || set.some(({ meaning }) => meaning.element || meaning.month)) &&
    keysBeside(set) !== null;
  return starts.length > 1 && sets.every(isSound) ? sets : [columns];
}

function withoutMonths(columns: Columns): Columns {
  const free = columns.filter((column) => !isOfMonth(column));
  return free.length > 0 && free.length < columns.length ? free : columns;
}

type Undated = { columns: Columns; keys: Keys };

/** "2011" over Max and Rain, "2011 Max": a block of the columns of each year. A single one is part of a title. */
function yearsOver(table: Table, { columns, keys }: Undated, sets: number): Undated[] {
  const isUndated = keys.month !== undefined || keys.dates?.lacksYear;
  if (!isUndated || keys.year !== undefined) return [{ columns, keys }];
  const blocks = blocksByYear(
    table,
    { columns, keys },
    ({ index, header }) => !keys.all.includes(index) && !/\d[-/–]/.test(header),
  );
  return blocks.length * sets > 1 ? blocks : [{ columns, keys }];
}

function blocksByYear(
  { sheet }: Table,
  { columns, keys }: Undated,
  mayHead: (column: Column) => boolean,
): Undated[] {
  const yearOf = (column: Column): number | undefined =>
    mayHead(column) ? yearNamed(column.header, sheet.thisYear) : undefined;
  const years = [...new Set(columns.map(yearOf))].filter((year) => year !== undefined);
  return years.map((headedYear) => ({
    keys: { ...keys, headedYear },
    columns: columns.filter((column) => !mayHead(column) || yearOf(column) === headedYear),
  }));
}

const FEWEST_MONTHS = 3;

/** One row a year, the months in columns: canonical keys, one element, or blocks side by side. */
function monthsAcross({ table }: Dated, asked: Asked): Melted[] {
  const corner = cornerOf(table);
  const columns = withMonths(table).map((column) =>
    column.name && column.name === corner ? { ...column, meaning: headerMeaning('') } : column,
  );
  if (!areMonths(columns)) return [];
  const named = { ...table, columns };
  // "Rain" over the years is the title of its table.
  const titles = corner ? [corner, ...table.titles] : table.titles;
  return sideBySide(columns, (some) => findKeys(named, withoutMonths(some)))
    .flatMap((set) => blocksOfMonths(named, set))
    .map(({ columns, keys }) => {
      const melted = monthsIn({ ...named, columns: [...columns] }, keys, asked);
      return { ...melted, table: { ...melted.table, titles } };
    });
}

function isOfMonth({ meaning }: Column): boolean {
  return meaning.month !== undefined;
}

/** False for quarters, and for dates over anything but days. */
function areMonths(columns: Columns): boolean {
  const months = columns.filter(isOfMonth);
  const isSaid = months.some(({ meaning }) => meaning.element);
  const different = new Set(months.map(({ meaning }) => meaning.month)).size;
  const fewest = Math.min(12, columns.length * LEAST_SHARE);
  if (!isSaid && (different < FEWEST_MONTHS || months.length < fewest)) return false;
  // "Jan 2018" as a date of the sheet; over other rows than days the table lies on its side.
  const areDates = months.some(({ name }) => /^\d{4}-\d\d$/.test(name));
  return !areDates || columns.some(({ meaning }) => meaning.key === 'day');
}

/** The months of each year that stands in headers, or all. */
function blocksOfMonths(table: Table, columns: Columns): Undated[] {
  const keys = findKeys(table, withoutMonths(columns));
  if (!keys)
    return isOfTitledYear(table, columns)
      ? [{ columns, keys: { granularity: 'year', all: [] } }]
      : [];
  if (keys.year !== undefined || keys.date !== undefined) return [{ columns, keys }];
  const byYear = blocksByYear(table, { columns, keys }, isOfMonth);
  return byYear.length > 0 ? byYear : [{ columns, keys }];
}

/** A line an element or a place, for the year the title or the sheet's name gives. */
function isOfTitledYear(table: Table, columns: Columns): boolean {
  return Boolean(findRowElement(table, columns, 'ofMonths')) || namesPlaces(table, columns);
}

/**
 * True for one row a state or station, under a title that names the element. The names differ from row to row and say
 * nothing of weather; the word above them may be any.
 */
function namesPlaces(table: Table, columns: Columns): boolean {
  const isName = (cell: Cell): boolean => isText(cell) && !saysSomething(headerMeaning(cell));
  const areNames = ({ index, header, meaning }: Column): boolean =>
    headerMeaning(header).refusal === undefined &&
    areApart(sampleCells(table, index), (cell) => meaning.key === 'station' || isName(cell));
  const isNamed = columns.some(({ meaning }) => meaning.month && meaning.element);
  return (isNamed || elementOver(table) !== undefined) && columns.some(areNames);
}

function monthsIn(table: Table, keys: Keys, asked: Asked): Melted {
  const { columns } = table;
  const { values, refused } = valuesOfMonths(columns);
  const nothing = { table, keys, refused, passedOver: [], unclear: [], values: [] };
  // Under "Year" a date is that, written as its first or last day.
  const isYear = columns.some(
    ({ index, meaning }) => index === keys.date && meaning.key === 'year',
  );
  const granularity = isDaily(keys) && !isYear ? 'day' : 'year';
  const rows = granularity === 'day' ? 'ofDays' : 'ofMonths';
  const rowElement = findRowElement(table, columns, rows, asked);
  const isDated = (keys.year ?? keys.day ?? keys.date) !== undefined;
  const isRead =
    values.some(({ month }) => month) && (isDated || rowElement || namesPlaces(table, columns));
  const startMonth = firstOfRound(monthsInOrder(values));
  // A season that begins in January contradicts itself.
  if (!isRead || (keys.years?.seasons && startMonth === 1)) return nothing;
  return { ...nothing, keys: { ...keys, granularity, startMonth }, values, rowElement };
}

/** If the months come a second time without an element, these columns are refused as unnamed. */
function valuesOfMonths(columns: Columns): { values: Candidate[]; refused: Refused[] } {
  const values: Candidate[] = [];
  const refused: Refused[] = [];
  const seen = new Set<string>();
  let isAgain = false;
  const isNamed = columns.some(({ meaning }) => meaning.month && meaning.element);
  for (const { index, header, meaning } of columns) {
    const { element, month, refusal, about } = meaning;
    const isAnnual = meaning.annual && !meaning.key;
    // "Avg" beside "Max" and "Min" under each month.
    if ((isNamed && meaning.facts.has('mean') && !element) || !(month || isAnnual)) continue;
    isAgain ||= month !== undefined && !refusal && seen.has(`${month} ${element}`);
    seen.add(`${month} ${element}`);
    if (refusal && month) refused.push({ refusal, columns: [index], header, about });
    else if (isAgain && !element) refused.push({ refusal: 'unnamed', columns: [index], header });
    else values.push({ index, ...(month ? { month } : { annual: true }), element });
  }
  return { values, refused };
}

/**
 * One row a month, the days 1 to 31 in columns: rain registers. Over rows of places the days of "April 2022" may stand
 * beside those of "May 2022".
 */
function daysAcross(dated: Dated, asked: Asked): Melted[] {
  const { table } = dated;
  const days = daysOver(table);
  const periods = [...new Set(days.map(textOver))].filter(
    (text) => monthInTitle(text) && yearNamed(text, table.sheet.thisYear),
  );
  const sets = periods.map((period) => days.filter((day) => textOver(day) === period));
  return (sets.length > 1 ? sets : [days]).flatMap((set) => daysIn(dated, set, asked) ?? []);
}

/** "Rain (mm)" over "Day 1" */
function textOver({ name, header }: Column): string {
  return header.slice(0, header.lastIndexOf(name)).trim();
}

function daysIn({ table, keys }: Dated, days: readonly DayColumn[], asked: Asked): Melted | null {
  const [first] = days;
  const over = first ? textOver(first) : '';
  // "Rain" and "April 2022" stood as a title and not over columns, if the days have "April 2022" above them.
  const above = monthInTitle(over) ? [over, ...new Set(table.columns.map(textOver))] : [];
  const titled = { ...table, titles: [...above, ...table.titles] };
  if (!first || keys?.granularity !== 'month') return null;
  // "DAY" over "Max" and "Min" speaks of the numbers to its right.
  const labels = table.columns.filter(({ index }) => !isUsed(keys, index));
  const rowElement = findRowElement(titled, labels, 'ofDays', asked);
  return {
    table: titled,
    keys,
    values: days.map(({ index, day, meaning }) => ({
      index,
      day,
      element: meaning.element,
    })),
    rowElement,
    ...{ refused: [], passedOver: [], unclear: [] },
  };
}
