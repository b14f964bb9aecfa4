import { isRecord } from '../http/http-answer.ts';
import { isColumnKey } from './columns.ts';
import { CONTRACT } from './contract.ts';
import type { Dataset, Row } from './dataset.ts';
import { misspeltFor, OPTIONAL_FIELDS, type OptionalField } from './misspelt-field.ts';
import { type StationFacts, type StationProblem, stationProblems } from './station.ts';
import { countCharacters, firstCharacters, unstorableIn } from './storable-text.ts';
import { isVisible, tidyName } from './tidy-name.ts';

export type BodyLimits = Pick<typeof CONTRACT, 'nameCharacters' | 'descriptionCharacters' | 'rows'>;
export const YEAR_BOUNDS = { first: 1, last: 9999 };

/** `row` counts from 1, in the order the rows were sent. */
export type BodyProblem =
  | { kind: 'body-not-an-object' }
  | { kind: 'name-missing' }
  | { kind: 'name-too-long'; limit: number }
  | { kind: 'description-not-text' }
  | { kind: 'description-too-long'; limit: number }
  | { kind: 'visibility-not-boolean' }
  | { kind: 'visibility-misspelt'; field: string }
  | { kind: 'field-misspelt'; field: string; known: OptionalField }
  | { kind: 'text-has-nul' | 'text-has-half-character'; field: string }
  | StationProblem
  | { kind: 'source-key-not-a-key' }
  | { kind: 'record-not-an-id' }
  | { kind: 'anew-not-boolean' }
  | { kind: 'rows-missing' }
  | { kind: 'rows-empty' }
  | { kind: 'too-many-rows'; limit: number; found: number }
  | { kind: 'row-not-an-object'; row: number }
  | { kind: 'year-missing'; row: number }
  | { kind: 'year-not-a-year'; row: number }
  | { kind: 'unknown-key'; row: number; key: string }
  | { kind: 'value-empty'; row: number; key: string }
  | { kind: 'value-not-a-number'; row: number; key: string };

type BodyReading =
  | { ok: true; dataset: Dataset }
  | { ok: false; problems: [BodyProblem, ...BodyProblem[]] };

/** Reading ends after so many problems: nobody mends more at a time. There may be further ones. */
export const MOST_PROBLEMS = 20;
/** The answer repeats a wrong key, cut to the length a header cell could have. */
const KEY_CHARACTERS_SHOWN = 40;

export function readIngestBody(body: unknown, limits: BodyLimits = CONTRACT): BodyReading {
  if (!isRecord(body)) return { ok: false, problems: [{ kind: 'body-not-an-object' }] };
  const problems = [
    ...nameProblems(body.name, limits),
    ...descriptionProblems(body.description, limits),
    ...visibilityProblems(body.is_public),
    ...misspeltProblems(Object.keys(body)),
    ...stationProblems(body.station_facts),
    ...sourceProblems(body.source_key),
    ...recordProblems(body.record, body.anew),
    ...rowsProblems(body.rows, limits),
  ];
  const [first, ...others] = problems;
  if (first) return { ok: false, problems: [first, ...others] };
  return {
    ok: true,
    dataset: {
      name: tidyName(body.name as string),
      description: (body.description as string | null | undefined) ?? null,
      isPublic: (body.is_public as boolean | undefined) ?? true,
      rows: body.rows as Row[],
      station: (body.station_facts as StationFacts | null | undefined) ?? null,
      source: (body.source_key as string | null | undefined) ?? null,
      record: (body.record as string | null | undefined)?.toLowerCase() ?? null,
      anew: (body.anew as boolean | undefined) ?? false,
    },
  };
}

/** The same rules for a name and a description that change later. What is not sent is not checked. */
export function readTitle(
  sent: { name?: unknown; description?: unknown },
  limits: BodyLimits,
): BodyProblem[] {
  const named = sent.name === undefined ? [] : nameProblems(sent.name, limits);
  return [...named, ...descriptionProblems(sent.description, limits)];
}

