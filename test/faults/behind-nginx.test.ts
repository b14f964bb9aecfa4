import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson, call, ingest, type Person, published } from '../service/homes.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/empty-database.ts';
import { freePort } from '../support/postgres.ts';
import { endProcess, type Program, startService } from '../support/run-service.ts';

const LIST = '/functions/v1/datasets';
const REQUESTS = 1_000;
const CALLERS = 8;
const REST_MS = 150;

/** The lines of the documentation, at ports of ours and without a certificate. */
async function configuration(folder: string, ports: { nginx: number; processes: number[] }) {
  const documented = await readFile('docs/deploy/nginx.conf', 'utf8');
  const [first, second] = ports.processes;
  const server = documented
    .replace('127.0.0.1:8787', `127.0.0.1:${first}`)
    .replace('127.0.0.1:8788', `127.0.0.1:${second}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.nginx}`)
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace('/var/cache/nginx/almanac', join(folder, 'cache'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error')} error;
    ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
    http { access_log off; ${places.join(' ')} ${server} }`;
}

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
(hasNginx ? describe : describe.skip)('behind nginx, by the lines of the documentation', () => {
  let data: EmptyDatabase;
  let folder: string;
  let nginx: ChildProcess;
  let processes: Program[];
  let home: { address: string };
  let ada: Person;

  const start = (port: number) =>
    startService({
      DATABASE_URL: data.options.databaseUrl,
      ALMANAC_DATA_DIR: data.options.dataFolder,
      PORT: String(port),
      ALMANAC_TRUSTED_PROXIES: '1',
      ALMANAC_DRAIN_SECONDS: '2',
      ALMANAC_READER_CACHE: 'on',
      ALMANAC_UPLOADS_PER_MINUTE: '0',
    });

  beforeAll(async () => {
    data = await emptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'almanac-nginx-'));
    const ports = { nginx: await freePort(), processes: [await freePort(), await freePort()] };
    const file = join(folder, 'nginx.conf');
    await writeFile(file, await configuration(folder, ports));
    processes = await Promise.all(ports.processes.map(start));
    nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    home = { address: `http://127.0.0.1:${ports.nginx}` };
    while (!(await fetch(`${home.address}/livez`).catch(() => null))?.ok) await pause(50);
    ada = await aPerson(home);
  });
  afterAll(async () => {
    if (nginx) await endProcess(nginx, 'SIGQUIT');
    await Promise.all((processes ?? []).map((program) => program.end('SIGTERM')));
    await Promise.all([rm(folder, { recursive: true, force: true }), data?.giveBack()]);
  });

  it('both processes restart one after the other under load, and no request fails or is doubled', async () => {
    const failed: unknown[] = [];
    let asked = 0;
    let stored = 0;
    let isRestarted = false;
    const callers = Array.from({ length: CALLERS }, async () => {
      while (!isRestarted || asked < REQUESTS) {
        // By twos: nginx goes by turns, and would ask one of them for uploads alone.
        const isUpload = asked++ % 4 < 2;
        const asking = isUpload
          ? ingest(home, ada, { name: `Rolling ${asked}` })
          : call(home, `${LIST}?limit=1`, { token: ada.accessToken });
        const answer = await asking.catch((error: Error) => ({ status: 0, body: error.message }));
        if (answer.status !== 200) failed.push([isUpload, answer.status, answer.body]);
        else if (isUpload) stored++;
        // The restarts take half a minute: without a rest thousands more are asked in them, which prove the same.
        await pause(REST_MS);
      }
    });
    for (const [at, before] of processes.entries()) {
      await before.end('SIGTERM');
      processes[at] = await start(before.port);
      // As the documentation says, or nginx would know of none that is well.
      await pause(15_000);
    }
    isRestarted = true;
    await Promise.all(callers);
    // What nginx says of each tells why.
    const why = failed.length > 0 ? await readFile(join(folder, 'error'), 'utf8') : '';
    expect([failed, why.slice(-5_000)]).toEqual([[], '']);
    expect(asked).toBeGreaterThanOrEqual(REQUESTS);
    const { body } = await call(home, `${LIST}/totals?mine=true`, { token: ada.accessToken });
    expect((body.totals as { datasets: number }).datasets).toBe(stored);
  });

  it('its cache answers nine of ten visitors, and what is hidden is gone from it within a minute', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count++)
      ids.push(await published(home, ada, { name: `Record ${count}` }));
    const answeredBy: Record<string, number> = {};
    for (let visit = 0; visit < 400; visit++) {
      const { status, headers } = await call(home, `${LIST}/${ids[visit % ids.length]}`);
      const by = `${status} ${headers.get('x-cache')}`;
      answeredBy[by] = (answeredBy[by] ?? 0) + 1;
    }
    expect(answeredBy['200 HIT']).toBeGreaterThanOrEqual(360);
    const [id] = ids;
    const owners = await call(home, `${LIST}/${id}`, { token: ada.accessToken });
    expect([
      owners.headers.get('x-cache'),
      (owners.body.dataset as { mine: boolean }).mine,
    ]).toEqual(['BYPASS', true]);
    const hiding = await call(home, `/functions/v1/records/${id}`, {
      method: 'PATCH',
      token: ada.accessToken,
      body: { is_public: false },
    });
    expect(hiding.status).toBe(200);
    const hiddenAt = performance.now();
    while ((await call(home, `${LIST}/${id}`)).status === 200) await pause(500);
    // It was fetched just before, and is asked for twice a second.
    expect(performance.now() - hiddenAt).toBeLessThan(61_000);
  });
});
