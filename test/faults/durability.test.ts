import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openService } from '../../src/service/hosts/node/open-service.ts';
import { standardSettings } from '../../src/service/hosts/node/settings.ts';
import type { EmbeddedDatabase } from '../../src/service/store/embedded/embedded-database.ts';
import { aPerson, CHEAP_PASSWORDS, call } from '../service/homes.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import { runServiceIn } from '../support/run-service.ts';
import { preparedDataFolder } from '../support/shared-databases.ts';
import { yearsOf } from '../support/years-of.ts';

const ROUNDS = TAKES_EVERY_CASE ? 5 : 1;

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await preparedDataFolder());
});
afterEach(() => remove());

/** A service without the network, and how often it brought something to disk. */
async function openHere() {
  const opening = await openService({
    settings: { ...standardSettings(), dataFolder: folder },
    inMemory: false,
    now: Date.now,
    log: () => {},
    passwordCost: CHEAP_PASSWORDS,
  });
  if (!opening.ok) throw new Error(`Cannot open the service: ${opening.problem.kind}`);
  const { service } = opening;
  const post = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await service.serve(new Request(`http://localhost${path}`, request));
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  return { service, post, syncs: (service.database as EmbeddedDatabase).syncs };
}

it('nothing is acknowledged before it was brought to disk, and reading brings nothing there', async () => {
  const { service, post, syncs } = await openHere();
  const account = { email: 'ada@example.org', password: 'a long password' };
  const counts: { what: string; syncs: number }[] = [];
  const counted = async <Result>(what: string, act: () => Promise<Result>) => {
    const before = syncs();
    const result = await act();
    counts.push({ what, syncs: syncs() - before });
    return result;
  };
  const session = await counted('sign-up', () => post('/auth/v1/signup', account));
  const { access_token: token = '', refresh_token = '' } = session.body;
  await counted('exchange', () =>
    post('/auth/v1/token?grant_type=refresh_token', { refresh_token }),
  );
  for (const name of ['One', 'Two', 'Three'])
    await counted('upload', () =>
      post('/functions/v1/ingest-dataset', { name, rows: yearsOf(1961, 10) }, token),
    );
  await counted('reading', () =>
    service.serve(new Request('http://localhost/functions/v1/datasets')),
  );
  await service.close();
  for (const { what, syncs: times } of counts)
    expect({ what, isOnDisk: times >= 1 }).toEqual({ what, isOnDisk: what !== 'reading' });
});

it('what was acknowledged is there after every SIGKILL', async () => {
  const acknowledged: string[] = [];
  let program = await runServiceIn(folder, { ALMANAC_UPLOADS_PER_MINUTE: '100000' });
  const ada = await aPerson(program);
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false;
    const pushing = Array.from({ length: 3 }, async (_, caller) => {
      for (let number = 0; !isOver; number++) {
        const name = `Round ${round}, caller ${caller}, upload ${number}`;
        const answer = await call(program, '/functions/v1/ingest-dataset', {
          method: 'POST',
          token: ada.accessToken,
          body: { name, rows: yearsOf(1961, 40) },
        }).catch(() => null);
        if (answer?.status === 200) acknowledged.push(name);
      }
    });
    // In the middle of the uploads, each round at another point.
    const enough = acknowledged.length + 3 + 5 * round;
    while (acknowledged.length < enough) await pause(5 + round);
    await program.end('SIGKILL');
    isOver = true;
    await Promise.all(pushing);
    program = await runServiceIn(folder, { ALMANAC_UPLOADS_PER_MINUTE: '100000' });
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  const kept = await allNames(program.address, ada.accessToken);
  await program.end('SIGTERM');
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
});

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
