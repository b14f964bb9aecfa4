import { HOUR_MS } from '../calendar/civil-date.ts';
import type { OffsetAt } from '../calendar/local-time.ts';
import type { RunLog } from '../upload/run-log.ts';
import type { Job } from './job.ts';
import { latestSlot, nextSlotStart } from './slots.ts';

/** Ticks come once an hour, at a minute Google picks. When two are missed, something is wrong. */
const OVERDUE_MS = 3 * HOUR_MS;
/** After so many refusals, another try would only fill the service's log. */
export const TERMINAL_FAILURES_TO_PAUSE = 3;

export type OwnJob = { job: Job; log: RunLog };

export function isDue({ job, log }: OwnJob, now: number, offsetAt: OffsetAt): boolean {
  // Of all missed hours only the latest counts, so a pause is followed by one run. A slot that is still to come was
  // done by a clock that has been put back since.
  return !job.paused && latestSlot(job.rhythm, now, offsetAt) !== log.doneSlot;
}

/**
 * The job that waited longest goes first, and what does not fit into an execution waits for the next
 * hour. A failed run is a turn too; otherwise one sheet that fails slowly would keep all others waiting.
 */
export function byWaiting(one: OwnJob, other: OwnJob): number {
  return lastTurn(one) - lastTurn(other);
}

function lastTurn({ log }: OwnJob): number {
  const run = log.runs.find(({ by }) => by === 'schedule');
  // A run that is taken up again began long ago, so the end counts and not the beginning.
  return run?.endedAt ?? run?.startedAt ?? 0;
}

/** Whether hours have passed without the ticks that drive the schedule. */
export function isOverdue(
  job: Pick<Job, 'paused' | 'since'>,
  lastTick: number,
  now: number,
): boolean {
  return !job.paused && now - latestOf([lastTick, job.since], now) > OVERDUE_MS;
}

/**
 * What lies ahead was written by a clock that has been put back since, and would hide a silence until then. `now` is
 * when an execution began, and what it has written itself lies minutes ahead.
 */
function latestOf(moments: number[], now: number): number {
  return Math.max(0, ...moments.filter((moment) => moment <= now + HOUR_MS));
}

/** A note in the document shows other editors that the owner's ticks come. One an hour would be too many. */
const NOTED_EVERY_MS = 12 * HOUR_MS;

export function isNoteDue(notedAt: number, now: number): boolean {
  return Math.abs(now - notedAt) >= NOTED_EVERY_MS;
}

/** Two notes did not come, so another editor knows that the owner's ticks have ended. */
export function isSilent(job: Job, notedAt: number, now: number): boolean {
  return !job.paused && now - latestOf([notedAt, job.since], now) > 2 * NOTED_EVERY_MS + OVERDUE_MS;
}

/** A spreadsheet may be out of reach for an hour. After a day without it, it is gone. */
const GONE_MS = 24 * HOUR_MS;

export function isGone(missedSince: number, now: number): boolean {
  return now - missedSince >= GONE_MS;
}

/** When the next run begins at the earliest and by when its tick must have come. */
export function nextWindow(
  { job, log }: OwnJob,
  now: number,
  offsetAt: OffsetAt,
): { from: number; until: number } | null {
  if (job.paused) return null;
  const from = isDue({ job, log }, now, offsetAt) ? now : nextSlotStart(job.rhythm, now, offsetAt);
  return { from, until: from + HOUR_MS };
}
