import { HOUR_MS, monthText } from '../calendar/civil-date.ts';
import type { OffsetAt } from '../calendar/local-time.ts';
import { EXECUTION_MS } from '../upload/run-log.ts';
import type { Rhythm, Waits } from './job.ts';
import { latestSlot, nextSlotStart } from './slots.ts';

export const FILES_OF_A_MONTH = ['climat', 'daycli'] as const;
export type FileOfAMonth = (typeof FILES_OF_A_MONTH)[number];

/** On a day of each month the files of the month before. It is one person's, kept for them alone, and needs no service. */
export type FileJob = {
  /** none where it was deleted: what was mailed is known all the same */
  formats: readonly FileOfAMonth[];
  as: 'mail' | 'tab';
  rhythm: Rhythm;
  /** for the files, and for news of failures; null where nobody is told */
  email: string | null;
  locale: string;
  /** When it was last saved. */
  since: number;
  /** The last month that is dealt with: "2026-10". */
  done: string;
  /** Written before a mail and taken away behind it: of a run that died between, nobody knows whether the mail left. */
  mailingSince: number | null;
  made: { month: string; at: number } | null;
  waits: Waits | null;
  /** A mail has told of what it waits for. */
  told: boolean;
  /** The tabs that it made itself, by their ids. */
  tabs: { [format in FileOfAMonth]?: number };
};

/** The month that is to be made now; null where the last one is dealt with. A clock put back brings none again. */
export function dueMonth(job: FileJob, now: number, offsetAt: OffsetAt): string | null {
  const month = monthNow(job.rhythm, now, offsetAt);
  return job.formats.length > 0 && month > job.done ? month : null;
}

/** The month before the latest day of the rhythm that has begun. */
export function monthNow(rhythm: Rhythm, now: number, offsetAt: OffsetAt): string {
  const [year = 0, month = 0] = latestSlot(rhythm, now, offsetAt).split('-').map(Number);
  return month === 1
    ? monthText({ year: year - 1, month: 12 })
    : monthText({ year, month: month - 1 });
}

export function nextFiles(job: FileJob, now: number, offsetAt: OffsetAt) {
  let from = now;
  while (dueMonth(job, from, offsetAt) === null) from = nextSlotStart(job.rhythm, from, offsetAt);
  return { from, until: from + HOUR_MS };
}

export function isMailLost({ mailingSince }: FileJob, now: number): boolean {
  return mailingSince !== null && Math.abs(now - mailingSince) > EXECUTION_MS;
}
