import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHEAP_SERVICE_FLAGS } from './node-flags.ts';
import { sharedDatabase } from './shared-databases.ts';

export type RunningProgram = { address: string; stop: () => Promise<void> };
export type Program = {
  address: string;
  /** What it wrote to its log since it listens. */
  log: string[];
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Our own variables are no settings of the service, which refuses such names. */
export function serviceEnvironment(set: Record<string, string>): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('ALMANAC_'));
  // A language that no machine has installed: the service must not need it.
  return { ...Object.fromEntries(others), LANG: 'en', ...set };
}

/** The built service over a folder that outlives it. Only its passwords are guarded cheaply. */
export async function runServiceIn(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Program> {
  const program = spawn(process.execPath, [...CHEAP_SERVICE_FLAGS, 'dist/service/main.js'], {
    env: serviceEnvironment({ PORT: '0', ALMANAC_DATA_DIR: folder, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(program);
  const log: string[] = [];
  program.stdout?.on('data', (text) => log.push(String(text)));
  return {
    address,
    log,
    end: async (signal) => {
      const ended = once(program, 'exit');
      program.kill(signal);
      await ended;
    },
  };
}

/** The built service with its site over an empty database. */
export async function runService(
  environment: Record<string, string> = {},
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-service-'));
  const DATABASE_URL = await sharedDatabase();
  const { address, end } = await runServiceIn(folder, { DATABASE_URL, ...environment });
  return {
    address,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The program says where it listens once it takes calls. */
async function addressOf(program: ChildProcess): Promise<string> {
  if (!program.stdout || !program.stderr)
    throw new Error('Cannot read what the service says: it has no output');
  let complaint = '';
  program.stderr.on('data', (text) => {
    complaint += text;
  });
  for await (const line of createInterface({ input: program.stdout })) {
    const address = /listens at (http\S+?)"/.exec(line)?.[1];
    if (address) {
      program.stdout.resume();
      return address;
    }
  }
  throw new Error(`Cannot start the service: it ended before it listened: ${complaint}`);
}
