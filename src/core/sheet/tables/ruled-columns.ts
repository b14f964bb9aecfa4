import type { Element } from '../../dataset/columns.ts';
import { plainText } from '../../reading/plain-text.ts';
import { isDaily, isNumber } from '../../reading/series.ts';
import { isRainNoHumidity, spreadOf } from '../cells/rain-like.ts';
import { numberInCell } from '../cells/read-number.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { isRounded } from '../cells/units.ts';
import { decide, type Ruling } from '../headers/decisions.ts';
import { areOfRain, isOfWarmth, type Meaning, titleMeaning } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import type { Column, Table } from '../headers/table.ts';
import { factsIn, type Vote, votesBy } from '../headers/votes.ts';
import type { Keys } from '../keys/keys.ts';
import { looksIn, numbersOf, shareOfParts } from './numbers-of.ts';
import { areNormals, differsByYear } from './repeated-values.ts';
import { saysAside, yearsOfRows } from './says-aside.ts';

export type Ruled = {
  column: Column;
  element: Element | undefined;
  ruling: Ruling;
  votes: readonly Vote[];
};

/** What the table says of all of its columns. */
type Over = {
  table: Table;
  keys: Keys;
  daily: boolean;
  /** columns that say "Normal" and are none */
  measured: readonly Column[];
  isUnderRain: boolean;
  /** columns of the wettest hour */
  ofMost: readonly Column[];
  /** Min and max are those of all values. */
  areOfValues: boolean;
  beside: Parameters<typeof saysAside>[1];
};

/** Decides for each column, once its words, its rows and its values have voted. */
export function ruledColumns(table: Table, keys: Keys, columns: readonly Column[]): Ruled[] {
  const daily = isDaily(keys);
  const over: Over = {
    table,
    keys,
    daily,
    measured: measuredNormals(table, keys, columns),
    isUnderRain: standUnderRain(table, columns),
    ofMost: columns.filter(({ meaning }) => isMostOfRain(meaning)),
    areOfValues: !daily && isOfValues(table, columns),
    beside: { table, columns, years: yearsOfRows(table, keys) },
  };
  return columns.map((column) => ruled(column, over));
}

function ruled(column: Column, over: Over): Ruled {
  const { about, says, votes } = column.meaning;
  const values = factsOfValues(column, over);
  const all = [
    ...votes,
    ...votesBy('rows', factsOfRows(column, over)),
    ...votesBy('form', {
      ofYear: rolesIn(plainText(says)).has('ofYear'),
      aside: saysAside(column, over.beside),
    }),
    ...votesBy('values', values),
    ...votesBy('title', { underRain: over.isUnderRain }),
  ];
  const element = about ?? (values.rainlike ? 'rain' : undefined);
  return { column, element, ruling: decide(factsIn(all), about), votes: all };
}

function factsOfRows(column: Column, { table, daily, areOfValues, ofMost }: Over) {
  return {
    [daily ? 'ofDays' : 'ofMonths']: true,
    ofMonth: areOfValues,
    besideMost: ofMost.length > 0 && !ofMost.some((most) => isMeanOfGauges(table, column, most)),
  };
}

function factsOfValues(column: Column, { table, keys, daily, measured }: Over) {
  const { facts, about } = column.meaning;
  const numbers = numbersOf(table, column.index);
  return {
    differs: measured.includes(column),
    same: isEqualMean(table, keys, column),
    rainlike:
      facts.has('weakRain') &&
      looksIn(table, column.index, (some) => isRainNoHumidity(spreadOf(some), daily)),
    averaged: !daily && areMeansOfDays(numbers),
    measured: facts.has('flag') && areMeasured(numbers),
    flag: about !== 'rain' && !isOfWarmth(column.meaning) && goesUpByOne(numbers),
  };
}

function isMostOfRain({ about, refusal }: Meaning): boolean {
  return about === 'rain' && refusal === 'extreme';
}

