import type { StationFacts } from '../dataset/station.ts';
import type { readStationForm } from '../dataset/station-form.ts';
import type { AskedFact } from '../stations/found-facts.ts';
import type { Say } from './speaker.ts';
import type { KeyOf } from './words.ts';

type StationKey = KeyOf<'station'>;

/** What the field of a form is called. */
export const STATION_FIELD_NAMES = {
  name: 'station.name',
  latitude: 'station.latitude',
  longitude: 'station.longitude',
  elevation: 'station.elevation',
  identifier: 'station.identifier',
  creator: 'station.creator',
  creator_kind: 'station.creator-kind',
  creator_id: 'station.creator-id',
  source: 'station.source',
  link: 'station.link',
  hours: 'station.hours',
  licence: 'station.licence',
} as const satisfies Record<keyof StationFacts, StationKey>;

/** What may be chosen for a licence, and what it means: nothing said, one that is known, or another. */
export const LICENCE_CHOICES = {
  '': 'station.licence-none',
  'CC-BY-4.0': 'station.licence-by',
  'CC0-1.0': 'station.licence-zero',
  'ODbL-1.0': 'station.licence-odbl',
  other: 'station.licence-other',
} as const satisfies Record<string, StationKey>;
export type LicenceChoice = keyof typeof LICENCE_CHOICES;
export const LICENCES_OFFERED = Object.keys(LICENCE_CHOICES) as LicenceChoice[];

export function licenceChoice(licence: string): LicenceChoice {
  return LICENCES_OFFERED.find((one) => one === licence) ?? 'other';
}

const HINTS: { [field in keyof StationFacts]?: StationKey } = {
  latitude: 'station.latitude-hint',
  longitude: 'station.longitude-hint',
  identifier: 'station.identifier-hint',
  creator: 'station.creator-hint',
  creator_id: 'station.creator-id-hint',
  link: 'station.link-hint',
  hours: 'station.hours-hint',
};

export function stationHint(field: keyof StationFacts): StationKey | null {
  return HINTS[field] ?? null;
}

type Fault = Extract<ReturnType<typeof readStationForm>, { ok: false }>;

const ODD = {
  latitude: 'station.odd-latitude',
  longitude: 'station.odd-longitude',
  elevation: 'station.odd-elevation',
  identifier: 'station.odd-identifier',
  creator_id: 'station.odd-creator-id',
  link: 'station.odd-link',
  hours: 'station.odd-hours',
} as const;

/** What is said beside a field that cannot be taken. */
export function stationFault({ field, why }: Fault): StationKey {
  if (why === 'half-place') return 'station.half-place';
  return why === 'odd' && field in ODD ? ODD[field as keyof typeof ODD] : 'station.too-long';
}

type Words = { say: Say<StationKey>; number: (value: number) => string };
type Sides = [below: StationKey, above: StationKey];

/** "54.3° N, 1.3° W, 62 m" */
export function sayPlace(facts: StationFacts, { say, number }: Words): string {
  const { latitude, longitude, elevation } = facts;
  const side = (value: number, [below, above]: Sides) =>
    say(value < 0 ? below : above, { degrees: number(Math.abs(value)) });
  return [
    ...(latitude === undefined ? [] : [side(latitude, ['station.south', 'station.north'])]),
    ...(longitude === undefined ? [] : [side(longitude, ['station.west', 'station.east'])]),
    ...(elevation === undefined ? [] : [say('station.metres', { height: number(elevation) })]),
  ].join(', ');
}

/** Why a fact is asked for, with what the cells say. */
export function sayAsked({ kind, written }: AskedFact, { say }: Pick<Words, 'say'>): string {
  const texts = written.map(({ value, sheet, cell }) => `${value} (${sheet}!${cell})`);
  return say(kind, { written: [...new Set(texts)].join(', ') });
}
