import * as v from 'valibot';
import { COLUMN_KEYS, ELEMENTS } from '../../core/dataset/columns.ts';
import { SORTS } from '../../core/dataset/directory.ts';
import { OPTIONAL_FIELDS, SIGNS, WORDS_FOR } from '../../core/dataset/misspelt-field.ts';
import { type BodyLimits, YEAR_BOUNDS } from '../../core/dataset/read-ingest-body.ts';
import { STATION_NUMBERS, STATION_TEXTS, type StationFacts } from '../../core/dataset/station.ts';
import { NAME_CLASSES } from '../../core/dataset/tidy-name.ts';

const Id = v.pipe(v.string(), v.uuid());
/** In upper case too, and as a pattern, which every reader of a description knows. */
const UUID_LIKE = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const Time = v.pipe(v.string(), v.isoTimestamp());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Year = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(YEAR_BOUNDS.first),
  v.maxValue(YEAR_BOUNDS.last),
);

/** As the query of an address has it: digits and nothing else. What they are made into is what a client means. */
function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.string(),
    v.check((text) => /^\d{1,4}$/.test(text)),
    v.metadata({ type: 'integer', minimum: least, maximum: most }),
    v.toNumber(),
    v.minValue(least),
    v.maxValue(most),
  );
}

/** Some of the words, each at most once, with commas between them. */
function listOf(words: readonly string[]): RegExp {
  const word = `(?:${words.join('|')})`;
  const longest = words.join(',').length;
  // Looked for twins only within a length that can be right: in a long text it would take for ever.
  return new RegExp(`^(?=.{1,${longest}}$)(?!.*\\b(\\w+)\\b.*\\b\\1\\b)${word}(?:,${word})*$`);
}

/** `west,south,east,north` in degrees. West is larger than east where the date line lies between. */
const DEGREES = '-?\\d{1,3}(?:\\.\\d{1,10})?';
const AREA = new RegExp(`^${DEGREES}(?:,${DEGREES}){3}$`);

/** A year of values in °C and mm; a key is left out where there is no value. */
const RowSchema = v.strictObject({
  Year,
  ...Object.fromEntries(COLUMN_KEYS.map((key) => [key, v.optional(v.number())])),
});

/** All of it may be left out; latitude and longitude come together. */
const Station = v.strictObject({
  ...Object.fromEntries(
    Object.entries(STATION_TEXTS).map(([field, most]) => [
      field,
      v.optional(v.pipe(v.string(), v.maxLength(most), v.regex(/\S/))),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(STATION_NUMBERS).map(([field, { least, most }]) => [
      field,
      v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most))),
    ]),
  ),
});

/**
 * For the description of the API, with the limits of the home that serves it; `core/dataset` reads the
 * body itself, in one fast pass, and a test holds the two together.
 */
export function ingestBody(limits: BodyLimits) {
  const body = v.object({
    name: v.pipe(v.string(), v.regex(nameOf(limits.nameCharacters))),
    description: v.nullish(
      v.pipe(
        v.string(),
        v.maxLength(limits.descriptionCharacters),
        v.regex(new RegExp(`^${STORABLE}*$`, 'u')),
      ),
    ),
    is_public: v.optional(v.boolean(), true),
    station_facts: v.nullish(Station),
    source_key: v.nullish(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))),
    record: v.nullish(v.pipe(v.string(), v.regex(UUID_LIKE))),
    anew: v.optional(v.boolean()),
    rows: v.pipe(v.array(RowSchema), v.minLength(1), v.maxLength(limits.rows)),
  });
  return v.pipe(body, v.metadata({ propertyNames: { not: { pattern: misspeltField() } } }));
}

/** `isPublic`, `PRIVATE`, `visi-bility`, `station` and the like, but not `is_public` itself. */
function misspeltField(): string {
  const sign = `[${SIGNS}]*`;
  const spelt = (word: string) =>
    Array.from(word, (letter) => `[${letter}${letter.toUpperCase()}]${sign}`).join('');
  const words = Object.values(WORDS_FOR).flat().map(spelt);
  return `^(?!(?:${OPTIONAL_FIELDS.join('|')})$)${sign}(?:${words.join('|')})$`;
}

/** A database takes every character but NUL and halves of characters. */
const STORABLE = '[^\\u0000\\ud800-\\udfff]';

/**
 * Counts the characters left after controls are folded and the ends are trimmed, which no
 * `maxLength` can say. Each run of spaces is read in one way only, so that no text takes long.
 */
