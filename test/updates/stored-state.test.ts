import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { sayIn } from '../../src/addon/workplace/say.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { Session } from '../../src/core/session/session.ts';
import type { RunLog } from '../../src/core/upload/run-log.ts';
import { LANGUAGES, type Language } from '../../src/core/words/languages.ts';
import { type RunningService, startService } from '../../src/service/hosts/node/start-service.ts';
import {
  openPostgresDatabase,
  POSTGRES_OPTIONS,
} from '../../src/service/store/postgres-database.ts';
import { sidebarWords } from '../../src/sidebar/words/sidebar-words.ts';
import { startWorkbench } from '../../src/workbench/host/start-workbench.ts';
import { wordsIn } from '../addon/support/words-file.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { COLLEAGUE, readState, STATE, savedStage, unpackFolder, YOU } from './open-state.ts';

type Stored = Record<string, unknown>;

/** One person's properties, as JSON, by the first word of their names. */
async function propertiesOf(person: string): Promise<[string, Stored][]> {
  const { properties } = await savedStage();
  const stored = Object.entries(properties[`user:${person}`] ?? {});
  return stored.map(([key, text]) => [key, JSON.parse(text)]);
}

/** Those in properties whose name begins with one of `names`, or in all. */
async function everyProblem(names?: readonly string[]): Promise<Problem[]> {
  const { properties } = await savedStage();
  const found = new Map<string, Problem>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value && 'params' in value) {
      const problem = value as Problem;
      found.set(problem.kind, problem);
    }
    for (const inner of Object.values(value)) look(inner);
  };
  for (const store of Object.values(properties))
    for (const [key, text] of Object.entries(store))
      if (!names || names.includes(key.split(' ')[0] ?? '')) look(JSON.parse(text));
  return [...found.values()];
}

describe('what the fixtures hold', () => {
  it('is every property a person and a document have', async () => {
    const yours = (await propertiesOf(YOU)).map(([key]) => key.split(' ')[0]);
    const theirs = (await propertiesOf(COLLEAGUE)).map(([key]) => key.split(' ')[0]);
    const kinds = new Set([...yours, ...theirs]);
    expect([...kinds].sort()).toEqual(
      ['missed', 'notice', 'runs', 'schedule', 'session', 'tag', 'upload', 'wanted-view'].sort(),
    );
    const { properties } = await savedStage();
    const document = Object.keys(properties['document:state-station'] ?? {});
    expect([...new Set(document.map((key) => key.split(' ')[0]))].sort()).toEqual(
      ['job', 'tabs', 'tick', 'wishes'].sort(),
    );
  });

  it('is a run of every outcome, by everyone who can start one', async () => {
    const logs = (await propertiesOf(YOU)).filter(([key]) => key.startsWith('runs '));
    const runs = logs.flatMap(([, log]) => (log as RunLog).runs);
    const outcomes = new Set(runs.map(({ outcome }) => outcome));
    expect([...outcomes].sort()).toEqual(
      ['failed', 'held', 'sending', 'sent', 'skipped', 'unknown'].sort(),
    );
    expect(new Set(runs.map(({ by }) => by))).toEqual(new Set(['menu', 'schedule', 'sidebar']));
  });

  it('is a session that lives and one that was refused', async () => {
    const sessionOf = async (person: string) =>
      Object.fromEntries(await propertiesOf(person)).session as Session;
    expect((await sessionOf(YOU)).refused).toBeNull();
    expect((await sessionOf(COLLEAGUE)).refused).not.toBeNull();
  });
});

