import { describe, expect, it, test } from '@jest/globals';
import { type BodyProblem, readIngestBody } from '../../../src/core/dataset/read-ingest-body.ts';

const ROW = { Year: 1961, '01_max': 7.2 };
const body = (changes: object) => ({ name: 'Hill farm', rows: [ROW], ...changes });

describe('readIngestBody', () => {
  it('reads what the contract asks for, trims the name and is public unless told otherwise', () => {
    expect(readIngestBody({ name: '  Hill farm ', rows: [ROW, { Year: 1962 }] })).toEqual({
      ok: true,
      dataset: {
        name: 'Hill farm',
        description: null,
        isPublic: true,
        rows: [ROW, { Year: 1962 }],
      },
    });
  });

  it('keeps a private flag and a description as sent', () => {
    expect(readIngestBody(body({ is_public: false, description: 'by hand' }))).toMatchObject({
      dataset: { isPublic: false, description: 'by hand' },
    });
  });

  test.each<{ name: string; sent: unknown; problem: BodyProblem }>([
    { name: 'a list is not a body', sent: [], problem: { kind: 'body-not-an-object' } },
    { name: 'null is not a body', sent: null, problem: { kind: 'body-not-an-object' } },
    { name: 'no name', sent: { rows: [ROW] }, problem: { kind: 'name-missing' } },
    {
      name: 'a name of spaces is none',
      sent: body({ name: '  ' }),
      problem: { kind: 'name-missing' },
    },
    { name: 'a number is no name', sent: body({ name: 7 }), problem: { kind: 'name-missing' } },
    {
      name: '201 characters',
      sent: body({ name: 'x'.repeat(201) }),
      problem: { kind: 'name-too-long', limit: 200 },
    },
    {
      name: 'NUL cannot be stored',
      sent: body({ name: 'a\0b' }),
      problem: { kind: 'text-has-nul', field: 'name' },
    },
    {
      name: 'description is text',
      sent: body({ description: 1 }),
      problem: { kind: 'description-not-text' },
    },
    {
      name: 'a description of 5,001',
      sent: body({ description: 'x'.repeat(5001) }),
      problem: { kind: 'description-too-long', limit: 5000 },
    },
    {
      name: '"true" is not true',
      sent: body({ is_public: 'true' }),
      problem: { kind: 'visibility-not-boolean' },
    },
    { name: 'no rows', sent: { name: 'x' }, problem: { kind: 'rows-missing' } },
    {
      name: 'an empty list would make an empty dataset',
      sent: body({ rows: [] }),
      problem: { kind: 'rows-empty' },
    },
    {
      name: '10,001 rows',
      sent: body({ rows: Array(10_001).fill(ROW) }),
      problem: { kind: 'too-many-rows', limit: 10_000, found: 10_001 },
    },
    {
      name: 'a row is an object',
      sent: body({ rows: [ROW, 5] }),
      problem: { kind: 'row-not-an-object', row: 2 },
    },
    {
      name: 'no Year',
      sent: body({ rows: [{ '01_max': 1 }] }),
      problem: { kind: 'year-missing', row: 1 },
    },
    {
      name: 'year in small letters is another key',
      sent: body({ rows: [{ Year: 1, year: 1 }] }),
      problem: { kind: 'unknown-key', row: 1, key: 'year' },
    },
    {
      name: 'half a year',
      sent: body({ rows: [{ Year: 1961.5 }] }),
      problem: { kind: 'year-not-a-year', row: 1 },
    },
    {
      name: 'a year as text',
      sent: body({ rows: [{ Year: '1961' }] }),
      problem: { kind: 'year-not-a-year', row: 1 },
    },
    {
      name: 'year 0',
      sent: body({ rows: [{ Year: 0 }] }),
      problem: { kind: 'year-not-a-year', row: 1 },
    },
    {
      name: 'month 13',
      sent: body({ rows: [{ Year: 1, '13_max': 1 }] }),
      problem: { kind: 'unknown-key', row: 1, key: '13_max' },
    },
    {
      name: 'months are two digits',
      sent: body({ rows: [{ Year: 1, '1_max': 1 }] }),
      problem: { kind: 'unknown-key', row: 1, key: '1_max' },
    },
    {
      name: 'null says leave the key out',
      sent: body({ rows: [{ Year: 1, '01_max': null }] }),
      problem: { kind: 'value-empty', row: 1, key: '01_max' },
    },
    {
      name: '"" says leave the key out',
      sent: body({ rows: [{ Year: 1, '01_max': '' }] }),
      problem: { kind: 'value-empty', row: 1, key: '01_max' },
    },
    {
      name: 'a number as text',
      sent: body({ rows: [{ Year: 1, '01_max': '7' }] }),
      problem: { kind: 'value-not-a-number', row: 1, key: '01_max' },
    },
    {
      name: '1e999 parses to Infinity',
      sent: body({ rows: [{ Year: 1, '01_max': Number.POSITIVE_INFINITY }] }),
      problem: { kind: 'value-not-a-number', row: 1, key: '01_max' },
    },
    {
      name: '__proto__ from JSON is a key like any other',
      sent: body({ rows: [JSON.parse('{"Year":1,"__proto__":1}')] }),
      problem: { kind: 'unknown-key', row: 1, key: '__proto__' },
    },
  ])('refuses: $name', ({ sent, problem }) => {
    expect(readIngestBody(sent)).toEqual({ ok: false, problems: [problem] });
  });

  it('names each problem of each row, so that all can be mended in one go', () => {
    const reading = readIngestBody({ rows: [{ Year: 1, '01_max': null, x: 1 }, {}] });
    expect(reading).toEqual({
      ok: false,
      problems: [
        { kind: 'name-missing' },
        { kind: 'value-empty', row: 1, key: '01_max' },
        { kind: 'unknown-key', row: 1, key: 'x' },
        { kind: 'year-missing', row: 2 },
      ],
    });
  });
});
