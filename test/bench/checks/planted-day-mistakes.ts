import { dateOfDay, weekdayOf } from '../../../src/core/calendar/civil-date.ts';
import type { Element } from '../../../src/core/dataset/columns.ts';
import type { Chance } from '../../support/chance.ts';
import { copyOfDays, type DayRecord } from './day-record.ts';

/** The record with one mistake in it, and the cells any of which tells a person where it is. */
export type PlantedDays = { record: DayRecord; cells: [Element, number][] };

export type DayMistake = {
  what: string;
  /** how often among 193 keyed into 54 years of days, as a study of five registers planted them */
  together?: number;
  /** null where this record has no room for it */
  plant: (record: DayRecord, random: Chance) => PlantedDays | null;
};

export const DAY_MISTAKES: DayMistake[] = [
  { what: 'a day wrong by 5 °C', together: 10, plant: oneDay(byDegrees(5)) },
  { what: 'a day wrong by 10 °C', together: 20, plant: oneDay(byDegrees(10)) },
  { what: 'a day wrong by 15 °C', plant: oneDay(byDegrees(15)) },
  {
    what: 'the sign of a day of 5 °C or more',
    together: 20,
    plant: oneDay(
      (value) => -value,
      (value) => Math.abs(value) >= 5,
    ),
  },
  {
    what: 'a day ÷ 10 (of 10 °C or more)',
    together: 10,
    plant: oneDay(
      (value) => value / 10,
      (value) => Math.abs(value) >= 10,
    ),
  },
  {
    what: 'a day × 10',
    together: 10,
    plant: oneDay(
      (value) => value * 10,
      (value) => Math.abs(value) >= 1,
    ),
  },
  {
    what: 'a day in °F',
    plant: oneDay(
      (value) => value * 1.8 + 32,
      (value) => value > -15,
    ),
  },
  { what: 'two digits of a day exchanged', together: 20, plant: oneDay(exchangedDigits) },
  { what: 'maximum and minimum of a day exchanged', together: 20, plant: exchangeElements },
  { what: 'two days exchanged (5 °C apart or more)', together: 19, plant: exchangeDays },
  { what: 'a row one column to the right', together: 20, plant: slipColumns },
  { what: 'a value filled down over five days', together: 8, plant: fillDown(5) },
  { what: 'a value filled down over seven days', plant: fillDown(7) },
  { what: 'a value filled down over twelve days', plant: fillDown(12) },
  { what: 'a row copied over the day after it', together: 4, plant: copyRow(1) },
  { what: 'a row copied over the three days after it', plant: copyRow(3) },
  { what: 'the days of a month copied from another year', plant: copyMonth },
  { what: 'a month one day late', together: 8, plant: lateMonth },
  { what: 'the maximum one day late for a year', plant: shiftYear(1) },
  { what: 'the maximum one day early for a year', plant: shiftYear(-1) },
  { what: 'rain of Saturday and Sunday read on Monday, for three years', plant: weekends },
  { what: 'a day of rain × 10 (of 10 mm or more)', together: 12, plant: oneWetDay(10) },
  { what: 'a day of rain ÷ 10 (of 10 mm or more)', together: 12, plant: oneWetDay(0.1) },
  { what: 'rain in inches from a year on', plant: inchesFrom },
];

type Change = (value: number, random: Chance) => number;
type Suits = (value: number) => boolean;

function byDegrees(degrees: number): Change {
  return (value, random) => value + (random.even() < 0.5 ? degrees : -degrees);
}

function oneDay(change: Change, suits: Suits = () => true): DayMistake['plant'] {
  return (record, random) => {
    const element = someTemperature(random);
    const values = record[element];
    const at = someDay(values.length, random, (index) => suits(values[index] ?? Number.NaN));
    if (at === null || Number.isNaN(values[at] ?? Number.NaN)) return null;
    const spoiled = copyOfDays(record);
    spoiled[element][at] = tenths(change(values[at] ?? 0, random));
    if (Number.isNaN(spoiled[element][at])) return null;
    return { record: spoiled, cells: [[element, at]] };
  };
}

function exchangeElements(record: DayRecord, random: Chance): PlantedDays | null {
  const { max, min } = record;
  const at = someDay(max.length, random, (index) => (max[index] ?? 0) - (min[index] ?? 0) >= 2);
  if (at === null) return null;
  const spoiled = copyOfDays(record);
  [spoiled.max[at], spoiled.min[at]] = [min[at] ?? 0, max[at] ?? 0];
  return {
    record: spoiled,
    cells: [
      ['max', at],
      ['min', at],
    ],
  };
}

