import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// A bare Linux has no `ps`, and says the same in files.
const IS_LINUX = process.platform === 'linux';

/** The process that started this one. */
export function starterOf(pid: number): number {
  const said = IS_LINUX
    ? readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) \w /s, '')
    : execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number.parseInt(said, 10);
}

/** Those that this one has started. */
export function startedBy(pid: number): number[] {
  const said = IS_LINUX
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return said.trim().split(/\s+/).map(Number);
}
