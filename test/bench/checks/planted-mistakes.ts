import { ELEMENTS, type Element } from '../../../src/core/dataset/columns.ts';
import type { Chance } from '../../support/chance.ts';
import { copyOf, type StationRecord, yearsOf } from './station-record.ts';

/** The record with one mistake in it, and the cells any of which tells a person where it is. */
export type Planted = { record: StationRecord; cells: [Element, number][] };

export type Mistake = {
  what: string;
  /** null where this record has no room for it */
  plant: (record: StationRecord, random: Chance) => Planted | null;
};

/** What happens to tables that are typed, copied and converted by hand, one at a time. */
export const MISTAKES: Mistake[] = [
  { what: 'a temperature wrong by 3 °C', plant: oneTemperature(byDegrees(3)) },
  { what: 'a temperature wrong by 5 °C', plant: oneTemperature(byDegrees(5)) },
  { what: 'a temperature wrong by 10 °C', plant: oneTemperature(byDegrees(10)) },
  {
    what: 'the sign of a temperature of 5 °C or more',
    plant: oneTemperature(
      (value) => -value,
      (value) => Math.abs(value) >= 5,
    ),
  },
  { what: 'a temperature × 10', plant: oneTemperature((value) => value * 10, isTenth) },
  { what: 'a temperature ÷ 10', plant: oneTemperature((value) => value / 10, isFarFromZero) },
  {
    what: 'a temperature in °F',
    plant: oneTemperature(
      (value) => value * 1.8 + 32,
      (value) => value > -20,
    ),
  },
  { what: 'maximum and minimum of a month exchanged', plant: exchangeElements },
  { what: 'a month exchanged with the next', plant: exchangeMonths },
  { what: 'one element 2 °C higher from a year on', plant: level(2, 'one') },
  { what: 'both elements 1.5 °C higher from a year on', plant: level(1.5, 'both') },
  { what: 'all values of a year one month late', plant: shiftYear(1) },
  { what: 'all values of a year one month early', plant: shiftYear(-1) },
  { what: 'a year copied from another', plant: copyYear },
  { what: 'a value filled down over five months', plant: fillDown },
  { what: 'rain × 10 (of 20 mm or more)', plant: oneRain((value) => value * 10, 20) },
  { what: 'no rain where 40 mm or more fell', plant: oneRain(() => 0, 40) },
];

type Change = (value: number, random: Chance) => number;
type Suits = (value: number) => boolean;

function byDegrees(degrees: number): Change {
  return (value, random) => tenths(random.even() < 0.5 ? value + degrees : value - degrees);
}

function isFarFromZero(value: number): boolean {
  return Math.abs(value) >= 5;
}

function isTenth(value: number): boolean {
  return Math.abs(value) >= 1;
}

function oneTemperature(change: Change, suits: Suits = () => true): Mistake['plant'] {
  return (record, random) => {
    const element = random.even() < 0.5 ? 'max' : 'min';
    return oneValue(record, element, random, { change, suits });
  };
}

function oneRain(change: Change, least: number): Mistake['plant'] {
  return (record, random) =>
    oneValue(record, 'rain', random, { change, suits: (value) => value >= least });
}

function oneValue(
  record: StationRecord,
  element: Element,
  random: Chance,
  { change, suits }: { change: Change; suits: Suits },
): Planted | null {
  const at = someIndex(record[element].length, random, (index) => {
    const value = record[element][index] ?? Number.NaN;
    return !Number.isNaN(value) && suits(value);
  });
  if (at === null) return null;
  const spoiled = copyOf(record);
  spoiled[element][at] = tenths(change(record[element][at] ?? 0, random));
  return { record: spoiled, cells: [[element, at]] };
}

function exchangeElements(record: StationRecord, random: Chance): Planted | null {
  const { max, min } = record;
  const at = someIndex(max.length, random, (index) => apart(max[index], min[index]) >= 1);
  if (at === null) return null;
  const spoiled = copyOf(record);
  [spoiled.max[at], spoiled.min[at]] = [min[at] ?? 0, max[at] ?? 0];
  return { record: spoiled, cells: bothAt(at) };
}

/** Of one element, where both months are far enough apart for it to matter. */
function exchangeMonths(record: StationRecord, random: Chance): Planted | null {
  const element = random.even() < 0.5 ? 'max' : 'min';
  const values = record[element];
  const isFar = (index: number) => apart(values[index], values[index + 1]) >= 3;
  const at = someIndex(values.length, random, isFar);
  if (at === null) return null;
  const spoiled = copyOf(record);
  [spoiled[element][at], spoiled[element][at + 1]] = [values[at + 1] ?? 0, values[at] ?? 0];
  return {
    record: spoiled,
    cells: [
      [element, at],
      [element, at + 1],
    ],
  };
}