/** The rain of the wettest hour is never more than all of its day: what is more fell into one of many gauges. */
function isMeanOfGauges({ sampled }: Table, mean: Column, most: Column): boolean {
  const days = sampled.map(
    (row) => [numberInCell(row[mean.index]), numberInCell(row[most.index])] as const,
  );
  const rounded = halfOfStep(days.map(([ofMean]) => ofMean).filter(isNumber));
  return days.filter(([ofMean, ofMost]) => ofMost > HOURS * (ofMean + rounded)).length > 1;
}

const HOURS = 24;

/** What is written as 7 may be 6.5, and 0.1 may be 0.05. */
function halfOfStep(numbers: readonly number[]): number {
  const scale = [1, 10, 100].find((times) => numbers.every((number) => isRounded(number * times)));
  return scale ? 0.5 / scale : 0;
}

/** Columns that say "Normal" and differ from year to year. A single such column of days shows nothing. */
function measuredNormals(table: Table, keys: Keys, columns: readonly Column[]): readonly Column[] {
  const differing = columns.filter(
    ({ index, meaning }) => meaning.refusal === 'normal' && differsByYear(table, keys, index),
  );
  return isDaily(keys) && differing.length < 2 ? [] : differing;
}

/** Under "Rainfall", where no column says that it is the rain, and nothing speaks of warmth. */
function standUnderRain({ titles }: Table, columns: readonly Column[]): boolean {
  const isOther = columns.some(({ meaning }) => meaning.element === 'rain' || isOfWarmth(meaning));
  const isOfMost = titles.some((title) => titleMeaning(title).facts.has('max'));
  return areOfRain(titles) && !isOther && !isOfMost;
}

/**
 * True for "temp_mean, temp_sd, temp_min, temp_max": here min and max are the least and the most of all values. False
 * if the spread is that of the maxima, or below zero: "Desvio" may also be a departure from the normal.
 */
function isOfValues(table: Table, columns: readonly Column[]): boolean {
  const spreads = columns.filter(
    ({ meaning }) => isOfWarmth(meaning) && rolesIn(meaning.plain).has('spread'),
  );
  const isBelow = ({ index }: Column): boolean =>
    numbersOf(table, index).some((number) => number < 0);
  return spreads.length > 0 && !spreads.some((column) => column.meaning.about || isBelow(column));
}

function isEqualMean(
  table: Table,
  keys: Keys,
  { index, meaning: { facts, about } }: Column,
): boolean {
  return about !== undefined && facts.has('mean') && areNormals(table, keys, [index]);
}

/** Marks such as 0, 1 and 9 are whole numbers, and few of them are different. */
export const MOST_MARKS = 12;

function areMeasured(numbers: readonly number[]): boolean {
  const kinds = new Set(numbers.filter((number) => !Number.isInteger(number)));
  return shareOfParts(numbers) > 0.25 && kinds.size > MOST_MARKS;
}

/** 21.354838709677 times 31 is 662.0 again: no thermometer shows so much, so this is no single reading. */
function areMeansOfDays(numbers: readonly number[]): boolean {
  const means = numbers.filter(
    (number) =>
      !isRounded(number * 1000) && DAYS_OF_MONTHS.some((days) => isRounded(number * days * 100)),
  );
  return means.length >= FEWEST_MEANS && means.length * 2 > numbers.length;
}

const DAYS_OF_MONTHS = [28, 29, 30, 31];
const FEWEST_MEANS = 6;

/** "low_spell_id": 1, 1, 1, 2, 2, 3 and never down. No temperature goes on like that. */
function goesUpByOne(numbers: readonly number[]): boolean {
  const steps = stepsIn(numbers);
  const isRise = steps.includes(0) && steps.includes(1) && steps.length >= LONGEST_RISE;
  return (
    isRise && numbers.every(Number.isInteger) && steps.every((step) => step === 0 || step === 1)
  );
}

const LONGEST_RISE = 24;
