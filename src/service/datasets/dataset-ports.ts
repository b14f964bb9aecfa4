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
  /** Where many uploads come at once, or files are made: how many are worked on, and whose is next. */
  inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  limits: BodyLimits & { bodyBytes: number };
  /** The page where people open a dataset. */
  linkTo: (id: string) => string;
};

/** Where nobody counts turns. */
export const atOnce = <Result>(work: () => Promise<Result>) => work();

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