/** With ten years on either side: nobody can know the level of fewer. */
const YEARS_BESIDE = 10;

function level(degrees: number, which: 'one' | 'both'): Mistake['plant'] {
  return (record, random) => {
    const years = yearsOf(record) - 2 * YEARS_BESIDE;
    if (years < 1) return null;
    const year = someIndex(years, random, (place) =>
      isWhole(record, place + YEARS_BESIDE, ['max', 'min']),
    );
    if (year === null) return null;
    const from = (year + YEARS_BESIDE) * 12;
    const moved = which === 'both' ? BOTH : [random.even() < 0.5 ? BOTH[0] : BOTH[1]];
    const spoiled = copyOf(record);
    for (const element of moved)
      for (let index = from; index < spoiled[element].length; index++)
        spoiled[element][index] = tenths((spoiled[element][index] ?? 0) + degrees);
    // Which of the two moved is for the keeper's notes to say; the year is what counts.
    return { record: spoiled, cells: yearOf(from, BOTH) };
  };
}

/** The month pushed out of the year is lost; the one it leaves empty stays so. */
function shiftYear(by: 1 | -1): Mistake['plant'] {
  return (record, random) => {
    const year = someIndex(yearsOf(record), random, (place) => isWhole(record, place, BOTH));
    if (year === null) return null;
    const spoiled = copyOf(record);
    for (const element of ELEMENTS)
      for (let month = 0; month < 12; month++) {
        const from = month - by;
        const value = record[element][year * 12 + from] ?? Number.NaN;
        spoiled[element][year * 12 + month] = from < 0 || from > 11 ? Number.NaN : value;
      }
    return { record: spoiled, cells: yearOf(year * 12, ELEMENTS) };
  };
}

function copyYear(record: StationRecord, random: Chance): Planted | null {
  const isUsable = (place: number) => isWhole(record, place, BOTH);
  const from = someIndex(yearsOf(record), random, isUsable);
  const to = someIndex(yearsOf(record), random, (place) => place !== from && isUsable(place));
  if (from === null || to === null) return null;
  const spoiled = copyOf(record);
  for (const element of ELEMENTS)
    for (let month = 0; month < 12; month++)
      spoiled[element][to * 12 + month] = record[element][from * 12 + month] ?? Number.NaN;
  return { record: spoiled, cells: [...yearOf(to * 12, ELEMENTS), ...yearOf(from * 12, ELEMENTS)] };
}

const FILLED = 5;

function fillDown(record: StationRecord, random: Chance): Planted | null {
  const element = random.even() < 0.5 ? 'max' : 'min';
  const values = record[element];
  const isUsable = (index: number) =>
    index + FILLED < values.length && values.slice(index, index + FILLED).every(isNumber);
  const at = someIndex(values.length, random, isUsable);
  if (at === null) return null;
  const spoiled = copyOf(record);
  spoiled[element].fill(values[at] ?? 0, at, at + FILLED);
  const indexes = Array.from({ length: FILLED }, (_, place) => at + place);
  return { record: spoiled, cells: indexes.map((index): [Element, number] => [element, index]) };
}

const BOTH: readonly ['max', 'min'] = ['max', 'min'];
const TRIES = 200;

function someIndex(
  length: number,
  random: Chance,
  suits: (index: number) => boolean,
): number | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const index = Math.floor(random.even() * length);
    if (suits(index)) return index;
  }
  return null;
}

function isWhole(record: StationRecord, year: number, elements: readonly Element[]): boolean {
  return elements.every((element) =>
    record[element].slice(year * 12, year * 12 + 12).every(isNumber),
  );
}

function isNumber(value: number): boolean {
  return !Number.isNaN(value);
}

function yearOf(from: number, elements: readonly Element[]): [Element, number][] {
  return elements.flatMap((element) =>
    Array.from({ length: 12 }, (_, month): [Element, number] => [element, from + month]),
  );
}

function bothAt(index: number): [Element, number][] {
  return [
    ['max', index],
    ['min', index],
  ];
}

function apart(one = Number.NaN, other = Number.NaN): number {
  return Math.abs(one - other);
}

/** As far as a table shows. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
