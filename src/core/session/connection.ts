import type { Problem } from '../problem.ts';
import { readClaims } from './access-token.ts';
import type { Session } from './session.ts';

/** What a person may see of the session: never a token, nor part of one. */
export type Connection =
  | {
      state: 'none';
      /** After disconnecting: 'only-here' where the service could not be asked to end the session. */
      left?: 'signed-out' | 'only-here';
    }
  | {
      /** 'failing': exchanges fail for a passing reason; 'refused': the service ended the session. */
      state: 'connected' | 'failing' | 'refused';
      address: string;
      /** Name or e-mail; only ever shown to the person it belongs to. */
      account: string | null;
      /** The one they sign in with, where the service tells it. */
      email: string | null;
      connectedAt: number;
      lastExchangeAt: number | null;
      expiresAt: number | null;
      /** Without a refresh token the connection ends when the access token expires. */
      canRefresh: boolean;
      /** The service knows an upload by its key, and is asked again where an answer was lost. */
      repeatsSafely: boolean;
      /** It keeps what is uploaded as versions of records. */
      keepsRecords: boolean;
      problem: Problem | null;
    };

export function connectionOf(session: Session | null): Connection {
  if (!session) return { state: 'none' };
  const { refused, failures } = session;
  return {
    state: refused ? 'refused' : failures ? 'failing' : 'connected',
    address: session.address,
    account: session.account,
    email: emailOf(session),
    connectedAt: session.connectedAt,
    lastExchangeAt: session.exchangedAt,
    expiresAt: session.access === null ? null : session.expiresAt,
    canRefresh: session.refresh !== null && !refused,
    repeatsSafely: session.echoesKeys,
    keepsRecords: session.takesRecords,
    problem: refused?.problem ?? failures?.problem ?? null,
  };
}

function emailOf({ access, account }: Session): string | null {
  return readClaims(access ?? '')?.email ?? (account?.includes('@') ? account : null);
}
