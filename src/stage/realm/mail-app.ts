import { exception } from '../platform/exception.ts';
import { fileIn } from './blob.ts';
import { classOf, defineService } from './define-class.ts';
import { ask } from './session.ts';

type Message = GoogleAppsScript.Mail.MailAdvancedParameters;

export const MailApp = defineService<GoogleAppsScript.Mail.MailApp>('MailApp', {
  getRemainingDailyQuota() {
    return ask('mail.left');
  },
  /** `(message)` or `(to, subject, body)` */
  sendEmail(first: unknown, subject = '', body = '') {
    const message = (typeof first === 'object' ? first : { to: first, subject, body }) as Message;
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
        const file = classOf(source) === 'Blob' ? fileIn(source) : null;
        if (!file) throw exception('invalid-argument', { name: 'attachments' });
        return file;
      }),
    });
  },
});
