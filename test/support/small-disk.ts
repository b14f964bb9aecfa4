import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
  // A disk that shrinks to what is on it is as full as one with another file, and nobody writes that file.
  const resize = (bytes: number) => {
    if (!mount(`remount,size=${bytes}`)) throw new Error(`Cannot make a disk ${bytes} bytes large`);
  };
  return {
    folder,
    fill: async (leaveMebibytes) => {
      const { blocks, bfree, bsize } = await statfs(folder);
      resize((blocks - bfree) * bsize + leaveMebibytes * MEBIBYTE);
    },
    makeRoom: () => resize(mebibytes * MEBIBYTE),
    unmount: () => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type SmallDisk = {
  folder: string;
  /** All but so much of it is taken by something else. */
  fill: (leaveMebibytes: number) => Promise<void>;
  makeRoom: () => void;
  unmount: () => void;
};
