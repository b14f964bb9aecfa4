import { ELEMENTS, type Element } from '../../../src/core/dataset/columns.ts';
import type { Chance } from '../../support/chance.ts';
import {
  BOTH,
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
import { type StationRecord, yearsOf } from './station-record.ts';

export type Mistake = { what: string; plant: Plant<StationRecord> };

const TRIES = 200;

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
  {
    what: 'maximum and minimum of a month exchanged',
    plant: exchangeElements((max, min) => Math.abs(max - min) >= 1, TRIES),
  },
  { what: 'a month exchanged with the next', plant: exchangeNext(3, TRIES) },
  { what: 'one element 2 °C higher from a year on', plant: level(2, 'one') },
  { what: 'both elements 1.5 °C higher from a year on', plant: level(1.5, 'both') },
  { what: 'all values of a year one month late', plant: shiftYear(1) },
  { what: 'all values of a year one month early', plant: shiftYear(-1) },
  { what: 'a year copied from another', plant: copyYear },
  { what: 'a value filled down over five months', plant: fillDown(5, TRIES) },
  { what: 'rain × 10 (of 20 mm or more)', plant: oneRain((value) => value * 10, 20) },
  { what: 'no rain where 40 mm or more fell', plant: oneRain(() => 0, 40) },
];

function isFarFromZero(value: number): boolean {
  return Math.abs(value) >= 5;
}

function isTenth(value: number): boolean {
  return Math.abs(value) >= 1;
}

function oneTemperature(change: Change, suits: Suits = () => true): Plant<StationRecord> {
  return (record, random) => {
    const element = someTemperature(random);
    return oneValue(record, element, random, { change, suits });
  };
}

function oneRain(change: Change, least: number): Plant<StationRecord> {
  return (record, random) =>
    oneValue(record, 'rain', random, { change, suits: (value) => value >= least });
}

function oneValue(
  record: StationRecord,
  element: Element,
  random: Chance,
  { change, suits }: { change: Change; suits: Suits },
): Planted<StationRecord> | null {
  const at = someIndex(
    record[element].length,
    random,
    (index) => {
      const value = record[element][index] ?? Number.NaN;
      return !Number.isNaN(value) && suits(value);
    },
    TRIES,
  );
  if (at === null) return null;
  const spoiled = copyOf(record);
  spoiled[element][at] = tenths(change(record[element][at] ?? 0, random));
  return { record: spoiled, cells: [[element, at]] };
}

/** With ten years on either side: nobody can know the level of fewer. */
const YEARS_BESIDE = 10;

function level(degrees: number, which: 'one' | 'both'): Plant<StationRecord> {
  return (record, random) => {
    const years = yearsOf(record) - 2 * YEARS_BESIDE;
    if (years < 1) return null;
    const year = someIndex(
      years,
      random,
      (place) => isWhole(record, place + YEARS_BESIDE, ['max', 'min']),
      TRIES,
    );
    if (year === null) return null;
    const from = (year + YEARS_BESIDE) * 12;
    const moved = which === 'both' ? BOTH : [random.even() < 0.5 ? BOTH[0] : BOTH[1]];
    const spoiled = copyOf(record);
    for (const element of moved)
      for (let index = from; index < spoiled[element].length; index++)
        spoiled[element][index] = tenths((spoiled[element][index] ?? 0) + degrees);
    // Which of the two moved is for the keeper's notes to say; the year is what counts.
    return { record: spoiled, cells: cellsOf(BOTH, from, 12) };
  };
}

/** The month pushed out of the year is lost; the one it leaves empty stays so. */
function shiftYear(by: 1 | -1): Plant<StationRecord> {
  return (record, random) => {
    const year = someIndex(yearsOf(record), random, (place) => isWhole(record, place, BOTH), TRIES);
    if (year === null) return null;
    const spoiled = copyOf(record);
    for (const element of ELEMENTS)
      for (let month = 0; month < 12; month++) {
        const from = month - by;
        const value = record[element][year * 12 + from] ?? Number.NaN;
        spoiled[element][year * 12 + month] = from < 0 || from > 11 ? Number.NaN : value;
      }
    return { record: spoiled, cells: cellsOf(ELEMENTS, year * 12, 12) };
  };
}

function copyYear(record: StationRecord, random: Chance): Planted<StationRecord> | null {
  const isUsable = (place: number) => isWhole(record, place, BOTH);
  const from = someIndex(yearsOf(record), random, isUsable, TRIES);
  const to = someIndex(
    yearsOf(record),
    random,
    (place) => place !== from && isUsable(place),
    TRIES,
  );
  if (from === null || to === null) return null;
  const spoiled = copyOf(record);
  for (const element of ELEMENTS)
    for (let month = 0; month < 12; month++)
      spoiled[element][to * 12 + month] = record[element][from * 12 + month] ?? Number.NaN;
  return {
    record: spoiled,
    cells: [...cellsOf(ELEMENTS, to * 12, 12), ...cellsOf(ELEMENTS, from * 12, 12)],
  };
}

function isWhole(record: StationRecord, year: number, elements: readonly Element[]): boolean {
  return elements.every((element) => isKnown(record[element], year * 12, 12));
}
