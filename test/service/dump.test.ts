import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import postgres from 'postgres';
import { dumpedLines } from '../../src/service/store/dump.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { runCommand } from '../support/run-command.ts';
import { type Program, startService } from '../support/run-service.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { migrateAsOwner, preparePlatform } from '../support/supabase-platform.ts';
import { yearsOf } from '../support/years-of.ts';
import { aPerson, call, ingest, type Person } from './homes.ts';

const RECORDS = '/functions/v1/records';
const TABLES = [
  ...['auth.users', 'auth.sessions', 'almanac.profiles', 'almanac.records', 'almanac.datasets'],
  ...['almanac.dataset_rows', 'almanac.keys', 'almanac.ingest_keys', 'almanac.joined'],
  ...['almanac.removed', 'almanac.usage', 'almanac.record_words'],
];
const OURS = TABLES.filter((table) => !table.startsWith('auth.'));
const PLATFORM_ACCOUNTS = `
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, confirmation_token varchar(255),
    recovery_token varchar(255), email_change_token_new varchar(255), email_change varchar(255),
    last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb, created_at timestamptz,
    updated_at timestamptz, banned_until timestamptz);
  create table auth.identities (
    id uuid primary key default gen_random_uuid(), provider_id text not null, user_id uuid not null references auth.users,
    identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz,
    updated_at timestamptz, unique (provider_id, provider));`;

let folder: string;
let old: Program;
let ada: Person;
let record: string;
let file: string;
const in18 = await sharedDatabase();
const in15 = await sharedDatabase({ version: 15, kind: 'empty' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-dump-'));
  file = join(folder, 'almanac.dump');
  old = await startService(at(in18));
  ada = await aPerson(old, 'Ada Ñ "the" \\ first');
  const upload = async (body: object, headers = {}) => {
    const { status, body: answered } = await ingest(old, ada, body, headers);
    expect(status).toBe(200);
    return (answered.dataset as { record: string }).record;
  };
  record = await upload(
    { name: 'Hill\n"farm" \\', source_key: 'key', rows: yearsOf(1900, 120) },
    { 'idempotency-key': 'one' },
  );
  await upload({ source_key: 'key' });
  const other = await upload({ name: 'Other', is_public: false, description: 'A\tday' });
  const gone = await upload({ name: 'Gone' });
  const asAda = { token: ada.accessToken };
  await call(old, `${RECORDS}/${gone}`, { method: 'DELETE', ...asAda });
  const body = { with: other };
  await call(old, `${RECORDS}/${record}/join`, { method: 'POST', ...asAda, body });
  for (let count = 0; count < 120; count++)
    await upload({ name: `Series ${count}`, source_key: 'n' });
  for (const command of ['add-account', 'suspend-account'])
    await runCommand([command, 'eve@example.org'], at(in18));
});
afterAll(async () => {
  await old?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const at = (DATABASE_URL: string) => ({
  DATABASE_URL,
  ALMANAC_DATA_DIR: folder,
  ALMANAC_UPLOADS_PER_MINUTE: '0',
});

async function sumsOf(address: string, tables = TABLES): Promise<Record<string, unknown>> {
  const database = openPostgresDatabase(address);
  const sums = tables.map(async (table) => {
    const [found] = await database.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    );
    return [table, found] as const;
  });
  const all = Object.fromEntries(await Promise.all(sums));
  await database.close();
  return all;
}

it('is of one moment, whatever is written meanwhile', async () => {
  const database = openPostgresDatabase(in18);
  const lines: string[] = [];
  await database.transaction(async (query) => {
    for await (const line of dumpedLines(query, { withSessions: false })) {
      lines.push(line);
      if (lines.length === 2) await ingest(old, ada, { name: 'Meanwhile' });
    }
  });
  await database.close();
  expect(lines.join('\n')).not.toContain('Meanwhile');
});

it('goes from one PostgreSQL to another of an older make as it is, sessions included', async () => {
  const dumped = await runCommand(['dump', file, '--sessions'], at(in18));
  expect(dumped).toMatchObject({ code: 0, stderr: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await runCommand(['dump', file], at(in18))).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('EEXIST'),
  });
  await old.end('SIGTERM');
  const before = await sumsOf(in18);
  expect(await runCommand(['load', file], at(in15))).toMatchObject({ code: 0, stderr: '' });
  expect(await sumsOf(in15)).toEqual(before);

  const home = await startService(at(in15));
  const body = { refresh_token: ada.refreshToken };
  const exchanged = await call(home, '/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body,
  });
  expect(exchanged.status).toBe(200);
  const found = await call(home, `${RECORDS}/${record}`, { token: ada.accessToken });
  const { record: joined } = found.body.dataset as { record: string };
  const again = await ingest(home, ada, { source_key: 'key', name: 'Any' });
  expect(again).toMatchObject({ status: 200, body: { dataset: { record: joined } } });
  const list = '/functions/v1/datasets?mine=true&limit=1';
  const { body: newest } = await call(home, list, { token: ada.accessToken });
  expect(newest.datasets).toMatchObject([{ record: joined }]);
  await home.end('SIGTERM');
});

