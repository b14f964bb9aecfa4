import { describe, expect, it, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { CONTRACT } from '../../src/core/dataset/contract.ts';
import { type BodyLimits, readIngestBody } from '../../src/core/dataset/read-ingest-body.ts';
import { ingestBody } from '../../src/service/datasets/schemas.ts';
import { jsonSchemaOf } from '../../src/service/openapi/describe-api.ts';
import { aBody, REFUSED_BODIES, ROW } from '../support/ingest-bodies.ts';
import { call, describeHomes } from './homes.ts';

const INGEST = '/functions/v1/ingest-dataset';
/** Small enough that chance finds both sides of each. */
const SMALL: BodyLimits = { nameCharacters: 5, descriptionCharacters: 3, rows: 2 };

/** The described body as a validator nobody here wrote understands it. */
function takenBySchema(schema: object): (body: unknown) => boolean {
  return new Ajv2020().compile(schema);
}
const schemaOf = (limits: BodyLimits) => jsonSchemaOf(ingestBody(limits));

describe('the described body of an upload', () => {
  const takes = takenBySchema(schemaOf(CONTRACT));

  test.each(REFUSED_BODIES)('refuses what the service refuses: $name', ({ sent }) => {
    expect(takes(sent)).toBe(false);
  });

  test.each([
    { name: 'a Year alone is a row', sent: aBody({ rows: [{ Year: 1 }] }) },
    { name: 'the last year there is', sent: aBody({ rows: [{ Year: 9999 }] }) },
    { name: 'a Year may come twice', sent: aBody({ rows: [ROW, ROW] }) },
    { name: 'no description is null too', sent: aBody({ description: null }) },
    { name: 'not said is public', sent: aBody({}) },
    { name: 'a publisher is not a wish', sent: aBody({ publisher: 'x', publicity: 1 }) },
    { name: 'lines in a description', sent: aBody({ description: 'by hand\nsince 1961' }) },
    { name: '200 characters', sent: aBody({ name: 'x'.repeat(200) }) },
    { name: 'spaces around are not counted', sent: aBody({ name: ` ${'x'.repeat(200)}\t` }) },
    { name: 'a picture is one character', sent: aBody({ name: '🌦'.repeat(200) }) },
    {
      name: 'a line break is one space',
      sent: aBody({ name: `${'x'.repeat(99)} \r\n ${'x'.repeat(100)}` }),
    },
    {
      name: 'a family is held together by joiners',
      sent: aBody({ name: '\u{1f468}\u200d\u{1f469}' }),
    },
    { name: 'keys beside ours are left alone', sent: aBody({ source: 'notebook' }) },
    { name: 'a number of a station is no fact', sent: aBody({ station_id: 7, stations: 2 }) },
    { name: '10,000 rows', sent: aBody({ rows: Array(10_000).fill(ROW) }) },
  ])('takes what the service takes: $name', ({ sent }) => {
    expect(readIngestBody(sent)).toMatchObject({ ok: true });
    expect(takes(sent)).toBe(true);
  });

  it('says the same as the service of whatever is sent', () => {
    const small = takenBySchema(schemaOf(SMALL));
    const verdicts = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(anyBody(), (body) => {
        const isTaken = readIngestBody(body, SMALL).ok;
        verdicts[isTaken ? 'taken' : 'refused'] += 1;
        expect(small(body)).toBe(isTaken);
      }),
      { numRuns: 3000, seed: 1961 },
    );
    expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(200);
  });
});

describeHomes(
  'the published description',
  (home) => {
    it('carries the limits this home was given', async () => {
      const { body } = await call(home(), '/openapi.json');
      const paths = body.paths as Record<string, { post: { requestBody: Content } }>;
      const schema = paths[INGEST]?.post.requestBody.content['application/json'].schema;
      expect(schema).toEqual(schemaOf({ ...CONTRACT, rows: 3 }));
      expect(takenBySchema(schema ?? {})(aBody({ rows: Array(4).fill(ROW) }))).toBe(false);
    });
  },
  { settings: { rows: 3 } },
);

type Content = { content: { 'application/json': { schema: object } } };

/** Mostly good, so that a body fails by one thing and not by everything at once. */
function anyBody(): fc.Arbitrary<unknown> {
  const rarely = <Value>(good: fc.Arbitrary<Value>, bad: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { arbitrary: good as fc.Arbitrary<unknown>, weight: 12 },
      { arbitrary: bad, weight: 1 },
    );
  const letters = fc.constantFrom(
    ...['a', 'a', ' ', '\u00a0', '\n', '\u0085', '\u2028', '\ufeff', '\u200b', '🌦', 'é'],
    ...['\0', '\ud83c'],
  );
  const text = (maxLength: number) => fc.string({ unit: letters, maxLength });
  const key = rarely(
    fc.constantFrom('01_max', '12_rain', '06_min'),
    fc.constantFrom('13_max', '1_max', '01_mean', 'year', '__proto__', 'toString', ''),
  );
  const year = rarely(
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom(0, 10_000, 1961.5, -1, '1961', null, Number.POSITIVE_INFINITY),
  );
  const value = rarely(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, '', '7', true, [], {}, Number.NEGATIVE_INFINITY),
  );
  const row = fc
    .tuple(rarely(year, fc.constant(undefined)), fc.array(fc.tuple(key, value), { maxLength: 3 }))
    .map(([own, pairs]) =>
      Object.fromEntries([...(own === undefined ? [] : [['Year', own]]), ...pairs]),
    );
  const rows = fc.array(rarely(row, fc.constantFrom(null, 5, [])), { minLength: 1, maxLength: 3 });
  const body = fc.record(
    {
      name: rarely(text(7).filter(isStorable), fc.oneof(text(7), fc.integer())),
      description: rarely(text(4).filter(isStorable), fc.oneof(text(4), fc.constantFrom(null, 5))),
      is_public: rarely(fc.boolean(), fc.constantFrom(null, 'true', 0)),
      rows: rarely(rows, fc.constantFrom([], null, {})),
    },
    { requiredKeys: ['name', 'rows'] },
  );
  const fields = fc.constantFrom('source', 'publicity', 'isPublic', 'PRIVATE', '-is.private-', '');
  const others = rarely(fc.constant({}), fc.dictionary(fields, fc.boolean(), { maxKeys: 2 }));
  return rarely(
    fc.tuple(body, others).map(([ours, beside]) => ({ ...ours, ...(beside as object) })),
    fc.constantFrom(null, [], 'text', {}),
  );
}

function isStorable(text: string): boolean {
  return !/[\0\ud800-\udfff]/u.test(text);
}
