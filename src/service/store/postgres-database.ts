import postgres from 'postgres';
import {
  type Database,
  DatabaseFull,
  DatabaseRefuses,
  DatabaseUnavailable,
  DISK_FULL,
  OutcomeUnknown,
  type Query,
} from './database.ts';
import { errorCode } from './error-code.ts';
import { type GateOptions, gate } from './gate.ts';

export type PostgresOptions = GateOptions & {
  statementTimeoutMs: number;
  /** A connection that is not used for so long is closed; until then it keeps its process from ending by itself. */
  idleSeconds: number;
  /** A pooler gives each transaction another connection, so it cannot keep prepared statements. */
  prepare: boolean;
};

export const POSTGRES_OPTIONS: PostgresOptions = {
  connections: 10,
  waiting: 200,
  waitMs: 10_000,
  statementTimeoutMs: 20_000,
  idleSeconds: 60,
  prepare: true,
};

/**
 * What a driver says when the server is gone, refuses or goes away in the middle, and the server when
 * a statement took all the time it has (57014): something else holds what it waits for.
 */
const LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|57P0[1234]|57014|08\w{3}|53\w{3})/;

/** Of these, what leaves open whether the server still heard the last words. */
const CUT = /^(CONNECTION_|ECONN|EPIPE|ETIMEDOUT|57P0[1234])/;

/**
 * What a server says that does not let this user in (28…), has no such database, gives the user no right
 * to what the service needs, or is a copy that only reads.
 */
const REFUSES = /^(28\w{3}|3D000|42501|25006)$/;

const RECONNECT_SECONDS = 0.5;

/** The driver reads an address at once and connects only for a statement. */
export function isPostgresAddress(address: string): boolean {
  if (!/^postgres(ql)?:\/\/./.test(address)) return false;
  try {
    postgres(address);
    return true;
  } catch {
    return false;
  }
}

export function openPostgresDatabase(
  url: string,
  options: PostgresOptions = POSTGRES_OPTIONS,
): Database {
  const sql = postgres(url, connectionOptions(options, options.connections));
  // A connection of its own, so that a busy service does not look like a dead one.
  const health = postgres(url, { ...connectionOptions(options, 1), idle_timeout: 30 });
  const enter = gate(options);
  const admit = <Result>(work: () => Promise<Result>) => enter(work).catch(throwAsUnavailable);
  return {
    query: (text, values) => admit(() => queryOf(sql, options)(text, values)),
    transaction: (work) => admit(() => transact(sql, work, options)),
    run: async (script) => {
      await admit(() => sql.unsafe(script).simple());
    },
    isAnswering: async () =>
      health`select 1`.then(
        () => true,
        () => false,
      ),
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), health.end({ timeout: 1 })]);
    },
  };
}

/** Only here we know whether the commit came through. Before it nothing is stored, after it everything. */
async function transact<Result>(
  sql: postgres.Sql,
  work: (query: Query) => Promise<Result>,
  options: PostgresOptions,
): Promise<Result> {
  let isDone = false;
  try {
    return (await sql.begin(async (transaction) => {
      const result = await work(unansweredWhenCut(queryOf(transaction, options)));
      isDone = true;
      return result;
    })) as Result;
  } catch (error) {
    if (!isDone || !CUT.test(errorCode(error) ?? '')) throw error;
    throw new OutcomeUnknown('Cannot hear whether it was committed', { cause: error });
  }
}

/**
 * Once the connection is gone, the driver rejects the transaction by itself. Whoever works in it must not
 * hear of it: the driver would then roll back on the connection that is gone, and that throws where nobody
 * can catch it and ends the process (https://github.com/porsager/postgres/issues/1208).
 */
function unansweredWhenCut(query: Query): Query {
  return (text, values) =>
    query<never>(text, values).catch((error: unknown) => {
      if (!CUT.test(errorCode(error) ?? '')) throw error;
      return new Promise<never>(() => {});
    });
}

function connectionOptions(options: PostgresOptions, max: number) {
  return {
    max,
    prepare: options.prepare,
    // Asked for at each connection, and what goes wrong with it is thrown where nobody can catch it. Only
    // arrays need it, and no statement of ours gives or takes one.
    fetch_types: false,
    connect_timeout: 5,
    // The driver's pauses grow to twenty seconds, and callers would have to wait as long.
    backoff: () => RECONNECT_SECONDS,
    idle_timeout: options.idleSeconds,
    onnotice: () => {},
    connection: {
      application_name: 'almanac',
      statement_timeout: options.statementTimeoutMs,
      idle_in_transaction_session_timeout: options.statementTimeoutMs,
    },
  } satisfies postgres.Options<Record<string, postgres.PostgresType>>;
}

function queryOf(sql: postgres.Sql | postgres.TransactionSql, { prepare }: PostgresOptions): Query {
  return async <Found>(text: string, values: readonly unknown[] = []) =>
    [...(await sql.unsafe(text, [...values] as never[], { prepare }))] as Found[];
}

function throwAsUnavailable(error: unknown): never {
  const code = errorCode(error) ?? '';
  if (code === DISK_FULL)
    throw new DatabaseFull('Cannot write: the disk is full', { cause: error });
  if (REFUSES.test(code)) throw new DatabaseRefuses(code, { cause: error });
  if (LOST.test(code)) throw new DatabaseUnavailable('Cannot reach the database', { cause: error });
  throw error;
}
