import type { MailSentence, UploadSentence } from '../../problem-kinds.ts';
import type { Phrase, PhraseBook } from '../phrase.ts';

/** The menu, its dialogs, notes in cells and mails: what the add-on says where there is no page. */
export const enMenu = {
  'addon.menu-upload': 'Upload dataset',
  'addon.menu-sidebar': 'Open sidebar',
  'addon.menu-token': 'Set up token',
  'addon.menu-schedule': 'Schedule uploads',
  'addon.confirm-send': 'Send it?',
  'addon.open-dataset': 'Open the dataset',
  'addon.close': 'Close',
  'addon.mend-note': 'Changed with Almanac; before: {value}',
  'addon.new-sheet-note': {
    by: 'years',
    one: 'Written by Almanac from the sheet “{sheet}”: one year, temperatures in °C and rain in mm, exactly as it would be uploaded.',
    other:
      'Written by Almanac from the sheet “{sheet}”: {years} years, temperatures in °C and rain in mm, exactly as they would be uploaded.',
  },
  'addon.something-else': 'Something else happened ({kind}).',
  'upload.run-failed': 'Not sent.',
  'upload.sent-public': {
    by: 'years',
    one: '“{title}” was sent and everyone may see it: one year, {values:value|values}.',
    other: '“{title}” was sent and everyone may see it: {years} years, {values:value|values}.',
  },
  'upload.sent-private': {
    by: 'years',
    one: '“{title}” was sent and only you can see it: one year, {values:value|values}.',
    other: '“{title}” was sent and only you can see it: {years} years, {values:value|values}.',
  },
  'upload.sent-left-out': {
    by: 'leftOut',
    one: 'One cell could not be read and was left out.',
    other: '{leftOut} cells could not be read and were left out.',
  },
  'upload.sent-with-findings': {
    by: 'findings',
    one: 'There is one remark about the values: Extensions › Almanac › Open sidebar.',
    other: 'There are {findings} remarks about the values: Extensions › Almanac › Open sidebar.',
  },
  'schedule.mail-failure': 'Almanac could not upload from “{name}”',
  'schedule.mail-recovery': 'Almanac uploads from “{name}” again',
  'schedule.mail-failure-line': '{sheet}: not uploaded. {reason}',
  'schedule.mail-recovery-line': '{sheet}: uploads work again.',
  'schedule.mail-where': 'Open the spreadsheet, then Extensions › Almanac › Schedule uploads:',
  'schedule.mail-why':
    'You asked for these messages. One comes at the first failure and one when it is over; you can stop them in the same place.',
} as const satisfies Record<MailSentence | UploadSentence, Phrase> & PhraseBook;
