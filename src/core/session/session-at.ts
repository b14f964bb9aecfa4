import { problemOf } from '../problem.ts';
import type { Session } from './session.ts';

/**
 * An add-on built for one service uses sessions of that service only; any other session has ended for
 * it. Google refuses every call to an address the manifest does not name, and a refused call would
 * look like a lost answer.
 */
export function sessionAt(address: string | null, session: Session | null): Session | null {
  if (!session || address === null || session.address === address) return session;
  const problem = problemOf('connection.service-changed', { address });
  const refused = { at: session.connectedAt, problem };
  return { ...session, access: null, refresh: null, exchanging: null, failures: null, refused };
}
