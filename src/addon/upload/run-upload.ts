import { CONTRACT, MEBIBYTE } from '../../core/dataset/contract.ts';
import { countRowValues } from '../../core/dataset/dataset.ts';
import { datedTitle } from '../../core/dataset/dated-title.ts';
import type { StationForm } from '../../core/dataset/station-form.ts';
import { readStationForm } from '../../core/dataset/station-form.ts';
import { type Answer, err, errOf, ok, type Problem, problemOf } from '../../core/problem.ts';
import type { ProblemKind } from '../../core/problem-kinds.ts';
import type { Session } from '../../core/session/session.ts';
import { ingestRequest } from '../../core/session/session-requests.ts';
import { answersIn } from '../../core/upload/answers.ts';
import { readingShape } from '../../core/upload/dataset-shape.ts';
import {
  isUnchanged,
  nextQuestion,
  type Question,
  recheckUnderLock,
  type UploadFacts,
  type UploadQuestion,
} from '../../core/upload/decide-upload.ts';
import { destinationOf } from '../../core/upload/destination.ts';
import { ingestBody } from '../../core/upload/ingest-body.ts';
import { monthHashes } from '../../core/upload/month-hashes.ts';
import { limitsOf } from '../../core/upload/old-values.ts';
import {
  type IngestAnswer,
  inDoubt,
  readIngestAnswer,
} from '../../core/upload/read-ingest-answer.ts';
import type { RecordStand } from '../../core/upload/read-record-answer.ts';
import { countUnreadable } from '../../core/upload/reading-counts.ts';
import { retryPause } from '../../core/upload/retry-pause.ts';
import { openRun, type RunLog, runIn } from '../../core/upload/run-log.ts';
import type { RunRecord, StartedBy } from '../../core/upload/run-record.ts';
import { endRun, type RunOrder, startRun } from '../../core/upload/start-run.ts';
import { type Target, withPlace } from '../../core/upload/target.ts';
import type { Said, UploadMemory } from '../../core/upload/upload-memory.ts';
import { renewedFor } from '../connection/ask-service.ts';
import {
  type Abilities,
  abilitiesIn,
  isSameAbilities,
  rememberAbilities,
} from '../connection/connect.ts';
import { currentAccess } from '../connection/current-access.ts';
import type { Context } from '../context/context.ts';
import { noteWaiting, ownJobOf } from '../context/own-jobs.ts';
import type { UserWriter } from '../context/user-store.ts';
import { send } from '../platform/send.ts';
import { localStamp } from '../platform/spreadsheet-clock.ts';
import type { SheetRead } from '../sheet/read-sheet.ts';
import { keepDecision } from './decision.ts';
import { readRecord } from './record.ts';

export type UploadOrder = {
  read: SheetRead;
  /** What the person decided for it. Nothing is sent to another service. */
  decided: UploadMemory;
  by: StartedBy;
  fingerprintSeen: string | null;
  confirmed: readonly UploadQuestion[];
  /** Who may see it, as the person was shown it; null where nobody was. */
  isPublicSeen: boolean | null;
};

export type UploadEnd =
  | { state: 'ran'; run: RunRecord }
  | ({ state: 'asks' } & Question)
  | { state: 'stopped'; problem: Problem }
  /** Nobody could say how its record stands, or it takes no more. */
  | { state: 'unsent'; problem: Problem };

/** What every step of one upload goes by: whom it is sent to, what is known of the sheet, and what is asked for. */
export type Attempt = {
  session: Session;
  facts: UploadFacts;
  order: UploadOrder;
};

/** Google ends an execution after six minutes, and we end well before that. */
const RETRY_UNTIL_MS = 4 * 60_000;

/** An upload while a person watches. It asks its questions first, and then sends. */
export function uploadWatched(context: Context, order: UploadOrder): UploadEnd {
  const attempt = newAttempt(context, order);
  if (!attempt.ok) return { state: 'stopped', problem: attempt.problem };
  const question = nextQuestion(attempt.value.facts);
  if (question) return { state: 'asks', ...question };
  return sendClaimed(context, attempt.value);
}

