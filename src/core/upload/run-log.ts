import { DAY_MS } from '../calendar/civil-date.ts';
import type { Problem } from '../problem.ts';
import { bytesOf } from './fits-property.ts';
import type { MonthHashes } from './month-hashes.ts';
import { isSayable, type RunRecord } from './run-record.ts';

/** The history of one sheet's uploads. There is one for each person, spreadsheet and sheet. */
export type RunLog = {
  /** Newest first. */
  runs: RunRecord[];
  /** The run an execution is working on, and since when. A run can be claimed again to be repeated. */
  claim: { runId: string; at: number } | null;
  /** Service and account of the claimed run. No other service can say what became of it. */
  claimedFor: string;
  lastSuccess: LastSuccess | null;
  /** What the owner of a schedule saw when they saved it; null once something was sent. */
  saved: Seen | null;
  /** The last slot the schedule has dealt with. */
  doneSlot: string;
  /** Refusals in a row that a further try will not mend. */
  terminalFailures: number;
  /** A failure mail was sent, so a mail follows when uploads work again. */
  mailed: boolean;
};

/** What the next run is compared with. */
export type LastSuccess = Seen & {
  at: number;
  fingerprint: string;
  /** Service and account. The same values sent to another place count as changed. */
  destination: string;
};

export type Seen = {
  leftOut: number;
  shape: DatasetShape;
  /** Null where the values are not known, or are too many to keep. */
  monthHashes: MonthHashes | null;
};

/** Enough of a reading to see that the sheet is now read in another way. */
export type DatasetShape = { roles: string[]; months: number; firstYear: number };

export const EMPTY_RUN_LOG: RunLog = {
  runs: [],
  claim: null,
  claimedFor: '',
  lastSuccess: null,
  saved: null,
  doneSlot: '',
  terminalFailures: 0,
  mailed: false,
};

/** What is kept of a log, for each of many stations: nothing that is as in an empty one, and nothing twice. */
export function keptLog({ lastSuccess, ...log }: RunLog): object {
  const told = Object.entries(log).filter(
    ([field, value]) => field === 'runs' || value !== EMPTY_RUN_LOG[field as keyof RunLog],
  );
  if (!lastSuccess) return Object.fromEntries(told);
  const { destination, ...last } = lastSuccess;
  const isSame = destination === log.claimedFor;
  return { ...Object.fromEntries(told), lastSuccess: isSame ? last : lastSuccess };
}

export function logFrom(kept: object | null): RunLog {
  const log: RunLog = { ...EMPTY_RUN_LOG, ...kept };
  const { lastSuccess: last, claimedFor } = log;
  return last
    ? { ...log, lastSuccess: { ...last, destination: last.destination || claimedFor } }
    : log;
}

/** An execution lives six minutes; after that nobody is working on the run any more. */
export const EXECUTION_MS = 6.5 * 60_000;
/** Services keep idempotency keys for a day or longer. */
const REPEATABLE_MS = DAY_MS;
const RUNS_KEPT = 20;
const RUNS_LEFT_WHEN_FULL = 3;
/** A property holds 9 KB. */
const LOG_BYTES = 8_500;

export function isUnderWay({ claim }: RunLog, now: number): boolean {
  return claim !== null && Math.abs(now - claim.at) < EXECUTION_MS;
}

/** A run that was sent and may have arrived, that nobody works on, and that nobody has settled. */
export function openRun(log: RunLog, now: number): RunRecord | null {
  return isUnderWay(log, now) ? null : (log.runs.find(isOpen) ?? null);
}

/**
 * The history as a person is told it. An execution that died while it was sending left no word, and only
 * a person can say what became of its run, as of any other whose outcome is unknown. What a later version
 * wrote in words of its own is kept in the log, and not told.
 */
export function shownRuns(log: RunLog, now: number): RunRecord[] {
  const atWork = isUnderWay(log, now) ? log.claim?.runId : null;
  return log.runs
    .filter(isSayable)
    .map((run) =>
      run.outcome === 'sending' && run.id !== atWork ? { ...run, outcome: 'unknown' } : run,
    );
}

/** The last run that is known to have arrived. */
export function lastSent({ runs }: RunLog): RunRecord | null {
  return runs.find(({ outcome }) => outcome === 'sent') ?? null;
}

/** As the log holds it now; it gives up old runs for want of room. */
export function runIn({ runs }: RunLog, run: RunRecord): RunRecord {
  return runs.find(({ id }) => id === run.id) ?? run;
}

/** The service that may have stored the run still knows its key. */
export function isRepeatable(
  { claimedFor }: RunLog,
  run: RunRecord,
  { destination, now }: { destination: string; now: number },
): boolean {
  return claimedFor === destination && Math.abs(now - run.startedAt) < REPEATABLE_MS;
}

/** When the same thing happens again, a count goes up, so that it does not push out the history. */
export function withRun(log: RunLog, run: RunRecord): RunLog {
  const others = log.runs.filter(({ id }) => id !== run.id);
  const [latest, ...older] = others;
  const runs =
    latest && isQuiet(run) && sameReason(latest, run)
      ? [{ ...run, times: latest.times + 1 }, ...older]
      : [run, ...others];
  return fitted({ ...log, runs: withinLimit(runs, RUNS_KEPT) });
}

function isQuiet({ outcome }: RunRecord): boolean {
  return outcome === 'held' || outcome === 'skipped' || outcome === 'failed';
}

function sameReason(one: RunRecord, other: RunRecord): boolean {
  return (
    one.outcome === other.outcome &&
    one.by === other.by &&
    kindOf(one.reason) === kindOf(other.reason)
  );
}

function kindOf(reason: Problem | null): string {
  return reason?.kind ?? '';
}

/** The newest runs, and every open run however old: an unknown outcome must not disappear unseen. */
function withinLimit(runs: RunRecord[], most: number): RunRecord[] {
  return runs.filter((run, index) => index < most || isOpen(run));
}

/** The log where the person's store has no room. */
export function shortened(log: RunLog): RunLog {
  return { ...log, runs: withinLimit(log.runs, RUNS_LEFT_WHEN_FULL) };
}

/** What must stay of a log whose history is given up: runs that somebody works on or a person must settle. Null: nothing. */
export function leftOpen(log: RunLog): RunLog | null {
  const runs = log.runs.filter(isOpen);
  return runs.length > 0 ? { ...log, runs, lastSuccess: null, saved: null } : null;
}

/** Nobody knows yet what became of it. */
export function isOpen({ outcome }: RunRecord): boolean {
  return outcome === 'unknown' || outcome === 'sending';
}

function fitted(log: RunLog): RunLog {
  let { runs } = log;
  while (runs.length > 1 && bytesOf(JSON.stringify({ ...log, runs })) > LOG_BYTES)
    runs = withoutOldest(runs);
  return { ...log, runs };
}

function withoutOldest(runs: RunRecord[]): RunRecord[] {
  const oldestSettled = runs.map(isOpen).lastIndexOf(false);
  const victim = oldestSettled > 0 ? oldestSettled : runs.length - 1;
  return runs.filter((_, index) => index !== victim);
}
