import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it, test } from '@jest/globals';
import { newDemoAccount } from '../../../src/workbench/host/demo-account.ts';
import { freePort, listen } from '../../../src/workbench/host/listen.ts';
import { openWorkbenchStage } from '../../../src/workbench/host/open-workbench-stage.ts';
import type { Setting } from '../../../src/workbench/host/setting.ts';
import { readStartArguments } from '../../../src/workbench/host/start-arguments.ts';
import { startWorkbench } from '../../../src/workbench/host/start-workbench.ts';
import { openStateFolder } from '../../../src/workbench/host/state-folder.ts';

const home = await mkdtemp(join(tmpdir(), 'workbench-'));
afterAll(() => rm(home, { recursive: true }));

describe('a port that is in use', () => {
  it('is passed over for the next free one', async () => {
    const taken = createServer();
    const port = await listen(taken, 0);
    const other = createServer();
    const next = await listen(other, port);
    expect(next).toBeGreaterThan(port);
    await Promise.all([taken, other].map((server) => new Promise((done) => server.close(done))));
  });

  it('is found before a program that opens its own is started', async () => {
    const taken = createServer();
    const port = await listen(taken, 0);
    expect(await freePort(port)).toBeGreaterThan(port);
    await new Promise((done) => taken.close(done));
  });

  it('is only ever one of this machine', async () => {
    const server = createServer();
    await listen(server, 0);
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    await new Promise((done) => server.close(done));
  });
});

describe('a reset', () => {
  const built = resolve('dist');
  const folder = join(home, 'reset');
  const start = (reset: boolean, servicePort = 0) =>
    startWorkbench({ built, folder, reset, pagePort: 0, servicePort });
  it('is refused while another workbench works in the folder, takes all that was kept, and begins afresh', async () => {
    const spreadsheets = () => readFile(join(folder, 'stage.json'), 'utf8');
    const first = await start(false);
    await expect(start(true)).rejects.toThrow(/npm start -- --folder NAME/);
    const kept = JSON.parse(await readFile(join(folder, 'account.json'), 'utf8'));
    expect(kept.password).toBe(first.setting.account.password);
    expect(await sessionsOf(first.setting)).toHaveLength(1);
    await first.stop();
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['service', 'stage.json']));
    expect(await spreadsheets()).toContain('Alder Ridge');
    // There is no such port, so nothing begins in the folder that was cleared.
    await expect(start(true, 70_000)).rejects.toThrow(/70000/);
    expect(await readdir(folder)).toEqual(['account.json']);
    // What of an earlier life had come back would be read here.
    await writeFile(join(folder, 'stage.json'), '{}');
    const afresh = await start(true);
    expect(afresh.setting.account.password).not.toBe(first.setting.account.password);
    await afresh.stop();
    expect(await spreadsheets()).toContain('Alder Ridge');
  });
});

it('that cannot keep the spreadsheets says so when it stops, and the service is stopped all the same', async () => {
  const folder = join(home, 'full');
  const ports = { pagePort: 0, servicePort: 0 };
  const { setting, stop } = await startWorkbench({
    built: resolve('dist'),
    folder,
    reset: false,
    ...ports,
  });
  await mkdir(join(folder, 'stage.json.draft'));
  await expect(stop()).rejects.toThrow(/stage\.json/);
  await expect(fetch(setting.directoryUrl)).rejects.toThrow();
});

/** What the demo account lists after its first sign-in: this one alone. */
async function sessionsOf({ directoryUrl, account }: Setting): Promise<unknown[]> {
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${directoryUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const listed = await fetch(`${directoryUrl}/auth/v1/sessions`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await listed.json()) as { sessions: unknown[] }).sessions;
}

describe('the state folder', () => {
  it('gives back what was written, also to the next start', async () => {
    const folder = join(home, 'kept');
    await (await openStateFolder(folder)).write('a.json', { years: 3 });
    expect(await (await openStateFolder(folder)).read('a.json')).toEqual({ years: 3 });
  });

  it('keeps the last whole file when a write stopped half way', async () => {
    const folder = join(home, 'half');
    const state = await openStateFolder(folder);
    await state.write('a.json', { years: 3 });
    await writeFile(join(folder, 'a.json.draft'), '{"years"');
    expect(JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'))).toEqual({ years: 3 });
    expect(await state.read('a.json')).toEqual({ years: 3 });
  });

  it('of another version is told, and stays as it is', async () => {
    const folder = await openStateFolder(join(home, 'older'));
    await folder.write('stage.json', { now: 0, documents: [] });
    const opening = { project: 'dist/addon', people: ['ada@gmail.test'], hosts: {}, folder };
    await expect(openWorkbenchStage(opening)).rejects.toThrow('another version wrote it');
    expect(await folder.read('stage.json')).toEqual({ now: 0, documents: [] });
  });
});

test.each([
  { name: 'nothing said', args: [], expected: { reset: false, pagePort: 8900, servicePort: 8787 } },
  { name: 'a reset', args: ['--reset'], expected: { reset: true } },
  {
    name: 'ports',
    args: ['--port', '1', '--service-port', '2'],
    expected: { pagePort: 1, servicePort: 2 },
  },
])('npm start arguments: $name', ({ args, expected }) => {
  expect(readStartArguments(args)).toMatchObject(expected);
});

test.each([
  { name: 'a port that is no number', args: ['--port', 'x'], message: 'Cannot use port "x"' },
  { name: 'a port beyond the last', args: ['--port', '70000'], message: 'Cannot use port "70000"' },
  { name: 'a word nobody knows', args: ['--rest'], message: '--rest' },
])('npm start arguments refuse $name', ({ args, message }) => {
  expect(() => readStartArguments(args)).toThrow(message);
});

test('two machines do not share a demo password', () => {
  expect(newDemoAccount().password).not.toBe(newDemoAccount().password);
});
