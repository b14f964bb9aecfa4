import { answer } from '../http/answer.ts';
import { UUID } from '../http/caller.ts';
import type { Handler } from '../http/route.ts';
import { refuseAuth } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { signedInAccount } from './own-account.ts';

/** Every place that can act for the account: browsers, spreadsheets, scripts. */
export function listSessions(ports: AuthPorts): Handler {
  return async (request) => {
    const signedIn = await signedInAccount(request, ports);
    if (signedIn instanceof Response) return signedIn;
    const { user, claims } = signedIn;
    const sessions = await ports.accounts.sessions(user.id, ports.now());
    return answer(200, {
      sessions: sessions.map(({ id, agent, address, openedAt, usedAt }) => ({
        ...{ id, agent, address, current: id === claims.session_id },
        opened_at: new Date(openedAt).toISOString(),
        used_at: new Date(usedAt).toISOString(),
      })),
    });
  };
}

export function endSession(ports: AuthPorts): Handler {
  return async (request, { path }) => {
    const signedIn = await signedInAccount(request, ports);
    if (signedIn instanceof Response) return signedIn;
    const { id = '' } = path;
    const { accounts, now } = ports;
    const ended = UUID.test(id) && (await accounts.signOut(signedIn.user.id, id, 'local', now()));
    return ended ? new Response(null, { status: 204 }) : refuseAuth(request, 'not_found');
  };
}
