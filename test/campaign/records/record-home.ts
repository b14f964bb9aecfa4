import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../../src/service/hosts/node/start-service.ts';
import { type Ask, PASSWORD } from './record-life.ts';

/** A service with its site, and two accounts of it, for each sequence new ones. */
export async function openRecordHome(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-records-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Almanac</title>');
  const service = await startService({
    port: 0,
    databaseUrl,
    dataFolder: folder,
    siteFolder: folder,
    passwordCost: { logN: 8, r: 8, p: 1 },
    settings: { uploadsPerMinute: 0, signUpsPerAddress: 1_000_000 },
  });
  const signedUp = async (name: string) => {
    const body = { email: `${crypto.randomUUID()}@example.org`, password: PASSWORD };
    const response = await service.serve(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, data: { display_name: name } }),
      }),
    );
    return ((await response.json()) as { access_token: string }).access_token;
  };
  return {
    begin: async (): Promise<Ask> => {
      const tokens = { ada: await signedUp('Ada'), ben: await signedUp('Ben'), anonymous: null };
      return async (who, method, path, body) => {
        const token = tokens[who];
        const send = () =>
          service.serve(
            new Request(`http://localhost${path}`, {
              method,
              headers: {
                ...(token ? { authorization: `Bearer ${token}` } : {}),
                ...(body ? { 'content-type': 'application/json' } : {}),
              },
              ...(body ? { body: JSON.stringify(body) } : {}),
            }),
          );
        let response = await send();
        // A search is given up after two seconds, which a machine that does other things may take.
        for (let again = 0; response.status === 503 && method === 'GET' && again < 20; again++)
          response = await send();
        return { status: response.status, text: await response.text() };
      };
    },
    leave: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
