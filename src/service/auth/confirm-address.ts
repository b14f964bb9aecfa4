import { DAY_MS } from '../../core/calendar/civil-date.ts';
import { answer } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';
import { isOneMailbox, readEmail } from './accept-credentials.ts';
import { refuseAuth, refuseTooMany } from './auth-answer.ts';
import type { AuthPorts } from './auth-ports.ts';
import { hashOf, LINKS_PER_NETWORK, mailLink } from './mail-link.ts';
import { readAuthBody } from './read-auth-body.ts';
import { ConfirmBody, ResendBody } from './schemas.ts';

/** Over a weekend or a short journey. All it can do is confirm, so it need not be in a hurry. */
const CONFIRM_DAYS = 7;

/**
 * Mails a link that confirms the address, where it is to be confirmed. Nobody waits for it, and a name
 * that a mail program takes for several mailboxes is mailed nothing.
 */
export function askToConfirm(request: Request, email: string, ports: AuthPorts): void {
  const { mail, accounts } = ports;
  if (!mail || !isOneMailbox(email)) return;
  mail.inBackground(async () => {
    const known = await accounts.credentials(email);
    if (!known || known.isConfirmed) return;
    const link = {
      to: { userId: known.id, email },
      page: '/confirm-email',
      words: {
        subject: 'mail-confirm-subject',
        text: 'mail-confirm-text',
        limit: { days: CONFIRM_DAYS },
      },
    } as const;
    await mailLink(request, link, ports, mail);
  });
}

/** Mails the link again. The answer is the same whether there is such an account. */
export function resend(ports: AuthPorts): Handler {
  return async (request, around) => {
    if (!ports.mail) return refuseAuth(request, 'confirmation_not_offered');
    const body = await readAuthBody(request, ResendBody);
    if (body instanceof Response) return body;
    const email = readEmail(body.email);
    if (email === null || !isOneMailbox(email)) return refuseAuth(request, 'email_address_invalid');
    const name = `resend ${around.address}`;
    const taking = await ports.accounts.take(name, LINKS_PER_NETWORK, ports.now());
    if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
    askToConfirm(request, email, ports);
    return answer(200, {});
  };
}

/** Opens no session: whoever holds the link reads the mailbox, and need not know the password. */
export function confirmAddress(ports: AuthPorts): Handler {
  return async (request, around) => {
    const { accounts, now } = ports;
    const body = await readAuthBody(request, ConfirmBody);
    if (body instanceof Response) return body;
    const taking = await accounts.take(`confirm ${around.address}`, LINKS_PER_NETWORK, now());
    if (!taking.ok) return refuseTooMany(request, taking.retryAfterSeconds);
    const times = { since: now() - CONFIRM_DAYS * DAY_MS, now: now() };
    const link = { page: '/confirm-email', tokenHash: hashOf(body.token.trim()) } as const;
    const confirmed = await accounts.links.use(link, times);
    return confirmed !== null
      ? new Response(null, { status: 204 })
      : refuseAuth(request, 'confirmation_token_invalid');
  };
}
