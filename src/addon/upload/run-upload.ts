import { countRowValues } from '../../core/dataset/dataset.ts';
import { datedTitle } from '../../core/dataset/dated-title.ts';
import type { StationFacts } from '../../core/dataset/station.ts';
import { readStationForm, type StationForm } from '../../core/dataset/station-form.ts';
import { type Answer, err, type Problem, problemOf } from '../../core/problem.ts';
import type { ProblemKind } from '../../core/problem-kinds.ts';
import type { Session } from '../../core/session/session.ts';
import { ingestRequest } from '../../core/session/session-requests.ts';
import { shapeOf } from '../../core/upload/dataset-shape.ts';
import {
  decideUnwatched,
  isUnchanged,
  nextQuestion,
  overtaken,
  type Question,
  type UploadFacts,
  type UploadQuestion,
} from '../../core/upload/decide-upload.ts';
import { destinationOf } from '../../core/upload/destination.ts';
import { ingestBody } from '../../core/upload/ingest-body.ts';
import { monthMarks } from '../../core/upload/month-marks.ts';
import { limitsOf } from '../../core/upload/old-values.ts';
import {
  echoesKey,
  type IngestAnswer,
  inDoubt,
  readIngestAnswer,
  takesStation,
} from '../../core/upload/read-ingest-answer.ts';
import { countUnreadable } from '../../core/upload/reading-counts.ts';
import { retryPause } from '../../core/upload/retry-pause.ts';
import { openRun, type RunLog, runIn } from '../../core/upload/run-log.ts';
import type { RunRecord, StartedBy } from '../../core/upload/run-record.ts';
import { endRun, type RunOrder, startRun } from '../../core/upload/start-run.ts';
import { withPlace } from '../../core/upload/upload-memory.ts';
import { rememberAbilities } from '../connection/connect.ts';
import { currentAccess } from '../connection/current-access.ts';
import { holdPersonLock } from '../platform/lock.ts';
import { send } from '../platform/send.ts';
import { localStamp } from '../platform/spreadsheet-clock.ts';
import type { SheetRead } from '../sheet/read-sheet.ts';
import { noteWaiting } from '../workplace/note-waiting.ts';
import { ownJobOf } from '../workplace/own-jobs.ts';
import type { Workplace } from '../workplace/workplace.ts';

export type UploadOrder = {
  read: SheetRead;
  title: string;
  description: string;
  isPublic: boolean;
  /** where the values come from, as the person typed it */
  station?: StationForm;
  /** The service the person decided for. Nothing is sent to another one. */
  address: string;
  by: StartedBy;
  fingerprintSeen: string | null;
  confirmed: readonly UploadQuestion[];
};

export type UploadEnd =
  | { state: 'ran'; run: RunRecord }
  | ({ state: 'asks' } & Question)
  | { state: 'stopped'; problem: Problem };

/** Google ends an execution after six minutes, and we end well before that. */
const RETRY_UNTIL_MS = 4 * 60_000;
/** A service of this contract takes no larger body. */
const BODY_CHARACTERS = 10 * 1024 * 1024;

/** An upload while a person watches. It asks its questions first, and then sends. */
export function uploadWatched(workplace: Workplace, order: UploadOrder): UploadEnd {
  const { person } = workplace;
  const session = person.session();
  if (!session) return stopped('connection.none');
  if (session.address !== order.address) return stopped('upload.other-service');
  const question = nextQuestion(factsFor(workplace, session, order));
  if (question) return { state: 'asks', ...question };
  return sendClaimed(workplace, order);
}

/** What a schedule would do with this sheet now. */
export function decideForSchedule(workplace: Workplace, session: Session, order: UploadOrder) {
  return decideUnwatched(factsFor(workplace, session, order));
}

