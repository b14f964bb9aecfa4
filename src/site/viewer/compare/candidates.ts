import { kilometresBetween } from '../../../core/dataset/kilometres-between.ts';
import type { Entry } from '../../service/dataset-client.ts';

export type Candidate<Some extends Entry = Entry> = { entry: Some; kilometres: number | null };

/** What can be compared with `own`: the nearest first, then those without a place. */
export function candidatesFor<Some extends Entry>(
  own: Entry,
  entries: readonly Some[],
): Candidate<Some>[] {
  const measured = own.coverage.elements.map(({ element }) => element);
  return entries
    .filter(
      ({ record, coverage }) =>
        record !== own.record &&
        coverage.elements.some(({ element }) => measured.includes(element)),
    )
    .map((entry) => ({ entry, kilometres: kilometresFrom(own, entry) }))
    .sort((one, other) => farness(one) - farness(other));
}

export function kilometresFrom(own: Entry, { station }: Entry): number | null {
  const [from, to] = [placeOf(own.station), placeOf(station)];
  return from && to ? kilometresBetween(from, to) : null;
}

/** Farther than any place on Earth; subtracting infinities would give no order. */
const UNKNOWN_KM = 1e6;

function farness({ kilometres }: Candidate): number {
  return kilometres ?? UNKNOWN_KM;
}

export function placeOf(station: Entry['station']): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = station ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
