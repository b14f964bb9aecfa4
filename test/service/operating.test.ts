import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { lockFolder } from '../../src/service/hosts/node/folder-lock.ts';
import { NODE_FLAGS } from '../support/node-flags.ts';
import { freePort } from '../support/postgres.ts';
import { prepareDataFolder } from '../support/shared-databases.ts';
import { aPerson, call, PASSWORD, type Person } from './homes.ts';

const PROGRAM = 'dist/service/main.js';
let folder: string;
let running: ChildProcess[] = [];
let fresh: string;
// A start that makes a database from nothing takes long; that of `workbench/host` does.
beforeAll(async () => {
  fresh = folder = await mkdtemp(join(tmpdir(), 'almanac-fresh-'));
  await prepareDataFolder(fresh);
  await stop((await start()).process);
});
afterAll(() => rm(fresh, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-data-'));
  await cp(fresh, folder, { recursive: true });
});
afterEach(async () => {
  await Promise.all(running.map(stop));
  running = [];
  await rm(folder, { recursive: true, force: true });
});

describe('the program', () => {
  it('keeps what it was given over a restart: datasets, accounts, sessions and keys', async () => {
    const first = await start();
    const ada = await aPerson(first);
    await publish(first, ada, 'Kept');
    await stop(first.process);

    const second = await start();
    expect(await namesOf(second, ada)).toEqual(['Kept']);
    const body = { refresh_token: ada.refreshToken };
    const path = '/auth/v1/token?grant_type=refresh_token';
    expect(await call(second, path, { method: 'POST', body })).toMatchObject({ status: 200 });
  });

  it('writes its secrets for its own account alone', async () => {
    const { mode } = await stat(join(fresh, 'keys.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('will not share its data folder with a second process, and says who is in there', async () => {
    const first = await start();
    const second = await run([]);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`is in use by another process (number ${first.process.pid})`);
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
  });

  it('takes over the folder of a process that was killed, with everything it had answered for', async () => {
    const first = await start();
    const ada = await aPerson(first);
    await publish(first, ada, 'Survives');
    first.process.kill('SIGKILL');
    await ended(first.process);

    const second = await start();
    expect(await namesOf(second, ada)).toEqual(['Survives']);
  });

  it('stops at a wrong setting with a sentence and no stack', async () => {
    const { code, stderr } = await run([], { PORT: 'eighty' });
    expect(code).toBe(1);
    expect(stderr).toBe('PORT must be a whole number from 0 to 65,535, not "eighty".\n');
  });

  it('stops when its keys are spoilt, rather than make new ones over them', async () => {
    await writeFile(join(folder, 'keys.json'), '{ half');
    const { code, stderr } = await run([]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('keys.json cannot be read')]);
    expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe('{ half');
  });

  it('says so when PostgreSQL cannot be reached', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://nobody:secret@localhost:${port}/none`;
    const { code, stderr } = await run([], { DATABASE_URL: databaseUrl });
    expect([code, stderr]).toEqual([1, expect.stringContaining('database cannot be reached')]);
    expect(stderr).not.toContain('secret');
  });

  it('logs one line a request, without tokens, passwords, addresses of people or rows', async () => {
    const service = await start();
    const ada = await aPerson(service);
    await publish(service, ada, 'Unspoken name');
    await call(service, '/functions/v1/datasets?search=whisper', { token: ada.accessToken });
    const lines = service.output().split('\n').filter(Boolean);
    expect(lines.map((line) => JSON.parse(line).path).filter(Boolean)).toEqual([
      '/auth/v1/signup',
      '/functions/v1/ingest-dataset',
      '/functions/v1/datasets',
    ]);
    const secrets = [ada.accessToken, ada.refreshToken, ada.email, PASSWORD, 'Unspoken', 'whisper'];
    expect(secrets.filter((secret) => service.output().includes(secret))).toEqual([]);
  });

  it('tells callers apart in its log by marks that name nobody', async () => {
    const service = await start({ ALMANAC_TRUSTED_PROXIES: '1' });
    const [ada, ben] = [await aPerson(service), await aPerson(service, 'Ben')];
    const list = (token: string, address: string) =>
      call(service, `/functions/v1/datasets?search=${address}`, {
        token,
        headers: { 'x-forwarded-for': address },
      });
    for (const { accessToken } of [ada, ben, ada]) await list(accessToken, '198.51.100.7');
    await list('', '198.51.100.8');
    const marks = service
      .output()
      .split('\n')
      .filter((line) => line.includes('/functions/v1/datasets'))
      .map((line) => JSON.parse(line) as { account?: string; address: string });
    const [first, second, third, nobody] = marks;
    expect(first?.account).toMatch(/^[\w-]{12}$/);
    expect([third?.account, third?.address]).toEqual([first?.account, first?.address]);
    expect(second?.account).not.toBe(first?.account);
    expect(second?.address).toBe(first?.address);
    expect(nobody).not.toHaveProperty('account');
    expect(nobody?.address).not.toBe(first?.address);
    for (const secret of [ada.id, ben.id, '198.51.100'])
      expect(service.output()).not.toContain(secret);
  });

  it('resets a password, which ends the sessions that knew the old one', async () => {
    const service = await start();
    const ada = await aPerson(service);
    await stop(service.process);
    const reset = await run(['reset-password', ada.email.toUpperCase()], {}, 'a brand new one\n');
    expect(reset).toMatchObject({ code: 0, stdout: expect.stringContaining('password was set') });

    const again = await start();
    const signIn = (password: string) =>
      call(again, '/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email: ada.email, password },
      });
    expect((await signIn(PASSWORD)).status).toBe(400);
    expect((await signIn('a brand new one')).status).toBe(200);
    const body = { refresh_token: ada.refreshToken };
    const path = '/auth/v1/token?grant_type=refresh_token';
    expect((await call(again, path, { method: 'POST', body })).status).toBe(400);
  });

  it('removes an account with its data', async () => {
    const service = await start();
    const ada = await aPerson(service);
    await publish(service, ada, 'Goes too');
    await stop(service.process);
    expect((await run(['remove-account', ada.email])).code).toBe(0);
    expect((await run(['remove-account', ada.email])).stdout).toContain('no account');

    const again = await start();
    const list = await call(again, '/functions/v1/datasets');
    expect(list.body).toEqual({ datasets: [], next: null });
  });

  it('replaces its signing key: old tokens go on, and end at once where that is asked for', async () => {
    const first = await start();
    const ada = await aPerson(first);
    await stop(first.process);
    expect((await run(['replace-key'])).code).toBe(0);

    const second = await start();
    const ben = await aPerson(second, 'Ben');
    expect(keyIdOf(ben)).not.toBe(keyIdOf(ada));
    expect(await namesOf(second, ada)).toEqual([]);
    await stop(second.process);
    expect((await run(['replace-key', '--revoke-others'])).code).toBe(0);

    const third = await start();
    const path = '/functions/v1/datasets';
    for (const { accessToken } of [ada, ben])
      expect((await call(third, path, { token: accessToken })).status).toBe(401);
    const body = { refresh_token: ben.refreshToken };
    const exchange = '/auth/v1/token?grant_type=refresh_token';
    expect((await call(third, exchange, { method: 'POST', body })).status).toBe(200);
  });

  it('knows no other command', async () => {
    const { code, stderr } = await run(['dance']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('reset-password')]);
  });
});

