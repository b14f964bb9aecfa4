import { CONTRACT } from '../dataset/contract.ts';
import { countRowValues, type Row } from '../dataset/dataset.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { Reading } from '../reading/reading.ts';
import { type Answers, changedAnswer } from './answers.ts';
import { driftFrom, readingShape } from './dataset-shape.ts';
import { compareMonths } from './month-hashes.ts';
import { type OldValueLimits, oldValuesProblem } from './old-values.ts';
import { addressesIn, countCells, countUnreadable, unreadablePlaces } from './reading-counts.ts';
import { isRepeatable, isUnderWay, openRun, type RunLog } from './run-log.ts';

/** What must be answered or mended before a sheet is sent. */
export type UploadQuestion =
  | 'under-way'
  | 'unknown-run'
  | 'still-calculating'
  | 'blocked'
  | 'answers'
  | 'drift'
  | 'old-values'
  | 'too-many-unreadable'
  | 'unreadable-cells'
  | 'changed-since-seen'
  | 'visibility'
  | 'unchanged';

export type UploadFacts = {
  reading: Reading;
  fingerprint: string;
  /** The fingerprint a person was shown, or null when nothing was shown. */
  fingerprintSeen: string | null;
  log: RunLog;
  /** Where it goes: service and account. */
  destination: string;
  /** How the table is read, and how it was when its owner sent or scheduled it; null for a first upload. */
  answers: { now: Answers; before: Answers | null };
  /** The service echoes our keys, so repeating a run makes no second dataset. */
  repeatsSafely: boolean;
  /** Questions a person has answered with yes. */
  confirmed: readonly UploadQuestion[];
  limits: OldValueLimits;
  now: number;
};

export type Question = { question: UploadQuestion; canConfirm: boolean; problem: Problem };

/** One cell in a hundred, and twenty more than last time, may be unreadable before we ask a person. */
const UNREADABLE_SHARE = 0.01;
const UNREADABLE_MORE = 20;

type Rule = {
  question: UploadQuestion;
  /** A person who has seen the question may send all the same. */
  canConfirm: boolean;
  /** What a schedule does, because it has nobody to ask. */
  unwatched: 'send' | 'skip' | 'hold';
  applies: (facts: UploadFacts) => Problem | null;
};

/** The order matters: the first questions make those behind them pointless. */
const RULES: Rule[] = [
  { question: 'under-way', canConfirm: false, unwatched: 'skip', applies: underWay },
  { question: 'unknown-run', canConfirm: false, unwatched: 'hold', applies: unknownRun },
  { question: 'still-calculating', canConfirm: false, unwatched: 'hold', applies: calculating },
  { question: 'blocked', canConfirm: false, unwatched: 'hold', applies: blocked },
  { question: 'answers', canConfirm: true, unwatched: 'hold', applies: answeredOtherwise },
  { question: 'drift', canConfirm: true, unwatched: 'hold', applies: drift },
  { question: 'old-values', canConfirm: true, unwatched: 'hold', applies: oldValues },
  { question: 'too-many-unreadable', canConfirm: true, unwatched: 'hold', applies: tooManyUnread },
  { question: 'unreadable-cells', canConfirm: true, unwatched: 'send', applies: moreUnread },
  {
    question: 'changed-since-seen',
    canConfirm: true,
    unwatched: 'send',
    applies: changedSinceSeen,
  },
  { question: 'unchanged', canConfirm: true, unwatched: 'skip', applies: unchanged },
];

/** What a person is asked before this upload; null when it can go. */
export function nextQuestion(facts: UploadFacts): Question | null {
  return firstQuestion(RULES, facts);
}

/**
 * Since the sheet was read, another execution may have begun this upload, finished it, or lost its
 * answer. We ask again under the lock; otherwise two clicks on the menu would send a sheet twice.
 */
export function recheckUnderLock(facts: UploadFacts): Question | null {
  return firstQuestion(
    RULES.filter(({ question }) => BY_OTHER_RUNS.includes(question)),
    facts,
  );
}

const BY_OTHER_RUNS: UploadQuestion[] = ['under-way', 'unknown-run', 'unchanged'];

function firstQuestion(rules: Rule[], facts: UploadFacts): Question | null {
  for (const { question, canConfirm, applies } of rules) {
    const problem = facts.confirmed.includes(question) && canConfirm ? null : applies(facts);
    if (problem) return { question, canConfirm, problem };
  }
  return null;
}

type Unwatched = { do: 'send' } | { do: 'skip' | 'hold'; problem: Problem };

/** What happens when nobody is watching. */
export function decideUnwatched(facts: UploadFacts): Unwatched {
  for (const { unwatched, applies } of RULES) {
    const problem = unwatched === 'send' ? null : applies(facts);
    if (problem && unwatched !== 'send') return { do: unwatched, problem };
  }
  return { do: 'send' };
}

