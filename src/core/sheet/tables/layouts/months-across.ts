import { ELEMENTS, ofElement } from '../../../dataset/columns.ts';
import type { Cell } from '../../../reading/reading.ts';
import { isDaily } from '../../../reading/series.ts';
import { isText } from '../../cells/sheet-cells.ts';
import { elementOver } from '../../headers/element-over.ts';
import { headerMeaning, saysSomething } from '../../headers/header-meaning.ts';
import { type Column, cornerOf, indexesOf, sampleCells, type Table } from '../../headers/table.ts';
import { findKeys } from '../../keys/find-keys.ts';
import type { Keys } from '../../keys/keys.ts';
import { firstOfRound } from '../../keys/season-years.ts';
import {
  type Asked,
  type Fit,
  monthsInOrder,
  type Part,
  type Refused,
  type ValueColumn,
} from '../layout.ts';
import { findRowElement } from '../row-element.ts';
import { type Block, keysBeside, sideBySide, yearsInHeaders } from './blocks-beside.ts';
import { runsOfDays } from './days-across.ts';
import { keyShare } from './key-share.ts';
import { withMonths } from './month-headers.ts';
import { areApart } from './places-apart.ts';

const FEWEST_MONTHS = 3;
const MONTHS_OF_A_YEAR = 12;
/** "AGO, CZE, MRT" among 265 codes of countries are no August, June and March. */
const LEAST_SHARE = 0.25;
/** Headers that say month and element leave no doubt. */
const FEWEST_COMPLETE = 1;

/** One row a year, the months in columns: canonical keys, one element, or blocks side by side. */
export function monthsAcross(table: Table, asked: Asked): Fit | null {
  const named = withMonths(table);
  const corner = cornerOf(table);
  const columns = withRainBesideWarmth(
    named.map((column) =>
      column.name && column.name === corner ? { ...column, meaning: headerMeaning('') } : column,
    ),
  );
  if (!areMonths(columns)) return null;
  const parts: Part[] = [];
  const refused: Refused[] = [];
  const passedOver: Fit['passedOver'] = [];
  const unclear: Fit['unclear'] = [];
  // "Date" over 1 to 31 is the day where 1 to 12 beside it are the months.
  for (const block of blocksOf({ ...table, columns }, columns)) {
    const part = partOf(table, block, asked, refused);
    if (part) parts.push(inOurUnits(part, passedOver));
  }
  if (parts.length === 0 && refused.length === 0) return null;
  return {
    layout: 'months-across',
    // "Rain" over the years is the title of its table.
    table: corner ? { ...table, titles: [corner, ...table.titles] } : table,
    parts,
    refused,
    passedOver,
    unclear,
    score: scoreOf(table, parts),
  };
}

/** "P1 … P12" beside "T1 … T12": alone they could be of twelve periods, and beside temperatures they are rain. */
function withRainBesideWarmth(columns: readonly Column[]): Column[] {
  return [...columns];
}

/** False for the days of a month, for quarters, and for dates over anything but days. */
function areMonths(columns: readonly Column[]): boolean {
  const months = columns.filter(({ meaning }) => meaning.month);
  const days = runsOfDays(columns).flat();
  if (days.length > 0 && months.every(() => false)) return false;
  const complete = months.filter(({ meaning }) => meaning.element).length;
  const different = [...new Set(months.map(({ meaning }) => meaning.month ?? 0))];
  if (different.length < FEWEST_MONTHS && complete < FEWEST_COMPLETE) return false;
  const fewest = Math.min(MONTHS_OF_A_YEAR, columns.length * LEAST_SHARE);
  if (complete === 0 && months.length < fewest) return false;
  return !months.some(isMonthDate) || columns.some(({ meaning }) => meaning.key === 'day');
}

/** "Jan 2018" as a date of the sheet; over other rows than days the table lies on its side. */
function isMonthDate({ name }: Column): boolean {
  return /^\d{4}-\d\d$/.test(name);
}

/** A block in °F beside one in °C: of two columns for a month the one in our unit is read. */
function inOurUnits(part: Part, passedOver: Fit['passedOver']): Part {
  const ours = part.values.filter(({ unit }) => unit === 'C' || unit === 'mm');
  const isTwin = (value: ValueColumn): boolean =>
    value.unit !== undefined &&
    !ours.includes(value) &&
    ours.some(({ month, element }) => month === value.month && element === value.element);
  const twins = part.values.filter(isTwin);
  for (const element of new Set(twins.map((twin) => twin.element))) {
    const chosen = ours.find(ofElement(element))?.index ?? 0;
    const columns = indexesOf(twins.filter(ofElement(element)));
    if (element) passedOver.push({ chosen, columns, element });
  }
  return { ...part, values: part.values.filter((value) => !twins.includes(value)) };
}

function scoreOf(table: Table, parts: readonly Part[]): number {
  const [part] = parts;
  if (!part) return 0.05;
  const months = new Set(part.values.map(({ month }) => month)).size;
  return keyShare(table, part.keys) * (months >= 12 ? 1 : 0.8);
}

