import { countRowValues } from '../../core/dataset/dataset.ts';
import { datedTitle } from '../../core/dataset/dated-title.ts';
import type { StationForm } from '../../core/dataset/station-form.ts';
import { readStationForm } from '../../core/dataset/station-form.ts';
import { type Answer, err, type Problem, problemOf } from '../../core/problem.ts';
import type { ProblemKind } from '../../core/problem-kinds.ts';
import type { Session } from '../../core/session/session.ts';
import { ingestRequest } from '../../core/session/session-requests.ts';
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
import { countUnreadable } from '../../core/upload/reading-counts.ts';
import { retryPause } from '../../core/upload/retry-pause.ts';
import { openRun, type RunLog, runIn } from '../../core/upload/run-log.ts';
import type { RunRecord, StartedBy } from '../../core/upload/run-record.ts';
import { endRun, type RunOrder, startRun } from '../../core/upload/start-run.ts';
import { withPlace } from '../../core/upload/target.ts';
import type { UploadMemory } from '../../core/upload/upload-memory.ts';
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

export type UploadOrder = {
  read: SheetRead;
  /** What the person decided for it. Nothing is sent to another service. */
  decided: UploadMemory;
  by: StartedBy;
  fingerprintSeen: string | null;
  confirmed: readonly UploadQuestion[];
};

export type UploadEnd =
  | { state: 'ran'; run: RunRecord }
  | ({ state: 'asks' } & Question)
  | { state: 'stopped'; problem: Problem };

/** What every step of one upload goes by: whom it is sent to, what is known of the sheet, and what is asked for. */
export type Attempt = { session: Session; facts: UploadFacts; order: UploadOrder };

/** Google ends an execution after six minutes, and we end well before that. */
const RETRY_UNTIL_MS = 4 * 60_000;
/** A service of this contract takes no larger body. */
const BODY_CHARACTERS = 10 * 1024 * 1024;

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
  const claimed = claimRun(context, attempt.value);
  if (claimed.state !== 'claimed') return claimed;
  const answer = sendPatiently(context, attempt.value, claimed, access.value);
  const log = settle(context, order, claimed, answer);
  const isNewsToSend =
    answer.is === 'arrived-before' && !isUnchanged({ ...attempt.value.facts, log });
  // That upload arrived earlier and is now on record. Today's sheet is another dataset.
  if (isNewsToSend) return sendClaimed(context, attempt.value);
  return { state: 'ran', run: runIn(log, claimed.run) };
}

type Claimed = {
  state: 'claimed';
  run: RunRecord;
  runOrder: RunOrder;
  body: string;
  mayHaveArrived: boolean;
};

/** Written before the first byte is sent. The lock is held for this, but not while we wait. */
function claimRun(context: Context, attempt: Attempt): Claimed | UploadEnd {
  const held = context.user.hold((user): Claimed | UploadEnd => {
    const { facts, order } = attempt;
    const log = user.log(order.read);
    const question = recheckUnderLock({ ...facts, log, now: Date.now() });
    if (question) return { state: 'asks', ...question };
    const runOrder = runOrderFor(context, attempt, log);
    const body = ingestBody(runOrder.dataset);
    if (body.length > BODY_CHARACTERS) return stopped('connection.body-too-big');
    const { log: claimedLog, ...started } = startRun(log, runOrder);
    keepDecision(user, order.read, order.decided);
    user.writeLog(order.read, claimedLog);
    return { state: 'claimed', ...started, runOrder, body };
  });
  return held.held ? held.value : stopped('connection.lock-busy');
}

function stopped(kind: ProblemKind): UploadEnd {
  return { state: 'stopped', problem: problemOf(kind) };
}

function runOrderFor(context: Context, { session, facts, order }: Attempt, log: RunLog): RunOrder {
  const { read, decided } = order;
  const open = openRun(log, Date.now());
  // The same body is sent again byte for byte, so that the service recognises it.
  const name = open?.fingerprint === read.fingerprint ? open.title : titleOf(context, order);
  return {
    newId: Utilities.getUuid(),
    by: order.by,
    sheetId: read.sheetId,
    dataset: {
      name,
      description: decided.description || null,
      isPublic: decided.isPublic,
      rows: read.reading.rows,
      station: session.takesStation ? stationFacts(decided.station) : null,
      source: session.takesSource ? sourceKey(context, read) : null,
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
function sourceKey({ spreadsheetId }: Context, { sheetId, place }: SheetRead): string {
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
function stationFacts(form: StationForm | undefined) {
  const checked = form && readStationForm(form);
  return checked?.ok ? checked.facts : null;
}

/** Each scheduled upload is a new dataset, so its title carries the day. */
function titleOf(context: Context, { by, read, decided }: UploadOrder): string {
  if (by !== 'schedule') return decided.title;
  const isHourly = ownJobOf(context, read)?.rhythm.every === 'hour';
  return datedTitle(decided.title, localStamp(context.spreadsheet, Date.now(), isHourly));
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
      const renewed = renewedFor(context, attempt, rejected);
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

/** Another token for the same service. Meanwhile the person may have connected to another service. */
function renewedFor({ user }: Context, { session }: Attempt, rejected: string): Answer<string> {
  const renewed = currentAccess(user, { rejected });
  if (!renewed.ok || user.session()?.address === session.address) return renewed;
  return err('upload.other-service');
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
  return log;
}
