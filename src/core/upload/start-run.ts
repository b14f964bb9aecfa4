import type { Dataset } from '../dataset/dataset.ts';
import type { Problem } from '../problem.ts';
import { addressIn } from './destination.ts';
import type { MonthHashes } from './month-hashes.ts';
import type { IngestAnswer } from './read-ingest-answer.ts';
import {
  type DatasetShape,
  isRepeatable,
  type LastSuccess,
  openRun,
  type RunLog,
  withRun,
} from './run-log.ts';
import type { RunRecord, StartedBy } from './run-record.ts';
import { isPassing } from './tell-run.ts';

export type RunOrder = {
  /** The key for a new run, if there is to be one. */
  newId: string;
  by: StartedBy;
  sheetId: number;
  sheetName: string;
  dataset: Dataset;
  values: number;
  leftOut: number;
  fingerprint: string;
  repeatsSafely: boolean;
  /** Service and account. */
  destination: string;
  now: number;
};

/**
 * Claims a run before anything is sent. If the outcome of an earlier run is unknown and the service
 * knows keys, that run is taken up again under its key, so that there is one dataset in the end.
 */
export function startRun(log: RunLog, order: RunOrder): StartedRun {
  const open = openRun(log, order.now);
  const repeated = open && order.repeatsSafely && isRepeatable(log, open, order) ? open : null;
  const run = repeated ? mixedWith(repeated, order) : newRun(order);
  const claim = { runId: run.id, at: order.now };
  const claimed = { ...withRun(log, { ...run, outcome: 'sending' }), claim };
  const started = { ...claimed, claimedFor: order.destination };
  return { log: started, run, mayHaveArrived: repeated !== null };
}

type StartedRun = {
  log: RunLog;
  run: RunRecord;
  /** An earlier attempt of this very run was sent, and nobody knows what became of it. */
  mayHaveArrived: boolean;
};

/**
 * We do not know which attempt arrived. If the attempts carried different values, the record keeps no
 * fingerprint; otherwise values that never arrived would later count as unchanged.
 */
function mixedWith(run: RunRecord, { fingerprint }: RunOrder): RunRecord {
  return run.fingerprint === fingerprint ? run : { ...run, fingerprint: '' };
}

function newRun(order: Omit<RunOrder, 'repeatsSafely' | 'destination'>): RunRecord {
  return {
    ...contentOf(order),
    id: order.newId,
    startedAt: order.now,
    endedAt: null,
    by: order.by,
    sheetId: order.sheetId,
    sheetName: order.sheetName,
    outcome: 'sending',
    reason: null,
    datasetId: null,
    url: null,
    times: 1,
  };
}

/** The record of a run that went no further: held, skipped, or failed before it was sent. */
export function skippedRun(
  order: Omit<RunOrder, 'repeatsSafely' | 'destination'>,
  outcome: 'held' | 'skipped' | 'failed',
  reason: Problem,
): RunRecord {
  const run = newRun(order);
  return { ...run, outcome, reason, endedAt: order.now };
}

type Ended = {
  order: RunOrder;
  shape: DatasetShape;
  /** of the values that arrived; null where they are not known, and then nothing is compared */
  monthHashes: MonthHashes | null;
  now: number;
};

/** The log after a claimed run, whether an answer came or not. */
export function endRun(log: RunLog, run: RunRecord, answer: IngestAnswer, ended: Ended): RunLog {
  const free = { ...log, claim: null };
  const content = { ...run, ...contentOf(ended.order), endedAt: ended.now };
  switch (answer.is) {
    case 'sent':
      return { ...withSuccess(free, sentRun(content, answer, log), ended), terminalFailures: 0 };
    case 'arrived-before':
      return arrivedBefore(free, run, { ...ended, monthHashes: null });
    case 'unknown':
      return withRun(free, openedRun(run, answer.problem, ended.now));
    case 'turned-down': {
      const outcome = run.by === 'schedule' ? 'held' : 'failed';
      return withRun(free, { ...content, outcome, reason: answer.problem });
    }
    default:
      return withFailure(
        free,
        { ...content, outcome: 'failed', reason: answer.problem },
        answer.is,
      );
  }
}

function sentRun(
  content: RunRecord,
  { notice, datasetId, url, record }: Extract<IngestAnswer, { is: 'sent' }>,
  { claimedFor }: RunLog,
): RunRecord {
  const address = url ?? addressIn(claimedFor);
  const { title, isPublic } = record ?? content;
  return { ...content, outcome: 'sent', reason: notice, datasetId, url: address, title, isPublic };
}

/** Its content stays that of the first attempt: nobody knows which one arrived. */
function openedRun(run: RunRecord, reason: Problem, endedAt: number): RunRecord {
  return { ...run, outcome: 'unknown', reason, endedAt };
}

function withFailure(log: RunLog, run: RunRecord, is: IngestAnswer['is']): RunLog {
  const isRefusal = is === 'failed' || is === 'unauthorized';
  const isTerminal = isRefusal && !(run.reason && isPassing(run.reason.kind));
  const terminalFailures = log.terminalFailures + (isTerminal ? 1 : 0);
  return { ...withRun(log, run), terminalFailures };
}

/** The values that arrived are those of the first attempt, not those in the sheet now. */
export function arrivedBefore(log: RunLog, run: RunRecord, ended: Omit<Ended, 'order'>): RunLog {
  const sent: RunRecord = {
    ...run,
    outcome: 'sent',
    reason: null,
    endedAt: ended.now,
    url: run.url ?? addressIn(log.claimedFor),
  };
  return withSuccess({ ...log, claim: null }, sent, ended);
}

/** In this order, because the history gives way to what the next run is compared with. */
function withSuccess(log: RunLog, run: RunRecord, ended: Omit<Ended, 'order'>): RunLog {
  return withRun({ ...log, saved: null, lastSuccess: successOf(log, run, ended) }, run);
}

/** The run arrived at the service it was claimed for, even if the person has another one now. */
function successOf(log: RunLog, run: RunRecord, ended: Omit<Ended, 'order'>): LastSuccess {
  return {
    at: ended.now,
    fingerprint: run.fingerprint,
    destination: log.claimedFor,
    leftOut: run.leftOut,
    shape: ended.shape,
    monthHashes: ended.monthHashes,
  };
}

function contentOf(order: Pick<RunOrder, 'dataset' | 'values' | 'leftOut' | 'fingerprint'>) {
  return {
    title: order.dataset.name,
    isPublic: order.dataset.isPublic,
    years: order.dataset.rows.length,
    values: order.values,
    leftOut: order.leftOut,
    fingerprint: order.fingerprint,
  };
}