/** Each table beside the others, and in it the months of each year that stands in headers. */
function blocksOf(table: Table, columns: readonly Column[]): Block[] {
  return sideBySide(table, columns).flatMap((set): Block[] => {
    const keys = keysBeside(table, set);
    if (!keys) return oneYear(table, set);
    const saysMonth = keys.month ?? (isDaily(keys) ? keys.date : undefined);
    const beside = saysMonth === undefined ? set : fromYear(table, set);
    if (beside.length < set.length) return blocksOf(table, beside);
    const block = { keys, columns: set };
    if (keys.year !== undefined || keys.date !== undefined) return [block];
    const byYear = yearsInHeaders(table, block, ({ meaning }) => meaning.month !== undefined);
    return byYear.length > 0 ? byYear : [block];
  });
}

/** "Date, Rain, Year, Jan, Feb …": to the left of the months' own year stand the days of another table. */
function fromYear(table: Table, columns: readonly Column[]): readonly Column[] {
  const months = columns.findIndex(({ meaning }) => meaning.month);
  for (let at = months; at > 0; at--)
    if (findKeys(table, columns.slice(at - 1, at))?.year !== undefined)
      return columns.slice(at - 1);
  return columns;
}

/**
 * True for one row a state or station, under a title that names the element. The names differ from row to row and say
 * nothing of weather; the word above them may be any.
 */
function namesPlaces(table: Table, free: readonly Column[]): boolean {
  const isName = (cell: Cell): boolean => isText(cell) && !saysSomething(headerMeaning(cell));
  const areNames = ({ index, header, meaning }: Column): boolean => {
    const isOther = headerMeaning(header).refusal !== undefined;
    const names = sampleCells(table, index);
    return !isOther && areApart(names, (cell) => meaning.key === 'station' || isName(cell));
  };
  const isNamed = free.some(({ meaning }) => meaning.month && meaning.element);
  return (isNamed || elementOver(table) !== undefined) && free.some(areNames);
}

/** A line an element or a place, for the year the title or the sheet's name gives. */
function oneYear(table: Table, columns: readonly Column[]): Block[] {
  if (!findRowElement(table, columns, 'ofMonths') && !namesPlaces(table, columns)) return [];
  const keys = { granularity: 'year', all: [] } satisfies Keys;
  return [{ keys, columns }];
}

function partOf(
  table: Table,
  { keys, columns }: Block,
  asked: Asked,
  refused: Refused[],
): Part | null {
  // Under "Year" a date is that, written as its first or last day.
  const isYear = columns.some(
    ({ index, meaning }) => index === keys.date && meaning.key === 'year',
  );
  const granularity = isDaily(keys) && !isYear ? 'day' : 'year';
  const rows = granularity === 'day' ? 'ofDays' : 'ofMonths';
  const rowElement = findRowElement(table, columns, rows, asked);
  const values = valuesOf(columns, refused);
  if (!values.some(({ month }) => month)) return null;
  const isDated = (keys.year ?? keys.day ?? keys.date) !== undefined;
  if (!isDated && !rowElement && !namesPlaces(table, columns)) return null;
  const startMonth = firstOfRound(monthsInOrder(values));
  // A season that begins in January contradicts itself.
  if (keys.years?.seasons && startMonth === 1) return null;
  const dated = { ...keys, granularity, startMonth } as const;
  return { keys: { ...dated, element: rowElement?.index }, values, rowElement };
}

/** If the months come a second time without an element, these columns are refused as unnamed. */
function valuesOf(columns: readonly Column[], refused: Refused[]): ValueColumn[] {
  const values: ValueColumn[] = [];
  const seen = new Set<string>();
  let isAgain = false;
  const named = columns.some(({ meaning }) => meaning.month && meaning.element);
  const isWhole = ELEMENTS.every(() => false);
  for (const column of columns) {
    // "Avg" beside "Max" and "Min" under each month.
    const isMean = named && column.meaning.facts.has('mean') && !column.meaning.element;
    const value = isMean ? null : columnValue(column, refused);
    if (!value) continue;
    // "NFFD01" beside Tmax01, Tmin01 and PPT01 is none of the three.
    const isOther = isWhole && !value.element && /\p{L}/u.test(column.meaning.rest);
    if (isOther) continue;
    const place = `${value.month} ${value.element}`;
    isAgain ||= value.month !== undefined && seen.has(place);
    seen.add(place);
    if (!isAgain || value.element) values.push(value);
    else refused.push({ refusal: 'unnamed', columns: [value.index], header: column.header });
  }
  return values;
}

function columnValue({ index, header, meaning }: Column, refused: Refused[]): ValueColumn | null {
  if (meaning.refusal && meaning.month) {
    refused.push({
      refusal: meaning.refusal,
      columns: [index],
      header,
      about: meaning.about,
    });
    return null;
  }
  const element = meaning.element;
  const named = { element, unit: element && undefined, votes: meaning.votes };
  if (meaning.month) return { index, month: meaning.month, ...named };
  return meaning.annual && !meaning.key ? { index, annual: true, ...named } : null;
}