/** In the platform's own tables and without a password; what GoTrue makes of it is for `npm run judge -- gotrue`. */
it('goes to a Supabase project that has our tables', async () => {
  const url = await sharedDatabase({ version: 15, kind: 'empty' });
  const admin = postgres(url, { onnotice: () => {} });
  await preparePlatform(admin);
  await admin.unsafe(PLATFORM_ACCOUNTS).simple();
  const ownerUrl = url.replace('postgres:postgres@', 'project_owner:owner@');
  const load = () => runCommand(['load', file], at(ownerUrl));
  const early = await load();
  await migrateAsOwner(admin, ownerUrl);
  await admin`alter table almanac.keys add column later text`;
  const other = await load();
  await admin`alter table almanac.keys drop column later`;
  expect([early, other]).toMatchObject([
    { code: 1, stdout: expect.stringContaining('supabase db push') },
    { code: 1, stdout: expect.stringContaining('tables of another version') },
  ]);

  const before = await sumsOf(in18, OURS);
  expect(await load()).toMatchObject({ code: 0, stdout: expect.stringContaining('a link') });
  expect(await sumsOf(url, OURS)).toEqual(before);
  const found = await admin`
    select u.email, encrypted_password, extract(year from banned_until)::int as banned_until, provider,
      provider_id = u.id::text as is_own
    from auth.users u join auth.identities on user_id = u.id order by u.created_at`;
  const kept = { encrypted_password: null, provider: 'email', is_own: true };
  expect([...found]).toEqual([
    { ...kept, email: ada.email, banned_until: null },
    { ...kept, email: 'eve@example.org', banned_until: 9999 },
  ]);
  await admin.end();
});

it.each([
  { why: 'there is something already', into: in15, says: /accounts or records/ },
  {
    why: 'it was cut short',
    spoil: (text: string) => text.slice(0, text.length - 40),
    says: /cut short/,
  },
  {
    why: 'it was cut between two lines',
    spoil: (text: string) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1),
    says: /cut short/,
  },
  {
    why: 'a newer program wrote it',
    spoil: (text: string) => text.replace('"migrations":[', '"migrations":["999-later.sql",'),
    says: /newer program/,
  },
  { why: 'it is no dump', spoil: () => '{"a":1}\n', says: /no dump/ },
])('loads nothing where $why', async ({ into, spoil = (text: string) => text, says }) => {
  const spoilt = join(folder, crypto.randomUUID());
  await writeFile(spoilt, spoil(await readFile(file, 'utf8')));
  const target = into ?? (await sharedDatabase({ version: 15, kind: 'empty' }));
  const { code, stdout } = await runCommand(['load', spoilt], at(target));
  expect([code, stdout]).toEqual([1, expect.stringMatching(says)]);
  if (into) return;
  const database = openPostgresDatabase(target);
  const made = await database.query(
    `select from pg_namespace where nspname in ('auth', 'almanac')`,
  );
  await database.close();
  expect(made).toEqual([]);
});

it('leaves sessions behind where they are not asked for', async () => {
  const second = join(folder, 'without');
  await runCommand(['dump', second], at(in18));
  expect(await readFile(second, 'utf8')).not.toContain('auth.sessions');
});
