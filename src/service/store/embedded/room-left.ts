import { statfs } from 'node:fs/promises';
import type { Purpose } from '../database.ts';
import { MEBIBYTE } from '../mebibyte.ts';

const LOOK_AGAIN_MS = 500;
/** A piece of the journal is 16 MiB, and one must be made before anything else can be. */
export const ROOM_TO_START = 40 * MEBIBYTE;

export type RoomLeft = {
  /** Whether the disk still takes what is done for this purpose. */
  takes: (purpose: Purpose) => Promise<boolean>;
};

/**
 * Watches the free space, because a database that meets the end of the disk in the middle of its
 * journal does not come back from there. Below `keptMebibytes` nothing is added any more; sessions
 * and counts still change until half of it is gone too, and who wants to delete may until no piece of
 * the journal would find room. 0 watches nothing.
 */
export function watchRoom(folder: string, keptMebibytes: number): RoomLeft {
  const kept = keptMebibytes * MEBIBYTE;
  const needs = { grows: kept, keeps: kept / 2, frees: Math.min(kept / 2, ROOM_TO_START) };
  let free = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    takes: async (purpose) => {
      if (purpose === 'reads' || kept === 0) return true;
      if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
        free = await freeBytes(folder);
        lookedAt = performance.now();
      }
      return free >= needs[purpose];
    },
  };
}

/** A disk that does not tell is not taken for full: the database will say what it meets there. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}