describe.each(LANGUAGES)('every reason on record, in %s', (language) => {
  it('has its sentence still, in the sidebar', async () => {
    const problems = await everyProblem();
    expect(problems.length).toBeGreaterThan(6);
    const { say, sayKind } = sidebarWords({ language, locale: language, zone: 'UTC', now: 0 });
    const unsaid = problems.filter((problem) =>
      sayKind(problem).includes(say('sidebar.unsaid', { kind: problem.kind })),
    );
    expect(unsaid).toEqual([]);
  });

  it('has its sentence still in menus and mails, which tell of runs and of the session', async () => {
    const problems = await everyProblem(['runs', 'session']);
    expect(problems.length).toBeGreaterThan(3);
    if (language !== 'en') await install(language);
    const say = sayIn(language);
    const unsaid = problems.filter((problem) =>
      say.problem(problem).includes(say('addon.something-else', { kind: problem.kind })),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('the folder of `npm start`', () => {
  it('opens as it stood', async () => {
    const { folder, remove } = await unpackFolder();
    const workbench = await startWorkbench({
      built: resolve('dist'),
      folder,
      reset: false,
      pagePort: 0,
      servicePort: 0,
    });
    const { account, directoryUrl } = workbench.setting;
    const { email, password } = await readState<{ email: string; password: string }>(
      'account.json',
    );
    expect(account).toEqual({ email, password });
    const { access_token: token } = await post(directoryUrl, PASSWORD, account);
    expect((await datasetsOf(directoryUrl, token)).sort()).toEqual(
      (await readState<{ id: string }[]>('datasets.json')).map(({ id }) => id).sort(),
    );
    await workbench.stop();
    await remove();
  });
});

const PASSWORD = '/auth/v1/token?grant_type=password';
const REFRESH = '/auth/v1/token?grant_type=refresh_token';

describe('a PostgreSQL database', () => {
  let server: PostgresServer;
  let service: RunningService;
  let kept: {
    now: number;
    refreshToken: string;
    key: Record<string, string>;
    body: unknown;
    kept: { dataset: { id: string } };
  };

  beforeAll(async () => {
    kept = await readState('postgres.json');
    server = await startPostgres();
    const databaseUrl = await server.newDatabase();
    await restore(databaseUrl);
    service = await startService({
      port: 0,
      databaseUrl,
      now: () => kept.now + 1000,
      settings: {
        siteUrl: 'https://almanac.example',
        jwtSecret: 'a secret of these files alone, used nowhere',
      },
    });
  });
  afterAll(async () => {
    await service?.stop();
    await server?.end();
  });

  test('an account signs in with the password it had', async () => {
    const account = await readState('account.json');
    expect((await post(service.address, PASSWORD, account)).access_token).toEqual(
      expect.any(String),
    );
  });

  test('a session is renewed, its datasets are there, and a repeated upload is the same one', async () => {
    const session = await post(service.address, REFRESH, { refresh_token: kept.refreshToken });
    const before = await datasetsOf(service.address, session.access_token);
    expect(before).toHaveLength(4);
    const again = await post(service.address, INGEST, kept.body, {
      authorization: `Bearer ${session.access_token}`,
      ...kept.key,
    });
    expect(again).toEqual(kept.kept);
    expect(await datasetsOf(service.address, session.access_token)).toEqual(before);
  });
});

const INGEST = '/functions/v1/ingest-dataset';

/** The roles belong to the server, so a dump of one database lacks them. */
async function restore(databaseUrl: string): Promise<void> {
  const database = openPostgresDatabase(databaseUrl, { ...POSTGRES_OPTIONS, connections: 1 });
  for (const role of ['anon', 'authenticated'])
    await database.run(`create role ${role} nologin noinherit`);
  await database.run(await readFile(join(STATE, 'postgres.sql'), 'utf8'));
  await database.close();
}

type Answered = { access_token: string };

async function post(
  address: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answered = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${answered}`);
  return JSON.parse(answered);
}

/** Ids, those folded under a newer one included. */
async function datasetsOf(address: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}/functions/v1/datasets?mine=true&limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  type Entry = { id: string; earlier?: Entry[] };
  const { datasets } = (await response.json()) as { datasets: Entry[] };
  return datasets.flatMap((one) => [one, ...(one.earlier ?? [])]).map(({ id }) => id);
}

/** As Google does with the file of a language: its function is known everywhere. */
async function install(language: Language): Promise<void> {
  const words = await wordsIn(language);
  Object.assign(globalThis, { [`almanacWords_${language}_`]: () => words });
}
