import type { Problem } from '../problem.ts';

/**
 * The connection to one service, kept in the person's properties. It is one value, because tokens and
 * their expiry must change together. Times are milliseconds by our clock.
 */
export type Session = {
  address: string;
  /** The project's public key, or '' where the service needs none. */
  key: string;
  access: string | null;
  refresh: string | null;
  /** Counted from the arrival of the answer, because the service's clock may differ from ours. */
  expiresAt: number;
  account: string | null;
  /** The account's id at the service. */
  subject: string;
  connectedAt: number;
  exchangedAt: number | null;
  /** Written before an exchange and cleared with its result. If it is still there, the outcome is unknown. */
  exchanging: number | null;
  failures: { count: number; lastAt: number; problem: Problem } | null;
  refused: { at: number; problem: Problem } | null;
  /** This service echoes the Idempotency-Key, so a repeated upload makes no second dataset. */
  echoesKeys: boolean;
  /** It keeps what is uploaded as versions of records. */
  takesRecords: boolean;
  /** It takes where a dataset comes from. */
  takesStation: boolean;
  /** It takes whether a person or an institution keeps the record, and their ORCID or ROR. */
  takesCreator: boolean;
};
