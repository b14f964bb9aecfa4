import { createHash, randomBytes } from 'node:crypto';
import { answer, sayTo } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';
import {
  isAcceptablePassword,
  isOneMailbox,
  PASSWORD_CHARACTERS,
  readEmail,
} from './accept-credentials.ts';
import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { readAuthBody } from './read-auth-body.ts';
import { RecoverBody, ResetBody } from './schemas.ts';

const MINUTE_MS = 60_000;
const RESET_MINUTES = 60;
const PER_NETWORK = { most: 20, windowMs: 60 * MINUTE_MS };
/** So many mails reach one mailbox in an hour; more are not sent, and nobody is told. */
const PER_MAILBOX = { most: 3, windowMs: 60 * MINUTE_MS };

/** Mails a link that sets a new password. The answer is the same whether there is such an account. */
export function recover(ports: AuthPorts): Handler {
  return async (request, around) => {
    const { mail, accounts, now } = ports;
    if (!mail) return refuseAuth(request, 'recovery_not_offered');
    const body = await readAuthBody(request, RecoverBody);
    if (body instanceof Response) return body;
    const email = readEmail(body.email);
    if (email === null || !isOneMailbox(email)) return refuseAuth(request, 'email_address_invalid');
    const taking = await accounts.take(`recover ${around.address}`, PER_NETWORK, now());
    if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
    // Not waited for: the time an answer takes must not tell either.
    mail.inBackground(() => mailLink(request, email, ports));
    return answer(200, {});
  };
}

async function mailLink(request: Request, email: string, ports: AuthPorts): Promise<void> {
  const { mail, accounts, now } = ports;
  const known = await accounts.credentials(email);
  if (!mail || !known) return;
  if (!(await accounts.take(`recovery mail ${email}`, PER_MAILBOX, now())).ok) return;
  const token = randomBytes(32).toString('base64url');
  await accounts.addResetToken(known.id, hashOf(token), now());
  const say = sayTo(request);
  // Behind the hash, which browsers send to nobody: no log and no referrer holds it.
  const url = `${mail.siteUrl}/reset-password#${token}`;
  await mail.send({
    to: email,
    subject: say('service.mail-reset-subject'),
    text: say('service.mail-reset-text', { url, minutes: RESET_MINUTES, site: mail.siteUrl }),
  });
}

/** A link opens once and for an hour; the new password signs out everywhere. */
export function resetPassword(ports: AuthPorts): Handler {
  return async (request, around) => {
    const { accounts, passwords, now } = ports;
    const body = await readAuthBody(request, ResetBody);
    if (body instanceof Response) return body;
    if (!isAcceptablePassword(body.password))
      return refuseAuth(request, 'weak_password', { params: PASSWORD_CHARACTERS });
    const taking = await accounts.take(`reset ${around.address}`, PER_NETWORK, now());
    if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
    const hash = await passwords.hash(body.password);
    const since = now() - RESET_MINUTES * MINUTE_MS;
    const email = await accounts.useResetToken(hashOf(body.token.trim()), hash, {
      since,
      now: now(),
    });
    if (email === null) return refuseAuth(request, 'recovery_token_invalid');
    await accounts.forgetGuesses(email);
    return new Response(null, { status: 204 });
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
