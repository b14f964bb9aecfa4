import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { aPerson, CHEAP_PASSWORDS, call } from '../service/homes.ts';
import { startService } from '../support/built-service.ts';
import { startPostgres } from '../support/postgres.ts';
import { sharedDatabase } from '../support/shared-databases.ts';

// PostgreSQL's own tools are no npm package; a machine without them cannot try this.
const version = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '';
const canDump = Number(/(\d+)\./.exec(version)?.[1] ?? 0) >= 15;

(canDump ? test : test.skip)(
  'a dump restored on another server is the same service (needs pg_dump 15 or later)',
  async () => {
    const other = await startPostgres(15);
    const folder = await mkdtemp(join(tmpdir(), 'almanac-dump-'));
    const databaseUrl = await sharedDatabase({ version: 15 });
    const options = { port: 0, dataFolder: folder, passwordCost: CHEAP_PASSWORDS };
    const before = await startService({ ...options, databaseUrl });
    const ada = await aPerson(before);
    const body = { name: 'Kept', is_public: false, rows: [{ Year: 1961, '01_max': 7.25 }] };
    const path = '/functions/v1/ingest-dataset';
    await call(before, path, { method: 'POST', token: ada.accessToken, body });
    await before.stop();

    const dump = join(folder, 'almanac.dump');
    execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl]);
    const restoredUrl = await other.newDatabase();
    execFileSync('psql', [
      restoredUrl,
      '-qc',
      'create role almanac_visitor; create role almanac_account',
    ]);
    execFileSync('pg_restore', ['--exit-on-error', `--dbname=${restoredUrl}`, dump]);

    const after = await startService({ ...options, databaseUrl: restoredUrl });
    const refreshed = await call(after, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: ada.refreshToken },
    });
    const token = String(refreshed.body.access_token);
    const list = await call(after, '/functions/v1/datasets?mine=true', { token });
    expect(list.body).toMatchObject({ datasets: [{ name: 'Kept', account: 'Ada' }] });
    const again = await call(after, path, { method: 'POST', token, body });
    expect(again.status).toBe(200);
    await after.stop();
    await Promise.all([other.end(), rm(folder, { recursive: true })]);
  },
);
