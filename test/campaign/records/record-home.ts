import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../../src/service/hosts/node/start-service.ts';
import { aPerson, CHEAP_PASSWORDS } from '../../service/homes.ts';
import type { Ask } from './record-life.ts';

/** A service with its site, and two accounts of it, for each sequence new ones. */
export async function openRecordHome(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-records-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Almanac</title>');
  const service = await startService({
    port: 0,
    databaseUrl,
    dataFolder: folder,
    siteFolder: folder,
    passwordCost: CHEAP_PASSWORDS,
    settings: { uploadsPerMinute: 0, signUpsPerAddress: 1_000_000 },
  });
  return {
    begin: async (): Promise<Ask> => {
      const [ada, ben] = [await aPerson(service), await aPerson(service, 'Ben')];
      const tokens = { ada: ada.accessToken, ben: ben.accessToken, anonymous: null };
      return async (who, method, path, body) => {
        const token = tokens[who];
        const request = new Request(`http://localhost${path}`, {
          method,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const response = await service.serve(request);
        return { status: response.status, text: await response.text() };
      };
    },
    leave: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
