import type { MailSentence, ScheduleKind } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** Uploads that nobody watches: why one was not sent, and the mails about it. */
export const enSchedule = {
  'schedule.sheet-deleted':
    'The sheet was deleted. Bring it back (File › Version history) or delete the schedule.',
  'schedule.address-changed':
    'You are connected to another service than the one this schedule was made for. Save the schedule again to send there.',
  'schedule.mail-failure': 'Almanac could not upload from “{name}”',
  'schedule.mail-recovery': 'Almanac uploads from “{name}” again',
  'schedule.mail-failure-line': '{sheet}: not uploaded. {reason}',
  'schedule.mail-recovery-line': '{sheet}: uploads work again.',
  'schedule.mail-where': 'Open the spreadsheet, then Extensions › Almanac › Schedule uploads:',
  'schedule.send-as-it-is':
    'If the sheet is right as it is, press “Run now” on its schedule, then “Send it as it is”; after that it goes on by itself.',
  'schedule.mail-why':
    'You asked for these messages. One comes at the first failure and one when it is over; you can stop them in the same place.',
} as const satisfies Record<ScheduleKind | MailSentence, Phrase>;
