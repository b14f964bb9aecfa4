import type { StationFacts } from '../dataset/station.ts';

export const FOUND_FIELDS = [
  ...(['name', 'identifier', 'latitude', 'longitude'] as const),
  ...(['elevation', 'hours'] as const),
] as const;
export type FoundField = (typeof FOUND_FIELDS)[number];

/** A fact, and the cell that says it. */
export type Found<Value> = { value: Value; sheet: string; cell: string };
export type FoundFacts = {
  [Field in FoundField]?: Found<NonNullable<StationFacts[Field]>>;
};

/** Why a fact is asked for although cells say it: two that differ, or one that others bear witness against. */
export const STATION_DOUBTS = [
  'station.two-fit',
  'station.feet',
  'station.unreadable',
  'station.hour-zone',
  'station.zero',
  'station.exchanged',
  'station.sign',
  'station.far',
] as const;
export type StationDoubt = (typeof STATION_DOUBTS)[number];

/** `written`: what stands in the cells; `offers`: what it may mean, for the person to choose among. */
export type AskedFact = {
  kind: StationDoubt;
  fields: readonly FoundField[];
  written: readonly Found<string>[];
  offers: readonly FoundFacts[];
};

export type StationFound = { facts: FoundFacts; asked: AskedFact[] };

/** The facts alone, as a dataset and a file take them. */
export function valuesOf(facts: FoundFacts): StationFacts {
  const values = FOUND_FIELDS.flatMap((field) => {
    const found = facts[field];
    return found ? [[field, found.value] as const] : [];
  });
  return Object.fromEntries(values);
}
