import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHEAP_SERVICE_FLAGS } from './node-flags.ts';
import { freePort } from './postgres.ts';
import { sharedDatabase } from './shared-databases.ts';

export type RunningProgram = { address: string; stop: () => Promise<void> };
export type Program = {
  address: string;
  port: number;
  child: ChildProcess;
  /** What it has written so far. */
  log: () => string;
  /** Its exit code; null where a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Our own variables are no settings of the service, which refuses such names. */
export function serviceEnvironment(set: Record<string, string>): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('ALMANAC_'));
  // A language that no machine has installed: the service must not need it.
  return { ...Object.fromEntries(others), LANG: 'en', ...set };
}

const PROGRAM = 'dist/service/main.js';
type Run = { program?: string; flags?: string[] };

/** The built service, once it takes calls. Only its passwords are guarded cheaply. */
export async function startService(
  environment: Record<string, string>,
  { program = PROGRAM, flags = CHEAP_SERVICE_FLAGS }: Run = {},
): Promise<Program> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [...flags, program], {
    env: serviceEnvironment({ PORT: String(port), ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      log.push(String(chunk));
      if (chunk.includes('"started"')) resolve();
    });
    child.once('exit', () => reject(new Error(`Cannot start the service: ${complaint}`)));
  });
  return {
    address: `http://localhost:${port}`,
    port,
    child,
    log: () => log.join(''),
    end: (signal) => endProcess(child, signal),
  };
}

export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}

/** The built service with its site over an empty database. */
export async function runService(
  environment: Record<string, string> = {},
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-service-'));
  const DATABASE_URL = await sharedDatabase();
  const at = { ALMANAC_DATA_DIR: folder, DATABASE_URL };
  const { address, end } = await startService({ ...at, ...environment });
  return {
    address,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
