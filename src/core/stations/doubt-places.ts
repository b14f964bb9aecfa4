import { kilometresBetween } from '../dataset/kilometres-between.ts';
import type { StationRows } from './fact-tables.ts';
import type { AskedFact, Found, FoundFacts, StationFound } from './found-facts.ts';

type Place = { latitude: number; longitude: number };

/** So many others must bear witness. */
const LEAST_WITNESSES = 4;
/** Nearer than this nothing is far, whatever the others are. */
const NEAR_KM = 300;
const FAR_KM = 1000;
/** Times the middle one of the others' distances from their middle. */
const FAR = 10;
const FAR_IF_SLIPPED = 3;
/** A slip of the pen brings a place so much nearer to the others. */
const NEARER = 3;

/** Asks about a place far from the others of its list, at 0/0, or among the others but for its sign or order. */
export function doubtPlaces(
  stations: readonly StationFound[],
  witnesses: readonly StationRows[],
): StationFound[] {
  const listed = witnesses.flatMap(({ place }) => (place.length === 1 ? place : []));
  const known = [...stations.map(({ facts }) => facts), ...listed].flatMap(placeOf);
  const places = [
    ...new Map(known.map((place) => [`${place.latitude}|${place.longitude}`, place])).values(),
  ];
  const middle = {
    latitude: medianOf(places, 'latitude'),
    longitude: medianOf(places, 'longitude'),
  };
  const spread = median(places.map((place) => kilometresBetween(place, middle)));
  const isKnown = places.length > LEAST_WITNESSES;
  return stations.map((station) => {
    const [place] = placeOf(station.facts);
    const { latitude, longitude, ...others } = station.facts;
    if (!place || !latitude || !longitude) return station;
    const doubt = doubtOf(place, { middle, spread, isKnown });
    if (!doubt) return station;
    const offers = [place, ...doubt.instead].map((one) => offered(one, latitude, longitude));
    const written = [latitude, longitude].map(({ value, ...at }) => ({
      value: String(value),
      ...at,
    }));
    const asked = { kind: doubt.kind, fields: ['latitude', 'longitude'] as const, written, offers };
    return { facts: others, asked: [...station.asked, asked] };
  });
}

function offered(place: Place, latitude: Found<number>, longitude: Found<number>): FoundFacts {
  return {
    latitude: { ...latitude, value: place.latitude },
    longitude: { ...longitude, value: place.longitude },
  };
}

type Others = { middle: Place; spread: number; isKnown: boolean };
type Doubt = { kind: AskedFact['kind']; instead: Place[] };

function doubtOf(place: Place, { middle, spread, isKnown }: Others): Doubt | null {
  const { latitude, longitude } = place;
  const away = kilometresBetween(place, middle);
  const isNear = isKnown && away < Math.max(NEAR_KM, spread * FAR_IF_SLIPPED);
  if (isNear) return null;
  if (latitude === 0 && longitude === 0) return { kind: 'station.zero', instead: [] };
  if (!isKnown) return null;
  const fits = (one: Place): boolean => kilometresBetween(one, middle) * NEARER < away;
  const exchanged = { latitude: longitude, longitude: latitude };
  if (Math.abs(longitude) <= 90 && fits(exchanged))
    return { kind: 'station.exchanged', instead: [exchanged] };
  const signs = [
    { latitude: -latitude, longitude },
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude: -longitude },
  ].filter(fits);
  if (signs.length > 0) return { kind: 'station.sign', instead: signs };
  return away > Math.max(FAR_KM, spread * FAR) ? { kind: 'station.far', instead: [] } : null;
}

function placeOf({ latitude, longitude }: FoundFacts): Place[] {
  return latitude && longitude ? [{ latitude: latitude.value, longitude: longitude.value }] : [];
}

function medianOf(places: readonly Place[], field: keyof Place): number {
  return median(places.map((place) => place[field]));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
