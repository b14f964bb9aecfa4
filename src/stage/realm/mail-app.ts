import { requireBlob } from './blob.ts';
import { defineService } from './define-class.ts';
import { ask } from './session.ts';

type Message = GoogleAppsScript.Mail.MailAdvancedParameters;

export const MailApp = defineService<GoogleAppsScript.Mail.MailApp>('Mail.MailApp', () => ({
  getRemainingDailyQuota() {
    return ask('mail.left');
  },
  sendEmail(...args: unknown[]) {
    const message = readArguments(args);
    ask('mail.send', {
      to: message.to ?? '',
      cc: message.cc ?? '',
      bcc: message.bcc ?? '',
      replyTo: message.replyTo ?? '',
      name: message.name ?? '',
      subject: message.subject ?? '',
      body: message.body ?? '',
      htmlBody: message.htmlBody ?? '',
      attachments: (message.attachments ?? []).map((source) => {
        const { bytes, contentType, name } = requireBlob(source);
        return { bytes, contentType: contentType ?? '', name: name ?? '' };
      }),
    });
  },
}));

/** `(message)`, `(to, subject, body[, options])` or `(to, replyTo, subject, body)`. */
function readArguments(args: unknown[]): Message {
  const [first, second, third, fourth] = args;
  if (args.length === 1) return (first ?? {}) as Message;
  if (typeof fourth === 'string')
    return { to: String(first), replyTo: String(second), subject: String(third), body: fourth };
  const options = (fourth ?? {}) as Message;
  return { ...options, to: String(first), subject: String(second), body: String(third) };
}
