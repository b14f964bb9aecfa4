import { spawnSync } from 'node:child_process';

/** A bare machine has Node and little else: what needs more is skipped there and says so. */
export function hasProgram(name: string, asked: string[] = ['--version']): boolean {
  return spawnSync(name, asked).status === 0;
}
