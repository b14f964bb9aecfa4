import type { MailSentence, ScheduleKind } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** Uploads that nobody watches: setting them up, and what keeps them from running. */
export const enSchedule = {
  'schedule.paused': 'Paused.',
  'schedule.paused-after-failures':
    'Paused, because the service refused it three times. See the last run, mend the cause, then resume.',
  'schedule.sheet-deleted':
    'The sheet was deleted. Bring it back (File › Version history) or delete the schedule.',
  'schedule.address-changed':
    'You are connected to another service than the one this schedule was made for. Save the schedule again to send there.',
  'schedule.document-busy':
    'Somebody else is changing the schedules of this spreadsheet. Try again in a minute.',
  'schedule.trigger-refused':
    'Google did not permit the schedule: {text} One person may schedule at most 20 spreadsheets with Almanac, and a test installation may schedule none. Delete a schedule in another spreadsheet, or at script.google.com under My Triggers.',
  'schedule.consent-withdrawn':
    'Schedules have stopped, because a permission they need is missing. Choose any item of Extensions › Almanac and tick every box Google shows (Select all); they go on by themselves.',
  'schedule.permissions-missing':
    'It does not run, because Google has not been given all permissions. It goes on by itself once they are given.',
  'schedule.no-spreadsheet':
    'The spreadsheet could not be opened. Open it and set the schedule up again.',
  'schedule.mail-not-sent':
    'The message about failed uploads could not be sent. Google limits messages to so many a day, and sends none without “Send email as you”.',
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
