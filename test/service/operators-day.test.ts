import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import postgres from 'postgres';
import { startService as startInside } from '../support/built-service.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/empty-database.ts';
import { openInbox } from '../support/inbox.ts';
import { freePort } from '../support/postgres.ts';
import { type Program, startService } from '../support/run-service.ts';
import {
  aPerson,
  CHEAP_PASSWORDS,
  call,
  ingest,
  PASSWORD,
  type Person,
  published,
} from './homes.ts';

const LIST = '/functions/v1/datasets';
const SIGN_IN = '/auth/v1/token?grant_type=password';

describe('the program, seen from outside', () => {
  let data: EmptyDatabase;
  let program: Program;
  let metricsPort: number;
  beforeAll(async () => {
    data = await emptyDatabase();
    metricsPort = await freePort();
    program = await startService({
      DATABASE_URL: data.options.databaseUrl,
      ALMANAC_DATA_DIR: data.options.dataFolder,
      ALMANAC_METRICS_PORT: String(metricsPort),
      ALMANAC_DRAIN_SECONDS: '2',
    });
  });
  afterAll(async () => {
    await program?.end('SIGKILL');
    await data?.giveBack();
  });

  it('says which version runs, in its first line and where it is asked', async () => {
    const [first = ''] = program.log().split('\n');
    const { event, version, commit } = JSON.parse(first);
    expect([event, version]).toEqual(['settings', '1.0.0']);
    expect(commit).toMatch(/^([0-9a-f]{12}|unknown)$/);
    const { body } = await call(program, '/healthz');
    expect(body).toEqual({ ok: true, version, commit });
  });

  it('gives figures on a port of its own, and no id, address or name in them', async () => {
    const ada = await aPerson(program);
    const id = await published(program, ada, { name: 'Unspoken' });
    await call(program, `${LIST}/${id}`);
    const figures = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    expect(figures).toContain('route="/functions/v1/datasets/:id{[^/.]+}",status="200"');
    expect(figures).toMatch(/almanac_gate\{gate="database",where="waiting"\} \d/);
    for (const secret of [id, ada.id, ada.email, 'Unspoken']) expect(figures).not.toContain(secret);
    expect((await call(program, '/metrics')).status).toBe(404);
  });

  it('stays through a SIGHUP, and before a stop sends others elsewhere while it answers', async () => {
    program.child.kill('SIGHUP');
    expect((await call(program, '/healthz')).status).toBe(200);
    const ended = program.end('SIGTERM');
    while ((await call(program, '/healthz')).status === 200);
    expect((await call(program, '/livez')).status).toBe(200);
    const statuses = new Set<number>();
    while (!statuses.has(502)) statuses.add((await call(program, LIST)).status);
    expect([...statuses]).toEqual([200, 502]);
    expect((await ingest(program, await aPerson(program), {})).status).toBe(200);
    expect(await ended).toBe(0);
  });
});

