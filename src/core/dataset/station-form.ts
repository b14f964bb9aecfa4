import { readCreatorId } from './creator.ts';
import { readDegrees } from './read-degrees.ts';
import { readHours } from './reading-hours.ts';
import {
  isWithin,
  STATION_NUMBERS,
  STATION_TEXTS,
  type StationFacts,
  type StationNumber,
  type StationText,
  withRoundedPlace,
} from './station.ts';
import { countCharacters } from './storable-text.ts';

/** Where a dataset comes from, as a person types it. */
export type StationForm = { [field in StationNumber | StationText]: string } & {
  /** as typed, instead of rounded to 0.1° */
  exactPlace: boolean;
};

const NUMBERS = Object.keys(STATION_NUMBERS) as StationNumber[];
const TEXTS = Object.keys(STATION_TEXTS) as StationText[];

/** A page may send anything; what is kept has these fields and no other. */
export function tidyStationForm(typed: Partial<StationForm>): StationForm {
  const texts = [...NUMBERS, ...TEXTS].map((field) => [field, String(typed[field] ?? '').trim()]);
  return { ...Object.fromEntries(texts), exactPlace: typed.exactPlace === true };
}

export const EMPTY_STATION: StationForm = tidyStationForm({});

type StationReading =
  /** null where nothing was typed */
  | { ok: true; facts: StationFacts | null }
  | { ok: false; field: keyof StationFacts; why: 'odd' | 'half-place' | 'too-long' };

/** A place to the second with spaces and signs is shorter. */
const LONGEST_NUMBER = 40;

export function readStationForm(form: StationForm): StationReading {
  const facts: StationFacts = {};
  for (const field of NUMBERS) {
    const text = form[field].trim();
    if (text === '') continue;
    const value = field === 'elevation' ? readMetres(text) : readDegrees(text, field);
    if (text.length > LONGEST_NUMBER || value === null || !isWithin(field, value))
      return { ok: false, field, why: 'odd' };
    facts[field] = value;
  }
  if ((facts.latitude === undefined) !== (facts.longitude === undefined))
    return {
      ok: false,
      field: facts.latitude === undefined ? 'latitude' : 'longitude',
      why: 'half-place',
    };
  for (const field of TEXTS) {
    const text = form[field].trim();
    if (text === '') continue;
    if (countCharacters(text) > STATION_TEXTS[field]) return { ok: false, field, why: 'too-long' };
    if (SHAPES[field]?.test(text) === false) return { ok: false, field, why: 'odd' };
    const read = field === 'hours' ? readHours(text, facts.longitude) : { ok: true, hours: text };
    if (!read.ok) return { ok: false, field, why: 'odd' };
    facts[field] = read.hours;
  }
  const id = facts.creator_id === undefined ? null : readCreatorId(facts.creator_id);
  if (id) facts.creator_id = id.address;
  const isOther = id && facts.creator_kind !== undefined && facts.creator_kind !== id.kind;
  if (isOther || (facts.creator_id !== undefined && !id))
    return { ok: false, field: 'creator_id', why: 'odd' };
  if (id) facts.creator_kind = id.kind;
  const isEmpty = Object.keys(facts).length === 0;
  return { ok: true, facts: isEmpty ? null : form.exactPlace ? facts : withRoundedPlace(facts) };
}

const SHAPES: { [field in StationText]?: RegExp } = {
  // Such as `0-20000-0-61990` or `GHCND:USW00094728`: receivers take no blanks.
  identifier: /^[^\s\p{Cc}]+$/u,
  link: /^https?:\/\/\S+$/,
};

/** `62`, `62 m`, `-3,5` */
function readMetres(text: string): number | null {
  const [, sign, number] = /^([-−–]?)\s*(\d+(?:[.,]\d+)?)\s*m?$/i.exec(text) ?? [];
  if (number === undefined) return null;
  return Number(number.replace(',', '.')) * (sign ? -1 : 1);
}

/** A form that holds what is known already. What has more than one decimal was given exactly. */
export function stationFormOf(facts: StationFacts | null): StationForm {
  if (!facts) return EMPTY_STATION;
  const rounded = withRoundedPlace(facts);
  const exactPlace = rounded.latitude !== facts.latitude || rounded.longitude !== facts.longitude;
  const texts = Object.entries(facts).map(([field, value]) => [field, String(value)]);
  return tidyStationForm({ ...Object.fromEntries(texts), exactPlace });
}
