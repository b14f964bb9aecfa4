import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { readEmail } from '../../src/service/auth/accept-credentials.ts';
import type { Database } from '../../src/service/store/database.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { aPerson, call, describeHomes, type Home, PASSWORD, type Person } from './homes.ts';

const NEW_PASSWORD = 'nine wet Septembers';
const USER = '/auth/v1/user';

function put(home: Home, { accessToken: token }: Person, body: object) {
  return call(home, USER, { method: 'PUT', token, body });
}

function signIn(home: Home, email: string, password: string) {
  return call(home, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password },
  });
}

describeHomes('a change of one’s account', (home) => {
  it('sets no password without the one before, so that an open browser is not enough', async () => {
    const ada = await aPerson(home());
    expect(await put(home(), ada, { password: NEW_PASSWORD })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', error: expect.stringMatching(/current_password/) },
    });
    const guess = { password: NEW_PASSWORD, current_password: 'not this one' };
    expect(await put(home(), ada, guess)).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    });
    expect((await signIn(home(), ada.email, PASSWORD)).status).toBe(200);
    const known = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect((await put(home(), ada, known)).status).toBe(200);
    expect((await signIn(home(), ada.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('counts guesses at the password as those of signing in', async () => {
    const ada = await aPerson(home());
    const guess = { password: NEW_PASSWORD, current_password: 'not this one' };
    const guesses = [];
    for (let tries = 0; tries < 11; tries += 1) guesses.push(await put(home(), ada, guess));
    expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
    expect((await signIn(home(), ada.email, PASSWORD)).status).toBe(429);
    // What needs no password goes on.
    expect((await put(home(), ada, { data: { display_name: 'Grace' } })).status).toBe(200);
  });

  it('keeps to two KB of data, however many come at once', async () => {
    const ada = await aPerson(home());
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        put(home(), ada, { data: { [`field ${index}`]: 'x'.repeat(1000) } }),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const { body } = await call(home(), USER, { token: ada.accessToken });
    expect(JSON.stringify(body.user_metadata).length).toBeLessThanOrEqual(2048);
    const { status, body: session } = await signIn(home(), ada.email, PASSWORD);
    expect([status, String(session.access_token).length < 8192]).toEqual([200, true]);
  });

  it('takes two spellings of one domain for one account', async () => {
    const name = crypto.randomUUID();
    const signUp = (domain: string) =>
      call(home(), '/auth/v1/signup', {
        method: 'POST',
        body: { email: `${name}@${domain}`, password: PASSWORD },
      });
    expect((await signUp('example.org')).body.user).toMatchObject({
      email: `${name}@example.org`,
    });
    for (const domain of SPELLINGS)
      expect([domain, (await signUp(domain)).status]).toEqual([domain, 422]);
    expect((await signIn(home(), `${name}@ＥＸＡＭＰＬＥ。org`, PASSWORD)).status).toBe(200);
  });
});

describeHomes(
  'changes of an account in a minute',
  (home) => {
    it('are as many as its uploads may be', async () => {
      const ada = await aPerson(home());
      const names = ['One', 'Two', 'Three', 'Four'];
      const statuses = [];
      for (const name of names)
        statuses.push((await put(home(), ada, { data: { display_name: name } })).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await put(home(), await aPerson(home()), { data: {} })).status).toBe(200);
      home().pass(60_001);
      expect((await put(home(), ada, { data: {} })).status).toBe(200);
    });
  },
  { settings: { uploadsPerMinute: 3 } },
);

/** With a soft hyphen, in full width, with another dot, with one at the end. */
const SPELLINGS = [
  'exam\u00adple.org',
  'ｅｘａｍｐｌｅ.org',
  'example。org',
  'EXAMPLE.ORG',
  'example.org.',
];

test.each([
  { typed: ' Ada@Example.org ', email: 'ada@example.org' },
  ...SPELLINGS.map((domain) => ({ typed: `ada@${domain}`, email: 'ada@example.org' })),
  { typed: 'a\u00adda@example.org', email: 'ada@example.org' },
  { typed: 'ａda@example.org', email: 'ada@example.org' },
  { typed: 'ⅵc@example.org', email: 'vic@example.org' },
  { typed: 'ada@köln.example', email: 'ada@xn--kln-sna.example' },
  { typed: 'ada@xn--kln-sna.example', email: 'ada@xn--kln-sna.example' },
  { typed: 'ada@localhost', email: 'ada@localhost' },
  { typed: 'ada@[', email: null },
  { typed: 'ada@example org', email: null },
  { typed: 'ada', email: null },
])('the address "$typed" is read as $email', ({ typed, email }) => {
  expect(readEmail(typed)).toBe(email);
});

describe('a new display name', () => {
  let database: Database;
  beforeAll(async () => {
    database = openPostgresDatabase(await sharedDatabase());
  });
  afterAll(() => database.close());

  it('writes no record anew, and the same name writes nothing', async () => {
    const id = crypto.randomUUID();
    await database.query(
      `insert into auth.users
         (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
       values ($1::uuid, $1 || '@example.org', 'none', '{"display_name": "Ada"}', now(), now())`,
      [id],
    );
    await database.query(
      `insert into almanac.records (id, owner_id, name, is_public, versions, newest, newest_at,
         arrived, row_count, column_count, value_count, coverage, created_at, updated_at)
       select gen_random_uuid(), $1::uuid, 'Hill ' || n, true, 1, gen_random_uuid(), now(), n, 1, 1, 1,
         '{"firstYear": 1961, "lastYear": 1961, "yearsPerMark": 1, "elements": []}', now(), now()
       from generate_series(1, 50) as n`,
      [id],
    );
    const rename = (name: string) =>
      database.query(
        `update auth.users set raw_user_meta_data = jsonb_build_object('display_name', $2::text)
         where id = $1::uuid`,
        [id, name],
      );
    /** The transaction that wrote each row last. */
    const written = (table: string, column: string) =>
      database.query(`select xmin::text from almanac.${table} where ${column} = $1::uuid`, [id]);
    const [records, profile] = [
      await written('records', 'owner_id'),
      await written('profiles', 'id'),
    ];
    await rename('Ada');
    expect(await written('profiles', 'id')).toEqual(profile);
    await rename('Grace');
    expect(await written('profiles', 'id')).not.toEqual(profile);
    expect(await written('records', 'owner_id')).toEqual(records);
  });
});
