import { ONE_RECORD } from '../../reading/no-place.ts';
import { plainText } from '../../reading/plain-text.ts';
import type { Cell, LocaleAndYear, ReadOptions } from '../../reading/reading.ts';
import { isDaily } from '../../reading/series.ts';
import { headerText, holdsValues, isEmpty, isEmptyRow, isText } from '../cells/sheet-cells.ts';
import { elementOver } from '../headers/element-over.ts';
import {
  headerMeaning,
  isOfWarmth,
  saysSomething,
  titleMeaning,
} from '../headers/header-meaning.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import { isOfOneDay } from '../headers/of-one-day.ts';
import { phraseOf } from '../headers/phrase.ts';
import { sampleOf, saysValue } from '../headers/sample.ts';
import { indexesOf, type Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';
import { placeInTitles, statesPlace, titlesFromAbove } from './choose-station.ts';
import { type Fit, valuesIn } from './layout.ts';
import { keysRead } from './layouts/key-share.ts';
import { isOfSomethingElse } from './name-elements.ts';

/**
 * The rows that go on below a name, and who that is; `place` is empty for "Minimum temperature". `goesOn`: the name may
 * be of the place above it, whose years go on.
 */
export type Block = { firstRow: number; place: string; titles: string[]; goesOn?: true };

/**
 * "Upton" alone in a row begins a block under the same header where months that stand above it stand below it again, and
 * so does "Station: Upton" or "Minimum temperature" between any rows of years. Where the years go on, no word tells
 * "Upton" from "Moved" or "New Observer": if `asks`, the person will. Null for a name over a header of its own.
 */
export function blockFrom(fit: Fit, rowIndex: number, asks: boolean): Block | null {
  const block = namedFrom(fit, rowIndex);
  if (!block || block.titles.some((title) => isSaid(title, fit))) return block;
  if (beginsAnew(fit, rowIndex, block.firstRow)) return block;
  return asks && mayBeOther(fit.table, block) ? { ...block, goesOn: true } : null;
}

/** What was sent as one record goes on as one. */
export function asksOfNames({ station }: ReadOptions, { sent = [] }: LocaleAndYear): boolean {
  return station === undefined ? sent.length === 0 : station !== ONE_RECORD;
}

/** "Upton" and "New Observer" below Kew; no "rain gauge replaced", "Total" and "Kew (continued)". */
function mayBeOther({ titles: above, goesOn, ...table }: Table, { titles }: Block): boolean {
  // Where "Station: Kew" stands over the rows, another would be said so, too.
  if (placeInTitles(above) || titles.some(isKnown)) return false;
  const names = titles.map((title) => title.replace(/ *\([^()]*\)$/, ''));
  const { place = '', placesAbove = [] } = table;
  const said = goesOn ? [place] : [place, ...placesAbove, ...above.slice(0, -1)];
  return titles.some(isProper) && !said.some((text) => names.some((name) => holds(text, name)));
}

function isKnown(title: string): boolean {
  return titleMeaning(title).facts.size > 0 || saysSomething(headerMeaning(title));
}

function holds(text: string, name: string): boolean {
  return ` ${plainText(text)} `.includes(` ${plainText(name)} `);
}

/** Each longer word with a capital, as in "L'Étang-Salé", "São José do Rio" and 北山; no "Page 2" and "Continued" */
function isProper(text: string): boolean {
  const isCapital = (word: string, at: number): boolean =>
    /^[^\p{Ll}]/u.test(word) || (at > 0 && word.length < 4);
  return text.split(/[\s,/]+/).every(isCapital) && !plainText(text).split(' ').every(isNoName);
}

function isNoName(token: string): boolean {
  return NUMBER.test(token) || rolesOf(token).has('common');
}

const NUMBER = /^(\d+|[ivx]+)$/;

function namedFrom(fit: Fit, rowIndex: number): Block | null {
  const { sheet } = fit.table;
  const titles: string[] = [];
  let at = rowIndex;
  for (; at < sheet.cells.length; at++) {
    const row = sheet.cells[at] ?? [];
    if (isEmptyRow(row)) continue;
    const text = aloneIn(fit, at);
    if (!text) break;
    titles.unshift(text);
  }
  const place = titles.map(placeIn).find(Boolean) ?? '';
  const isNamed = place !== '' || titles.some((title) => isSaid(title, fit));
  return isNamed && isOfKeys(fit, at) ? { firstRow: at, place, titles } : null;
}

function isSaid(title: string, fit: Fit): boolean {
  return statesPlace(title) || isOfDays(title, fit) || namesQuantity(title);
}

/** The place above the header in the same column, or right below it, as the other names stand. */
export function withNameOfFirst(fit: Fit): Fit {
  const below = namedFrom(fit, fit.table.firstRow);
  if (below) return ofBlock(fit, below);
  const { table } = fit;
  let above = table.headerRow - 1;
  while (above >= 0 && isEmptyRow(table.sheet.cells[above])) above--;
  const place = placeIn(aloneIn(fit, above));
  return place ? { ...fit, table: { ...table, place } } : fit;
}

/** The same columns below another name. */
export function ofBlock(fit: Fit, { firstRow, place, titles, goesOn }: Block): Fit {
  const table = withPlace(fit.table, place);
  const { sheet, headerRow } = table;
  const sample = sampleOf(sheet, firstRow, headerRow);
  // Whoever reads keys remembers them by the block.
  const parts = fit.parts.map((part) => ({ ...part, keys: { ...part.keys } }));
  return {
    ...fit,
    parts,
    table: {
      ...table,
      firstRow,
      titles: [...titles, ...titlesFromAbove(titles, table.titles)],
      goesOn: goesOn === true,
      ...sample,
    },
  };
}

/** Of hundreds of places the names would pile up among the titles. */
function withPlace(table: Table, name: string): Table {
  const { place = '', placesAbove = [], titles } = table;
  if (!name) return { ...table, place };
  const isOther = (title: string, at: number): boolean =>
    title !== place || at === titles.length - 1;
  return {
    ...table,
    place: name,
    placesAbove: [place, ...placesAbove],
    titles: titles.filter(isOther),
  };
}

/** The only text of a row that has nothing else, left of the values. */
function aloneIn({ table, parts }: Fit, rowIndex: number): string {
  const row = table.sheet.cells[rowIndex] ?? [];
  const index = row.findIndex((cell) => !isEmpty(cell));
  const isAlone = index >= 0 && row.every((cell, at) => at === index || isEmpty(cell));
  const values = Math.min(...indexesOf(valuesIn(parts)));
  const cell = row[index] ?? null;
  return isAlone && index <= values && isText(cell) && saysValue(cell) ? headerText(cell) : '';
}

function isOfKeys({ table: { sheet }, parts }: Fit, rowIndex: number): boolean {
  const row = sheet.cells[rowIndex];
  return (
    row !== undefined &&
    parts.some(({ keys, values }) => {
      const isDated = (keys.year ?? keys.date) !== undefined;
      return isDated && holdsValues(row, indexesOf(values)) && keysRead(row, keys, sheet.thisYear);
    })
  );
}

/** Whether a month or year of the rows from `at` on stands in the block's rows above `end`, too. */
function beginsAnew(fit: Fit, end: number, at: number): boolean {
  let below = at;
  while (isOfKeys(fit, below)) below++;
  const { firstRow, sheet } = fit.table;
  return fit.parts.some(({ keys }) => {
    const above = ABOVE.get(keys) ?? newTexts(keys, firstRow);
    ABOVE.set(keys, above);
    readTexts(above, sheet.cells, end);
    const own = newTexts(keys, at);
    readTexts(own, sheet.cells, below);
    return [...own.first.keys()].some((text) => (above.first.get(text) ?? end) < end);
  });
}

/** "2001 Jan" of rows, each with the first row that says so; the year may stand beside January alone. */
type KeyTexts = { keys: Keys; first: Map<string, number>; year: Cell; end: number };

/** With hundreds of names the rows above would be read as often. */
const ABOVE = new WeakMap<Keys, KeyTexts>();

function newTexts(keys: Keys, firstRow: number): KeyTexts {
  return { keys, first: new Map(), year: null, end: firstRow };
}

function readTexts(texts: KeyTexts, cells: readonly Cell[][], end: number): void {
  const { date, month, day, year } = texts.keys;
  for (; texts.end < end; texts.end++) {
    const row = cells[texts.end] ?? [];
    const own = row[year ?? -1] ?? null;
    if (!isEmpty(own)) texts.year = own;
    const others = [date, month, day].map((index) => row[index ?? -1] ?? null);
    const text = JSON.stringify([texts.year, ...others]);
    if (!texts.first.has(text)) texts.first.set(text, texts.end);
  }
}

/** "Upton", "Station: Upton", "Upton rainfall"; empty for "Rainfall" and for a remark. */
function placeIn(text: string): string {
  const stated = placeInTitles([text, '']);
  if (stated || text === '') return stated ?? '';
  const { about, key, month, refusal, plain } = titleMeaning(text);
  if (about) return phraseOf(text).name;
  const isOther = (key && key !== 'station') || month || refusal || rolesIn(plain).has('footer');
  return !isOther && isName(text) ? text : '';
}

/** "Saint-Éloi-sur-Mer", "school roof", "Site 2", 北山; no years and no long sentence. Many a remark passes. */
function isName(text: string): boolean {
  return (
    /^\p{L}/u.test(text) &&
    !/\d{3}|[:;=?!]/.test(text) &&
    text.split(/[\s,/]+/).length <= MOST_WORDS
  );
}

const MOST_WORDS = 5;

/** "Heaviest in 24 h" below the rain of months */
function isOfDays(text: string, { table, parts }: Fit): boolean {
  const isRain = valuesIn(parts).every(({ element = elementOver(table) }) => element === 'rain');
  return !parts.some(({ keys }) => isDaily(keys)) && isOfOneDay(titleMeaning(text), () => isRain);
}

/** "Minimum temperature (°C)" and "Relative humidity": hardly a word says nothing. */
function namesQuantity(text: string): boolean {
  const meaning = titleMeaning(text);
  const { about, rest } = meaning;
  // "Máximo" alone may be the greatest of the values above it.
  if (about) return (about === 'rain' || isOfWarmth(meaning)) && rest === '';
  return isOfSomethingElse(text) && !/\p{L} +\p{L}/u.test(rest);
}
