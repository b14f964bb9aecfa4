import { ELEMENTS, type Element } from '../../dataset/columns.ts';
import { isSameText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { headerText, isEmpty, isText } from '../cells/sheet-cells.ts';
import { decide, type Fact } from '../headers/decisions.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { mayBeName } from '../headers/phrase.ts';
import { type Column, cellsBelow, sampleCells, type Table } from '../headers/table.ts';
import type { Asked, Part } from './layout.ts';

/** The column of words such as TMAX, TMIN, PRCP: each row is of one element. */
export function findRowElement(
  table: Table,
  free: readonly Column[],
  rows: 'ofDays' | 'ofMonths',
  { columns: answers }: Pick<Asked, 'columns'> = { columns: {} },
): Part['rowElement'] {
  for (const { index, meaning } of free) {
    if (meaning.month || meaning.element) continue;
    const isMerged = mayBeMerged(table, index);
    const labels = labelsOf(table, index, isMerged, { rows, answers });
    // "Max" in every row is a place.
    if (meaning.key === 'station' && labels.size === 1) continue;
    if (labels.size > 0) return { index, labels, isMerged };
  }
  return undefined;
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
  const times = new Map<string, number>();
  const { sampled } = table;
  const cells = sampleCells(table, index);
  const words = cells.filter((cell) => isText(cell) && /\p{L}/u.test(cell)).length;
  const isDense = words * 2 >= sampled.length;
  // Where most cells are blank, all words name elements.
  if (!isDense && !(isMerged && words === cells.length)) return new Map();
  for (const cell of cellsBelow(table, index)) {
    const text = headerText(cell);
    if (text) times.set(text, (times.get(text) ?? 0) + 1);
    if (times.size > MOST_LABELS) return new Map();
  }
  const labels = bestLabels([...times.keys()], rows, answers);
  if (!isDense) return labels.size === times.size ? labels : new Map();
  return [...labels.keys()].some((text) => isAsOften(text, times)) ? labels : new Map();
}

/** Of elements each has about as many rows. Among "Clear" and "Cloudy" a single "Rain" is what the sky was like. */
function isAsOften(text: string, times: ReadonlyMap<string, number>): boolean {
  const all = [...times.values()].reduce((sum, count) => sum + count, 0);
  return (times.get(text) ?? 0) * times.size * RARER >= all;
}

const RARER = 2;

function bestLabels(
  texts: readonly string[],
  rows: Fact,
  answers: Asked['columns'],
): Map<string, Element> {
  const labels = new Map<string, Element>();
  const ranked = texts.flatMap((text) => (mayBeName(text) ? [] : labelRanked(text, rows)));
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
  const ofManyYears = /\d{4}\D+\d{4}/.test(text) ? (['same'] as const) : [];
  const { rank } = decide(facts, element, rows, ...ofManyYears);
  return element && rank ? [{ text, plain, element, rank }] : [];
}
