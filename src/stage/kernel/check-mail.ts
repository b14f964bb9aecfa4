import type { Mail } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import type { User } from './users.ts';

/** docs/apps-script.md §6.1, and "Current limitations" of guides/services/quotas. */
const LIMITS = {
  recipients: 50,
  subject: 250,
  body: { consumer: 200 * 1024, workspace: 400 * 1024 },
};

/** Everybody the mail goes to, as written: `"Doe, Ada" <ada@example.org>` is one. */
export function recipientsOf({ to, cc, bcc }: Mail): string[] {
  return [to, cc, bcc]
    .flatMap((list) => list.match(/(?:"[^"]*"|[^,"])+/g) ?? [])
    .map((recipient) => recipient.trim())
    .filter((recipient) => recipient !== '');
}

export function checkMail(mail: Mail, account: User['account']): void {
  const recipients = recipientsOf(mail);
  if (recipients.length === 0) throw exception('mail-no-recipient');
  const unknown = recipients.find((recipient) => !isAddress(recipient));
  if (unknown !== undefined) throw exception('mail-address', { address: unknown });
  if (recipients.length > LIMITS.recipients)
    throw exception('mail-limit', { what: 'Email Recipients Per Message' });
  if (mail.subject.length > LIMITS.subject)
    throw exception('argument-too-large', { name: 'subject' });
  const size = Buffer.byteLength(mail.body) + Buffer.byteLength(mail.htmlBody);
  if (size > LIMITS.body[account]) throw exception('mail-limit', { what: 'Email Body Size' });
}

function isAddress(recipient: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(recipient.match(/<([^<>]*)>$/)?.[1] ?? recipient);
}
