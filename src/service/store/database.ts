import { errorCode } from './error-code.ts';

/** Runs one statement with `$1` parameters and returns its rows. */
export type Query = <Found>(text: string, values?: readonly unknown[]) => Promise<Found[]>;

/** Dear work takes much of the room there is; patient work waits for each answer without end. */
export type How = { isDear?: boolean; isPatient?: boolean };

/**
 * PostgreSQL, wherever it runs. Parameters are text, numbers, booleans and null; the statements cast them.
 */
export type Database = {
  query: Query;
  /** Commits what `work` did, or undoes it when it throws. Nothing else may be awaited in it. */
  transaction: <Result>(work: (query: Query) => Promise<Result>, how?: How) => Promise<Result>;
  /** Whether the database answers. The question does not wait behind others. */
  isAnswering: () => Promise<boolean>;
  /** Runs a script of many statements. */
  run: (script: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The database cannot be reached, or has no free connection. The same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** What PostgreSQL says when a file cannot grow any more. */
export const DISK_FULL = '53100';

/** What a server says that only reads, as for a maintenance, or a copy. */
export const READ_ONLY = '25006';

/** The database's disk is full. The same call may succeed when there is room. */
export class DatabaseFull extends DatabaseUnavailable {
  override name = 'DatabaseFull';
}

/** The database answers, and its operator must change something before the service can work with it. */
export class DatabaseRefuses extends DatabaseUnavailable {
  override name = 'DatabaseRefuses';
  readonly code: string;

  constructor(code: string, options: ErrorOptions) {
    super('Cannot work with the database', options);
    this.code = code;
  }
}

/** The database went away during the commit, so nobody knows whether the data are stored. */
export class OutcomeUnknown extends DatabaseUnavailable {
  override name = 'OutcomeUnknown';
}

/** PostgreSQL's five-character code of an error, whichever driver threw it. */
export function sqlState(error: unknown): string | null {
  const code = errorCode(error);
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Whether the server ended a statement because it took too long. */
export function wasTooSlow(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && sqlState(error.cause) === '57014';
}
