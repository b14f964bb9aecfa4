import { isRecord } from '../http/http-answer.ts';
import { CREATOR_KINDS, readCreatorId } from './creator.ts';
import { countCharacters, firstCharacters, unstorableIn } from './storable-text.ts';

/** Where a dataset comes from. Degrees north and east, metres; all of it may be left out. */
export type StationFacts = {
  name?: string;
  latitude?: number;
  longitude?: number;
  elevation?: number;
  /** by which others know the station, such as its WIGOS identifier */
  identifier?: string;
  /** the person or institution who keeps the record */
  creator?: string;
  /** 'person' or 'institution' */
  creator_kind?: string;
  /** the address of an ORCID iD or a ROR iD */
  creator_id?: string;
  /** who observed, or where the values were taken from */
  source?: string;
  /** the address of the scanned pages, or of a page about them */
  link?: string;
  /** when a day ends, in universal time: "7:00", "24:00" at midnight, or "max 18:00, min 7:00" */
  hours?: string;
  /** one of `LICENCES`, or a text */
  licence?: string;
};

/** Known by their identifiers of the SPDX list; any other is a text of the owner's. */
export const LICENCES: readonly string[] = ['CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0'];

export const STATION_NUMBERS = {
  latitude: { least: -90, most: 90 },
  longitude: { least: -180, most: 180 },
  // The shore of the Dead Sea lies at -430 m, Everest at 8,849 m.
  elevation: { least: -500, most: 9000 },
} as const;
export const STATION_TEXTS = {
  name: 200,
  identifier: 200,
  creator: 200,
  creator_kind: 200,
  creator_id: 200,
  source: 200,
  link: 200,
  hours: 200,
  licence: 200,
} as const;

export type StationNumber = keyof typeof STATION_NUMBERS;
export type StationText = keyof typeof STATION_TEXTS;

export type StationProblem =
  | { kind: 'station-not-an-object' }
  | { kind: 'station-field'; field: string }
  | { kind: 'station-half-place' };

/** Strict, because a name that is misspelt would lose the fact in silence. */
export function stationProblems(sent: unknown): StationProblem[] {
  if (sent === undefined || sent === null) return [];
  if (!isRecord(sent)) return [{ kind: 'station-not-an-object' }];
  const wrong = Object.keys(sent).filter((field) => !isGood(field, sent[field]));
  if (wrong[0] !== undefined)
    return [{ kind: 'station-field', field: firstCharacters(wrong[0], 40) }];
  const halves = [sent.latitude, sent.longitude].filter((half) => half !== undefined);
  return halves.length === 1 ? [{ kind: 'station-half-place' }] : [];
}

function isGood(field: string, value: unknown): boolean {
  if (field in STATION_NUMBERS) return isWithin(field as StationNumber, value);
  return field in STATION_TEXTS && isText(field as StationText, value);
}

export function isWithin(field: StationNumber, value: unknown): boolean {
  const { least, most } = STATION_NUMBERS[field];
  return typeof value === 'number' && value >= least && value <= most;
}

function isText(field: StationText, value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    MEANT[field]?.(value) !== false &&
    countCharacters(value) <= STATION_TEXTS[field] &&
    unstorableIn(value) === null
  );
}

/** What more than a text has to be. */
const MEANT: { [field in StationText]?: (text: string) => boolean } = {
  creator_kind: (text) => CREATOR_KINDS.some((kind) => kind === text),
  creator_id: (text) => readCreatorId(text)?.address === text,
};

/** About eleven kilometres: a garden station's place is a home. */
const ROUNDED_TO = 10;

export function withRoundedPlace(facts: StationFacts): StationFacts {
  const rounded = { ...facts };
  for (const field of ['latitude', 'longitude'] as const) {
    const value = facts[field];
    if (value !== undefined) rounded[field] = Math.round(value * ROUNDED_TO) / ROUNDED_TO;
  }
  return rounded;
}

/** Whether a place is said to a tenth of a degree only: a map's dot is then somewhere near it. */
export function isPlaceRounded({ latitude, longitude }: { latitude: number; longitude: number }) {
  return [latitude, longitude].every((value) => Number(value.toFixed(1)) === value);
}
