import type { Handler } from '../http/route.ts';
import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { countGuess } from './count-guess.ts';
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
    const guess = await countGuess(email, around.address, ports);
    if (!guess.mayTry) return refuseTooMany(request, guess.retryAfterSeconds);
    const known = await ports.accounts.credentials(email);
    if (!known || !(await ports.passwords.matches(body.password, known.hash)))
      return refuseAuth(request, 'invalid_credentials');
    await guess.wasRight();
    await ports.accounts.remove(email);
    return new Response(null, { status: 204 });
  };
}
