import postgres from 'postgres';
import {
  type Database,
  DatabaseFull,
  DatabaseRefuses,
  DatabaseUnavailable,
  DISK_FULL,
  type How,
  OutcomeUnknown,
  type Query,
} from './database.ts';
import { errorCode } from './error-code.ts';
import { type GateOptions, gate } from './gate.ts';

export type PostgresOptions = Omit<GateOptions, 'room'> & {
  connections: number;
  /** The server ends a statement after it; 0 never. */
  statementTimeoutMs: number;
  /** After it nobody waits for a server, or a network, that says nothing at all; 0 never. Longer than the server's own. */
  deadlineMs: number;
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
  deadlineMs: 25_000,
  idleSeconds: 60,
  prepare: true,
};

/** Whoever asks whether all is well asks again soon. */
const HEALTH_DEADLINE_MS = 3_000;

/**
 * What a driver says when the server is gone, refuses or goes away in the middle, and the server when
 * a statement took all the time it has (57014): something else holds what it waits for.
 */
const LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|57P0[1234]|57014|08\w{3}|53\w{3})/;

/** As where a network drops what is sent. */
const SILENT = 'ETIMEDOUT';

/** Of these, what leaves open whether the server still heard the last words. */
const CUT = /^(CONNECTION_|ECONN|EPIPE|ETIMEDOUT|57P0[1234])/;

/** And of what a server says to a commit: one over several servers has lost one of them. */
const HALF_HEARD = 'XX000';

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
  const { connections, deadlineMs } = options;
  const open = (max: number) => () => postgres(url, connectionOptions(options, max));
  const pool = discardable(open(connections));
  // A connection of its own, so that a busy service does not look like a dead one.
  const health = discardable(open(1));
  // Half of them are for others, whatever one caller asks.
  const enter = gate({ ...options, room: connections, ofOne: Math.ceil(connections / 2) });
  const dear = Math.ceil(connections * 0.4);
  const admit = <Result>(work: () => Promise<Result>, cost = 1) =>
    enter(work, { cost }).catch(throwAsUnavailable);
  return {
    query: (text, values) =>
      admit(() => pool.use((sql) => queryOf(sql, options)(text, values), deadlineMs)),
    transaction: (work, how = {}) =>
      admit(() => transact(pool, work, { ...options, ...how }), how.isDear ? dear : 1),
    run: async (script) => {
      await admit(() => pool.use((sql) => sql.unsafe(script).simple(), deadlineMs));
    },
    isAnswering: () =>
      health
        .use((sql) => sql`select 1`, HEALTH_DEADLINE_MS)
        .then(
          () => true,
          () => false,
        ),
    close: async () => {
      await Promise.all([pool.end(5), health.end(1)]);
    },
  };
}

type Pool = ReturnType<typeof discardable>;

/**
 * Connections that are thrown away, all of them, when one has said nothing until its deadline: the server's own limit
 * for a statement is over by then, so either server or network is silent.
 */
function discardable(open: () => postgres.Sql) {
  let sql = open();
  return {
    /** Each call of `heard` begins the time anew. */
    use: async <Result>(
      work: (sql: postgres.Sql, heard: () => void) => PromiseLike<Result>,
      deadlineMs: number,
    ): Promise<Result> => {
      const used = sql;
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        if (deadlineMs === 0) return;
        timer = setTimeout(() => {
          reject(Object.assign(new Error('Cannot hear the database'), { code: SILENT }));
          if (sql === used) sql = open();
          void used.end({ timeout: 0 });
        }, deadlineMs);
      });
      try {
        return await Promise.race([work(used, () => timer?.refresh()), silence]);
      } finally {
        clearTimeout(timer);
      }
    },
    end: (seconds: number) => sql.end({ timeout: seconds }),
  };
}

/** Only here we know whether the commit came through. Before it nothing is stored, after it everything. */
async function transact<Result>(
  pool: Pool,
  work: (query: Query) => Promise<Result>,
  options: PostgresOptions & How,
): Promise<Result> {
  let isDone = false;
  try {
    return await pool.use(
      async (sql, heard) =>
        (await sql.begin(async (transaction) => {
          const query = unansweredWhenCut(queryOf(transaction, options));
          const result = await work((text, values) => query<never>(text, values).finally(heard));
          isDone = true;
          return result;
        })) as Result,
      options.isPatient ? 0 : options.deadlineMs,
    );
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (!isDone || !(CUT.test(code) || code === HALF_HEARD)) throw error;
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
