import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, DatabaseUnavailable } from '../database.ts';
import { openPostgresDatabase, type PostgresOptions } from '../postgres-database.ts';

type EmbeddedOptions = PostgresOptions & {
  log: (event: string, details: Record<string, string | number>) => void;
};

/** What the keeper is told on its input. */
export type Wanted = { folder: string; port: number; password: string };

const START_AGAIN_MS = 1_000;
const FIRST_TRIES = 5;

/** PostgreSQL of our own, which keeps its files in the data folder and takes calls from this machine alone. */
export async function openEmbeddedDatabase(
  dataFolder: string,
  options: EmbeddedOptions,
): Promise<Database> {
  const password = await keptPassword(join(dataFolder, 'postgres.password'));
  const wanted = { folder: join(dataFolder, 'postgres'), port: await freePort(), password };
  const keeper = new Keeper(wanted, options.log);
  await keeper.startFirst();
  const address = `postgres://postgres:${password}@127.0.0.1:${wanted.port}/postgres`;
  const database = openPostgresDatabase(address, options);
  return {
    ...database,
    close: async () => {
      await database.close();
      await keeper.end();
    },
  };
}

/** The database of a service that runs: for a command beside it. Null where none does. */
export async function besideEmbeddedDatabase(
  dataFolder: string,
  options: PostgresOptions,
): Promise<Database | null> {
  const read = (file: string) => readFile(join(dataFolder, file), 'utf8').catch(() => null);
  const port = (await read('postgres/postmaster.pid'))?.split('\n')[3];
  const password = await read('postgres.password');
  if (!port || !password) return null;
  return openPostgresDatabase(
    `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    options,
  );
}

/** Starts a server that has ended again: on a full disk it ends, and it stays away until there is room. */
class Keeper {
  private readonly wanted: Wanted;
  private readonly log: EmbeddedOptions['log'];
  private running: ChildProcess | null = null;
  private starting = Promise.resolve();
  private isClosing = false;

  constructor(wanted: Wanted, log: EmbeddedOptions['log']) {
    this.wanted = wanted;
    this.log = log;
  }

  /** What is left of a server that crashed may hold its memory for some moments. */
  async startFirst(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.start();
      } catch (error) {
        if (tries === FIRST_TRIES) throw error;
        await sleep(START_AGAIN_MS);
      }
    }
  }

  private async start(): Promise<void> {
    this.running = await startKeeper(this.wanted);
    this.running.once('exit', () => {
      this.running = null;
      if (!this.isClosing) this.starting = this.startAgain();
    });
  }

  async end(): Promise<void> {
    this.isClosing = true;
    await this.starting;
    if (!this.running) return;
    const ended = once(this.running, 'exit');
    this.running.stdin?.end();
    await ended;
  }

  private async startAgain(): Promise<void> {
    this.log('database-ended', {});
    while (!this.running && !this.isClosing) {
      await sleep(START_AGAIN_MS);
      if (!this.isClosing) await this.start().catch(() => undefined);
    }
    if (this.running) this.log('database-started', {});
  }
}

async function startKeeper(wanted: Wanted): Promise<ChildProcess> {
  const [program = '', ...args] = [...asAnother(), process.execPath, builtKeeper()];
  const keeper = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    // PostgreSQL makes no database where the machine's language is not installed, as LANG=en.
    env: { ...process.env, LC_ALL: 'C' },
    // Ctrl-C reaches every process of a terminal's group, and the service still has to finish what runs.
    detached: true,
    windowsHide: true,
  });
  keeper.stdin.write(`${JSON.stringify(wanted)}\n`);
  // Where it ends at once, its end says all we need.
  keeper.stdin.on('error', () => {});
  const isReady = await Promise.race([
    once(keeper.stdout, 'data').then(() => true),
    once(keeper, 'exit').then(() => false),
  ]);
  if (!isReady) throw new DatabaseUnavailable('Cannot start the embedded database');
  return keeper;
}

/**
 * PostgreSQL refuses to run as root. On Linux root can give itself another number and keep its files; where it may
 * not, as in most containers, the keeper takes an account of PostgreSQL's own.
 */
function asAnother(): string[] {
  if (process.getuid?.() !== 0) return [];
  const unshare = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
  const [program = '', ...args] = unshare;
  return spawnSync(program, [...args, 'true']).status === 0 ? unshare : [];
}

async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Beside the program once built; from the source, and for `src/build/run.mjs`, in the build. */
function builtKeeper(): string {
  const places = ['postgres-keeper.js', '../../../../dist/service/postgres-keeper.js'];
  const found = [...places, '../../../dist/service/postgres-keeper.js']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find(existsSync);
  if (!found) throw new Error("Cannot find the database's keeper: the build is not whole");
  return found;
}