/** 27.3 becomes 72.3 or 23.7; what hardly changes is no mistake that anybody could see. */
function exchangedDigits(value: number, random: Chance): number {
  const text = Math.abs(value).toFixed(1);
  const other =
    random.even() < 0.5
      ? text.replace(/^(\d)(\d)(?=\.)/, '$2$1')
      : text.replace(/(\d)\.(\d)$/, '$2.$1');
  const changed = Math.sign(value) * Number(other);
  return Math.abs(changed - value) < 1.8 ? Number.NaN : changed;
}

function exchangeDays(record: DayRecord, random: Chance): PlantedDays | null {
  const element = someTemperature(random);
  const values = record[element];
  const at = someDay(
    values.length,
    random,
    (index) => Math.abs((values[index] ?? 0) - (values[index + 1] ?? Number.NaN)) >= 5,
    3000,
  );
  if (at === null) return null;
  const spoiled = copyOfDays(record);
  spoiled[element].set([values[at + 1] ?? 0, values[at] ?? 0], at);
  return { record: spoiled, cells: run([element], at, 2) };
}

/** The maximum stands under the minimum, the minimum under the rain. */
function slipColumns(record: DayRecord, random: Chance): PlantedDays | null {
  const { max, min, rain } = record;
  const isUsable = (index: number) => isKnown(max, index, 1) && isKnown(min, index, 1);
  const at = someDay(max.length, random, isUsable);
  if (at === null) return null;
  const spoiled = copyOfDays(record);
  spoiled.max[at] = Number.NaN;
  spoiled.min[at] = max[at] ?? 0;
  if (!rain.every(Number.isNaN)) spoiled.rain[at] = min[at] ?? 0;
  return { record: spoiled, cells: run(ALL, at, 1) };
}

/** Both temperatures of a calendar month, written a row too low. */
function lateMonth(record: DayRecord, random: Chance): PlantedDays | null {
  const { max, min, firstDay } = record;
  const isUsable = (index: number) =>
    dateOfDay(firstDay + index).day === 1 &&
    isKnown(max, index - 1, DAYS_OF_MONTH + 1) &&
    isKnown(min, index - 1, DAYS_OF_MONTH + 1);
  const at = someDay(max.length, random, isUsable, 3000);
  if (at === null) return null;
  const spoiled = copyOfDays(record);
  for (const column of ['max', 'min'] as const)
    spoiled[column].set(record[column].slice(at - 1, at - 1 + DAYS_OF_MONTH), at);
  return { record: spoiled, cells: run(['max', 'min'], at, DAYS_OF_MONTH) };
}

function fillDown(days: number): DayMistake['plant'] {
  return (record, random) => {
    const element = someTemperature(random);
    const values = record[element];
    const at = someDay(values.length, random, (index) => isKnown(values, index, days));
    if (at === null) return null;
    const spoiled = copyOfDays(record);
    spoiled[element].fill(values[at] ?? 0, at, at + days);
    return { record: spoiled, cells: run([element], at, days) };
  };
}

function copyRow(days: number): DayMistake['plant'] {
  return (record, random) => {
    const { max, min } = record;
    const isUsable = (index: number) =>
      isKnown(max, index, days + 1) && isKnown(min, index, days + 1);
    const at = someDay(max.length, random, isUsable);
    if (at === null) return null;
    const spoiled = copyOfDays(record);
    for (const element of ALL)
      spoiled[element].fill(record[element][at] ?? Number.NaN, at, at + days + 1);
    return { record: spoiled, cells: run(['max', 'min'], at, days + 1) };
  };
}

const DAYS_OF_MONTH = 28;

/** Of both temperatures and the rain, as a block pasted once too often. */
function copyMonth(record: DayRecord, random: Chance): PlantedDays | null {
  const { max, min, firstDay } = record;
  const isFirst = (index: number) =>
    dateOfDay(firstDay + index).day === 1 &&
    isKnown(max, index, DAYS_OF_MONTH) &&
    isKnown(min, index, DAYS_OF_MONTH);
  const from = someDay(max.length, random, isFirst, 3000);
  if (from === null) return null;
  const { month } = dateOfDay(firstDay + from);
  const isOther = (index: number) =>
    index !== from && isFirst(index) && dateOfDay(firstDay + index).month === month;
  const to = someDay(max.length, random, isOther, 30_000);
  if (to === null) return null;
  const spoiled = copyOfDays(record);
  for (const element of ALL)
    spoiled[element].set(record[element].slice(from, from + DAYS_OF_MONTH), to);
  return { record: spoiled, cells: run(['max', 'min'], to, DAYS_OF_MONTH) };
}

