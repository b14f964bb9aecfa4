import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEBIBYTE = 1024 * 1024;

/** A disk of our own, so that no other fills up. Only an administrator may mount one: null elsewhere. */
export function mountSmallDisk(mebibytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-disk-'));
  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
  if (!mount(`size=${mebibytes}m`)) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filling = join(folder, 'something-else');
  return {
    folder,
    fill: async (leaveMebibytes) => {
      if (existsSync(filling)) truncateSync(filling, 0);
      const { bavail, bsize } = await statfs(folder);
      writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - leaveMebibytes * MEBIBYTE)));
    },
    makeRoom: () => rmSync(filling, { force: true }),
    unmount: () => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type SmallDisk = {
  folder: string;
  /** Something else on this disk takes all but so much. */
  fill: (leaveMebibytes: number) => Promise<void>;
  makeRoom: () => void;
  unmount: () => void;
};
