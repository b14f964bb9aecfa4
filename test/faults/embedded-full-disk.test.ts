import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Settings } from '../../src/service/hosts/node/settings.ts';
import {
  type RunningService,
  type StartOptions,
  startService,
} from '../../src/service/hosts/node/start-service.ts';
import {
  EMBEDDED_OPTIONS,
  openEmbeddedDatabase,
} from '../../src/service/store/embedded/embedded-database.ts';
import { aPerson, CHEAP_PASSWORDS, call, type Person } from '../service/homes.ts';
import { inEveryCase } from '../support/every-case.ts';
import { prepareDataFolder, preparedDataFolder } from '../support/shared-databases.ts';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { yearsOf } from '../support/years-of.ts';

const ROWS = yearsOf(1961, 30);
/** A mebibyte on the disk. */
const MANY_ROWS = yearsOf(1, 3000);
const probe = mountSmallDisk(1);
probe?.unmount();
// Only an administrator may mount a disk of a few MiB, and filling the one we stand on is no test.
const onSmallDisk = probe ? it : it.skip;
/** To fill a disk takes up to ten seconds of processor time: every run takes two ways in which one is full. */
const atTimesOnSmallDisk = inEveryCase(onSmallDisk);

let disk: SmallDisk | null = null;
let service: RunningService | null = null;
// So that a copy to take lies on another disk, as when other suites ran before this one.
beforeAll(async () => (await preparedDataFolder()).remove());
afterEach(async () => {
  await service?.stop();
  disk?.unmount();
  service = null;
});

async function start(settings: Partial<Settings>) {
  const mounted = await prepareDisk(400);
  const log: string[] = [];
  const running = await startOn(mounted, { settings, log: (event) => log.push(event) });
  return { disk: mounted, service: running, log, ada: await aPerson(running) };
}

async function startOn(
  mounted: SmallDisk,
  options: Partial<StartOptions>,
): Promise<RunningService> {
  service = await startService({
    port: 0,
    dataFolder: join(mounted.folder, 'data'),
    passwordCost: CHEAP_PASSWORDS,
    // As long as one hangs, it keeps a core busy.
    databaseLimits: { hungOnFullDiskMs: 500 },
    ...options,
  });
  return service;
}

async function prepareDisk(mebibytes: number): Promise<SmallDisk> {
  const mounted = mountSmallDisk(mebibytes);
  if (!mounted) throw new Error('Cannot mount a small disk');
  disk = mounted;
  await prepareDataFolder(join(mounted.folder, 'data'));
  return mounted;
}

const push = (at: RunningService, person: Person, name: string, rows = ROWS) =>
  call(at, '/functions/v1/ingest-dataset', {
    method: 'POST',
    token: person.accessToken,
    body: { name, rows },
  });

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await pause(200);
}