/** Claims the run, sends it, and records the outcome. */
export function sendClaimed(workplace: Workplace, order: UploadOrder): UploadEnd {
  const { person } = workplace;
  const access = currentAccess(person);
  if (!access.ok) return { state: 'stopped', problem: access.problem };
  const session = person.session();
  if (!session) return stopped('connection.none');
  // Checked again: the exchange read the session anew, and another window may have connected elsewhere.
  if (session.address !== order.address) return stopped('upload.other-service');
  const claimed = claimRun(workplace, session, order);
  if (claimed.state !== 'claimed') return claimed;
  const { run, runOrder } = claimed;
  const sending = { ...claimed, access: access.value, address: order.address };
  const answer = sendPatiently(workplace, sending);
  const log = settle(workplace, order, { run, runOrder, answer });
  if (answer.is === 'arrived-before') return afterArrival(workplace, order, log, run);
  return { state: 'ran', run: runIn(log, run) };
}

/**
 * The key was already used with other content, so that upload did arrive and is now on record. Today's
 * sheet is another dataset, unless its values are the same after all.
 */
function afterArrival(
  workplace: Workplace,
  order: UploadOrder,
  log: RunLog,
  run: RunRecord,
): UploadEnd {
  const session = workplace.person.session();
  const isSame = session && isUnchanged({ log, ...sentBy(session, order) });
  if (isSame) return { state: 'ran', run: runIn(log, run) };
  return sendClaimed(workplace, order);
}

type Claimed = {
  state: 'claimed';
  run: RunRecord;
  runOrder: RunOrder;
  body: string;
  mayHaveArrived: boolean;
};

/** Written before the first byte is sent. The lock is held for this, but not while we wait. */
function claimRun(workplace: Workplace, session: Session, order: UploadOrder): Claimed | UploadEnd {
  const { person } = workplace;
  const held = holdPersonLock((): Claimed | UploadEnd => {
    const log = person.logAgain(order.read);
    const question = overtaken({ ...factsFor(workplace, session, order, log), now: Date.now() });
    if (question) return { state: 'asks', ...question };
    const runOrder = runOrderFor(workplace, session, order, log);
    const body = ingestBody(runOrder.dataset);
    if (body.length > BODY_CHARACTERS) return stopped('connection.body-too-big');
    const { log: claimedLog, ...started } = startRun(log, runOrder);
    person.writeLog(order.read, claimedLog);
    return { state: 'claimed', ...started, runOrder, body };
  });
  return held.held ? held.value : stopped('connection.lock-busy');
}

function stopped(kind: ProblemKind): UploadEnd {
  return { state: 'stopped', problem: problemOf(kind) };
}

