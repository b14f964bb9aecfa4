import { dateOfDay, weekdayOf } from '../../../src/core/calendar/civil-date.ts';
import type { Element } from '../../../src/core/dataset/columns.ts';
import type { Chance } from '../../support/chance.ts';
import type { DayRecord } from './day-record.ts';
import {
  byDegrees,
  type Change,
  cellsOf,
  copyOf,
  exchangeElements,
  exchangeNext,
  fillDown,
  isKnown,
  type Plant,
  type Planted,
  type Suits,
  someIndex,
  someTemperature,
  tenths,
} from './planting.ts';

export type DayMistake = {
  what: string;
  /** how often among 193 keyed into 54 years of days, as a study of five registers planted them */
  together?: number;
  plant: Plant<DayRecord>;
};

const TRIES = 400;
/** Where few days of a record suit. */
const MANY_TRIES = 3000;

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
  {
    what: 'maximum and minimum of a day exchanged',
    together: 20,
    plant: exchangeElements((max, min) => max - min >= 2, TRIES),
  },
  {
    what: 'two days exchanged (5 °C apart or more)',
    together: 19,
    plant: exchangeNext(5, MANY_TRIES),
  },
  { what: 'a row one column to the right', together: 20, plant: slipColumns },
  { what: 'a value filled down over five days', together: 8, plant: fillDown(5, TRIES) },
  { what: 'a value filled down over seven days', plant: fillDown(7, TRIES) },
  { what: 'a value filled down over twelve days', plant: fillDown(12, TRIES) },
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

function oneDay(change: Change, suits: Suits = () => true): Plant<DayRecord> {
  return (record, random) => {
    const element = someTemperature(random);
    const values = record[element];
    const at = someIndex(
      values.length,
      random,
      (index) => suits(values[index] ?? Number.NaN),
      TRIES,
    );
    if (at === null || Number.isNaN(values[at] ?? Number.NaN)) return null;
    const spoiled = copyOf(record);
    spoiled[element][at] = tenths(change(values[at] ?? 0, random));
    if (Number.isNaN(spoiled[element][at])) return null;
    return { record: spoiled, cells: [[element, at]] };
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

/** The maximum stands under the minimum, the minimum under the rain. */
function slipColumns(record: DayRecord, random: Chance): Planted<DayRecord> | null {
  const { max, min, rain } = record;
  const isUsable = (index: number) => isKnown(max, index, 1) && isKnown(min, index, 1);
  const at = someIndex(max.length, random, isUsable, TRIES);
  if (at === null) return null;
  const spoiled = copyOf(record);
  spoiled.max[at] = Number.NaN;
  spoiled.min[at] = max[at] ?? 0;
  if (!rain.every(Number.isNaN)) spoiled.rain[at] = min[at] ?? 0;
  return { record: spoiled, cells: cellsOf(ALL, at, 1) };
}

/** Both temperatures of a calendar month, written a row too low. */
function lateMonth(record: DayRecord, random: Chance): Planted<DayRecord> | null {
  const { max, min, firstDay } = record;
  const isUsable = (index: number) =>
    dateOfDay(firstDay + index).day === 1 &&
    isKnown(max, index - 1, DAYS_OF_MONTH + 1) &&
    isKnown(min, index - 1, DAYS_OF_MONTH + 1);
  const at = someIndex(max.length, random, isUsable, MANY_TRIES);
  if (at === null) return null;
  const spoiled = copyOf(record);
  for (const column of ['max', 'min'] as const)
    spoiled[column].set(record[column].slice(at - 1, at - 1 + DAYS_OF_MONTH), at);
  return { record: spoiled, cells: cellsOf(['max', 'min'], at, DAYS_OF_MONTH) };
}

function copyRow(days: number): Plant<DayRecord> {
  return (record, random) => {
    const { max, min } = record;
    const isUsable = (index: number) =>
      isKnown(max, index, days + 1) && isKnown(min, index, days + 1);
    const at = someIndex(max.length, random, isUsable, TRIES);
    if (at === null) return null;
    const spoiled = copyOf(record);
    for (const element of ALL)
      spoiled[element].fill(record[element][at] ?? Number.NaN, at, at + days + 1);
    return { record: spoiled, cells: cellsOf(['max', 'min'], at, days + 1) };
  };
}

const DAYS_OF_MONTH = 28;

/** Of both temperatures and the rain, as a block pasted once too often. */
function copyMonth(record: DayRecord, random: Chance): Planted<DayRecord> | null {
  const { max, min, firstDay } = record;
  const isFirst = (index: number) =>
    dateOfDay(firstDay + index).day === 1 &&
    isKnown(max, index, DAYS_OF_MONTH) &&
    isKnown(min, index, DAYS_OF_MONTH);
  const from = someIndex(max.length, random, isFirst, MANY_TRIES);
  if (from === null) return null;
  const { month } = dateOfDay(firstDay + from);
  const isOther = (index: number) =>
    index !== from && isFirst(index) && dateOfDay(firstDay + index).month === month;
  const to = someIndex(max.length, random, isOther, 30_000);
  if (to === null) return null;
  const spoiled = copyOf(record);
  for (const element of ALL)
    spoiled[element].set(record[element].slice(from, from + DAYS_OF_MONTH), to);
  return { record: spoiled, cells: cellsOf(['max', 'min'], to, DAYS_OF_MONTH) };
}

const YEAR = 365;

function shiftYear(by: 1 | -1): Plant<DayRecord> {
  return (record, random) => {
    const { max, min } = record;
    const isUsable = (index: number) =>
      index > 0 && isMostlyKnown(max, index, YEAR + 1) && isMostlyKnown(min, index, YEAR + 1);
    const at = someYear(record, random, isUsable);
    if (at === null) return null;
    const spoiled = copyOf(record);
    for (let index = at; index < at + YEAR; index++)
      spoiled.max[index] = max[index - by] ?? Number.NaN;
    return { record: spoiled, cells: cellsOf(['max', 'min'], at, YEAR) };
  };
}

const YEARS_OF_WEEKENDS = 3;

function weekends(record: DayRecord, random: Chance): Planted<DayRecord> | null {
  const days = YEARS_OF_WEEKENDS * YEAR;
  const at = someYear(record, random, (index) => isMostlyKnown(record.rain, index, days));
  if (at === null) return null;
  const spoiled = copyOf(record);
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
  return { record: spoiled, cells: cellsOf(['rain'], at, days) };
}

function oneWetDay(times: number): Plant<DayRecord> {
  return (record, random) => {
    const { rain } = record;
    const at = someIndex(rain.length, random, (index) => (rain[index] ?? 0) >= 10, MANY_TRIES);
    if (at === null) return null;
    const spoiled = copyOf(record);
    spoiled.rain[at] = tenths((rain[at] ?? 0) * times);
    return { record: spoiled, cells: [['rain', at]] };
  };
}

const YEARS_BESIDE = 4;

function inchesFrom(record: DayRecord, random: Chance): Planted<DayRecord> | null {
  const at = middleYear(record, random, 'rain');
  if (at === null) return null;
  const spoiled = copyOf(record);
  for (let index = at; index < spoiled.rain.length; index++)
    spoiled.rain[index] = Math.round(((record.rain[index] ?? 0) / 25.4) * 100) / 100;
  return { record: spoiled, cells: cellsOf(['rain'], at, YEAR) };
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

function isMostlyKnown(values: Float64Array, from: number, count: number): boolean {
  const known = values.slice(from, from + count).filter((value) => !Number.isNaN(value)).length;
  return known >= 0.9 * count;
}
