import { ELEMENTS, type Element } from '../../dataset/columns.ts';
import { plainText } from '../../reading/plain-text.ts';
import { isNumber } from '../../reading/series.ts';
import { HOTTEST_C } from '../cells/rain-like.ts';
import { numberInCell } from '../cells/read-number.ts';
import { meanStep } from '../cells/steps-in.ts';
import { headerMeaning, type Meaning } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { type Column, indexesOf, type Table } from '../headers/table.ts';
import { unitFacetsOf } from '../headers/unit-word.ts';
import { fullVote } from '../headers/votes.ts';
import type { Keys } from '../keys/keys.ts';
import { goesWith } from './goes-with.ts';
import { numbersOf, shareOfParts } from './numbers-of.ts';
import { isPlainName, mayBePlace } from './places-beside.ts';
import { areNormals } from './repeated-values.ts';
import { MOST_MARKS } from './ruled-columns.ts';

/** The columns under one name, and what they say without it. */
type Block = { name: string; columns: Map<Element, { column: Column; meaning: Meaning }> };

/**
 * "Flag" over Max, Min and Rain beside "Kew" over the same: whether the first is a place, too, or holds marks, its
 * columns show together.
 */
export function withNamedBlocks(
  table: Table,
  keys: Keys,
  columns: readonly Column[],
): readonly Column[] {
  for (const side of SIDES) {
    const told = placesOfRounds(columns, side);
    if (told.size > 0) return columns.map((column) => told.get(column) ?? column);
    const blocks = blocksOf(columns, side);
    const known = blocks.filter(({ name }) => isName(name));
    for (const block of blocks) {
      const beside = known.find((place) => elementsOf(place) === elementsOf(block));
      if (!beside || known.includes(block) || !mayBeEither(block, beside)) continue;
      const is = kindOf({ table, keys, block, beside });
      if (is !== 'open') tell(told, toldOf(block), is);
    }
    if (told.size === 0) continue;
    for (const block of known) tell(told, toldOf(block), 'place');
    return columns.map((column) => told.get(column) ?? column);
  }
  return columns;
}

const SIDES = ['start', 'end'] as const;
type Side = (typeof SIDES)[number];

/** "Max, Min, Rain Upton, Max, Min, Rain Kew": one header of each round has the name. */
function placesOfRounds(columns: readonly Column[], side: Side): Map<Column, Column> {
  const told = new Map<Column, Column>();
  const spoken = columns.filter(({ meaning }) => meaning.element);
  const alone = spoken.filter(({ header }) => !isRepeated(spoken, header));
  const length = spoken.length / alone.length;
  const rounds = alone.map((_, at) => spoken.slice(at * length, (at + 1) * length));
  const parts = alone.map(({ header }) => parted(wordsIn(header), side));
  const shapes = rounds.map((round, at) =>
    round.map((one) => (one === alone[at] ? parts[at]?.meaning.plain : one.header)).join(),
  );
  const areNames = parts.every(({ name }) => isName(name));
  if (alone.length < 2 || length < 2 || !areNames || new Set(shapes).size > 1) return told;
  rounds.forEach((round, at) => {
    const { name, meaning } = parts[at] ?? { name: '', meaning: headerMeaning('') };
    const columns = round.map((column) => ({
      column,
      meaning: column === alone[at] ? meaning : column.meaning,
    }));
    tell(told, { name, columns }, 'place');
  });
  return told;
}

function isRepeated(columns: readonly Column[], header: string): boolean {
  return columns.filter((column) => column.header === header).length > 1;
}

function wordsIn(header: string): string[] {
  return header.split(/[\s_]+/);
}

type Kind = 'place' | 'marks' | 'open';

type Told = { name: string; columns: Iterable<{ column: Column; meaning: Meaning }> };

function tell(told: Map<Column, Column>, { name, columns }: Told, is: Kind): void {
  for (const { column, meaning } of columns) {
    const { plain } = column.meaning;
    const votes = [...meaning.votes, fullVote('flag', 'values')];
    told.set(
      column,
      is === 'place'
        ? { ...column, place: plainText(name), meaning: { ...meaning, plain } }
        : { ...column, meaning: { ...meaning, plain, votes, element: undefined, refusal: 'flag' } },
    );
  }
}

function toldOf({ name, columns }: Block): Told {
  return { name, columns: columns.values() };
}

function blocksOf(columns: readonly Column[], side: Side): Block[] {
  const blocks = new Map<string, Block>();
  for (const column of columns) {
    const { name, meaning } = parted(wordsIn(column.header), side);
    const { element } = meaning;
    if (!element) continue;
    const block = blocks.get(name) ?? { name, columns: new Map() };
    blocks.set(name, block);
    block.columns.set(element, { column, meaning });
  }
  return [...blocks.values()].filter((block) => block.columns.size > 1);
}

/** "Low Moor" and "max": the shortest name that leaves the words for an element. */
function parted(words: readonly string[], side: Side): { name: string; meaning: Meaning } {
  for (let count = 1; count < words.length; count++) {
    const at = side === 'start' ? count : words.length - count;
    const [first, last] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const [name, core] = side === 'start' ? [first, last] : [last, first];
    const meaning = headerMeaning(core);
    if (
      meaning.element &&
      !meaning.month &&
      !meaning.facts.has('year') &&
      meaning.rest === '' &&
      /\p{L}/u.test(name) &&
      !saysQuantity(name)
    )
      return { name, meaning };
  }
  return { name: '', meaning: headerMeaning('') };
}