function nameOf(most: number): RegExp {
  const { control, visible } = NAME_CLASSES;
  const blank = `[\\s${control}]`;
  const space = `[^\\S${control}]`;
  const shown = '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]';
  const fold = `${space}*[${control}]${blank}*(?=${shown})`;
  const inside = `(?:${shown}|${space}(?=${space}*${shown})|${fold})`;
  const rest = most > 1 ? `(?:${inside}{0,${most - 2}}${shown})?` : '';
  const allowed = `(?=${STORABLE}*$)(?=[\\s\\S]*?${visible})`;
  return new RegExp(`^${allowed}${blank}*${shown}${rest}${blank}*$`, 'u');
}

const summary = {
  id: Id,
  name: v.string(),
  rowCount: Count,
  columnCount: Count,
  isPublic: v.boolean(),
  createdAt: Time,
  /** the id of the record it is a version of */
  record: Id,
};

export const IngestAnswer = v.strictObject({
  success: v.literal(true),
  dataset: v.strictObject({ ...summary, url: v.string() }),
  /** A sentence, once the account has stored most of what it may. */
  notice: v.optional(v.string()),
  /** At most 20 of what was stored as it was sent and nobody means; left out where there is nothing. */
  warnings: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist(['value-impossible', 'rain-negative', 'year-twice']),
        row: v.pipe(v.number(), v.integer(), v.minValue(1)),
        key: v.picklist(['Year', ...COLUMN_KEYS]),
        sentence: v.string(),
      }),
    ),
  ),
});

const Coverage = v.strictObject({
  firstYear: Year,
  lastYear: Year,
  yearsPerMark: Count,
  elements: v.array(
    v.strictObject({ element: v.picklist(ELEMENTS), months: Count, marks: v.string() }),
  ),
});

const header = {
  ...summary,
  description: v.nullable(v.string()),
  account: v.nullable(v.string()),
  accountId: Id,
  mine: v.boolean(),
  hidden: v.optional(v.string()),
  updatedAt: Time,
  valueCount: Count,
  coverage: Coverage,
  station: v.nullable(Station),
  /** how many versions the record has */
  versions: Count,
  url: v.string(),
};

const Header = v.strictObject(header);

/** A record as it stands, and how many versions it has. */
export const RecordAnswer = v.strictObject({
  success: v.literal(true),
  record: v.strictObject({
    id: Id,
    name: v.string(),
    description: v.nullable(v.string()),
    isPublic: v.boolean(),
    station: v.nullable(Station),
    versions: Count,
    updatedAt: Time,
  }),
});

/** With how many versions went. */
export const RemovedAnswer = v.strictObject({ success: v.literal(true), versions: Count });

const Version = v.strictObject({
  id: Id,
  name: v.string(),
  isPublic: v.boolean(),
  createdAt: Time,
});

export const ListAnswer = v.strictObject({
  datasets: v.array(Header),
  next: v.nullable(v.string()),
  /** Of the account that asks for its own: the rows it may store, null where it may store any. */
  quota: v.optional(v.strictObject({ rows: v.nullable(Count), used: Count })),
});

/** `isCapped`: of what is narrowed down no more than 4,000 are counted. */
export const TotalsAnswer = v.strictObject({
  totals: v.strictObject({
    datasets: Count,
    years: Count,
    values: Count,
    placed: Count,
    isCapped: v.boolean(),
  }),
  account: v.nullable(v.strictObject({ id: Id, name: v.nullable(v.string()) })),
});

const Degrees = v.number();

/** Records with a place, gathered in the cells of a grid; `dataset` where a cell holds only one. */
export const MapAnswer = v.strictObject({
  cells: v.array(
    v.strictObject({
      datasets: Count,
      latitude: Degrees,
      longitude: Degrees,
      area: v.strictObject({ west: Degrees, south: Degrees, east: Degrees, north: Degrees }),
      dataset: v.nullable(v.strictObject({ id: Id, record: Id, name: v.string() })),
    }),
  ),
  isCapped: v.boolean(),
});

export const ReadAnswer = v.strictObject({
  dataset: v.strictObject({ ...header, rows: v.array(RowSchema) }),
});

export const ReadRecordAnswer = v.strictObject({
  dataset: v.strictObject({ ...header, rows: v.optional(v.array(RowSchema)) }),
});

const Value = v.nullable(v.number());

/** `unlisted` counts the changes that found no place in `values`. */
export const ChangesAnswer = v.strictObject({
  since: Version,
  changed: Count,
  added: Count,
  filled: Count,
  monthsAdded: Count,
  removed: Count,
  values: v.array(
    v.strictObject({ year: Year, key: v.picklist(COLUMN_KEYS), before: Value, after: Value }),
  ),
  unlisted: Count,
});

