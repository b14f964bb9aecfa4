import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import postgres from 'postgres';
import { readIngestAnswer } from '../../src/core/upload/read-ingest-answer.ts';
import { problemOf } from '../../src/site/service/problem.ts';
import { freePort } from '../support/postgres.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import {
  type Functions,
  migrateAsOwner,
  preparePlatform,
  runFunctions,
} from '../support/supabase-platform.ts';
import { yearsOf } from '../support/years-of.ts';
import { type Answer, call, ingest } from './homes.ts';

const ADA = '11111111-1111-4111-8111-111111111111';
const BEN = '22222222-2222-4222-8222-222222222222';
const CLARA = '33333333-3333-4333-8333-333333333333';
/** An account in a minute. */
const UPLOADS = 20;
const ROWS = [{ Year: 1961, '01_max': 7.2 }];

/** The platform as far as a function sees it: its database, its gateway, its tokens. */
describe('the functions of a Supabase project, run by Deno', () => {
  let functions: Functions | undefined;
  let home: { address: string };
  let admin: postgres.Sql;
  let tokenOf: (sub: string, changes?: object) => Promise<string>;

  beforeAll(async () => {
    const url = await sharedDatabase({ kind: 'empty' });
    admin = postgres(url, { onnotice: () => {} });
    await preparePlatform(admin);
    await admin.unsafe(ACCOUNTS).simple();
    const ownerUrl = url.replace('postgres:postgres@', 'project_owner:owner@');
    await migrateAsOwner(admin, ownerUrl);
    await admin`insert into auth.users (id, raw_user_meta_data)
      values (${ADA}, ${admin.json({ display_name: 'Ada' })}), (${BEN}, ${admin.json({})}), (${CLARA}, ${admin.json({})})`;

    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { ...(await exportJWK(publicKey)), kid: 'platform-key', alg: 'ES256' };
    const port = await freePort();
    home = { address: `http://127.0.0.1:${port}` };
    tokenOf = (sub, changes = {}) =>
      new SignJWT({ role: 'authenticated', aud: 'authenticated', sub, ...changes })
        .setProtectedHeader({ alg: 'ES256', kid: 'platform-key' })
        .setIssuer(`${home.address}/auth/v1`)
        .setExpirationTime('1h')
        .sign(privateKey);
    const environment = {
      SUPABASE_DB_URL: ownerUrl,
      SUPABASE_ANON_KEY: await tokenOf('', { role: 'anon' }),
      ALMANAC_SITE_URL: 'https://almanac.example/',
      ALMANAC_UPLOADS_PER_MINUTE: String(UPLOADS),
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
    };
    functions = await runFunctions(environment, { keys: { keys: [key] } }, port);
  });

  afterAll(async () => {
    await functions?.stop();
    await admin?.end();
  });

  it('take a dataset and show it in the Directory, under the name the trigger kept', async () => {
    const accessToken = await tokenOf(ADA);
    const sent = { name: 'Hill farm', rows: ROWS };
    const added = await ingest(home, { accessToken }, sent);
    expect(added).toMatchObject({ status: 200, body: { success: true, dataset: { rowCount: 1 } } });
    const { id, record, url } = added.body.dataset as Record<string, string>;
    expect(url).toBe(`https://almanac.example/records/${record}`);
    const list = await call(home, '/functions/v1/datasets');
    expect(list.body).toMatchObject({ datasets: [{ id, account: 'Ada', mine: false }] });
    const read = await call(home, `/functions/v1/datasets/${id}`);
    expect(read.body).toMatchObject({ dataset: { rows: ROWS } });
    const csv = await call(home, `/functions/v1/datasets/${id}.csv`);
    expect(csv.body.text).toBe('Year,01_max\r\n1961,7.2\r\n');
    const found = await call(home, '/functions/v1/datasets?search=hill%20ada');
    expect(found.body.datasets).toHaveLength(1);
  });

  it('draw the stripes of a public dataset', async () => {
    const sent = { name: 'Mill', rows: yearsOf(1961, 3) };
    const accessToken = await tokenOf(ADA);
    const added = await ingest(home, { accessToken }, sent);
    const { id } = added.body.dataset as { id: string };
    const drawn = await call(home, `/functions/v1/datasets/${id}/stripes.png`);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(drawn.body.text).toContain('IHDR');
  });

  it('keep private datasets private, with the database as the second wall', async () => {
    const [ada, ben] = [await tokenOf(ADA), await tokenOf(BEN)];
    const body = { name: 'Secret', is_public: false, rows: ROWS };
    const added = await ingest(home, { accessToken: ada }, body);
    const path = `/functions/v1/datasets/${(added.body.dataset as { id: string }).id}`;
    expect((await call(home, path, { token: ben })).status).toBe(404);
    expect((await call(home, path)).status).toBe(404);
    expect((await call(home, path, { method: 'DELETE', token: ben })).status).toBe(404);
    expect((await call(home, path, { token: ada })).status).toBe(200);
    for (const [role, sees] of [
      ['almanac_visitor', []],
      ['anon', '42501'],
      ['authenticated', '42501'],
    ] as const) {
      const direct = admin.begin(async (sql) => {
        await sql`select set_config('role', ${role}, true)`;
        return [...(await sql`select name from almanac.records where name = 'Secret'`)];
      });
      expect(await direct.catch(({ code }) => code)).toEqual(sees);
    }
  });

  it('replay a repeated request', async () => {
    const accessToken = await tokenOf(ADA);
    const push = () =>
      ingest(home, { accessToken }, { name: 'Once', rows: ROWS }, { 'idempotency-key': 'k' });
    const [first, again] = [await push(), await push()];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-key')).toBe('k');
  });

  it.each([
    { who: 'nobody', token: () => Promise.resolve('') },
    { who: 'the anon key, which the gateway lets in', token: () => tokenOf('', { role: 'anon' }) },
    { who: 'the publishable key', token: () => Promise.resolve('sb_publishable_x') },
    { who: 'an account without a UUID', token: () => tokenOf('me') },
    { who: 'the platform itself', token: () => tokenOf(ADA, { role: 'service_role' }) },
    { who: 'a token for another audience', token: () => tokenOf(ADA, { aud: 'elsewhere' }) },
  ])('take no dataset from $who, and say so with our sentence', async ({ token }) => {
    const body = { name: 'x', rows: ROWS };
    const refused = await ingest(home, { accessToken: await token() }, body);
    expect(refused).toMatchObject({ status: 401, body: { error: expect.stringMatching(/\.$/) } });
  });

  it('are not there under another name, and the add-on tells the platform’s own sentence', async () => {
    const answer = await call(home, '/functions/v1/ingest-datasets', { method: 'POST', body: {} });
    expect(answer.body).not.toHaveProperty('error');
    expect(asAddonReads(answer)).toMatchObject({
      is: 'failed',
      problem: { params: { status: 404, text: 'Requested function was not found' } },
    });
    expect(problemOf(answer.status, answer.body, null)).toEqual({ kind: 'site.not-found' });
  });

  it('refuse a bad body as our own home does', async () => {
    const accessToken = await tokenOf(ADA);
    const refused = await ingest(home, { accessToken }, { name: 'x', rows: [{ '01_max': 1 }] });
    expect(refused).toMatchObject({ status: 400, body: { code: 'year-missing' } });
  });

  it('count uploads and changes of an account together, and refuse the next', async () => {
    const accessToken = await tokenOf(CLARA);
    const added = await ingest(home, { accessToken }, { name: 'x', rows: ROWS });
    const { record } = added.body.dataset as { record: string };
    const rename = () =>
      call(home, `/functions/v1/records/${record}`, {
        method: 'PATCH',
        token: accessToken,
        body: { name: 'y' },
      });
    for (let sent = 1; sent < UPLOADS; sent += 1) expect((await rename()).status).toBe(200);
    const refused = await rename();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ingest(home, { accessToken }, { name: 'x', rows: ROWS })).status).toBe(429);
  });

  it('that cannot be started leave the add-on with the platform’s sentence and a run to settle', async () => {
    const serving = functions?.running['ingest-dataset'];
    const ended = new Promise((resolve) => serving?.once('exit', resolve));
    serving?.kill('SIGKILL');
    await ended;
    const accessToken = await tokenOf(ADA);
    const body = { name: 'x', rows: ROWS };
    const answer = await ingest(home, { accessToken }, body);
    expect(asAddonReads(answer)).toMatchObject({
      is: 'unknown',
      problem: { params: { status: 503, text: 'Worker failed to boot (please check logs)' } },
    });
    expect(problemOf(answer.status, answer.body, null)).toEqual({ kind: 'site.service-fault' });
  });
});

function asAddonReads({ status, headers, body }: Answer) {
  const text = JSON.stringify(body);
  return readIngestAnswer({ status, headers: Object.fromEntries(headers), text }, 'run');
}

/** As much of the platform's accounts as our tables and policies touch. */
const ACCOUNTS = `
  create table auth.users (
    id uuid primary key, email text, raw_user_meta_data jsonb, banned_until timestamptz);`;
