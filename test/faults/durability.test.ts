import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aPerson, call, ingest, type Person } from '../service/homes.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import { starterOf } from '../support/processes.ts';
import { type Program, startService } from '../support/run-service.ts';
import { yearsOf } from '../support/years-of.ts';

const ROUNDS = TAKES_EVERY_CASE ? 30 : 1;
const GENEROUS = { ALMANAC_UPLOADS_PER_MINUTE: '100000', ALMANAC_ACCOUNT_ROWS: '0' };

let folder: string;
let program: Program;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-data-'));
  program = await start();
});
afterEach(async () => {
  await program.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

function start(): Promise<Program> {
  return startService({ ALMANAC_DATA_DIR: folder, ...GENEROUS });
}

it('what was acknowledged is there after every SIGKILL', async () => {
  const ada = await aPerson(program);
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // In the middle of the uploads, each round at another point.
    const enough = acknowledged.length + 3 + 5 * (round % 6);
    const { end } = pushInto(ada, acknowledged, `Round ${round}`);
    while (acknowledged.length < enough) await pause(5 + round);
    await program.end('SIGKILL');
    await end();
    program = await start();
  }
  await expectKept(ada.accessToken, acknowledged);
});

it('a server of its own that is killed under load is started again, and keeps what was acknowledged', async () => {
  const ada = await aPerson(program);
  const acknowledged: string[] = [];
  const { end } = pushInto(ada, acknowledged, 'Upload');
  while (acknowledged.length < 5) await pause(5);
  process.kill(await serverNumber(), 'SIGKILL');
  const before = acknowledged.length;
  while (acknowledged.length < before + 5) await pause(5);
  await end();
  await expectKept(ada.accessToken, acknowledged);
});

it('its own server ends with it, also where it was killed, and where only what watches both was', async () => {
  await program.end('SIGKILL');
  while (await isServerThere()) await pause(50);
  program = await start();
  const number = await serverNumber();
  process.kill(starterOf(number), 'SIGKILL');
  while (!program.log().includes('database-started')) await pause(50);
  expect(await serverNumber()).not.toBe(number);
  expect((await call(program, '/healthz')).status).toBe(200);
});

/** Three callers, each sending its next upload when the last was answered. */
function pushInto(person: Person, acknowledged: string[], name: string) {
  const { address } = program;
  let isOver = false;
  const pushing = Array.from({ length: 3 }, async (_, caller) => {
    for (let number = 0; !isOver; number++) {
      const sent = `${name}, caller ${caller}, upload ${number}`;
      const answer = await ingest({ address }, person, {
        name: sent,
        rows: yearsOf(1961, 40),
      }).catch(() => null);
      if (answer?.status === 200) acknowledged.push(sent);
      else await pause(5);
    }
  });
  return {
    end: async () => {
      isOver = true;
      await Promise.all(pushing);
    },
  };
}

async function expectKept(token: string, acknowledged: string[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(0);
  const kept = await allNames(program.address, token);
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
}

async function allNames(address: string, token: string): Promise<Set<string>> {
  const names = new Set<string>();
  let after = '';
  do {
    const { body } = await call({ address }, `/functions/v1/datasets?limit=100${after}`, { token });
    for (const { name } of body.datasets as { name: string }[]) names.add(name);
    after = body.next ? `&after=${body.next}` : '';
  } while (after);
  return names;
}

function serverFile(): Promise<string> {
  return readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
}

async function serverNumber(): Promise<number> {
  return Number.parseInt(await serverFile(), 10);
}

function isServerThere(): Promise<boolean> {
  return serverFile().then(
    () => true,
    () => false,
  );
}
