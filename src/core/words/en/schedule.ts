import type { ScheduleKind, ScheduleSentence } from '../../problem-kinds.ts';
import type { Phrase } from '../phrase.ts';

/** Uploads that nobody watches: why one was not sent, and what to do. */
export const enSchedule = {
  'schedule.sheet-deleted':
    'The sheet was deleted. Bring it back (File › Version history) or delete the schedule.',
  'schedule.address-changed':
    'You are connected to another service than the one this schedule was made for. Save the schedule again to send there.',
  'schedule.account-changed':
    'You are connected[ as {account}], and this schedule was made for another account[, {owner}]. Press “Change” and save it to send to yours.',
  'schedule.station-gone':
    'This schedule sends the station “{station}”, and the sheet names it no more. Give it its name back, or choose another in Check and schedule that instead.',
  'schedule.which-station':
    'The sheet holds several stations now, and this schedule was made when it held one. Choose the station in Check and schedule that instead.',
  'schedule.send-as-it-is':
    'If the sheet is right as it is, press “Run now” on its schedule, then “Send it as it is”; after that it goes on by itself.',
} as const satisfies Record<ScheduleKind | ScheduleSentence, Phrase>;
