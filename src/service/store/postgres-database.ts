import postgres from 'postgres';
import { type Database, DatabaseUnavailable, type Query } from './database.ts';
import { errorCode } from './error-code.ts';
import { type GateOptions, gate } from './gate.ts';

export type PostgresOptions = GateOptions & {
  statementTimeoutMs: number;
  /** A pooler that hands each transaction another connection cannot keep prepared statements. */
  prepare: boolean;
};

export const POSTGRES_OPTIONS: PostgresOptions = {
  connections: 10,
  waiting: 200,
  waitMs: 10_000,
  statementTimeoutMs: 20_000,
  prepare: true,
};

/**
 * What a driver says when the server is gone, refuses or goes away in the middle, and the server when
 * a statement took all the time it has (57014): something else holds what it waits for.
 */
const LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|57P0[1234]|57014|08\w{3}|53\w{3})/;

const RECONNECT_SECONDS = 0.5;

export function openPostgresDatabase(
  url: string,
  options: PostgresOptions = POSTGRES_OPTIONS,
): Database {
  const sql = postgres(url, {
    max: options.connections,
    prepare: options.prepare,
    connect_timeout: 5,
    // The driver's own pause grows to twenty seconds, and callers would wait it out with it.
    backoff: () => RECONNECT_SECONDS,
    idle_timeout: 60,
    onnotice: () => {},
    connection: {
      application_name: 'almanac',
      statement_timeout: options.statementTimeoutMs,
      idle_in_transaction_session_timeout: options.statementTimeoutMs,
    },
  });
  const enter = gate(options);
  const admit = <Result>(work: () => Promise<Result>) => enter(work).catch(throwAsUnavailable);
  return {
    query: (text, values) => admit(() => queryOf(sql, options)(text, values)),
    transaction: <Result>(work: (query: Query) => Promise<Result>) =>
      admit(() =>
        sql.begin((transaction) => work(queryOf(transaction, options))),
      ) as Promise<Result>,
    run: async (script) => {
      await admit(() => sql.unsafe(script).simple());
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

function queryOf(sql: postgres.Sql | postgres.TransactionSql, { prepare }: PostgresOptions): Query {
  return async <Found>(text: string, values: readonly unknown[] = []) =>
    [
      ...(await sql.unsafe(text, values as postgres.ParameterOrJSON<never>[], { prepare })),
    ] as Found[];
}

function throwAsUnavailable(error: unknown): never {
  if (!isLost(error)) throw error;
  throw new DatabaseUnavailable('Cannot reach the database', { cause: error });
}

function isLost(error: unknown): boolean {
  return LOST.test(errorCode(error) ?? '');
}
