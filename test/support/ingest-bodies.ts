import type { BodyProblem } from '../../src/core/dataset/read-ingest-body.ts';

export const ROW = { Year: 1961, '01_max': 7.2 };
export const aBody = (changes: object) => ({ name: 'Hill farm', rows: [ROW], ...changes });

/** Each with the one thing that is wrong with it; the reader and the description of the API agree. */
export const REFUSED_BODIES: { name: string; sent: unknown; problem: BodyProblem }[] = [
  { name: 'a list is not a body', sent: [], problem: { kind: 'body-not-an-object' } },
  { name: 'null is not a body', sent: null, problem: { kind: 'body-not-an-object' } },
  { name: 'no name', sent: { rows: [ROW] }, problem: { kind: 'name-missing' } },
  {
    name: 'a name of spaces is none',
    sent: aBody({ name: '  ' }),
    problem: { kind: 'name-missing' },
  },
  { name: 'a number is no name', sent: aBody({ name: 7 }), problem: { kind: 'name-missing' } },
  {
    name: '201 characters',
    sent: aBody({ name: 'x'.repeat(201) }),
    problem: { kind: 'name-too-long', limit: 200 },
  },
  {
    name: 'NUL cannot be stored',
    sent: aBody({ name: 'a\0b' }),
    problem: { kind: 'text-has-nul', field: 'name' },
  },
  {
    name: 'half a character in a name',
    sent: aBody({ name: 'a\ud83cb' }),
    problem: { kind: 'text-has-half-character', field: 'name' },
  },
  {
    name: 'the other half in a description',
    sent: aBody({ description: '\udf26' }),
    problem: { kind: 'text-has-half-character', field: 'description' },
  },
  {
    name: 'spaces of no width show nothing',
    sent: aBody({ name: '\u200b\u2060' }),
    problem: { kind: 'name-missing' },
  },
  {
    name: 'a filler shows nothing',
    sent: aBody({ name: '\u3164' }),
    problem: { kind: 'name-missing' },
  },
  {
    name: 'line breaks alone',
    sent: aBody({ name: '\n\t' }),
    problem: { kind: 'name-missing' },
  },
  {
    name: 'description is text',
    sent: aBody({ description: 1 }),
    problem: { kind: 'description-not-text' },
  },
  {
    name: 'a description of 5,001',
    sent: aBody({ description: 'x'.repeat(5001) }),
    problem: { kind: 'description-too-long', limit: 5000 },
  },
  {
    name: '"true" is not true',
    sent: aBody({ is_public: 'true' }),
    problem: { kind: 'visibility-not-boolean' },
  },
  {
    name: 'null is not left out',
    sent: aBody({ is_public: null }),
    problem: { kind: 'visibility-not-boolean' },
  },
  ...'isPublic PUBLIC private privat Is-Private Is-Hidden is_public_ visibility hidden publish access unlisted'
    .split(' ')
    .map((field) => ({
      name: `${field} was meant as is_public`,
      sent: aBody({ [field]: false }),
      problem: { kind: 'visibility-misspelt' as const, field },
    })),
  ...['station', 'stationFacts', 'Station-Facts', 'STATION_METADATA', '_station', 'estacion'].map(
    (field) => ({
      name: `${field} was meant as station_facts`,
      sent: aBody({ [field]: { name: 'Hill farm, garden' } }),
      problem: { kind: 'field-misspelt' as const, field, known: 'station_facts' as const },
    }),
  ),
  ...['Description', 'desc', 'descripcion'].map((field) => ({
    name: `${field} was meant as description`,
    sent: aBody({ [field]: 'by hand' }),
    problem: { kind: 'field-misspelt' as const, field, known: 'description' as const },
  })),
  {
    name: 'a misspelt one beside the right one',
    sent: aBody({ is_public: true, private: true }),
    problem: { kind: 'visibility-misspelt', field: 'private' },
  },
  { name: 'no rows', sent: { name: 'x' }, problem: { kind: 'rows-missing' } },
  {
    name: 'an empty list would make an empty dataset',
    sent: aBody({ rows: [] }),
    problem: { kind: 'rows-empty' },
  },
  {
    name: '10,001 rows',
    sent: aBody({ rows: Array(10_001).fill(ROW) }),
    problem: { kind: 'too-many-rows', limit: 10_000, found: 10_001 },
  },
  {
    name: 'a row is an object',
    sent: aBody({ rows: [ROW, 5] }),
    problem: { kind: 'row-not-an-object', row: 2 },
  },
  {
    name: 'no Year',
    sent: aBody({ rows: [{ '01_max': 1 }] }),
    problem: { kind: 'year-missing', row: 1 },
  },
  {
    name: 'year in small letters is another key',
    sent: aBody({ rows: [{ Year: 1, year: 1 }] }),
    problem: { kind: 'unknown-key', row: 1, key: 'year' },
  },
  {
    name: 'half a year',
    sent: aBody({ rows: [{ Year: 1961.5 }] }),
    problem: { kind: 'year-not-a-year', row: 1 },
  },
  {
    name: 'a year as text',
    sent: aBody({ rows: [{ Year: '1961' }] }),
    problem: { kind: 'year-not-a-year', row: 1 },
  },
  {
    name: 'year 0',
    sent: aBody({ rows: [{ Year: 0 }] }),
    problem: { kind: 'year-not-a-year', row: 1 },
  },
  {
    name: 'month 13',
    sent: aBody({ rows: [{ Year: 1, '13_max': 1 }] }),
    problem: { kind: 'unknown-key', row: 1, key: '13_max' },
  },
  {
    name: 'months are two digits',
    sent: aBody({ rows: [{ Year: 1, '1_max': 1 }] }),
    problem: { kind: 'unknown-key', row: 1, key: '1_max' },
  },
  {
    name: 'null says leave the key out',
    sent: aBody({ rows: [{ Year: 1, '01_max': null }] }),
    problem: { kind: 'value-empty', row: 1, key: '01_max' },
  },
  {
    name: '"" says leave the key out',
    sent: aBody({ rows: [{ Year: 1, '01_max': '' }] }),
    problem: { kind: 'value-empty', row: 1, key: '01_max' },
  },
  {
    name: 'a number as text',
    sent: aBody({ rows: [{ Year: 1, '01_max': '7' }] }),
    problem: { kind: 'value-not-a-number', row: 1, key: '01_max' },
  },
  {
    name: '1e999 parses to Infinity',
    sent: aBody({ rows: [{ Year: 1, '01_max': Number.POSITIVE_INFINITY }] }),
    problem: { kind: 'value-not-a-number', row: 1, key: '01_max' },
  },
  {
    name: '__proto__ from JSON is a key like any other',
    sent: aBody({ rows: [JSON.parse('{"Year":1,"__proto__":1}')] }),
    problem: { kind: 'unknown-key', row: 1, key: '__proto__' },
  },
];
