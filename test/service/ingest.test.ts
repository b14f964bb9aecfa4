import { describe, expect, it } from '@jest/globals';
import { COLUMN_KEYS } from '../../src/core/dataset/columns.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import { aPerson, call, describeHomes, type Home, type Person, SECOND_MS } from './homes.ts';

const INGEST = '/functions/v1/ingest-dataset';
const ROW = { Year: 1961, '01_max': 7.2 };
const GOOD = { name: 'Hill farm', rows: [ROW] };
const MEBIBYTE = 1024 * 1024;

const rawRows = (row: string) => `{"name":"Hill farm","rows":[${row}]}`;

describeHomes('ingest', (home) => {
  it('answers what the contract says, and a link', async () => {
    const person = await aPerson(home());
    const { status, body } = await push(home(), person, { ...GOOD, name: ' Hill farm ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      dataset: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Hill farm',
        rowCount: 1,
        columnCount: 2,
        isPublic: true,
        createdAt: new Date(home().now()).toISOString(),
        record: expect.stringMatching(/^[0-9a-f-]{36}$/),
        url: expect.stringMatching(/\/records\/[0-9a-f-]{36}$/),
      },
    });
  });

  it.each([
    {
      what: 'too hot for Earth',
      rows: [{ Year: 1961, '07_max': 720 }],
      warnings: [{ kind: 'value-impossible', row: 1, key: '07_max', sentence: /1961.*720 °C/ }],
    },
    {
      what: 'rain below 0',
      rows: [ROW, { Year: 1962, '03_rain': -5 }],
      warnings: [{ kind: 'rain-negative', row: 2, key: '03_rain', sentence: /1962.*-5 mm/ }],
    },
    {
      what: 'a year twice',
      rows: [ROW, { Year: 1962 }, ROW],
      warnings: [{ kind: 'year-twice', row: 3, key: 'Year', sentence: /1961.*row 1/ }],
    },
    {
      what: 'a year as hot and as wet as any was, and none without a doubt',
      rows: [{ Year: 1861, '07_rain': 9300, '07_max': 50, '07_min': -80 }],
      warnings: undefined,
    },
  ])('stores and warns of $what', async ({ rows, warnings }) => {
    const person = await aPerson(home());
    const { status, body } = await push(home(), person, { ...GOOD, rows });
    const said = warnings?.map(({ sentence, ...one }) => ({
      ...one,
      sentence: expect.stringMatching(sentence),
    }));
    expect([status, body.warnings]).toEqual([200, said]);
    const { id } = body.dataset as { id: string };
    const stored = await call(home(), `/functions/v1/datasets/${id}`);
    expect((stored.body.dataset as { rows: unknown }).rows).toEqual(rows);
  });

  it('warns of the first twenty', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ Year: 1961 + index, '01_max': 99 }));
    const { body } = await push(home(), await aPerson(home()), { ...GOOD, rows });
    expect(body.warnings).toHaveLength(20);
  });

  describe('refuses', () => {
    it.each([
      { what: 'what is not JSON', body: '{"name":', status: 400, code: 'not-json' },
      { what: 'an empty body', body: '', status: 400, code: 'not-json' },
      {
        what: 'a body that core does not read',
        body: rawRows('{"01_max":1}'),
        status: 400,
        code: 'year-missing',
      },
      {
        what: 'deep nesting',
        body: rawRows(`{"Year":1,"01_max":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
        status: 400,
        code: 'not-json-levels',
      },
      {
        what: 'bytes that are no text',
        body: Buffer.from([0x7b, 0xff, 0x7d]),
        status: 400,
        code: 'not-json',
      },
      { what: '11 MiB', body: ' '.repeat(11 * MEBIBYTE), status: 413, code: 'body-too-large' },
      {
        what: 'a form',
        body: 'name=x',
        type: 'application/x-www-form-urlencoded',
        status: 415,
        code: 'not-json-type',
      },
      {
        what: 'packed bytes',
        body: '{}',
        encoding: 'gzip',
        status: 415,
        code: 'content-encoded',
      },
      { what: 'no type', body: '{}', type: '', status: 415, code: 'not-json-type' },
    ])('$what, stores nothing and goes on', async ({ body, type, encoding, status, code }) => {
      const person = await aPerson(home());
      const refused = await push(home(), person, body, {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      });
      expect(refused).toMatchObject({
        status,
        body: { error: expect.stringMatching(/^[A-Z].*\.$/), code },
      });
      expect(refused.body.success).not.toBe(true);
      expect(await ownNames(home(), person)).toEqual([]);
      expect(await push(home(), person, GOOD)).toMatchObject({ status: 200 });
    });

    it('11 MiB that do not say their length beforehand', async () => {
      const person = await aPerson(home());
      const chunk = new Uint8Array(MEBIBYTE).fill(0x20);
      let sent = 0;
      const stream = new ReadableStream({
        pull: (controller) => (sent++ < 11 ? controller.enqueue(chunk) : controller.close()),
      });
      const response = await fetch(`${home().address}${INGEST}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${person.accessToken}`,
        },
        body: stream,
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
    });

    it.each([
      { what: 'no token', token: '', code: 'token-missing' },
      { what: 'a word', token: 'hello', code: 'token-invalid' },
    ])('$what as a token, and names the scheme', async ({ token, code }) => {
      const person = await aPerson(home());
      const refused = await push(home(), { ...person, accessToken: token }, GOOD);
      expect(refused).toMatchObject({ status: 401, body: { code } });
      expect(refused.headers.get('www-authenticate')).toBe(
        code === 'token-missing' ? 'Bearer' : 'Bearer error="invalid_token"',
      );
    });

    it('an access token after its hour', async () => {
      const person = await aPerson(home());
      home().pass(3600 * SECOND_MS);
      expect(await push(home(), person, GOOD)).toMatchObject({
        status: 401,
        body: { code: 'token-expired' },
      });
    });
  });

  describe('takes as data', () => {
    it.each([
      { what: 'SQL in a name', name: `'); drop table almanac.records; --` },
      { what: 'HTML in a name', name: '<script>alert(1)</script>' },
      { what: 'another script', name: 'محطة الأرصاد 気象 🌦' },
    ])('$what', async ({ name }) => {
      const person = await aPerson(home());
      await push(home(), person, { ...GOOD, name });
      expect(await ownNames(home(), person)).toEqual([name]);
    });

    it('negative zero, a key given twice, and the widest rows there are', async () => {
      const person = await aPerson(home());
      const body = rawRows('{"Year":1,"01_max":-0,"02_max":1,"02_max":2.5},{"Year":9999}');
      const { body: answer } = await push(home(), person, body);
      const { id } = answer.dataset as { id: string };
      const read = await call(home(), `/functions/v1/datasets/${id}`);
      const { rows } = read.body.dataset as { rows: unknown };
      expect(rows).toEqual([
        { Year: 1, '01_max': expect.closeTo(0), '02_max': 2.5 },
        { Year: 9999 },
      ]);
    });

    it('ten MiB', async () => {
      const { accessToken: token } = await aPerson(home());
      const raw = JSON.stringify(GOOD).padEnd(10 * MEBIBYTE);
      const headers = { 'content-type': 'application/json' };
      const { status } = await call(home(), INGEST, { method: 'POST', token, raw, headers });
      expect(status).toBe(200);
    });

    it('ten thousand rows, and every column', async () => {
      const person = await aPerson(home());
      const values = Object.fromEntries(COLUMN_KEYS.map((key, index) => [key, index / 10]));
      // Few of all columns in most runs: ten thousand of one are a tenth of the load.
      const rows = Array.from({ length: 10_000 }, (_, index) => ({
        Year: 1 + (index % 9999),
        ...(index < 100 || TAKES_EVERY_CASE ? values : { '01_max': index / 10 }),
      }));
      const { body } = await push(home(), person, { ...GOOD, rows });
      expect(body).toMatchObject({ dataset: { rowCount: 10_000, columnCount: 37 } });
      const { id } = body.dataset as { id: string };
      const read = await call(home(), `/functions/v1/datasets/${id}`);
      // As text: a comparison of 370,000 values takes Jest longer than the service takes to serve them.
      expect(JSON.stringify((read.body.dataset as { rows: unknown[] }).rows)).toBe(
        JSON.stringify(rows),
      );
    });
  });

  describe('with an Idempotency-Key', () => {
    it('makes one dataset of a repeated request, and says that it was a repeat', async () => {
      const person = await aPerson(home());
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const first = await push(home(), person, GOOD, headers);
      const again = await push(
        home(),
        person,
        { rows: [{ '01_max': 7.2, Year: 1961 }], name: 'Hill farm' },
        headers,
      );
      expect(again.body).toEqual(first.body);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(await ownNames(home(), person)).toEqual(['Hill farm']);
    });

    it.each([
      { what: 'name', other: { name: 'Other' } },
      { what: 'visibility', other: { is_public: false } },
      { what: 'description', other: { description: 'Other' } },
      { what: 'source', other: { source_key: 'f'.repeat(32) } },
      { what: 'value', other: { rows: [{ Year: 1961, '01_max': 7.3 }] } },
    ])('refuses the key for the same rows with another $what', async ({ other }) => {
      const person = await aPerson(home());
      const headers = { 'idempotency-key': crypto.randomUUID() };
      await push(home(), person, GOOD, headers);
      expect(await push(home(), person, { ...GOOD, ...other }, headers)).toMatchObject({
        status: 422,
        body: { code: 'idempotency-key-reused' },
      });
    });

    it.each([
      { what: 'success', body: GOOD, status: 200 },
      { what: 'a bad body', body: {}, status: 400 },
      { what: 'a wrong type', body: 'x', type: 'text/plain', status: 415 },
      { what: 'no token', body: GOOD, token: '', status: 401 },
    ])('echoes it beside $what', async ({ body, type, token, status }) => {
      const person = await aPerson(home());
      const answer = await push(
        home(),
        { ...person, accessToken: token ?? person.accessToken },
        body,
        { 'idempotency-key': 'key-1', ...(type ? { 'content-type': type } : {}) },
      );
      expect([answer.status, answer.headers.get('idempotency-key')]).toEqual([status, 'key-1']);
    });

    it('cannot use one with spaces', async () => {
      const person = await aPerson(home());
      expect(await push(home(), person, GOOD, { 'idempotency-key': 'two words' })).toMatchObject({
        status: 400,
        body: { code: 'idempotency-key-unreadable' },
      });
    });
  });

  it.each([
    {
      what: 'two problems, and both are said',
      row: '{"Year":1,"mean":2,"01_max":null}',
      error: /^Row 1 has the key "mean"[^"]*\. Row 1 has no value for 01_max: [^.]*\.$/,
    },
    {
      what: 'five, and two of them are only counted',
      row: '{"a":1,"b":1,"c":1,"d":1}',
      error: /^Row 1 has no Year.*"a".*"b".* There are 2 more problems\.$/,
    },
    {
      what: 'more than are counted',
      row: `{"Year":1,${Array.from({ length: 50 }, (_, n) => `"x${n}":1`).join(',')}}`,
      error: /"x0".*"x1".*"x2".* There are at least 17 more problems\.$/,
    },
  ])('names the first problems of a body with $what', async ({ row, error }) => {
    const person = await aPerson(home());
    const { status, body } = await push(home(), person, rawRows(row));
    expect([status, body.error]).toEqual([400, expect.stringMatching(error)]);
  });

  it('speaks Spanish to those who ask in Spanish', async () => {
    const person = await aPerson(home());
    const { body } = await push(home(), person, {}, { 'accept-language': 'es-MX,es;q=0.9' });
    expect(body.error).toMatch(/^Dé un nombre/);
  });
});

function push(
  home: Home,
  { accessToken }: Person,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const raw = typeof body === 'string' || Buffer.isBuffer(body);
  return call(home, INGEST, {
    method: 'POST',
    token: accessToken,
    headers: { 'content-type': 'application/json', ...headers },
    raw: raw ? (body as string | Buffer) : JSON.stringify(body),
  });
}

async function ownNames(home: Home, { accessToken }: Person): Promise<string[]> {
  const list = await call(home, '/functions/v1/datasets?mine=true', { token: accessToken });
  return (list.body.datasets as { name: string }[]).map(({ name }) => name);
}
