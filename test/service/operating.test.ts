import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import postgres from 'postgres';
import { lockFolder } from '../../src/service/hosts/node/folder-lock.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import { freePort } from '../support/postgres.ts';
import { runCommand } from '../support/run-command.ts';
import {
  endProcess,
  type Program,
  serviceEnvironment,
  startService,
} from '../support/run-service.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { type Answer, aPerson, call, PASSWORD, type Person, published } from './homes.ts';

const PROGRAM = 'dist/service/main.js';
const LIST = '/functions/v1/datasets';
const NEW_PASSWORD = 'a brand new one';
let folder: string;
const running: ChildProcess[] = [];
afterAll(() => Promise.all(running.map((child) => endProcess(child, 'SIGTERM'))));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the program', () => {
  it('stops at a wrong setting and at a misspelt one, each with a sentence and no stack', async () => {
    const { code, stderr } = await run(folder, [], { ALMANAC_SINGUP: 'closed', PORT: 'eighty' });
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      // It would leave the sign-up open.
      'ALMANAC_SINGUP is the name of no setting, so nothing reads it. Correct it, or take it away: docs/operations.md lists them all.',
      'PORT must be a whole number from 0 to 65,535, not "eighty".',
      '',
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('stops when its keys are spoilt, rather than make new ones over them', async () => {
    await writeFile(join(folder, 'keys.json'), '{ half');
    const { code, stderr } = await run(folder, [], { DATABASE_URL: await sharedDatabase() });
    expect([code, stderr]).toEqual([1, expect.stringContaining('keys.json cannot be read')]);
    expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe('{ half');
  });

  it('says so when it cannot listen', async () => {
    // An address of another machine, one that is kept for examples.
    const HOST = '203.0.113.9';
    const { code, stderr } = await run(folder, [], { HOST, DATABASE_URL: await sharedDatabase() });
    expect([code, stderr]).toEqual([1, expect.stringContaining(`cannot listen at ${HOST}, port`)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('says so when PostgreSQL cannot be reached', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://nobody:secret@localhost:${port}/none`;
    const { code, stderr } = await run(folder, [], { DATABASE_URL: databaseUrl });
    expect([code, stderr]).toEqual([1, expect.stringContaining('database cannot be reached')]);
    expect(stderr).not.toContain('secret');
  });

  it('knows no command that only every object of the language has, and opens nothing for it', async () => {
    const { code, stderr } = await run(folder, ['toString']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('reset-password')]);
    expect(await readdir(folder)).toEqual([]);
  });

  // Of a database that is not there tells the command below.
  it.each([
    { what: 'a password that is not its', change: { password: 'wrong' }, code: '28P01' },
    {
      what: 'a server that only reads',
      change: { search: '?default_transaction_read_only=on' },
      code: '25006',
    },
    {
      what: 'a user without rights',
      change: { username: 'guest', password: 'guest' },
      code: '42501',
    },
  ])('says so when PostgreSQL refuses $what', async ({ change, code }) => {
    const address = await sharedDatabase();
    await asOwner(address, async (sql) => {
      const [guest] = await sql`select from pg_roles where rolname = 'guest'`;
      if (!guest) await sql`create role guest login password 'guest'`;
    });
    const url = new URL(address);
    Object.assign(url, change);
    const DATABASE_URL = url.href;
    const stopped = await run(folder, [], { DATABASE_URL });
    expect([stopped.code, stopped.stderr]).toEqual([
      1,
      expect.stringContaining(`(its code: ${code})`),
    ]);
    expect(stopped.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('the program while it runs', () => {
  let home: string;
  let service: Program;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'almanac-data-'));
    service = await start(home, { ALMANAC_TRUSTED_PROXIES: '1' });
  });
  afterAll(async () => {
    await service.end('SIGTERM');
    await rm(home, { recursive: true, force: true });
  });

  it('writes its secrets for its own account alone', async () => {
    const { mode } = await stat(join(home, 'keys.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('will not share its data folder with a second process, and says who is in there', async () => {
    const second = await run(home, []);
    expect(second.code).toBe(1);
    const number = service.child.pid;
    expect(second.stderr).toContain(`is in use by another process (number ${number})`);
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
  });

  it('logs one line a request, without tokens, passwords, addresses of people or rows', async () => {
    const from = service.log().length;
    const ada = await aPerson(service);
    await published(service, ada, { name: 'Unspoken name' });
    await call(service, '/functions/v1/datasets?search=whisper', { token: ada.accessToken });
    const logged = await requestsLogged(service, from, 3);
    expect(logged.map(({ path }) => path)).toEqual([
      '/auth/v1/signup',
      '/functions/v1/ingest-dataset',
      '/functions/v1/datasets',
    ]);
    const secrets = [ada.accessToken, ada.refreshToken, ada.email, PASSWORD, 'Unspoken', 'whisper'];
    expect(secrets.filter((secret) => service.log().includes(secret))).toEqual([]);
  });

  it('tells callers apart in its log by marks that name nobody', async () => {
    const from = service.log().length;
    const [ada, ben] = [await aPerson(service), await aPerson(service, 'Ben')];
    const list = (token: string, address: string) =>
      call(service, `/functions/v1/datasets?search=${address}`, {
        token,
        headers: { 'x-forwarded-for': address },
      });
    for (const { accessToken } of [ada, ben, ada]) await list(accessToken, '198.51.100.7');
    await list('', '198.51.100.8');
    const [, , first, second, third, nobody] = await requestsLogged(service, from, 6);
    expect(first?.account).toMatch(/^[\w-]{12}$/);
    expect([third?.account, third?.address]).toEqual([first?.account, first?.address]);
    expect(second?.account).not.toBe(first?.account);
    expect(second?.address).toBe(first?.address);
    expect(nobody).not.toHaveProperty('account');
    expect(nobody?.address).not.toBe(first?.address);
    for (const secret of [ada.id, ben.id, '198.51.100'])
      expect(service.log()).not.toContain(secret);
  });
});

// One life with three starts, lived once; each test says what came of a part of it.
describe('the program over stops and the commands between', () => {
  let lived: Awaited<ReturnType<typeof liveThrough>>;
  beforeAll(async () => {
    const home = await mkdtemp(join(tmpdir(), 'almanac-data-'));
    try {
      lived = await liveThrough(home, await sharedDatabase());
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });

  it('keeps what it was given over a restart: datasets, accounts, sessions and keys', () => {
    expect(lived.afterStop).toEqual({ ofAda: ['Kept'], refreshOfAda: 200 });
  });

  it('resets a password, which ends the sessions that knew the old one', () => {
    expect(lived.commands.reset).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('password was set'),
    });
    expect(lived.afterReset).toEqual({ oldPassword: 400, newPassword: 200, oldSession: 400 });
  });

  it('removes an account with its data', () => {
    expect(lived.commands.removed.code).toBe(0);
    expect(lived.commands.removedAgain.stdout).toContain('no account');
    expect(lived.afterRemoval).toEqual({ datasets: [], next: null });
  });

  it('replaces its signing key: old tokens go on, and end at once where that is asked for', () => {
    const { commands, keys, afterStop, afterRevocation } = lived;
    expect([commands.replaced.code, commands.revoked.code]).toEqual([0, 0]);
    expect(keys.after).not.toBe(keys.before);
    // Asked with a token of the key before.
    expect(afterStop.ofAda).toEqual(['Kept']);
    expect(afterRevocation).toEqual({ ofOldest: 401, ofOld: 401, refresh: 200 });
  });

  it('says so when the database goes away in the middle of a command', () => {
    const { code, stdout } = lived.commands.withoutDatabase;
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(
        /^PostgreSQL does not let the service work \(its code: 3D000\)\. Check .*\n$/,
      ),
    ]);
  });
});

async function liveThrough(home: string, DATABASE_URL: string) {
  const at = { DATABASE_URL };
  const first = await start(home, at);
  const [ada, ben, cyd] = [await aPerson(first), await aPerson(first), await aPerson(first)];
  await published(first, ada, { name: 'Kept', is_public: false });
  await published(first, cyd, { name: 'Goes too' });
  await first.end('SIGTERM');
  const reset = ['reset-password', ben.email.toUpperCase()];
  const commands = {
    reset: await run(home, reset, at, `${NEW_PASSWORD}\n`),
    removed: await run(home, ['remove-account', cyd.email], at),
    removedAgain: await run(home, ['remove-account', cyd.email], at),
    replaced: await run(home, ['replace-key'], at),
  };

  const second = await start(home, at);
  const dee = await aPerson(second);
  const afterStop = {
    ofAda: await namesOf(second, ada),
    refreshOfAda: await statusOfRefresh(second, ada),
  };
  const afterReset = {
    oldPassword: await statusOfSignIn(second, ben, PASSWORD),
    newPassword: await statusOfSignIn(second, ben, NEW_PASSWORD),
    oldSession: await statusOfRefresh(second, ben),
  };
  const afterRemoval = (await call(second, LIST)).body;
  await second.end('SIGTERM');
  const revoked = await run(home, ['replace-key', '--revoke-others'], at);

  const third = await start(home, at);
  const afterRevocation = {
    ofOldest: (await call(third, LIST, { token: ada.accessToken })).status,
    ofOld: (await call(third, LIST, { token: dee.accessToken })).status,
    refresh: await statusOfRefresh(third, dee),
  };
  await third.end('SIGTERM');
  const withoutDatabase = await run(home, reset, at, async () => {
    await dropDatabase(DATABASE_URL);
    return `${NEW_PASSWORD}\n`;
  });
  return {
    afterStop,
    afterReset,
    afterRemoval,
    afterRevocation,
    commands: { ...commands, revoked, withoutDatabase },
    keys: { before: keyIdOf(ada), after: keyIdOf(dee) },
  };
}

describe('the lock of the data folder', () => {
  const quick = { beatMs: 20, watchMs: 300 };

  it.each([
    { what: 'of a process that is gone', text: `{"process":${2 ** 22 + 1}}` },
    { what: 'that was written half', text: '{"proc' },
    { what: 'whose number is that of another program now', text: `{"process":${process.ppid}}` },
    { what: 'whose number is our own, as in every container', text: `{"process":${process.pid}}` },
  ])('is taken over when it does not move and is one $what', async ({ text }) => {
    await writeFile(join(folder, 'in-use.lock'), text);
    const locking = await lockFolder(folder, quick);
    expect(locking.ok).toBe(true);
    if (locking.ok) await locking.lock.release();
  });

  it('is respected while it moves, whatever number it says', async () => {
    const file = join(folder, 'in-use.lock');
    await writeFile(file, `{"process":${2 ** 22 + 1}}`);
    let at = 0;
    const beating = setInterval(() => void utimes(file, ++at, at), 50);
    const locking = await lockFolder(folder, { beatMs: 20, watchMs: 60_000 });
    clearInterval(beating);
    expect(locking).toMatchObject({ ok: false, problem: { kind: 'folder-in-use' } });
  });

  it('tells a holder that was still for too long that another has it now, and leaves that one alone', async () => {
    let isLost = false;
    const slept = await lockFolder(folder, { ...quick, lost: () => (isLost = true) });
    const file = join(folder, 'in-use.lock');
    // As another process does that saw it still.
    await writeFile(file, '{"process":1,"id":"another"}');
    while (!isLost) await pause(5);
    if (slept.ok) await slept.lock.release();
    expect(await readFile(file, 'utf8')).toContain('another');
  });

  // https://man7.org/linux/man-pages/man1/unshare.1.html: every program in there has number 1, and one host name.
  const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
  (canUnshare ? it.each : it.skip.each)([
    { like: '--pid', why: 'a number is of its own container' },
    { like: '--pid --ipc', why: "PostgreSQL's own lock sees nobody either" },
  ])(
    'keeps a second process out as two containers share a folder, $like: $why',
    async ({ like }) => {
      const first = contained(like);
      const firstSays = await first.says;
      const second = contained(like);
      const secondSays = await second.says;
      await Promise.all([first, second].map(({ child }) => endProcess(child, 'SIGKILL')));
      expect(firstSays).toContain('"started"');
      expect(secondSays).toContain('is in use by another process');
    },
  );

  it('is said to be out of reach where nothing can be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, stderr } = await run(join(file, 'data'), []);
    expect(code).toBe(1);
    expect(stderr).toContain('Check that its disk has room and that this account may write there.');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each(['a file', 'a link to a folder that is not there'])(
    'is said to be out of reach where the folder is %s',
    async (what) => {
      const data = join(folder, 'data');
      await (what === 'a file' ? writeFile(data, '') : symlink(join(folder, 'gone'), data));
      expect(await lockFolder(data)).toEqual({
        ok: false,
        problem: { kind: 'database-not-opened', folder: data },
      });
    },
  );

  it('is said to be out of reach where the lock itself cannot be read', async () => {
    await mkdir(join(folder, 'in-use.lock'));
    expect(await lockFolder(folder)).toEqual({
      ok: false,
      problem: { kind: 'database-not-opened', folder },
    });
  });

  it('goes to one of many that ask at once', async () => {
    const ROUNDS = TAKES_EVERY_CASE ? 40 : 10;
    // Rarely does one round meet the moment in which two could both have come in.
    for (let round = 0; round < ROUNDS; round++) {
      await writeFile(join(folder, 'in-use.lock'), '');
      const lockings = await Promise.all(
        Array.from({ length: 8 }, () => lockFolder(folder, quick)),
      );
      expect(lockings.filter(({ ok }) => ok)).toHaveLength(1);
      for (const locking of lockings) if (locking.ok) await locking.lock.release();
    }
  });
});

/** The program as number 1 of a container of its own: what it says until it has started, or until it ends. */
function contained(like: string): { child: ChildProcess; says: Promise<string> } {
  const child = spawn(
    'unshare',
    [...like.split(' '), '--fork', '--kill-child', process.execPath, PROGRAM],
    {
      env: serviceEnvironment({ ALMANAC_DATA_DIR: folder, PORT: '0' }),
    },
  );
  running.push(child);
  let said = '';
  const says = new Promise<string>((resolve) => {
    const hear = (text: Buffer) => {
      said += text;
      if (said.includes('"started"')) resolve(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve(said));
  });
  return { child, says };
}

async function start(home: string, environment: Record<string, string> = {}): Promise<Program> {
  const started = await startService({ ALMANAC_DATA_DIR: home, ...environment });
  running.push(started.child);
  return started;
}

const run = (
  home: string,
  args: string[],
  environment: Record<string, string> = {},
  input?: Parameters<typeof runCommand>[2],
) => runCommand(args, { ALMANAC_DATA_DIR: home, ...environment }, input);

function dropDatabase(address: string): Promise<unknown> {
  const name = new URL(address).pathname.slice(1);
  return asOwner(address, (sql) => sql`drop database ${sql(name)} with (force)`);
}

/** Of the server, beside the database that the address names. */
async function asOwner(
  address: string,
  act: (sql: postgres.Sql) => PromiseLike<unknown>,
): Promise<void> {
  const sql = postgres(new URL('/postgres', address).href);
  await act(sql);
  await sql.end();
}

type LoggedRequest = { path: string; account?: string; address: string };

/** Its log may arrive after its answer. */
async function requestsLogged(
  { log }: Program,
  from: number,
  count: number,
): Promise<LoggedRequest[]> {
  const logged = () =>
    log()
      .slice(from)
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as LoggedRequest)
      .filter(({ path }) => path !== undefined);
  while (logged().length < count) await pause(5);
  return logged();
}

async function namesOf(at: { address: string }, { accessToken }: Person): Promise<string[]> {
  return namesIn(await call(at, `${LIST}?mine=true`, { token: accessToken }));
}

function namesIn({ body }: Answer): string[] {
  return (body.datasets as { name: string }[]).map(({ name }) => name);
}

async function statusOfRefresh(at: { address: string }, { refreshToken }: Person): Promise<number> {
  const body = { refresh_token: refreshToken };
  const path = '/auth/v1/token?grant_type=refresh_token';
  return (await call(at, path, { method: 'POST', body })).status;
}

async function statusOfSignIn(
  at: { address: string },
  { email }: Person,
  password: string,
): Promise<number> {
  const path = '/auth/v1/token?grant_type=password';
  return (await call(at, path, { method: 'POST', body: { email, password } })).status;
}

function keyIdOf({ accessToken }: Person): string {
  return JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()).kid;
}
