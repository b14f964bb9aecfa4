import type { Handler } from '../http/route.ts';
import type { AuthPorts } from './auth-ports.ts';
import { judgeGuess } from './count-guess.ts';
import { signedInAccount } from './own-account.ts';
import { readAuthBody } from './read-auth-body.ts';
import { DeleteUserBody } from './schemas.ts';

/**
 * The account with everything in it. A session is not enough: whoever finds an open browser must not be
 * able to, so the password is asked for, and guesses at it are counted as at sign-in.
 */
export function deleteAccount(ports: AuthPorts): Handler {
  return async (request, around) => {
    const signedIn = await signedInAccount(request, ports);
    if (signedIn instanceof Response) return signedIn;
    const body = await readAuthBody(request, DeleteUserBody);
    if (body instanceof Response) return body;
    const { email } = signedIn.user;
    const guess = { email, password: body.password, address: around.address };
    const known = await judgeGuess(request, guess, ports);
    if (known instanceof Response) return known;
    await ports.accounts.remove(email);
    return new Response(null, { status: 204 });
  };
}
