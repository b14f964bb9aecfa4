import { MINUTE_MS } from '../../core/calendar/civil-date.ts';
import { answer } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';
import {
  isAcceptablePassword,
  isOneMailbox,
  PASSWORD_CHARACTERS,
  readEmail,
} from './accept-credentials.ts';
import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts, Mail } from './auth-ports.ts';
import { hashOf, LINKS_PER_NETWORK, mailLink } from './mail-link.ts';
import { readAuthBody } from './read-auth-body.ts';
import { RecoverBody, ResetBody } from './schemas.ts';
import { changeAccount } from './user-rows.ts';

const RESET_MINUTES = 60;

/** Mails a link that sets a new password. The answer is the same whether there is such an account. */
export function recover(ports: AuthPorts): Handler {
  return async (request, around) => {
    const { mail, accounts, now } = ports;
    if (!mail) return refuseAuth(request, 'recovery_not_offered');
    const body = await readAuthBody(request, RecoverBody);
    if (body instanceof Response) return body;
    const email = readEmail(body.email);
    if (email === null || !isOneMailbox(email)) return refuseAuth(request, 'email_address_invalid');
    const taking = await accounts.take(`recover ${around.address}`, LINKS_PER_NETWORK, now());
    if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
    // Not waited for: the time an answer takes must not tell either.
    mail.inBackground(() => mailReset(request, email, ports, mail));
    return answer(200, {});
  };
}

async function mailReset(
  request: Request,
  email: string,
  ports: AuthPorts,
  mail: Mail,
): Promise<void> {
  const known = await ports.accounts.credentials(email);
  if (!known) return;
  const link = {
    to: { userId: known.id, email },
    page: '/reset-password',
    words: {
      subject: 'mail-reset-subject',
      text: 'mail-reset-text',
      limit: { minutes: RESET_MINUTES },
    },
  } as const;
  await mailLink(request, link, ports, mail);
}

/** A link opens once and for an hour; the new password signs out everywhere. */
export function resetPassword(ports: AuthPorts): Handler {
  return async (request, around) => {
    const { accounts, passwords, now } = ports;
    const body = await readAuthBody(request, ResetBody);
    if (body instanceof Response) return body;
    if (!isAcceptablePassword(body.password))
      return refuseAuth(request, 'weak_password', { params: PASSWORD_CHARACTERS });
    const taking = await accounts.take(`reset ${around.address}`, LINKS_PER_NETWORK, now());
    if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
    const hash = await passwords.hash(body.password);
    const times = { since: now() - RESET_MINUTES * MINUTE_MS, now: now() };
    const link = { page: '/reset-password', tokenHash: hashOf(body.token.trim()) } as const;
    const change = { password: { hash, keepSessionId: null } };
    const email = await accounts.links.use(link, times, (query, userId) =>
      changeAccount(query, userId, change, times.now),
    );
    if (email === null) return refuseAuth(request, 'recovery_token_invalid');
    await accounts.forgetGuesses(email);
    return new Response(null, { status: 204 });
  };
}