function runOrderFor(
  workplace: Workplace,
  session: Session,
  order: UploadOrder,
  log: RunLog,
): RunOrder {
  const { reading, sheetId, fingerprint } = order.read;
  const open = openRun(log, Date.now());
  // The same body is sent again byte for byte, so that the service recognises it.
  const name = open?.fingerprint === fingerprint ? open.title : titleOf(workplace, order);
  return {
    newId: Utilities.getUuid(),
    by: order.by,
    sheetId,
    dataset: {
      name,
      description: order.description || null,
      isPublic: order.isPublic,
      rows: reading.rows,
      station: session.takesStation ? sentStation(order.station) : null,
    },
    ...factsOfRead(order.read),
    repeatsSafely: session.echoesKeys,
    destination: destinationOf(session),
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

/** What was kept was checked when it was typed. A place that only an earlier version understood is left out. */
function sentStation(form: StationForm | undefined): StationFacts | null {
  if (!form) return null;
  const whole = readStationForm(form);
  const reading = whole.ok ? whole : readStationForm({ ...form, latitude: '', longitude: '' });
  return reading.ok ? reading.facts : null;
}

/** Each scheduled upload is a new dataset, so its title carries the day. */
function titleOf(workplace: Workplace, order: UploadOrder): string {
  if (order.by !== 'schedule') return order.title;
  const isHourly = ownJobOf(workplace, order.read)?.rhythm.every === 'hour';
  return datedTitle(order.title, localStamp(workplace.spreadsheet, Date.now(), isHourly));
}

type Sending = Pick<Claimed, 'run' | 'body' | 'mayHaveArrived'> & {
  access: string;
  address: string;
};

/** One call, with the retries that its kind of failure allows. */
function sendPatiently(workplace: Workplace, sending: Sending): IngestAnswer {
  let { access, mayHaveArrived } = sending;
  let rejected: string | null = null;
  const judged = (answer: IngestAnswer) => (mayHaveArrived ? inDoubt(answer) : answer);
  for (let tries = 1; ; tries += 1) {
    const { answer: heard, isRepeatable } = sendOnce(workplace, sending, access);
    if (heard.is === 'unauthorized' && rejected === null) {
      rejected = access;
      const renewed = renewedFor(workplace, sending, rejected);
      if (!renewed.ok) return judged({ is: 'unauthorized', problem: renewed.problem });
      access = renewed.value;
      continue;
    }
    const answer = judged(heard);
    if (answer.is === 'unknown') mayHaveArrived = true;
    const retries = answer.is === 'passing' || (answer.is === 'unknown' && isRepeatable);
    if (!retries) return answer;
    const pause = retryPause({
      tries,
      retryAfterMs: answer.retryAfterMs,
      jitter: Math.random(),
      budgetMs: workplace.startedAt + RETRY_UNTIL_MS - Date.now(),
    });
    if (pause === null) return answer;
    Utilities.sleep(pause);
  }
}

/** Another token for the same service. Meanwhile the person may have connected to another service. */
function renewedFor({ person }: Workplace, { address }: Sending, rejected: string): Answer<string> {
  const renewed = currentAccess(person, { rejected });
  if (!renewed.ok || person.session()?.address === address) return renewed;
  return err('upload.other-service');
}

function sendOnce({ person }: Workplace, { run, body }: Sending, access: string) {
  const session = person.session();
  if (!session) throw new Error('Cannot send: the session is gone since it was read');
  const answer = send(ingestRequest(session, access, run.id, body));
  const echoes = echoesKey(answer, run.id);
  const can = { echoesKeys: session.echoesKeys || echoes, takesStation: takesStation(answer) };
  const isNews = echoes && (!session.echoesKeys || can.takesStation !== session.takesStation);
  if (isNews) holdPersonLock(() => rememberAbilities(person, session.address, can));
  return { answer: readIngestAnswer(answer, run.id), isRepeatable: echoes || session.echoesKeys };
}

type Settled = { run: RunRecord; runOrder: RunOrder; answer: IngestAnswer };

function settle(workplace: Workplace, order: UploadOrder, settled: Settled): RunLog {
  const write = () => writeOutcome(workplace, order, settled);
  // Without the lock, whoever notes something of this sheet at the same time undoes one of the two. Where it
  // does not come free, we write all the same: a run that looks as if it were at work would be sent again.
  const held = holdPersonLock(write);
  const log = held.held ? held.value : write();
  if (settled.answer.is === 'sent') noteWaiting(workplace, order.read, null);
  return log;
}

function writeOutcome(
  { person }: Workplace,
  { read }: UploadOrder,
  { run, runOrder, answer }: Settled,
): RunLog {
  // Read again, because another execution may have noted meanwhile that this one is at work.
  const log = endRun(person.logAgain(read), run, answer, {
    order: runOrder,
    shape: shapeOf(read.reading),
    marks: monthMarks(read.reading.rows),
    now: Date.now(),
  });
  person.writeLog(read, log);
  return log;
}

function factsFor(
  workplace: Workplace,
  session: Session,
  order: UploadOrder,
  log = workplace.person.log(order.read),
): UploadFacts {
  return {
    reading: order.read.reading,
    fingerprintSeen: order.fingerprintSeen,
    log,
    repeatsSafely: session.echoesKeys,
    confirmed: order.confirmed,
    // What its schedule allows, the menu allows too.
    limits: limitsOf(ownJobOf(workplace, order.read)),
    now: workplace.startedAt,
    ...sentBy(session, order),
  };
}

function sentBy(session: Session, order: UploadOrder) {
  return { fingerprint: order.read.fingerprint, destination: destinationOf(session) };
}
