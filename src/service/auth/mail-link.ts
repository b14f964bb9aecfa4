import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '../../core/calendar/civil-date.ts';
import type { KeyOf } from '../../core/words/words.ts';
import { sayTo } from '../http/answer.ts';
import { mailboxOf } from './accept-credentials.ts';
import type { AuthPorts, Mail } from './auth-ports.ts';
import type { LinkedPage } from './mailed-links.ts';

/** Asking for links, and trying them out. */
export const LINKS_PER_NETWORK = { most: 20, windowMs: HOUR_MS };
/** A mailbox gets so many mails in an hour, of whatever kind. Further ones are left out without a word. */
const PER_MAILBOX = { most: 3, windowMs: HOUR_MS };

type Sentence = KeyOf<'service'>;

type MailedLink = {
  to: { userId: string; email: string };
  page: LinkedPage;
  words: { subject: Sentence; text: Sentence; limit: Record<string, number> };
};

/** Mails a link with a token of its own, in the language of the request. */
export async function mailLink(
  request: Request,
  { to, page, words }: MailedLink,
  { accounts, now }: AuthPorts,
  mail: Mail,
): Promise<void> {
  if (!(await hasRoom(to.email, { accounts, now }))) return;
  const token = randomBytes(32).toString('base64url');
  await accounts.links.add({ page, tokenHash: hashOf(token) }, to, now());
  const say = sayTo(request);
  // Behind the hash, which browsers send to nobody: no log and no referrer holds it.
  const url = `${mail.siteUrl}${page}#${token}`;
  await mail.send({
    to: to.email,
    subject: say(words.subject),
    text: say(words.text, { url, site: mail.siteUrl, ...words.limit }),
  });
}

/** Mails a link that is made already, as that of an offer. */
export async function mailOfferLink(
  request: Request,
  { to, url, days }: { to: string; url: string; days: number },
  ports: Pick<AuthPorts, 'accounts' | 'now'>,
  mail: Mail,
): Promise<void> {
  if (!(await hasRoom(to, ports))) return;
  const say = sayTo(request);
  const text = say('mail-offer-text', { url, site: mail.siteUrl, days });
  await mail.send({ to, subject: say('mail-offer-subject'), text });
}

async function hasRoom(to: string, { accounts, now }: Pick<AuthPorts, 'accounts' | 'now'>) {
  return (await accounts.take(`mail ${mailboxOf(to)}`, PER_MAILBOX, now())).ok;
}

/** What is kept of a token, so that whoever reads the database can open nothing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
