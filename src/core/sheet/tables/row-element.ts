import { ELEMENTS, type Element } from '../../dataset/columns.ts';
import { isSameText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { headerText, isEmpty, isText } from '../cells/sheet-cells.ts';
import { areOfPlaces, isUnknown, knownNumbers } from '../headers/codes-of-places.ts';
import { decide, type Fact } from '../headers/decisions.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { mayBeName, REGION } from '../headers/phrase.ts';
import { type Column, cellsBelow, columnAt, sampleCells, type Table } from '../headers/table.ts';
import type { Asked, Part } from './layout.ts';

/** The column of words such as TMAX, TMIN, PRCP: each row is of one element. */
export function findRowElement(
  table: Table,
  free: readonly Column[],
  rows: 'ofDays' | 'ofMonths',
  { columns: answers }: Pick<Asked, 'columns'> = { columns: {} },
): Part['rowElement'] {
  for (const { index, meaning } of free) {
    if (meaning.month || (meaning.element && !areStatistics(table, index))) continue;
    const isMerged = mayBeMerged(table, index);
    const labels = labelsOf(table, index, isMerged, { rows, answers });
    // "Max" in every row is a place.
    if (meaning.key === 'station' && labels.size === 1) continue;
    if (labels.size > 0) return { index, labels, isMerged };
  }
  return undefined;
}

/** "Rain" over "Total rainfall", "Wettest day" and "Rain days", each as often as the others; not over "yes" and "no". */
function areStatistics(table: Table, index: number): boolean {
  const counts = new Map<string, number>();
  for (const cell of cellsBelow(table, index)) {
    if (isEmpty(cell)) continue;
    const text = headerText(cell);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    // A column of amounts has thousands of them.
    if (counts.size > MOST_LABELS) return false;
  }
  const isOfElement = (text: string): boolean => titleMeaning(text).about !== undefined;
  const areEven = Math.min(...counts.values()) * 2 > Math.max(...counts.values());
  return areEven && [...counts.keys()].every(isOfElement);
}

/** A merged cell leaves "Rain" in the first of its rows. Left of it are no numbers, but perhaps places. */
function mayBeMerged({ sampled }: Table, index: number): boolean {
  const isOfWords = (cell: Cell | undefined) => isEmpty(cell) || isText(cell);
  return (
    !isEmpty(sampled[0]?.[index]) &&
    sampled.every((row) => row.slice(0, index + 1).every(isOfWords))
  );
}

const MOST_LABELS = 60;

function labelsOf(
  table: Table,
  index: number,
  isMerged: boolean,
  { rows, answers }: { rows: Fact; answers: Asked['columns'] },
): Map<string, Element> {
  const texts = new Set<string>();
  const { sampled } = table;
  const cells = sampleCells(table, index);
  const words = cells.filter((cell) => isText(cell) && /\p{L}/u.test(cell)).length;
  const isDense = words * 2 >= sampled.length;
  // Where most cells are blank, all words name elements.
  if (!isDense && !(isMerged && words === cells.length)) return new Map();
  for (const cell of cellsBelow(table, index)) {
    const text = headerText(cell);
    if (text) texts.add(text);
    if (texts.size > MOST_LABELS) return new Map();
  }
  const labels = bestLabels([...texts], rows, answers, namePlaces(table, index, [...texts]));
  return isDense || labels.size === texts.size ? labels : new Map();
}

/** "Max" beside "Alma" under "Site", "TX" beside "TN" under "State", and TX beside AL and UT under any word. */
function namePlaces(table: Table, index: number, texts: readonly string[]): boolean {
  const { key, plain = '' } = columnAt(table, index)?.meaning ?? {};
  const coded = texts.filter((text) => REGION.test(text));
  const areCoded = coded.length === texts.length;
  if (key === 'station' && !rolesIn(plain).has('mark'))
    return texts.length > 1 && (areCoded || texts.some((text) => isUnknown(titleMeaning(text))));
  return key !== 'element' && areCoded && areOfPlaces(valuesByText(table, index, texts));
}

function valuesByText(
  { sheet, firstRow, columns }: Table,
  column: number,
  texts: readonly string[],
) {
  const beside = columns.filter(
    ({ index, meaning: { key } }) => index !== column && (!key || key === 'value'),
  );
  const byText = new Map(texts.map((text): [string, number[]] => [text, []]));
  for (const row of sheet.cells.slice(firstRow)) {
    const values = byText.get(headerText(row[column]));
    if (values && values.length < ENOUGH)
      values.push(...knownNumbers(beside.map(({ index }) => row[index] ?? null)));
  }
  return byText;
}

/** Years of days show no more than a year does. */
const ENOUGH = 400;

function bestLabels(
  texts: readonly string[],
  rows: Fact,
  answers: Asked['columns'],
  arePlaces: boolean,
): Map<string, Element> {
  const labels = new Map<string, Element>();
  const ranked = texts.flatMap((text) =>
    arePlaces || mayBeName(text) ? [] : labelRanked(text, rows),
  );
  for (const element of ELEMENTS) {
    const called = texts.filter((text) => isSameText(text, answers[element] ?? 'none'));
    const named = ranked.filter(
      (label) => label.element === element && answers[element] !== 'none',
    );
    for (const text of called.length > 0 ? called : bestOf(named)) labels.set(text, element);
  }
  return labels;
}

/** "Tmax" and "TMAX" in one column are the same element. T2M_MAX and PS_MAX are not. */
function bestOf(named: readonly RankedLabel[]): string[] {
  const best = Math.max(...named.map(({ rank }) => rank));
  const chosen = named.find(({ rank }) => rank === best);
  return named.filter(({ plain }) => plain === chosen?.plain).map(({ text }) => text);
}

type RankedLabel = { text: string; plain: string; element: Element; rank: number };

/**
 * "Highest temperature" is the maximum of a day. Of a month it is the extreme. "Average rain 1961-1990" is the same in
 * each year.
 */
function labelRanked(text: string, rows: Fact): RankedLabel[] {
  const { facts, about: element, plain } = titleMeaning(text);
  const { rank } = decide(facts, element, rows, /\d{4}\D+\d{4}/.test(text) ? 'same' : rows);
  return element && rank ? [{ text, plain, element, rank }] : [];
}
