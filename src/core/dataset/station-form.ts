import { readDegrees } from './read-degrees.ts';
import {
  isWithin,
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

export const EMPTY_STATION: StationForm = {
  name: '',
  latitude: '',
  longitude: '',
  elevation: '',
  source: '',
  licence: '',
  exactPlace: false,
};

/** A page may send anything; what is kept has these fields and no other. */
export function tidyStationForm(typed: Partial<StationForm>): StationForm {
  const text = (field: StationNumber | StationText) => String(typed[field] ?? '').trim();
  return {
    name: text('name'),
    latitude: text('latitude'),
    longitude: text('longitude'),
    elevation: text('elevation'),
    source: text('source'),
    licence: text('licence'),
    exactPlace: typed.exactPlace === true,
  };
}

type StationReading =
  /** null where nothing was typed */
  | { ok: true; facts: StationFacts | null }
  | { ok: false; field: keyof StationFacts; why: 'odd' | 'half-place' | 'too-long' };

/** A place to the second with spaces and signs is shorter. */
const LONGEST_NUMBER = 40;

export function readStationForm(form: StationForm): StationReading {
  const facts: StationFacts = {};
  for (const field of ['latitude', 'longitude', 'elevation'] as const) {
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
  for (const field of ['name', 'source', 'licence'] as const) {
    const text = form[field].trim();
    if (countCharacters(text) > STATION_TEXTS[field]) return { ok: false, field, why: 'too-long' };
    if (text !== '') facts[field] = text;
  }
  const isEmpty = Object.keys(facts).length === 0;
  return { ok: true, facts: isEmpty ? null : form.exactPlace ? facts : withRoundedPlace(facts) };
}

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
