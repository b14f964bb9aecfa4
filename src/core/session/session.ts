import type { Problem } from '../problem.ts';

/**
 * The connection to one service, as it lies in the person's own properties: one value, because
 * tokens and their expiry must change together. Times are milliseconds by our clock.
 */
export type Session = {
  address: string;
  /** The project's public key, or '' where the service needs none. */
  key: string;
  access: string | null;
  refresh: string | null;
  /** Counted from when the answer arrived: the service's clock is not ours. */
  expiresAt: number;
  account: string | null;
  /** Whose session it is, in the service's own terms. */
  subject: string;
  connectedAt: number;
  exchangedAt: number | null;
  /** Written before an exchange and cleared with its result: still there, the outcome is unknown. */
  exchanging: number | null;
  failures: { count: number; lastAt: number; problem: Problem } | null;
  refused: { at: number; problem: Problem } | null;
  /** This service echoes the Idempotency-Key, so a repeated upload makes no second dataset. */
  echoesKeys: boolean;
};
