import { answer } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';
import {
  isAcceptableMetadata,
  isAcceptablePassword,
  METADATA_BYTES,
  PASSWORD_CHARACTERS,
  readEmail,
  readMetadata,
  withoutNulls,
} from './accept-credentials.ts';
import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { askToConfirm } from './confirm-address.ts';
import { readAuthBody } from './read-auth-body.ts';
import { SignUpBody } from './schemas.ts';
import { originOf, sessionAnswer } from './session-answer.ts';

/** Makes an account and signs it in. */
export function signUp(ports: AuthPorts): Handler {
  const { accounts, passwords, rules, now, newId } = ports;
  return async (request, around) => {
    if (!rules.signUpOpen) return refuseAuth(request, 'signup_disabled');
    const body = await readAuthBody(request, SignUpBody);
    if (body instanceof Response) return body;
    const email = readEmail(body.email);
    if (email === null) return refuseAuth(request, 'email_address_invalid');
    if (!isAcceptablePassword(body.password))
      return refuseAuth(request, 'weak_password', { params: PASSWORD_CHARACTERS });
    const metadata = withoutNulls(readMetadata(body.data));
    if (!isAcceptableMetadata(metadata))
      return refuseAuth(request, 'user_metadata_too_large', { params: METADATA_BYTES });
    const taking = await accounts.take(`sign-up ${around.address}`, rules.signUps, now());
    if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
    const hash = await passwords.hash(body.password);
    // Without mail there is nothing to confirm it by, so the address counts as it was typed.
    const account = { id: newId(), email, isConfirmed: ports.mail === null, hash, metadata };
    const user = await accounts.add(account, now());
    const session = user
      ? await accounts.openSession({ userId: user.id, origin: originOf(request, around) }, now())
      : null;
    if (!session) return refuseAuth(request, 'user_already_exists');
    askToConfirm(request, email, ports);
    return answer(200, await sessionAnswer(session, ports));
  };
}
