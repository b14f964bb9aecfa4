import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { errorCode } from '../error-code.ts';

/** What we need of the file layer inside the embedded database; its own types leave it open. */
type FileLayer = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  tryFSOperation: <Result>(act: () => Result) => Result;
};

/** What Node says when a disk, or what this account may use of it, is full. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/**
 * The embedded database's files with the one call its own layer lacks: without it every fsync is
 * taken for done and nothing is certain to be on disk. And it tells of a disk without room, which the
 * database may try again for ever.
 */
export class DurableFiles extends NodeFS {
  /** How often something was brought to disk. */
  syncs = 0;

  private readonly noRoomMet: () => void;

  constructor(folder: string, noRoomMet: () => void) {
    super(folder);
    this.noRoomMet = noRoomMet;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addSync = (module: unknown) => this.addOurs((module as { NODEFS: FileLayer }).NODEFS);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }

  private addOurs(files: FileLayer): void {
    const { tryFSOperation } = files;
    files.tryFSOperation = (act) =>
      tryFSOperation(() => {
        try {
          return act();
        } catch (error) {
          if (NO_ROOM.has(errorCode(error) ?? '')) this.noRoomMet();
          throw error;
        }
      });
    files.stream_ops.fsync = ({ nfd }) => {
      // A failure reaches the database, which then does not say that it has committed.
      files.tryFSOperation(() => fsyncSync(nfd));
      this.syncs++;
      return 0;
    };
  }
}

/** The first files are made without a single sync: brought to disk once, before anything hangs on them. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) sync(path, 'r+');
  }
  // Windows flushes no folder.
  if (process.platform !== 'win32') sync(folder, 'r');
}

/** Windows flushes only what may be written. */
function sync(path: string, mode: 'r' | 'r+'): void {
  const file = openSync(path, mode);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
