import type { Log } from '../../app.ts';
import type { Mail } from '../../auth/auth-ports.ts';

type MailerOptions = { smtpUrl: string; from: string | null; siteUrl: string; log: Log };

/** Sends mails by the operator's server. The log says that a mail failed, and never to whom it was. */
export function mailer({ smtpUrl, from, siteUrl, log }: MailerOptions): Mail {
  const underWay = new Set<Promise<void>>();
  const sender = from ?? `Almanac <almanac@${new URL(siteUrl).hostname}>`;
  return {
    siteUrl,
    send: async ({ to, ...letter }) => {
      // Only a service that mails waits for the library.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(smtpUrl);
      try {
        // As a text it would be read as a list of mailboxes.
        await transport.sendMail({ from: sender, to: { name: '', address: to }, ...letter });
      } finally {
        transport.close();
      }
    },
    inBackground: (work) => {
      const sending: Promise<void> = work()
        .catch((error: { code?: unknown }) =>
          log('mail-failed', { code: String(error.code ?? 'unknown') }),
        )
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    allSent: async () => {
      await Promise.all(underWay);
    },
  };
}
