import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '../../core/calendar/civil-date.ts';
import type { KeyOf } from '../../core/words/words.ts';
import { sayTo } from '../http/answer.ts';
import { mailboxOf } from './accept-credentials.ts';
import type { AuthPorts, Mail } from './auth-ports.ts';

/** Asking for links, and trying them out. */
export const LINKS_PER_NETWORK = { most: 20, windowMs: HOUR_MS };
/** A mailbox gets so many mails in an hour, of whatever kind. Further ones are left out without a word. */
const PER_MAILBOX = { most: 3, windowMs: HOUR_MS };

type Sentence = KeyOf<'service'>;

type MailedLink = {
  to: string;
  /** the page that the link opens */
  page: '/reset-password' | '/confirm-email';
  keep: (tokenHash: string) => Promise<void>;
  words: { subject: Sentence; text: Sentence; limit: Record<string, number> };
};

/** Mails a link with a token of its own, in the language of the request. */
export async function mailLink(
  request: Request,
  { to, page, keep, words }: MailedLink,
  { accounts, now }: AuthPorts,
  mail: Mail,
): Promise<void> {
  if (!(await accounts.take(`mail ${mailboxOf(to)}`, PER_MAILBOX, now())).ok) return;
  const token = randomBytes(32).toString('base64url');
  await keep(hashOf(token));
  const say = sayTo(request);
  // Behind the hash, which browsers send to nobody: no log and no referrer holds it.
  const url = `${mail.siteUrl}${page}#${token}`;
  await mail.send({
    to,
    subject: say(words.subject),
    text: say(words.text, { url, site: mail.siteUrl, ...words.limit }),
  });
}

/** What is kept of a token, so that whoever reads the database can open nothing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