/** What the JSON download holds: the body that would publish the same dataset again. */
export const ExportAnswer = v.strictObject({
  name: v.string(),
  description: v.optional(v.string()),
  is_public: v.boolean(),
  station_facts: v.optional(Station),
  rows: v.array(RowSchema),
});

/** Quoted, as the draft standard has it, or not. */
export const IngestHeaders = v.object({
  'Idempotency-Key': v.optional(v.pipe(v.string(), v.regex(/^("?)[\x21-\x7e]{1,255}\1$/))),
});

export const INGEST_REFUSALS = {
  400: 'The body cannot be taken; the sentence says where',
  401: 'No access token, or one that has expired or is not valid here',
  403: 'The account has stored as much as it may, or the record is hidden',
  404: 'No record of yours has the id that `record` names',
  409: 'The record is public, was handed over, or a request with this Idempotency-Key is still under way',
  410: 'The record was removed; `removed_at` says when, and `anew` makes another',
  413: 'The body is too large',
  415: 'The body is not sent as application/json, or is packed',
  422: 'This Idempotency-Key was used for another dataset',
  429: 'Too many uploads in a minute: Retry-After says when to come back',
  500: 'A fault of the service, with a number to tell its operator',
  503: 'The service is too busy or restarting: Retry-After says when to come back',
};

/** What narrows the Directory down, its totals and its map as well. */
export const DIRECTORY_FILTERS = {
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  mine: v.optional(v.picklist(['true', 'false'])),
  versions_of: v.optional(Id),
  account: v.optional(Id),
  from_year: v.optional(wholeNumber(YEAR_BOUNDS.first, YEAR_BOUNDS.last)),
  to_year: v.optional(wholeNumber(YEAR_BOUNDS.first, YEAR_BOUNDS.last)),
  elements: v.optional(v.pipe(v.string(), v.regex(listOf(ELEMENTS)))),
  completeness: v.optional(wholeNumber(1, 100)),
  area: v.optional(v.pipe(v.string(), v.regex(AREA))),
};

export const DirectoryQuery = v.object(DIRECTORY_FILTERS);

export const ListQuery = v.object({
  ...DIRECTORY_FILTERS,
  sort: v.optional(v.picklist(SORTS)),
  limit: v.optional(wholeNumber(1, 100)),
  after: v.optional(v.pipe(v.string(), v.maxLength(300))),
});

/** `none`: what is said of a record, without its values. */
export const RecordQuery = v.object({ rows: v.optional(v.literal('none')) });

export const ChangesQuery = v.object({ since: Id });

/** The ETag of what was seen: a record that changed since is not changed over it. */
export const ChangeHeaders = v.object({ 'If-Match': v.optional(v.string()) });

export const ChangeBody = v.strictObject({
  name: v.optional(v.string()),
  description: v.optional(v.nullable(v.string())),
  is_public: v.optional(v.boolean()),
  station_facts: v.optional(v.nullable(v.unknown())),
});

export const JoinBody = v.strictObject({ with: Id, is_public: v.optional(v.boolean()) });

const MOST_OFFERED = 5_000;

export const OfferBody = v.strictObject({
  records: v.union([
    v.literal('all'),
    v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_OFFERED)),
  ]),
  email: v.optional(v.string()),
});

export const LinkBody = v.strictObject({ token: v.string() });

export const AcceptBody = v.strictObject({
  token: v.string(),
  /** by the id of a record: one with the receiver's own of that key, or beside it */
  same_key: v.optional(v.record(v.string(), v.picklist(['join', 'apart']))),
});

export const DoneAnswer = v.strictObject({ success: v.literal(true) });

export const OfferAnswer = v.strictObject({
  success: v.literal(true),
  offer: v.strictObject({ id: Id, url: v.string(), expiresAt: Time, records: Count }),
});

export const OffersAnswer = v.strictObject({
  offers: v.array(
    v.strictObject({
      id: Id,
      createdAt: Time,
      expiresAt: Time,
      records: v.array(v.strictObject({ record: Id, name: v.string() })),
    }),
  ),
});

export const OpenedAnswer = v.strictObject({
  offer: v.strictObject({
    from: v.nullable(v.string()),
    expiresAt: Time,
    records: v.array(
      v.strictObject({
        record: Id,
        name: v.string(),
        versions: Count,
        rows: Count,
        keys: v.array(v.string()),
        hasKeyHere: v.boolean(),
      }),
    ),
  }),
});

export const AcceptedAnswer = v.strictObject({
  success: v.literal(true),
  records: v.array(v.strictObject({ record: Id, keys: v.array(v.string()) })),
});

export type DatasetHeader = Omit<v.InferOutput<typeof Header>, 'url' | 'station'> & {
  station: StationFacts | null;
};
