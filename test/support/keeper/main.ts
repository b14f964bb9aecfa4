import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { sharedPostgres } from './shared-postgres.ts';

/**
 * Keeps what all suites of one run share: a PostgreSQL of each version and the program of the browser. Each is made
 * when the first suite asks for it, because a run of one suite may need none; the servers are gone when standard
 * input ends.
 */
const home = await mkdtemp(join(tmpdir(), 'almanac-keeper-'));
// PostgreSQL's own account makes its files in here.
await chmod(home, 0o755);
const servers = { newest: sharedPostgres('newest', home), 15: sharedPostgres(15, home) };
const serverFor = (asked: URLSearchParams) =>
  servers[asked.get('version') === '15' ? 15 : 'newest'];

const answers: Record<string, (asked: URLSearchParams) => Promise<unknown>> = {
  '/postgres': (asked) =>
    serverFor(asked).newDatabase(asked.get('kind') === 'migrated' ? 'migrated' : 'empty'),
  '/postgres-files': (asked) => serverFor(asked).copyFilesTo(asked.get('to') ?? ''),
  // Four workers that ask at once would each unpack it.
  '/unpacked-browser': async () => findChromium(),
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://keeper');
  try {
    const answer = await answers[pathname]?.(searchParams);
    response.end(JSON.stringify(answer ?? null));
  } catch (error) {
    response.writeHead(500).end(String(error instanceof Error ? error.stack : error));
  }
});
// A worker that was busy for some seconds asks over the connection it knows: whoever asks closes it, not whoever answers.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

// Ctrl-C reaches us as well as Jest, which may still have suites that close their databases.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.stdin.resume().once('end', async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all(Object.values(servers).map(({ end }) => end()));
  await rm(home, { recursive: true, force: true });
  process.exit();
});
