import { mkdir } from 'node:fs/promises';
import {
  type Database,
  DatabaseFull,
  DatabaseUnavailable,
  DISK_FULL,
  OutcomeUnknown,
  type Purpose,
  type Query,
  sqlState,
} from '../database.ts';
import { type GateOptions, gate } from '../gate.ts';
import { RowValues } from '../row-values.ts';
import { type RoomLeft, watchRoom } from './room-left.ts';
import { RunningDatabase } from './running-database.ts';
import type { SentValue } from './worker-messages.ts';

export type EmbeddedOptions = Omit<GateOptions, 'connections'> & {
  /** How much of the disk stays free; 0 does not look. */
  roomKeptMebibytes: number;
  /** How long a statement that was refused room is waited for: it will not come back. */
  hungOnFullDiskMs: number;
  log: (event: string, details: Record<string, string | number>) => void;
};

export const EMBEDDED_OPTIONS: EmbeddedOptions = {
  waiting: 200,
  waitMs: 10_000,
  roomKeptMebibytes: 128,
  hungOnFullDiskMs: 3_000,
  log: () => {},
};

export type EmbeddedDatabase = Database & {
  /** How often anything was brought to disk so far. */
  syncs: () => number;
};

/** PostgreSQL in a thread of this process: one connection, so transactions follow one another. */
export async function openEmbeddedDatabase(
  folder: string | null = null,
  options: EmbeddedOptions = EMBEDDED_OPTIONS,
): Promise<EmbeddedDatabase> {
  if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 });
  return databaseOver(await RunningDatabase.start(folder, options), folder, options);
}

/** What callers see of one that runs in `folder`; to close it ends that one. */
export function databaseOver(
  running: RunningDatabase,
  folder: string | null,
  options: EmbeddedOptions,
): EmbeddedDatabase {
  const room: RoomLeft =
    folder === null ? { takes: async () => true } : watchRoom(folder, options.roomKeptMebibytes);
  const enter = gate({ ...options, connections: 1 });
  const ask: Query = async <Found>(text: string, values: readonly unknown[] = []) =>
    (await running.ask({ ask: 'query', text, values: values.map(sent) })) as Found[];

  const admit = async <Result>(purpose: Purpose, work: () => Promise<Result>): Promise<Result> => {
    running.mustRun();
    if (!(await room.takes(purpose))) throw new DatabaseFull('Cannot write: the disk is full');
    return enter(work).catch(throwAsFull);
  };

  return {
    query: (text, values) => admit(purposeOf(text), () => ask(text, values)),
    transaction: (work, purpose = 'keeps') => admit(purpose, () => transact(ask, work, purpose)),
    run: async (script) => {
      await admit('keeps', () => running.ask({ ask: 'run', script }));
    },
    isAnswering: async () => running.isAnswering(),
    close: () => running.close(),
    syncs: () => running.syncs(),
  };
}

/** A value of a class would reach the other thread without what it can do. */
function sent(value: unknown): SentValue {
  if (!(value instanceof RowValues)) return value as SentValue;
  return { table: value.table, bytes: value.asBytes() };
}

function purposeOf(text: string): Purpose {
  const [verb = ''] = /[a-z]+/i.exec(text) ?? [];
  return ({ select: 'reads', delete: 'frees' } as const)[verb.toLowerCase()] ?? 'keeps';
}

async function transact<Result>(
  ask: Query,
  work: (query: Query) => Promise<Result>,
  purpose: Purpose,
): Promise<Result> {
  // Not waited for: the thread keeps the order, and a way there and back is saved.
  const begun = ask(purpose === 'reads' ? 'begin read only' : 'begin');
  let result: Result;
  try {
    [result] = await Promise.all([work(ask), begun]);
  } catch (error) {
    await ask('rollback').catch(() => undefined);
    throw error;
  }
  await ask('commit').catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new OutcomeUnknown('Cannot hear whether it was committed', { cause: error });
  });
  return result;
}

function throwAsFull(error: unknown): never {
  if (sqlState(error) !== DISK_FULL) throw error;
  throw new DatabaseFull('Cannot write: the disk is full', { cause: error });
}