export function isUnchanged({ log, fingerprint, destination }: UnchangedFacts): boolean {
  const last = log.lastSuccess;
  return last?.fingerprint === fingerprint && last.destination === destination;
}

/** How many months are otherwise than they were sent there; 0 where nothing is known of them. */
export function monthsToSend(
  { lastSuccess }: Pick<RunLog, 'lastSuccess'>,
  destination: string,
  rows: readonly Row[],
): number {
  const before = lastSuccess?.destination === destination ? lastSuccess.monthHashes : null;
  const changes = before && compareMonths(before, rows);
  return changes ? changes.changed.length + changes.removed.length + changes.added.length : 0;
}

type UnchangedFacts = Pick<UploadFacts, 'log' | 'fingerprint' | 'destination'>;

function underWay({ log, now }: UploadFacts): Problem | null {
  return isUnderWay(log, now) ? problemOf('upload.under-way') : null;
}

/** A service that knows the run's key is asked again. For any other, a person must say what happened. */
function unknownRun(facts: UploadFacts): Problem | null {
  const { log, repeatsSafely, now } = facts;
  const run = openRun(log, now);
  if (!run || (repeatsSafely && isRepeatable(log, run, facts))) return null;
  return problemOf('upload.unknown-run');
}

/** Nothing has to be mended: a moment later the values are there. */
function calculating({ reading }: UploadFacts): Problem | null {
  const isCalculating = reading.findings.some(({ kind }) => kind === 'reading.still-calculating');
  return isCalculating ? problemOf('upload.still-calculating') : null;
}

function blocked({ reading }: UploadFacts): Problem | null {
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  const [error] = errors;
  if (error)
    return problemOf('upload.findings-block', {
      count: errors.length,
      place: addressesIn(error)[0] ?? '–',
      // A mail tells no cell's content, but what kind of doubt it is.
      questions: errors.filter(({ choices }) => choices).length,
      cells: countCells(errors.filter(({ kind }) => kind.startsWith('quality.'))),
    });
  if (reading.rows.length === 0 || countRowValues(reading.rows) === 0)
    return problemOf('upload.nothing-to-send');
  if (reading.rows.length > CONTRACT.rows)
    return problemOf('upload.too-many-years', {
      found: reading.rows.length,
      limit: CONTRACT.rows,
    });
  return null;
}

/** However little it changes: who decided that this is sent did not decide that. */
function answeredOtherwise({ answers: { now, before } }: UploadFacts): Problem | null {
  const topic = before && changedAnswer(before, now);
  return topic ? problemOf('upload.answers-changed', { [topic]: '' }) : null;
}

function drift({ reading, log }: UploadFacts): Problem | null {
  const before = log.lastSuccess ?? log.saved;
  return before ? driftFrom(before.shape, readingShape(reading)) : null;
}

/** Another place has not seen the values before, so nothing there is old but what was seen when its schedule was saved. */
function oldValues({ reading, log, destination, limits }: UploadFacts): Problem | null {
  const { lastSuccess, saved } = log;
  const before = lastSuccess?.destination === destination ? lastSuccess : saved;
  return before?.monthHashes ? oldValuesProblem(before.monthHashes, reading.rows, limits) : null;
}

function tooManyUnread({ reading, log }: UploadFacts): Problem | null {
  const count = countUnreadable(reading);
  const share = count / (count + countRowValues(reading.rows));
  const before = leftOutBefore(log);
  const isTooMany = share > UNREADABLE_SHARE || count > before + UNREADABLE_MORE;
  // A person has already sent the sheet with as many gaps, so we do not ask again.
  return isTooMany && count > before
    ? problemOf('upload.too-many-unreadable', {
        count,
        before,
        places: unreadablePlaces(reading),
      })
    : null;
}

/** A person was asked about this number of gaps last time, so only more gaps are a question. */
function moreUnread({ reading, log }: UploadFacts): Problem | null {
  const count = countUnreadable(reading);
  return count > leftOutBefore(log)
    ? problemOf('upload.unreadable-cells', { count, places: unreadablePlaces(reading) })
    : null;
}

function leftOutBefore({ lastSuccess, saved }: RunLog): number {
  return (lastSuccess ?? saved)?.leftOut ?? 0;
}

function changedSinceSeen({ fingerprint, fingerprintSeen }: UploadFacts): Problem | null {
  const hasChanged = fingerprintSeen !== null && fingerprintSeen !== fingerprint;
  return hasChanged ? problemOf('upload.changed-since-seen') : null;
}

function unchanged(facts: UploadFacts): Problem | null {
  return isUnchanged(facts) ? problemOf('upload.unchanged') : null;
}