describe('a service that only reads', () => {
  let data: EmptyDatabase;
  beforeAll(async () => {
    data = await emptyDatabase();
  });
  afterAll(() => data?.giveBack());

  const start = (readOnly: string | null) =>
    startInside({
      port: 0,
      ...data.options,
      passwordCost: CHEAP_PASSWORDS,
      settings: { readOnly },
    });
  const exchange = (at: { address: string }, { refreshToken }: Person) =>
    call(at, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: refreshToken },
    });

  it('by its setting says why to uploads, changes and sign-up; signing in goes on', async () => {
    const before = await start(null);
    const ada = await aPerson(before);
    const id = await published(before, ada);
    await before.stop();
    const home = await start('Back on Monday.');
    const token = ada.accessToken;
    const refused = [
      await ingest(home, ada, {}),
      await call(home, `${LIST}/${id}`, { method: 'PATCH', token, body: { name: 'Other' } }),
      await call(home, '/auth/v1/signup', { method: 'POST', body: {} }),
    ];
    for (const { status, headers, body } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'read-only' });
      expect(body.error).toMatch(/Back on Monday\.$/);
      expect(headers.get('retry-after')).toBe('300');
    }
    const signIn = { method: 'POST', body: { email: ada.email, password: PASSWORD } };
    expect((await call(home, SIGN_IN, signIn)).status).toBe(200);
    expect((await exchange(home, ada)).status).toBe(200);
    expect((await call(home, `${LIST}/${id}`)).status).toBe(200);
    await home.stop();
  });

  it('because its database does, says the same, and ends no session', async () => {
    const home = await start(null);
    const ada = await aPerson(home);
    const name = new URL(data.options.databaseUrl).pathname.slice(1);
    const sql = postgres(data.options.databaseUrl, { max: 1, onnotice: () => {} });
    const makeReadOnly = async (how: 'on' | 'off') => {
      await sql.unsafe(`alter database ${name} set default_transaction_read_only = ${how}`);
      // Only new connections know of it.
      await sql.unsafe(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and pid <> pg_backend_pid()`);
    };
    await makeReadOnly('on');
    let refused = await ingest(home, ada, {});
    while (refused.body.code === 'service-busy') refused = await ingest(home, ada, {});
    expect(refused).toMatchObject({ status: 503, body: { code: 'read-only' } });
    expect(await exchange(home, ada)).toMatchObject({ status: 503, body: { code: 'read-only' } });
    expect((await call(home, LIST)).status).toBe(200);
    await sql.unsafe('set default_transaction_read_only = off');
    await makeReadOnly('off');
    while ((await ingest(home, ada, {})).status === 503);
    expect((await exchange(home, ada)).status).toBe(200);
    await sql.end();
    await home.stop();
  });
});

describe('what an operator says to all', () => {
  let data: EmptyDatabase;
  let site: string;
  beforeAll(async () => {
    data = await emptyDatabase();
    site = await mkdtemp(join(tmpdir(), 'almanac-site-'));
    await writeFile(join(site, 'index.html'), '<!doctype html><title>Almanac</title>');
  });
  afterAll(() => Promise.all([rm(site, { recursive: true }), data.giveBack()]));

  const start = (settings: object) =>
    startInside({ port: 0, ...data.options, siteFolder: site, settings });

  it('stands in what the pages read', async () => {
    const settings = { contact: 'office@met.example', notice: 'Maintenance on Sunday.' };
    const home = await start({ ...settings, termsUrl: 'https://met.example/terms' });
    const { body } = await call(home, '/config.json');
    expect(body).toMatchObject({ ...settings, termsUrl: 'https://met.example/terms' });
    expect(Object.keys(body)).not.toContain('privacyUrl');
    await home.stop();
  });

  it('lets a proxy keep what anybody gets, and only that, where it is asked to', async () => {
    const home = await start({ readerCache: 'on' });
    const ada = await aPerson(home);
    const id = await published(home, ada);
    const cacheOf = async (path: string, token = '') => {
      const { headers } = await call(home, path, token ? { token } : {});
      return [headers.get('cache-control'), headers.get('vary')];
    };
    const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
    for (const path of [`${LIST}/${id}`, `${LIST}/${id}.csv`, LIST, `/datasets/${id}`]) {
      const [cache, vary] = await cacheOf(path);
      expect([path, cache]).toEqual([path, shared]);
      expect(vary).toMatch(/^Authorization, Accept, Accept-Language\b/);
      expect((await cacheOf(path, ada.accessToken))[0]).toMatch(/no-cache/);
    }
    const gone = `${LIST}/${crypto.randomUUID()}`;
    for (const path of ['/config.json', '/healthz', gone])
      expect((await cacheOf(path))[0]).toBe('no-store');
    await home.stop();
  });

  it('another address of the site is another answer to whoever has the old one', async () => {
    const first = await start({ siteUrl: 'https://one.example' });
    const id = await published(first, await aPerson(first));
    const { headers } = await call(first, `${LIST}/${id}`);
    await first.stop();
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    for (const [siteUrl, status] of [
      ['https://one.example', 304],
      ['https://two.example', 200],
    ] as const) {
      const home = await start({ siteUrl });
      expect((await call(home, `${LIST}/${id}`, known)).status).toBe(status);
      await home.stop();
    }
  });
});

it('mails what was answered before it stops', async () => {
  const inbox = await openInbox('/confirm-email#');
  const data = await emptyDatabase();
  const home = await startInside({
    port: 0,
    ...data.options,
    passwordCost: CHEAP_PASSWORDS,
    settings: { smtpUrl: inbox.url, siteUrl: 'https://almanac.example' },
  });
  const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(home)));
  await home.stop();
  expect(inbox.letters.flatMap(({ to }) => to).sort()).toEqual(
    people.map(({ email }) => email).sort(),
  );
  inbox.close();
  await data.giveBack();
});
