/** What the service's thread asks of the database's thread, and what it is told. */
export type ToWorker =
  | { id: number; ask: 'query'; text: string; values: readonly SentValue[] }
  | { id: number; ask: 'run'; script: string }
  | { id: number; ask: 'close' };

/** Rows as bytes that lack the number of their table's type, which only the database knows. */
export type SentRows = { table: string; bytes: Uint8Array };
export type SentValue = string | number | boolean | null | undefined | SentRows;

export type FromWorker =
  | { is: 'ready' }
  | { is: 'broken'; why: string }
  /** `syncs`: how often anything was brought to disk so far. */
  | { is: 'answered'; id: number; rows: unknown[]; syncs: number }
  | { is: 'refused'; id: number; error: WorkerError };

/** An error crosses threads without its code, so it travels in parts. */
export type WorkerError = { name: string; message: string; code: string | null };

export type WorkerData = {
  folder: string | null;
  /** How often the disk had no room, counted where a thread that hangs can still write it. */
  withoutRoom: Int32Array;
};