describe('the lock of the data folder', () => {
  it.each([
    {
      what: 'of a process that is gone',
      text: JSON.stringify({ process: 2 ** 22 + 1, machine: 'HERE' }),
    },
    { what: 'that was written half', text: '{"proc', old: true },
    {
      what: 'of a machine that fell silent',
      text: '{"process":1,"machine":"elsewhere"}',
      old: true,
    },
  ])('is taken over when it is one $what', async ({ text, old }) => {
    const file = join(folder, 'in-use.lock');
    await writeFile(file, text.replace('HERE', hostname()));
    if (old) {
      const long = new Date(Date.now() - 60_000);
      await utimes(file, long, long);
    }
    const locking = await lockFolder(folder);
    expect(locking.ok).toBe(true);
    if (locking.ok) await locking.lock.release();
  });

  it('is respected when a machine elsewhere was heard of lately', async () => {
    const file = join(folder, 'in-use.lock');
    await writeFile(file, '{"process":1,"machine":"elsewhere"}');
    // As late as can be, so that it is still lately when this machine comes to look.
    const lately = new Date(Date.now() + 3_600_000);
    await utimes(file, lately, lately);
    expect(await lockFolder(folder)).toMatchObject({
      ok: false,
      problem: { kind: 'folder-in-use' },
    });
  });

  it('goes to one of many that ask at once', async () => {
    // Rarely does one round meet the moment in which two could both have come in.
    for (let round = 0; round < 40; round++) {
      await writeFile(join(folder, 'in-use.lock'), '');
      await utimes(join(folder, 'in-use.lock'), 1, 1);
      const lockings = await Promise.all(Array.from({ length: 8 }, () => lockFolder(folder)));
      expect(lockings.filter(({ ok }) => ok)).toHaveLength(1);
      for (const locking of lockings) if (locking.ok) await locking.lock.release();
    }
  });
});

type Started = { address: string; process: ChildProcess; output: () => string };

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
    env: { ...process.env, ALMANAC_DATA_DIR: folder, PORT: String(port), ...environment },
  });
  running.push(child);
  let output = '';
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('"started"')) resolve();
    });
    child.once('exit', () => reject(new Error(`Cannot start: ${complaint}`)));
  });
  return { address: `http://localhost:${port}`, process: child, output: () => output };
}

function run(
  args: string[],
  environment: Record<string, string> = {},
  input = '',
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ALMANAC_DATA_DIR: folder, ...environment };
    const flags = [...NODE_FLAGS, PROGRAM, ...args];
    const child = execFile(process.execPath, flags, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended(child);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

async function publish(at: { address: string }, { accessToken }: Person, name: string) {
  const body = { name, is_public: false, rows: [{ Year: 1961, '01_max': 123.456 }] };
  await call(at, '/functions/v1/ingest-dataset', { method: 'POST', token: accessToken, body });
}

async function namesOf(at: { address: string }, { accessToken }: Person): Promise<string[]> {
  const list = await call(at, '/functions/v1/datasets?mine=true', { token: accessToken });
  return (list.body.datasets as { name: string }[]).map(({ name }) => name);
}

function keyIdOf({ accessToken }: Person): string {
  return JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()).kid;
}
