import { setImmediate } from 'node:timers/promises';
import type { BodyLimits } from '../../core/dataset/read-ingest-body.ts';
import { refuse } from '../http/answer.ts';
import { type Caller, type Owner, type VerifyToken, whoIsAsking } from '../http/caller.ts';
import type { RoomForBodies } from '../http/room-for-bodies.ts';
import { atOnce, type Gate } from '../store/gate.ts';
import type { AccountLimits } from './account-limits.ts';
import type { DatasetStore } from './dataset-store.ts';

export type DatasetPorts = {
  store: DatasetStore;
  verifyToken: VerifyToken;
  /** What public clients send in place of a token. */
  publicKeys: readonly string[];
  now: () => number;
  newId: () => string;
  /** An account's changes, one after the other, whatever they then wait for. */
  ownTurn?: Gate;
  /** What keeps a core of this process busy: files, pictures, large bodies. */
  processor?: Gate;
  roomForBodies?: RoomForBodies;
  /** Which program at which address answers. */
  edition?: string;
  limits: BodyLimits & { bodyBytes: number };
  accountLimits?: AccountLimits;
  linkTo: LinkTo;
  /** The page that opens an offer, its token behind the hash, where no log holds it. */
  offerLink: (token: string) => string;
  /** Where the service mails: in the language of the request, not waited for. */
  mailOffer?: (request: Request, to: string, url: string) => void;
};

/** The page where people open a record, or a version of one. */
export type LinkTo = (what: 'records' | 'datasets', id: string) => string;

/** A dataset of so many rows is read and written in no time. */
const SMALL_ROWS = 200;
const ROWS_A_SHARE = 2_500;
/** Of the processor's room of four, so that beside the largest file there is something else. */
const MOST_SHARES = 3;

/** Reads so many rows, and makes of them what is answered, when it is the caller's turn. */
export function inTurnFor<Result>(
  rows: number,
  { processor = atOnce }: Pick<DatasetPorts, 'processor'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (rows <= SMALL_ROWS) return work();
  const cost = Math.min(MOST_SHARES, 1 + Math.floor(rows / ROWS_A_SHARE));
  // Before the next one begins, what others asked for goes on.
  return processor(() => work().finally(() => setImmediate()), { cost });
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
