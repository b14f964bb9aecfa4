import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import type { RunningService } from '../../src/service/hosts/node/start-service.ts';
import { aPerson, CHEAP_PASSWORDS, call, ingest, type Person } from '../service/homes.ts';
import { startService } from '../support/built-service.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { yearsOf } from '../support/years-of.ts';

/** A mebibyte on the disk. */
const MANY_ROWS = yearsOf(1, 3000);
// What the service says of a full disk `full-disk` proves each time; here its own server falls and comes back.
const probe = TAKES_EVERY_CASE ? mountSmallDisk(1) : null;
probe?.unmount();
// Only an administrator may mount a disk of a few MiB, and filling the one we stand on is no test.
const onSmallDisk = probe ? it : it.skip;

let disk: SmallDisk | null = null;
let service: RunningService | null = null;
afterEach(async () => {
  await service?.stop();
  disk?.unmount();
  service = null;
});

async function start(): Promise<RunningService> {
  service = await startService({
    port: 0,
    dataFolder: join(disk?.folder ?? '', 'data'),
    passwordCost: CHEAP_PASSWORDS,
    settings: { uploadsPerMinute: 0 },
  });
  return service;
}

async function startOnFullDisk() {
  disk = mountSmallDisk(400);
  const running = await start();
  const ada = await aPerson(running);
  // Less than the next piece of its journal takes, and more than the tables need until then.
  await disk?.fill(15);
  return { service: running, ada };
}

const push = (at: RunningService, person: Person, name: string) =>
  ingest(at, person, { name, rows: MANY_ROWS });

onSmallDisk(
  'a full disk is 503 until there is room, and nothing that was acknowledged is lost',
  async () => {
    const { service: at, ada } = await startOnFullDisk();
    const stored: string[] = [];
    const next = () => push(at, ada, `Upload ${stored.length}`);
    let refused = await next();
    for (; refused.status === 200; refused = await next()) stored.push(`Upload ${stored.length}`);
    expect(refused).toMatchObject({ status: 503 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Whatever is asked then, somebody answers.
    expect([200, 503]).toContain((await call(at, '/healthz')).status);
    expect((await push(at, ada, 'During')).status).toBe(503);

    disk?.makeRoom();
    while ((await push(at, ada, 'After')).status !== 200) await pause(200);
    const { accessToken: token } = ada;
    const { body } = await call(at, '/functions/v1/datasets?limit=100', { token });
    const names = (body.datasets as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(stored));
  },
);

onSmallDisk('a service on a full disk stops when it is told to, and starts again', async () => {
  const { service: at, ada } = await startOnFullDisk();
  while ((await push(at, ada, 'Upload')).status === 200);
  await at.stop();
  service = null;
  disk?.makeRoom();
  expect((await call(await start(), '/healthz')).status).toBe(200);
});
