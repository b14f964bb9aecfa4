import type { Element } from '../../../src/core/dataset/columns.ts';
import type { Chance } from '../../support/chance.ts';

/** A station's values by element, one a month or one a day; NaN where nothing stands. */
export type Columns = Record<Element, Float64Array>;

/** The record with one mistake in it, and the cells any of which tells a person where it is. */
export type Planted<Of extends Columns> = { record: Of; cells: [Element, number][] };

/** null where this record has no room for it */
export type Plant<Of extends Columns> = (record: Of, random: Chance) => Planted<Of> | null;

export type Change = (value: number, random: Chance) => number;
export type Suits = (value: number) => boolean;

export const BOTH: readonly ['max', 'min'] = ['max', 'min'];

export function copyOf<Of extends Columns>(record: Of): Of {
  const { max, min, rain } = record;
  return { ...record, max: max.slice(), min: min.slice(), rain: rain.slice() };
}

export function byDegrees(degrees: number): Change {
  return (value, random) => value + (random.even() < 0.5 ? degrees : -degrees);
}

export function exchangeElements<Of extends Columns>(
  suits: (max: number, min: number) => boolean,
  tries: number,
): Plant<Of> {
  return (record, random) => {
    const { max, min } = record;
    const isUsable = (index: number) => suits(max[index] ?? Number.NaN, min[index] ?? Number.NaN);
    const at = someIndex(max.length, random, isUsable, tries);
    if (at === null) return null;
    const spoiled = copyOf(record);
    [spoiled.max[at], spoiled.min[at]] = [min[at] ?? 0, max[at] ?? 0];
    return { record: spoiled, cells: cellsOf(BOTH, at, 1) };
  };
}

/** Of one temperature, where two that follow each other are so far apart that it matters. */
export function exchangeNext<Of extends Columns>(apart: number, tries: number): Plant<Of> {
  return (record, random) => {
    const element = someTemperature(random);
    const values = record[element];
    const isFar = (index: number) =>
      Math.abs((values[index] ?? Number.NaN) - (values[index + 1] ?? Number.NaN)) >= apart;
    const at = someIndex(values.length, random, isFar, tries);
    if (at === null) return null;
    const spoiled = copyOf(record);
    spoiled[element].set([values[at + 1] ?? 0, values[at] ?? 0], at);
    return { record: spoiled, cells: cellsOf([element], at, 2) };
  };
}

export function fillDown<Of extends Columns>(count: number, tries: number): Plant<Of> {
  return (record, random) => {
    const element = someTemperature(random);
    const values = record[element];
    const at = someIndex(values.length, random, (from) => isKnown(values, from, count), tries);
    if (at === null) return null;
    const spoiled = copyOf(record);
    spoiled[element].fill(values[at] ?? 0, at, at + count);
    return { record: spoiled, cells: cellsOf([element], at, count) };
  };
}

export function someTemperature(random: Chance): 'max' | 'min' {
  return random.even() < 0.5 ? 'max' : 'min';
}

export function someIndex(
  length: number,
  random: Chance,
  suits: (index: number) => boolean,
  tries: number,
): number | null {
  for (let tried = 0; tried < tries; tried++) {
    const index = Math.floor(random.even() * length);
    if (suits(index)) return index;
  }
  return null;
}

export function isKnown(values: Float64Array, from: number, count: number): boolean {
  if (from < 0 || from + count > values.length) return false;
  return values.slice(from, from + count).every((value) => !Number.isNaN(value));
}

export function cellsOf(
  elements: readonly Element[],
  from: number,
  count: number,
): [Element, number][] {
  return elements.flatMap((element) =>
    Array.from({ length: count }, (_, place): [Element, number] => [element, from + place]),
  );
}

/** As far as a table shows. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
