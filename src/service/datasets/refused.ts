import type { ServiceProblem } from '../http/problem.ts';
import { sqlState } from '../store/database.ts';
import type { Removal } from './find-dataset.ts';

/** Thrown inside a transaction, so that what was claimed and counted for the request is given back with the rest. */
export class Refused extends Error {
  override name = 'Refused';
  readonly problem: ServiceProblem;
  constructor(problem: ServiceProblem) {
    super(`Cannot do what was asked: ${problem.kind}`);
    this.problem = problem;
  }
}

const REFUSALS: Record<string, 'idempotency-key-busy' | 'token-invalid'> = {
  // Lock not available: its twin has not finished in all this time, and whoever asks may ask again.
  '55P03': 'idempotency-key-busy',
  // Foreign key: the account was removed, and its token is good until it expires.
  '23503': 'token-invalid',
};

export type Refusal = { do: 'refused'; problem: ServiceProblem };

/** What the database refuses for a reason the caller can mend. */
export function refusedBy(error: unknown): Refusal {
  if (error instanceof Refused) return { do: 'refused', problem: error.problem };
  const kind = REFUSALS[sqlState(error) ?? ''];
  if (!kind) throw error;
  return { do: 'refused', problem: { kind } };
}

/** A version that was removed alone says where the others are, to whoever may see them. */
export function removalProblem({ at, record }: Removal): ServiceProblem {
  const when = new Date(at).toISOString();
  return record
    ? { kind: 'dataset-removed', at: when, record }
    : { kind: 'record-removed', at: when };
}