export function newAttempt(context: Context, order: UploadOrder): Answer<Attempt> {
  const { user } = context;
  const session = user.session();
  if (!session) return err('connection.none');
  if (session.address !== order.decided.address) return err('upload.other-service');
  const { reading, fingerprint } = order.read;
  const facts: UploadFacts = {
    reading,
    fingerprint,
    fingerprintSeen: order.fingerprintSeen,
    log: user.log(order.read),
    destination: destinationOf(session),
    answers: {
      now: answersIn(order.read.wishes),
      before: user.memory(order.read)?.answers ?? null,
    },
    repeatsSafely: session.echoesKeys,
    confirmed: order.confirmed,
    // What its schedule allows, the menu allows too.
    limits: limitsOf(ownJobOf(context, order.read)),
    now: context.startedAt,
  };
  return { ok: true, value: { session, facts, order } };
}

/** Claims the run, sends it, and records the outcome. */
export function sendClaimed(context: Context, { order }: Attempt): UploadEnd {
  // A person who presses is not told again what was wrong before: the service may have recovered since.
  const access = currentAccess(context.user, { insist: order.by !== 'schedule' });
  if (!access.ok) return { state: 'stopped', problem: access.problem };
  // Made again: the exchange read the session anew, and another window may have connected elsewhere.
  const attempt = newAttempt(context, order);
  if (!attempt.ok) return { state: 'stopped', problem: attempt.problem };
  const stands = recordAsItStands(context, attempt.value);
  if (!stands.ok) return { state: 'unsent', problem: stands.problem };
  const stand = stands.value;
  const seen = visibilityAsked(order, stand);
  if (seen) return { state: 'asks', ...seen };
  const claimed = claimRun(context, attempt.value, stand);
  if (claimed.state !== 'claimed') return claimed;
  const answer = sendPatiently(context, attempt.value, claimed, access.value);
  const log = settle(context, order, claimed, answer);
  const isNewsToSend =
    answer.is === 'arrived-before' && !isUnchanged({ ...attempt.value.facts, log });
  // That upload arrived earlier and is now on record. Today's sheet is another dataset.
  if (isNewsToSend) return sendClaimed(context, attempt.value);
  return { state: 'ran', run: runIn(log, claimed.run) };
}

/** Read just before something is sent to it, for anything may have been done at the service. Null: there is none yet. */
function recordAsItStands(
  context: Context,
  { session, order: { decided } }: Pick<Attempt, 'session' | 'order'>,
): Answer<RecordStand | null> {
  if (decided.record === null) return ok(null);
  const budgetMs = () => context.startedAt + RETRY_UNTIL_MS - Date.now();
  const read = readRecord(context, session, decided.record, budgetMs);
  if (read.is === 'there') return ok(read.stand);
  return read.is === 'changed-since' ? err('upload.refused') : errOf(read.problem);
}

/** Why a record takes no more, such as that it was removed; null where it does, or where nobody answers. */
export function whyRecordIsGone(context: Context, { record }: UploadMemory): Problem | null {
  const session = context.user.session();
  const read = record === null || !session ? null : readRecord(context, session, record);
  return read?.is === 'gone' ? read.problem : null;
}

/** Nothing is published, nor kept from others, that a person was shown otherwise. */
function visibilityAsked(
  { isPublicSeen, confirmed }: UploadOrder,
  stand: RecordStand | null,
): Question | null {
  if (!stand || isPublicSeen === null || isPublicSeen === stand.isPublic) return null;
  if (confirmed.includes('visibility')) return null;
  const kind = stand.isPublic ? 'upload.is-public-now' : 'upload.is-private-now';
  const problem = problemOf(kind, { title: stand.title });
  return { question: 'visibility', canConfirm: true, problem };
}

