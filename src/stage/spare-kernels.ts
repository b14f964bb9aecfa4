import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Project } from './project.ts';

/** How long a kernel waits for the next stage, and how many wait. */
const SPARE_MS = 20_000;
const MOST_SPARE = 2;

/** What it was started with, and the project it has, in whose zone it is. */
export type OwnKernel = { child: ChildProcess; environment: string; project: Project };
type Spare = OwnKernel & { forget: () => void; end: () => void };

let spares: Spare[] = [];

/**
 * The next stage takes the kernel that a closed one left, best one that has its project: its threads run and have
 * the platform and the project compiled, which takes 0.25 s of processor time from nothing. Where it has to move to
 * another zone, only its threads are made anew. A kernel keeps the rest of the environment it was started with
 * (`LC_ALL` decides how dates are written), so that must be the same.
 */
export function takeKernel(project: Project): { kernel: OwnKernel; hasProject: boolean } {
  const { timeZone } = project.manifest;
  const env = { ...process.env, TZ: '', NODE_OPTIONS: '' };
  const environment = JSON.stringify(env);
  const usable = spares.filter(
    (waiting) => waiting.environment === environment && waiting.child.connected,
  );
  const spare =
    usable.findLast((waiting) => waiting.project === project) ??
    usable.findLast((waiting) => waiting.project.manifest.timeZone === timeZone) ??
    usable[0];
  spare?.forget();
  const child = spare?.child ?? startKernel({ ...env, TZ: timeZone });
  return { kernel: { child, environment, project }, hasProject: spare?.project === project };
}

function startKernel(env: NodeJS.ProcessEnv): ChildProcess {
  const child = fork(join(builtFolder(), 'kernel.mjs'), [], {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.unref();
  return child;
}

/**
 * A kernel without a stage. Nobody waits for it, so it does not keep its parent alive. Where too many
 * wait, the oldest ends: its environment is the one that nobody has asked for again.
 */
export function leaveKernel(kernel: OwnKernel): void {
  const { child } = kernel;
  const waited = setTimeout(end, SPARE_MS).unref();
  const spare = { ...kernel, forget, end };
  child.once('exit', forget);
  spares.push(spare);
  if (spares.length > MOST_SPARE) spares[0]?.end();

  function forget() {
    clearTimeout(waited);
    child.off('exit', forget);
    spares = spares.filter((other) => other !== spare);
  }

  function end() {
    forget();
    child.kill('SIGKILL');
  }
}

/** The build puts the kernel into dist/stage; this file may run from there or from the sources. */
function builtFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const built = join(folder, 'dist/stage');
    if (existsSync(join(built, 'kernel.mjs'))) return built;
    if (folder === dirname(folder))
      throw new Error('Cannot find dist/stage/kernel.mjs: run "npm run build" first');
  }
}