/** "high" and "temp" of "high_temp": both say what was measured, and none where. */
function saysQuantity(name: string): boolean {
  const { facts } = headerMeaning(name);
  return QUANTITIES.some((fact) => facts.has(fact));
}

const QUANTITIES = ['temperature', 'inDegrees', 'precipitation'] as const;

function elementsOf({ columns }: Block): string {
  return ELEMENTS.filter((element) => columns.has(element)).join();
}

function isName(name: string): boolean {
  const meaning = headerMeaning(name);
  return !meaning.key && !meaning.month && isPlainName({ name, meaning });
}

/** False for "Kew soil" beside "Kew", and for "Obs" and "Last year", which say how or when. */
function mayBeEither({ name }: Block, beside: Block): boolean {
  const roles = rolesIn(plainText(name));
  return !` ${name} `.includes(` ${beside.name} `) && !SAYS_HOW.some((role) => roles.has(role));
}

const SAYS_HOW = ['measured', 'aside', 'soFar', 'spread', 'ofYear'] as const;

type Pair = { table: Table; keys: Keys; block: Block; beside: Block };

function kindOf(pair: Pair): Kind {
  const { table, keys, block, beside } = pair;
  const columns = [...block.columns.values()].map(({ column }) => column);
  const isTaken = columns.every(({ meaning }) => meaning.element);
  const isByValues = saysByValues(block.name);
  if (!isTaken && !isByValues) return 'open';
  if (areMarks(table, block) && !areMarks(table, beside)) return 'marks';
  if (isByValues) {
    const isOfDay = isTime(block.name) && !runsOutOfDay(table, block);
    if (follows(pair) || (!isOfDay && isWeather(pair))) return 'place';
    return isOfDay || isTooHot(pair) ? 'marks' : 'open';
  }
  const isMean = headerMeaning(block.name).facts.has('mean');
  const isOfYears = areNormals(table, keys, indexesOf(columns)) || isSmooth(pair);
  return isMean && isOfYears ? 'marks' : 'place';
}

/** True for the normals of days beside the weather of days: they hardly change from one to the next. */
function isSmooth({ table, block, beside }: Pair): boolean {
  const stepOf = (one: Block): number => meanStep(numbersIn(table, one, 'max'));
  return stepOf(block) * MUCH_LESS < stepOf(beside);
}

const MUCH_LESS = 4;

/** "Flag", "Date", "March", "Snow", "Heures": what the values of three elements can speak against. */
function saysByValues(name: string): boolean {
  const { facts, key, month, element, plain, rest } = headerMeaning(name);
  const roles = rolesIn(plain);
  return (
    mayBePlace(rest) ||
    key !== undefined ||
    month !== undefined ||
    (element !== undefined && !facts.has('highest') && !facts.has('lowest')) ||
    facts.has('flag') ||
    facts.has('snow') ||
    roles.has('mark') ||
    isTime(name)
  );
}

function isTime(name: string): boolean {
  const plain = plainText(name);
  const isClock = (word: string): boolean => unitFacetsOf(word).has('clock');
  return rolesIn(plain).has('time') || plain.split(' ').some(isClock);
}

function numbersIn(table: Table, { columns }: Block, element: Element): number[] {
  const index = columns.get(element)?.column.index;
  return index === undefined ? [] : numbersOf(table, index);
}

/** In which share of the rows the maximum is above the minimum. */
function shareAbove({ sampled }: Table, { columns }: Block): number {
  const [max, min] = WARMTH.map((element) => columns.get(element)?.column.index);
  if (max === undefined || min === undefined) return NaN;
  const gaps = sampled
    .map((row) => numberInCell(row[max]) - numberInCell(row[min]))
    .filter(isNumber);
  return gaps.filter((gap) => gap > 0).length / gaps.length;
}

/** True for few whole numbers, and where the maximum is often below the minimum, as hours and shares may be. */
function areMarks(table: Table, block: Block): boolean {
  const above = shareAbove(table, block);
  const all = ELEMENTS.map((element) => numbersIn(table, block, element));
  const areFew = all.every((numbers) => {
    const { size } = new Set(numbers);
    return numbers.every(Number.isInteger) && size <= MOST_MARKS && size * 2 <= numbers.length;
  });
  return above < 0.75 || (areFew && !(above > 0.9));
}

function follows({ table, block, beside }: Pair): boolean {
  return WARMTH.every((element) => {
    const [own, other] = [block, beside].map(({ columns }) => columns.get(element)?.column.index);
    return own === undefined || other === undefined || goesWith(table, own, other);
  });
}

const WARMTH = ['max', 'min'] as const;

function isWeather(pair: Pair): boolean {
  const { table, block } = pair;
  const areMany = WARMTH.every(
    (element) => new Set(numbersIn(table, block, element)).size > MOST_MARKS,
  );
  return areMany && !isTooHot(pair) && shareAbove(table, block) > 0.9;
}

/** Shares from 80 to 100 are no °C beside a place in °C. */
function isTooHot({ table, block, beside }: Pair): boolean {
  const [own, other] = [block, beside].map((one) => Math.max(...numbersIn(table, one, 'max')));
  return (own ?? 0) > HOTTEST_C && (other ?? 0) <= HOTTEST_C;
}

/** True for most temperatures: hours of the day end with 24, and times with 2359. */
function runsOutOfDay(table: Table, block: Block): boolean {
  const all = WARMTH.flatMap((element) => numbersIn(table, block, element));
  const isOut = (number: number): boolean => number < 0 || number > 24;
  const areNoTimes = shareOfParts(all) > 0.25 || Math.max(...all) < 130;
  return areNoTimes && all.filter(isOut).length * 10 > all.length;
}
