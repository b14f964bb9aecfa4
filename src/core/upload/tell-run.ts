import type { Problem } from '../problem.ts';
import type { OutcomeSentence, ProblemKind } from '../problem-kinds.ts';
import type { RunRecord } from './run-record.ts';
import { waitsForAYes } from './waits-for-a-yes.ts';

/** A run as a person is told it, in mails, in the sidebar and in its history alike. */
export type ToldRun = {
  what: OutcomeSentence;
  /** Where it says what to mend, `you` is null. */
  why: Problem | null;
  /** What happens by itself. */
  next: OutcomeSentence | null;
  you: OutcomeSentence | null;
};

type Fate = { [Part in 'what' | 'next' | 'you']: ToldRun[Part] } & { needsPerson?: true };

const FATES = {
  sending: { what: 'outcome.sending', next: null, you: null },
  sent: { what: 'outcome.sent', next: null, you: null },
  private: { what: 'outcome.sent-private', next: null, you: null },
  unchanged: { what: 'outcome.unchanged', next: null, you: null },
  passing: { what: 'outcome.not-sent', next: 'outcome.tries-again', you: 'outcome.nothing-to-do' },
  asked: { what: 'outcome.unknown', next: 'outcome.asks-again', you: 'outcome.nothing-to-do' },
  unknown: { what: 'outcome.unknown', next: null, you: 'outcome.look', needsPerson: true },
  held: {
    what: 'outcome.held',
    next: 'outcome.once-mended',
    you: 'outcome.send-as-it-is',
    needsPerson: true,
  },
  unmended: { what: 'outcome.not-sent', next: 'outcome.once-mended', you: null, needsPerson: true },
  apart: {
    what: 'outcome.not-sent',
    next: 'outcome.once-connected',
    you: null,
    needsPerson: true,
  },
  refused: { what: 'outcome.not-sent', next: 'outcome.tries-thrice', you: null, needsPerson: true },
  stopped: { what: 'outcome.not-sent', next: null, you: null, needsPerson: true },
} satisfies Record<string, Fate>;

/** What the run alone does not show. */
export type Around = {
  /** A schedule made it, and runs again. */
  goesOn: boolean;
  /** The service knows the run by its key, so that asking again makes no second dataset. */
  repeatsSafely: boolean;
  /** There is a connection again, whatever ended the one before. */
  isConnected?: boolean;
};

/** Somebody sent it, and stands before it. */
export const BY_HAND: Around = { goesOn: false, repeatsSafely: false };

export function tellRun(run: RunRecord, around: Around): ToldRun {
  const name = fateOf(run, around);
  const { what, next, you }: Fate = FATES[name];
  const why = name === 'unchanged' || run.outcome === 'unknown' ? null : run.reason;
  if (around.goesOn) return { what, why, next, you };
  return { what, why, next: null, you: name === 'passing' && why ? adviceOn(why.kind) : you };
}

/** Whether it stays as it is until somebody does something. */
export function needsPerson(run: RunRecord, around: Around): boolean {
  return 'needsPerson' in FATES[fateOf(run, around)];
}

function fateOf(
  run: RunRecord,
  { goesOn, repeatsSafely, isConnected }: Around,
): keyof typeof FATES {
  const { outcome, reason } = run;
  const kind = reason?.kind;
  if (outcome === 'sending') return 'sending';
  if (outcome === 'sent') return run.isPublic ? 'sent' : 'private';
  if (outcome === 'unknown') return goesOn && repeatsSafely ? 'asked' : 'unknown';
  if (kind !== undefined && isPassing(kind)) return 'passing';
  if (outcome === 'skipped') return 'unchanged';
  if (kind === undefined) return 'stopped';
  if (waitsForAYes(run)) return 'held';
  if (SETTLED_BY_SAYING.includes(kind)) return 'stopped';
  if (ENDED.includes(kind)) return isConnected ? 'passing' : 'apart';
  return outcome === 'failed' ? 'refused' : 'unmended';
}

/** What goes by itself, and what somebody who stands before it does until then. */
const PASSING: ReadonlyMap<string, OutcomeSentence | null> = new Map<
  ProblemKind,
  OutcomeSentence | null
>([
  ['connection.no-connection', 'outcome.try-again'],
  ['connection.no-answer', 'outcome.try-again'],
  ['connection.too-fast', 'outcome.try-again'],
  ['connection.service-busy', 'outcome.try-again'],
  ['connection.service-trouble', 'outcome.try-again'],
  ['connection.lock-busy', 'outcome.try-again'],
  ['connection.not-written', 'outcome.try-again'],
  ['connection.quota-spent', null],
  ['upload.still-calculating', 'outcome.try-again'],
  ['upload.under-way', 'outcome.wait'],
  ['addon.stopped', 'outcome.try-again-alone'],
]);

export function isPassing(kind: string): boolean {
  return PASSING.has(kind);
}

/** For whoever pressed a button and waits. */
export function adviceOn(kind: string): OutcomeSentence | null {
  return PASSING.get(kind) ?? null;
}

/** A connection that is over. */
const ENDED: readonly ProblemKind[] = [
  'connection.none',
  'connection.expired',
  'connection.token-refused',
  'connection.refused',
  'connection.signed-out-elsewhere',
  'connection.password-changed',
  'connection.account-deleted',
  'connection.not-known',
  'connection.used-elsewhere',
  'connection.session-expired',
  'connection.service-changed',
  'connection.not-a-token',
];

/** Each says itself how it goes on. */
const SETTLED_BY_SAYING: readonly ProblemKind[] = [
  'upload.unknown-run',
  'upload.said-lost',
  'upload.other-service',
  'upload.record-removed',
  'upload.record-not-there',
  'upload.record-transferred',
  'upload.record-is-public',
  'upload.record-hidden',
  'schedule.sheet-deleted',
  'schedule.address-changed',
  'schedule.account-changed',
  'schedule.station-gone',
  'schedule.which-station',
];
