import type { Session } from './session.ts';

/**
 * A session as an add-on built for one service may use it. With another service it is over: Google
 * refuses every call to an address the manifest does not name, and that would look like lost answers.
 */
export function sessionAt(address: string | null, session: Session | null): Session | null {
  if (!session || address === null || session.address === address) return session;
  const problem = { kind: 'connection.service-changed', params: { address } } as const;
  const refused = { at: session.connectedAt, problem };
  return { ...session, access: null, refresh: null, exchanging: null, failures: null, refused };
}
