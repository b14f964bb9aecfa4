import { setImmediate } from 'node:timers/promises';
import type { BodyLimits } from '../../core/dataset/read-ingest-body.ts';
import { refuse } from '../http/answer.ts';
import { type Caller, type Owner, type VerifyToken, whoIsAsking } from '../http/caller.ts';
import type { DatasetStore } from './dataset-store.ts';

export type DatasetPorts = {
  store: DatasetStore;
  verifyToken: VerifyToken;
  /** What public clients send in place of a token. */
  publicKeys: readonly string[];
  now: () => number;
  newId: () => string;
  /** Where many uploads come at once: how many are worked on, and whose is next. */
  inTurn?: Turns;
  /** The same of those who read large datasets. */
  readInTurn?: Turns;
  /** The same of those who look for words. */
  searchInTurn?: Turns;
  limits: BodyLimits & { bodyBytes: number };
  /** The page where people open a dataset. */
  linkTo: (id: string) => string;
};

type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Where nobody counts turns. */
export const atOnce: Turns = (work) => work();

/** Beyond it a dataset takes a core and much memory for a moment that others notice. */
const LARGE_ROWS = 1_000;

/** Reads the rows of such datasets, and makes of them what is answered, when it is their turn. */
export function turnsFor(
  rowCount: number,
  { readInTurn = atOnce }: Pick<DatasetPorts, 'readInTurn'>,
): Turns {
  if (rowCount <= LARGE_ROWS) return atOnce;
  // Before the next large one begins, what others asked for goes on.
  return (work) => readInTurn(() => work().finally(() => setImmediate()));
}

/** The account that asks, or the answer that says why there is none. */
export async function ownerOf(request: Request, ports: DatasetPorts): Promise<Owner | Response> {
  const asking = await whoIsAsking(request, ports);
  if (!asking.ok) return refuse(request, asking.problem);
  if (asking.caller.role === 'anon') return refuse(request, { kind: 'token-missing' });
  return asking.caller;
}

/** The account that asks or nobody; a token that is no good is still refused. */
export async function callerOf(request: Request, ports: DatasetPorts): Promise<Caller | Response> {
  const asking = await whoIsAsking(request, ports);
  return asking.ok ? asking.caller : refuse(request, asking.problem);
}
