import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FileForOthers } from '../../core/files/files-of.ts';

/** Why a file was not written: a sentence for the person. */
export class NotWritten extends Error {}

/** Writes all of a file or nothing: under another name first. Without `out` nothing that is there is written over. */
export function writeForOthers(
  { name, bytes }: FileForOthers,
  out: string | undefined,
  { folder, files }: { folder: string; files: readonly string[] },
): string {
  const named = out ?? name;
  const path = resolve(folder, named);
  const isRead = files.some((file) => resolve(folder, file) === path);
  if (isRead || (out === undefined && existsSync(path)))
    throw new NotWritten(`${named} is there already. Name another file with --out.`);
  const unfinished = `${path}.${process.pid}.part`;
  try {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotWritten(`Cannot write ${named}: ${reason}.`);
  }
  return named;
}