const YEAR = 365;

function shiftYear(by: 1 | -1): DayMistake['plant'] {
  return (record, random) => {
    const { max, min } = record;
    const isUsable = (index: number) =>
      index > 0 && isMostlyKnown(max, index, YEAR + 1) && isMostlyKnown(min, index, YEAR + 1);
    const at = someYear(record, random, isUsable);
    if (at === null) return null;
    const spoiled = copyOfDays(record);
    for (let index = at; index < at + YEAR; index++)
      spoiled.max[index] = max[index - by] ?? Number.NaN;
    return { record: spoiled, cells: run(['max', 'min'], at, YEAR) };
  };
}

const YEARS_OF_WEEKENDS = 3;

function weekends(record: DayRecord, random: Chance): PlantedDays | null {
  const days = YEARS_OF_WEEKENDS * YEAR;
  const at = someYear(record, random, (index) => isMostlyKnown(record.rain, index, days));
  if (at === null) return null;
  const spoiled = copyOfDays(record);
  for (let index = at; index < at + days; index++) {
    if (weekdayOf(record.firstDay + index) !== 1) continue;
    const sum = [index - 2, index - 1, index].reduce(
      (all, one) => all + (record.rain[one] || 0),
      0,
    );
    spoiled.rain[index] = tenths(sum);
    spoiled.rain[index - 1] = 0;
    spoiled.rain[index - 2] = 0;
  }
  return { record: spoiled, cells: run(['rain'], at, days) };
}

function oneWetDay(times: number): DayMistake['plant'] {
  return (record, random) => {
    const { rain } = record;
    const at = someDay(rain.length, random, (index) => (rain[index] ?? 0) >= 10, 3000);
    if (at === null) return null;
    const spoiled = copyOfDays(record);
    spoiled.rain[at] = tenths((rain[at] ?? 0) * times);
    return { record: spoiled, cells: [['rain', at]] };
  };
}

const YEARS_BESIDE = 4;

function inchesFrom(record: DayRecord, random: Chance): PlantedDays | null {
  const at = middleYear(record, random, 'rain');
  if (at === null) return null;
  const spoiled = copyOfDays(record);
  for (let index = at; index < spoiled.rain.length; index++)
    spoiled.rain[index] = Math.round(((record.rain[index] ?? 0) / 25.4) * 100) / 100;
  return { record: spoiled, cells: run(['rain'], at, YEAR) };
}

function middleYear(record: DayRecord, random: Chance, element: Element): number | null {
  const values = record[element];
  const days = YEARS_BESIDE * YEAR;
  return someYear(
    record,
    random,
    (index) =>
      index > days &&
      isMostlyKnown(values, index - days, days) &&
      isMostlyKnown(values, index, days),
  );
}

const ALL: readonly Element[] = ['max', 'min', 'rain'];
const TRIES = 400;

function someTemperature(random: Chance): 'max' | 'min' {
  return random.even() < 0.5 ? 'max' : 'min';
}

function someDay(
  length: number,
  random: Chance,
  suits: (index: number) => boolean,
  tries = TRIES,
): number | null {
  for (let tried = 0; tried < tries; tried++) {
    const index = Math.floor(random.even() * length);
    if (suits(index)) return index;
  }
  return null;
}

/** The index of a 1 January. */
function someYear(
  { firstDay, max }: DayRecord,
  random: Chance,
  suits: (index: number) => boolean,
): number | null {
  const starts: number[] = [];
  for (let index = 0; index < max.length; index++) {
    const { month, day } = dateOfDay(firstDay + index);
    if (month === 1 && day === 1 && suits(index)) starts.push(index);
  }
  return starts[Math.floor(random.even() * starts.length)] ?? null;
}

function isKnown(values: Float64Array, from: number, count: number): boolean {
  if (from < 0 || from + count > values.length) return false;
  return values.slice(from, from + count).every((value) => !Number.isNaN(value));
}

function isMostlyKnown(values: Float64Array, from: number, count: number): boolean {
  const known = values.slice(from, from + count).filter((value) => !Number.isNaN(value)).length;
  return known >= 0.9 * count;
}

function run(elements: readonly Element[], from: number, days: number): [Element, number][] {
  return elements.flatMap((element) =>
    Array.from({ length: days }, (_, day): [Element, number] => [element, from + day]),
  );
}

/** As far as a table shows. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
