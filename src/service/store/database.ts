import { errorCode } from './error-code.ts';

/** Runs one statement with `$1` parameters and gives its rows. */
export type Query = <Found>(text: string, values?: readonly unknown[]) => Promise<Found[]>;

/**
 * PostgreSQL, wherever it runs. Parameters are text, numbers, booleans and null; the statements
 * cast them, because the drivers do not agree on anything richer.
 */
export type Database = {
  query: Query;
  /** Commits what `work` did, or undoes it when it throws. Nothing else may be awaited in it. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Runs a script of many statements. */
  run: (script: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The database cannot be reached or has no connection to spare; the same call may do later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** PostgreSQL's five-character code of an error, whichever driver threw it. */
export function sqlState(error: unknown): string | null {
  const code = errorCode(error);
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