type Claimed = {
  state: 'claimed';
  run: RunRecord;
  runOrder: RunOrder;
  body: string;
  mayHaveArrived: boolean;
};

/** Written before the first byte is sent. The lock is held for this, but not while we wait. */
function claimRun(
  context: Context,
  attempt: Attempt,
  stand: RecordStand | null,
): Claimed | UploadEnd {
  const held = context.user.hold((user): Claimed | UploadEnd => {
    const { facts, order } = attempt;
    const log = user.log(order.read);
    const question = recheckUnderLock({ ...facts, log, now: Date.now() });
    if (question) return { state: 'asks', ...question };
    const runOrder = runOrderFor(context, attempt, { log, stand });
    const body = ingestBody(runOrder.dataset);
    if (body.length > CONTRACT.bodyMebibytes * MEBIBYTE) return stopped('connection.body-too-big');
    const { log: claimedLog, ...started } = startRun(log, runOrder);
    // Who watches has seen how the table is read; a schedule goes by what its owner saw.
    const answers = order.by === 'schedule' ? order.decided.answers : facts.answers.now;
    keepDecision(user, order.read, { ...order.decided, answers });
    user.writeLog(order.read, claimedLog);
    return { state: 'claimed', ...started, runOrder, body };
  });
  return held.held ? held.value : stopped('connection.lock-busy');
}

function stopped(kind: ProblemKind): UploadEnd {
  return { state: 'stopped', problem: problemOf(kind) };
}

function runOrderFor(
  context: Context,
  { session, facts, order }: Attempt,
  { log, stand }: { log: RunLog; stand: RecordStand | null },
): RunOrder {
  const { read } = order;
  const said = stand ?? titled(context, order, { session, log });
  return {
    newId: Utilities.getUuid(),
    by: order.by,
    sheetId: read.sheetId,
    dataset: {
      name: said.title,
      description: (!stand && said.description) || null,
      isPublic: said.isPublic,
      rows: read.reading.rows,
      ...(session.takesRecords && { source: sourceKeyOf(context, read) }),
      ...(!stand && ofFirst(session, order.decided.said)),
    },
    ...factsOfRead(read),
    repeatsSafely: facts.repeatsSafely,
    destination: facts.destination,
    now: Date.now(),
  };
}

/** What the record of a run says of the sheet. */
export function factsOfRead({ reading, sheetName, place, fingerprint }: SheetRead) {
  return {
    sheetName: withPlace(sheetName, place),
    values: countRowValues(reading.rows),
    leftOut: countUnreadable(reading),
    fingerprint,
  };
}

/** The same for every upload of a spreadsheet, tab and place, and readable by nobody. */
export function sourceKeyOf(
  { spreadsheetId }: Pick<Context, 'spreadsheetId'>,
  { sheetId, place }: Target,
): string {
  const text = [spreadsheetId, sheetId, place ?? ''].join('|');
  const { SHA_256 } = Utilities.DigestAlgorithm;
  const bytes = Utilities.computeDigest(SHA_256, text, Utilities.Charset.UTF_8);
  // Google's bytes are signed.
  return bytes
    .slice(0, 16)
    .map((byte) => (byte & 255).toString(16).padStart(2, '0'))
    .join('');
}

/** It was checked when it was typed. */
export function stationFacts(form: StationForm | undefined, takesCreator: boolean) {
  const checked = form && readStationForm(form);
  if (!checked?.ok || !checked.facts) return null;
  const { creator_kind, creator_id, ...others } = checked.facts;
  return takesCreator ? checked.facts : others;
}

/** What makes a record, beside its title. */
function ofFirst({ takesCreator, takesRecords, takesStation }: Session, said: Said | null) {
  return {
    ...(takesStation && { station: stationFacts(said?.station, takesCreator) }),
    ...(takesRecords && said?.anew && { anew: true }),
  };
}