function nameProblems(name: unknown, limits: BodyLimits): BodyProblem[] {
  if (typeof name !== 'string') return [{ kind: 'name-missing' }];
  const unstorable = unstorableIn(name);
  if (unstorable) return [{ kind: unstorable, field: 'name' }];
  if (!isVisible(name)) return [{ kind: 'name-missing' }];
  const limit = limits.nameCharacters;
  return countCharacters(tidyName(name)) > limit ? [{ kind: 'name-too-long', limit }] : [];
}

function descriptionProblems(description: unknown, limits: BodyLimits): BodyProblem[] {
  if (description === undefined || description === null) return [];
  if (typeof description !== 'string') return [{ kind: 'description-not-text' }];
  const unstorable = unstorableIn(description);
  if (unstorable) return [{ kind: unstorable, field: 'description' }];
  const limit = limits.descriptionCharacters;
  return countCharacters(description) > limit ? [{ kind: 'description-too-long', limit }] : [];
}

function sourceProblems(source: unknown): BodyProblem[] {
  if (source === undefined || source === null) return [];
  const isKey = typeof source === 'string' && /^[\x21-\x7e]{1,64}$/.test(source);
  return isKey ? [] : [{ kind: 'source-key-not-a-key' }];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function recordProblems(record: unknown, anew: unknown): BodyProblem[] {
  const isId =
    record === undefined || record === null || (typeof record === 'string' && UUID.test(record));
  return [
    ...(isId ? [] : [{ kind: 'record-not-an-id' } as const]),
    ...(anew === undefined || typeof anew === 'boolean'
      ? []
      : [{ kind: 'anew-not-boolean' } as const]),
  ];
}

function visibilityProblems(isPublic: unknown): BodyProblem[] {
  // Null may mean no. To take it for a field that was left out would publish the dataset.
  const isKnown = isPublic === undefined || typeof isPublic === 'boolean';
  return isKnown ? [] : [{ kind: 'visibility-not-boolean' }];
}

function misspeltProblems(keys: string[]): BodyProblem[] {
  return OPTIONAL_FIELDS.flatMap((known): BodyProblem[] => {
    const key = misspeltFor(known, keys);
    if (key === undefined) return [];
    const field = firstCharacters(key, KEY_CHARACTERS_SHOWN);
    // What means is_public has a sentence of its own since it was the only such field, and clients know its code.
    if (known === 'is_public') return [{ kind: 'visibility-misspelt', field }];
    return [{ kind: 'field-misspelt', field, known }];
  });
}

function rowsProblems(rows: unknown, limits: BodyLimits): BodyProblem[] {
  if (!Array.isArray(rows)) return [{ kind: 'rows-missing' }];
  if (rows.length === 0) return [{ kind: 'rows-empty' }];
  if (rows.length > limits.rows)
    return [{ kind: 'too-many-rows', limit: limits.rows, found: rows.length }];
  const problems: BodyProblem[] = [];
  for (let index = 0; index < rows.length && problems.length < MOST_PROBLEMS; index++)
    checkRow(rows[index], index + 1, problems);
  return problems;
}

/** Pushes instead of returning, so that 10,000 good rows do not make 10,000 empty lists. */
function checkRow(value: unknown, row: number, problems: BodyProblem[]): void {
  if (!isRecord(value)) {
    problems.push({ kind: 'row-not-an-object', row });
    return;
  }
  if (!('Year' in value)) problems.push({ kind: 'year-missing', row });
  for (const key in value) {
    if (problems.length >= MOST_PROBLEMS) return;
    checkValue(key, value[key], row, problems);
  }
}

function checkValue(key: string, value: unknown, row: number, problems: BodyProblem[]): void {
  if (key === 'Year') {
    if (!isYear(value)) problems.push({ kind: 'year-not-a-year', row });
  } else if (!isColumnKey(key)) {
    problems.push({ kind: 'unknown-key', row, key: firstCharacters(key, KEY_CHARACTERS_SHOWN) });
  } else if (value === null || value === '') {
    problems.push({ kind: 'value-empty', row, key });
  } else if (typeof value !== 'number' || !Number.isFinite(value)) {
    problems.push({ kind: 'value-not-a-number', row, key });
  }
}

function isYear(value: unknown): boolean {
  const { first, last } = YEAR_BOUNDS;
  return Number.isInteger(value) && (value as number) >= first && (value as number) <= last;
}