onSmallDisk(
  'free space is watched: uploads are refused before it ends, and reading goes on',
  async () => {
    const started = await start({ roomKeptMebibytes: 64 });
    expect((await push(started.service, started.ada, 'Before')).status).toBe(200);
    await started.disk.fill(50);
    const token = started.ada.accessToken;
    await until(async () => (await push(started.service, started.ada, 'During')).status !== 200);

    const refused = await push(started.service, started.ada, 'During');
    expect(refused).toMatchObject({ status: 503, body: { code: 'disk-full' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const list = await call(started.service, '/functions/v1/datasets', { token });
    const [first] = list.body.datasets as { id: string }[];
    const read = await call(started.service, `/functions/v1/datasets/${first?.id}`, { token });
    expect((read.body.dataset as { rows: unknown[] }).rows).toHaveLength(ROWS.length);
    expect((await call(started.service, '/healthz')).status).toBe(200);
    // A person can still sign in to see what there is.
    expect((await aPerson(started.service)).accessToken).toEqual(expect.any(String));

    await started.disk.fill(10);
    await pause(600);
    expect((await call(started.service, '/functions/v1/datasets', { token })).status).toBe(200);

    started.disk.makeRoom();
    await until(async () => (await push(started.service, started.ada, 'After')).status === 200);
  },
);

atTimesOnSmallDisk(
  'where half of what is kept free is gone too, a person may still delete and an operator restart',
  async () => {
    const started = await start({});
    const token = started.ada.accessToken;
    expect((await push(started.service, started.ada, 'Before')).status).toBe(200);
    const listed = async () => {
      const { body } = await call(started.service, '/functions/v1/datasets', { token });
      return (body.datasets as { id: string }[]).map(({ id }) => id);
    };
    const change = (method: string, id: string, body?: object) =>
      call(started.service, `/functions/v1/datasets/${id}`, { method, token, body });
    const [id = ''] = await listed();
    await started.disk.fill(50);
    await until(async () => (await change('PATCH', id, { name: 'Other' })).status === 503);

    await started.service.stop();
    started.service = await startOn(started.disk, {});
    expect(await listed()).toEqual([id]);
    expect(await push(started.service, started.ada, 'During')).toMatchObject({ status: 503 });
    expect((await change('DELETE', id)).status).toBe(204);
    expect(await listed()).toEqual([]);
  },
);

/** Its thread sleeps with open eyes: each second is one of the processor's. */
async function sleepIn(folder: string, seconds: number): Promise<void> {
  const said: string[] = [];
  const database = await openEmbeddedDatabase(join(folder, 'database'), {
    ...EMBEDDED_OPTIONS,
    roomKeptMebibytes: 0,
    hungOnFullDiskMs: 100,
    log: (event) => said.push(event),
  });
  const slept = await database
    .query(`select true as woke from pg_sleep(${seconds})`)
    .finally(database.close);
  expect([slept, said]).toEqual([[{ woke: true }], []]);
}

// Longer than the pause between two looks, and than it takes to call one on a full disk hung.
it('a statement that only takes long is not taken for one that hangs', async () => {
  const { folder, remove } = await preparedDataFolder();
  await sleepIn(folder, 0.7).finally(remove);
});

atTimesOnSmallDisk('nor is it on a disk that is nearly full', async () => {
  const mounted = await prepareDisk(200);
  await mounted.fill(8);
  await sleepIn(join(mounted.folder, 'data'), 1);
});

/** Uploads until the database meets the end of the disk, which nobody watches. */
async function hang({ service: at, ada, disk: full }: Awaited<ReturnType<typeof start>>) {
  const stored: string[] = [];
  // Less than the next piece of its journal takes, and more than the tables need until then.
  await full.fill(15);
  for (let number = 0; ; number++) {
    const name = `Upload ${number}`;
    const { status, body, headers } = await push(at, ada, name, MANY_ROWS);
    if (status === 200) stored.push(name);
    else return { stored, refusal: { status, body, retryAfter: headers.get('retry-after') } };
  }
}

onSmallDisk(
  'a database that met the end of the disk is ended, and back when there is room',
  async () => {
    const started = await start({ roomKeptMebibytes: 0, uploadsPerMinute: 1000 });
    const { stored, refusal } = await hang(started);
    expect(refusal).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    await until(async () => started.log.includes('database-ended'));
    // Answered whatever the database does: there is no room yet, so it cannot be waiting for that.
    expect([200, 503]).toContain((await call(started.service, '/healthz')).status);

    started.disk.makeRoom();
    await until(async () => (await call(started.service, '/healthz')).status === 200);
    const { accessToken: token } = started.ada;
    await until(async () => (await push(started.service, started.ada, 'After')).status === 200);
    const list = await call(started.service, '/functions/v1/datasets?limit=100', { token });
    const names = (list.body.datasets as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(stored));
  },
);

atTimesOnSmallDisk(
  'a service whose database hangs on a full disk stops when it is told to',
  async () => {
    const started = await start({ roomKeptMebibytes: 0, uploadsPerMinute: 1000 });
    await started.disk.fill(15);
    let answered = 0;
    // Left under way: the database is told to stop in the middle of it.
    const pushes = Array.from({ length: 30 }, (_, index) =>
      push(started.service, started.ada, `Upload ${index}`, MANY_ROWS)
        .catch(() => null)
        .then(() => answered++),
    );
    await until(async () => {
      const before = answered;
      await pause(1500);
      return answered === before;
    });
    await started.service.stop();
    await Promise.all(pushes);

    started.disk.makeRoom();
    expect((await call(await startOn(started.disk, {}), '/healthz')).status).toBe(200);
  },
);
