import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { builtFolder } from './built-folder.ts';

/** How long a kernel waits for the next stage, and how many wait. */
const SPARE_MS = 20_000;
const MOST_SPARE = 2;

type Spare = { child: ChildProcess; timeZone: string; forget: () => void; end: () => void };

let spares: Spare[] = [];

/**
 * The next stage of a zone takes the kernel that a closed one left: its threads run and have the
 * platform and the project compiled, which takes 0.25 s of processor time from nothing.
 */
export function takeKernel(timeZone: string): ChildProcess {
  const spare = spares.findLast((one) => one.timeZone === timeZone && one.child.connected);
  spare?.forget();
  return spare?.child ?? startKernel(timeZone);
}

function startKernel(timeZone: string): ChildProcess {
  const child = fork(join(builtFolder(), 'kernel.mjs'), [], {
    env: { ...process.env, TZ: timeZone, NODE_OPTIONS: '' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.unref();
  return child;
}

/** A kernel without a stage. Nobody waits for it, so it does not keep its parent alive. */
export function leaveKernel(child: ChildProcess, timeZone: string): void {
  const spare = { child, timeZone, forget, end };
  const waited = setTimeout(end, SPARE_MS).unref();
  child.once('exit', forget);
  spares.push(spare);
  if (spares.length > MOST_SPARE) spares[0]?.end();

  function end() {
    forget();
    child.kill('SIGKILL');
  }

  function forget() {
    clearTimeout(waited);
    child.off('exit', forget);
    spares = spares.filter((one) => one !== spare);
  }
}
