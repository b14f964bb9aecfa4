import type { UploadKind } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** Sending a sheet: what must be answered first, and what became of it. */
export const enUpload = {
  'upload.under-way':
    'An upload of this sheet is already under way. Wait for it to end; a run that stopped half-way is taken up again after seven minutes.',
  'upload.unknown-run':
    'It is not known whether the last upload of this sheet arrived. Look in the Directory and say so under History; then it goes on.',
  'upload.still-calculating':
    'The sheet was still calculating, and values would have been missing. Nothing was sent; try again in a moment. A schedule tries again by itself.',
  'upload.findings-block': {
    by: 'count',
    one: 'One thing must be mended before this can be sent,',
    other: '{count} things must be mended before this can be sent,',
    both: ' beginning at {place}.[ Questions about the table: {questions}.][ Cells with values that cannot be right: {cells}.]',
  },
  'upload.nothing-to-send':
    'No values were found to send. The sheet needs years with monthly temperatures or rain.',
  'upload.too-many-years':
    'The sheet has {found} years, and at most {limit} fit into one dataset. Split it into several sheets.',
  'upload.drift-column':
    'The sheet is read differently from last time. No longer found:[ {lost};][ maximum temperature{max};][ minimum temperature{min};][ rain{rain};] check the columns before it is sent.',
  'upload.drift-shorter':
    'The sheet has far fewer months than last time: {now} instead of {before}. Check it before it is sent.',
  'upload.years-gone': {
    by: 'count',
    one: 'A year that was sent last time is no longer in the sheet: {years}. Look at it before it is sent.',
    other:
      '{count} years that were sent last time are no longer in the sheet: {years}. Look at them before it is sent.',
  },
  'upload.old-values-changed':
    '{count} of the {before} months sent last time are not what they were, which is more than {limit} in a hundred. Look at them before it is sent.',
  'upload.too-many-unreadable': {
    by: 'count',
    one: 'One cell cannot be read[ ({places})], which is much of so small a table. Look at it before sending.',
    other:
      '{count} cells[ ({places})] cannot be read[ ({before} last time)]. Look at them before sending.',
  },
  'upload.unreadable-cells': {
    by: 'count',
    one: 'One cell cannot be read and would be left out[: {places}].',
    other: '{count} cells[ ({places})] cannot be read and would be left out.',
  },
  'upload.changed-since-seen': 'The sheet has changed since it was checked.',
  'upload.unchanged':
    'Nothing has changed since the last upload. Sending it again makes a second dataset.',
  'upload.other-service':
    'You are connected to another service than the one this was meant for, so nothing was sent. Open Upload and choose title and visibility for this service.',
  'upload.refused': 'The service did not take the dataset: {text} (status {status}).',
  'upload.service-notice': 'The service adds: {text}',
  'upload.too-big-for-service':
    'The dataset is too big for this service (status {status}). Upload fewer years, or split the sheet. {text}',
  'upload.odd-answer':
    'The service answered in a way that does not say whether the dataset arrived (status {status}).',
  'upload.said-lost': 'It did not arrive, as you saw in the Directory.',
  'upload.run-unknown':
    'The dataset was sent, but it is not known whether it arrived. Look in the Directory and say so under History.',
} as const satisfies Record<UploadKind, Phrase>;