/** Where no record holds them together each scheduled upload is a dataset of its own, and its title carries the day. */
function titled(
  context: Context,
  { by, read, decided: { said } }: UploadOrder,
  { session, log }: { session: Session; log: RunLog },
): Said {
  if (!said) throw new Error('Cannot send: nobody has said who may see it');
  const open = openRun(log, Date.now());
  // The same body is sent again byte for byte, so that the service recognises it.
  if (open?.fingerprint === read.fingerprint) return { ...said, title: open.title };
  if (by !== 'schedule' || session.takesRecords) return said;
  const isHourly = ownJobOf(context, read)?.rhythm.every === 'hour';
  const stamp = localStamp(context.spreadsheet, Date.now(), isHourly);
  return { ...said, title: datedTitle(said.title, stamp) };
}

/** One call, with the retries that its kind of failure allows. */
function sendPatiently(
  context: Context,
  attempt: Attempt,
  claimed: Claimed,
  firstAccess: string,
): IngestAnswer {
  let access = firstAccess;
  let abilities: Abilities = attempt.session;
  let { mayHaveArrived } = claimed;
  let rejected: string | null = null;
  const judged = (answer: IngestAnswer) => (mayHaveArrived ? inDoubt(answer) : answer);
  for (let tries = 1; ; tries += 1) {
    const response = send(ingestRequest(attempt.session, access, claimed.run.id, claimed.body));
    const shown = abilitiesIn(response, claimed.run.id);
    abilities = rememberedAbilities(context, attempt, abilities, shown);
    const heard = readIngestAnswer(response, claimed.run.id);
    if (heard.is === 'unauthorized' && rejected === null) {
      rejected = access;
      const renewed = renewedFor(context.user, attempt.session, rejected);
      if (!renewed.ok) return judged({ is: 'unauthorized', problem: renewed.problem });
      access = renewed.value;
      continue;
    }
    const answer = judged(heard);
    if (answer.is === 'unknown') mayHaveArrived = true;
    const retries = answer.is === 'passing' || (answer.is === 'unknown' && abilities.echoesKeys);
    if (!retries) return answer;
    const pause = retryPause({
      tries,
      retryAfterMs: answer.retryAfterMs,
      jitter: Math.random(),
      budgetMs: context.startedAt + RETRY_UNTIL_MS - Date.now(),
    });
    if (pause === null) return answer;
    Utilities.sleep(pause);
  }
}

/** An answer without the run's key came from a gateway, and shows nothing of the service. */
function rememberedAbilities(
  { user }: Context,
  { session }: Attempt,
  before: Abilities,
  shown: Abilities,
): Abilities {
  if (!shown.echoesKeys) return before;
  if (!isSameAbilities(shown, before)) rememberAbilities(user, session.address, shown);
  return shown;
}

function settle(
  context: Context,
  { read }: UploadOrder,
  claimed: Claimed,
  answer: IngestAnswer,
): RunLog {
  // Without the lock, whoever notes something of this sheet at the same time undoes one of the two. Where it
  // does not come free, we write all the same: a run that looks as if it were at work would be sent again.
  const log = context.user.holdIfFree((user) => writeOutcome(user, read, claimed, answer));
  if (answer.is === 'sent') noteWaiting(context, read, null);
  return log;
}

function writeOutcome(
  user: UserWriter,
  read: SheetRead,
  { run, runOrder }: Claimed,
  answer: IngestAnswer,
): RunLog {
  const log = endRun(user.log(read), run, answer, {
    order: runOrder,
    shape: readingShape(read.reading),
    monthHashes: monthHashes(read.reading.rows),
    now: Date.now(),
  });
  user.writeLog(read, log);
  const decided = user.memory(read);
  if (answer.is === 'sent' && answer.record && decided)
    keepDecision(user, read, { ...decided, record: answer.record.id, said: null });
  return log;
}
