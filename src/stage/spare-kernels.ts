import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { builtFolder } from './built-folder.ts';

/** How long a kernel waits for the next stage, and how many wait. */
const SPARE_MS = 20_000;
const MOST_SPARE = 2;

type Spare = { child: ChildProcess; environment: string; forget: () => void; end: () => void };

let spares: Spare[] = [];
/** What each kernel was started with. */
const environments = new WeakMap<ChildProcess, string>();

/**
 * The next stage of a zone takes the kernel that a closed one left: its threads run and have the
 * platform and the project compiled, which takes 0.25 s of processor time from nothing. A kernel keeps
 * the environment it was started with (`LC_ALL` decides how dates are written), so it must be the same.
 */
export function takeKernel(timeZone: string): ChildProcess {
  const env = { ...process.env, TZ: timeZone, NODE_OPTIONS: '' };
  const environment = JSON.stringify(env);
  const spare = spares.findLast(
    (waiting) => waiting.environment === environment && waiting.child.connected,
  );
  spare?.forget();
  return spare?.child ?? startKernel(env);
}

function startKernel(env: NodeJS.ProcessEnv): ChildProcess {
  const child = fork(join(builtFolder(), 'kernel.mjs'), [], {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.unref();
  environments.set(child, JSON.stringify(env));
  return child;
}

/**
 * A kernel without a stage. Nobody waits for it, so it does not keep its parent alive. Where too many
 * wait, the oldest ends: its zone or environment is the one that nobody has asked for again.
 */
export function leaveKernel(child: ChildProcess): void {
  const waited = setTimeout(end, SPARE_MS).unref();
  const spare = { child, environment: environments.get(child) ?? '', forget, end };
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
