import type { BatchEnd, JobState, UploadRequest, UploadResult } from '../../addon/page-types.ts';
import type { Finding } from '../../core/reading/reading.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { isSameTarget, targetIn } from '../../core/upload/target.ts';
import type { FunctionName, ValueOf } from '../server/page-functions.ts';
import { readAgain, withoutDoubt } from './answered-findings.ts';
import { startAnew, startCall, withTrouble } from './calls.ts';
import { withConnect } from './connect-steps.ts';
import { lookAtShown, offerDraftAnew, readAfterLeaving, wasJustSent } from './enter-view.ts';
import { fileCame, lookOnce, withFiles } from './files-steps.ts';
import { isConnected } from './is-connected.ts';
import { NO_RECORD, recordChanged, withoutLook, withRecord } from './record-steps.ts';
import { requestOf, withSchedule } from './schedule-steps.ts';
import { isShown, showReading } from './show-reading.ts';
import { settledBy } from './shown-cards.ts';
import type { Call, OpenState } from './sidebar-state.ts';
import {
  sendingEnded,
  sheetsChecked,
  stationRead,
  stationSent,
  stationStopped,
} from './stations-steps.ts';
import { takenAll } from './take-over-steps.ts';
import {
  compareOnce,
  isInForm,
  sendIfUnasked,
  targetOf,
  withoutComparing,
  withUpload,
} from './upload-steps.ts';
import { withOpening } from './with-opening.ts';

type TakeAnswer = {
  [Name in FunctionName]: (state: OpenState, value: ValueOf<Name>, call: Call<Name>) => OpenState;
};

/** The state after each good answer. An answer never changes the view. */
export const takeAnswer: TakeAnswer = {
  openingState: (state, opening) =>
    readAfterLeaving(offerDraftAnew(state, withOpening(state, { ...opening, startAt: null }))),
  connect: (state, test) => {
    const connected = tested(state, test);
    // What was read, sent or refused before was another connection's.
    return isConnected(connected.opening)
      ? withUpload(
          { ...connected, troubles: {}, reading: null, record: NO_RECORD },
          { step: { at: 'form' } },
        )
      : connected;
  },
  testConnection: (state, test) => tested(state, test),
  disconnect: (state, connection) => {
    const left = withConnect(withOpening(state, { connection }), { leaving: false, test: null });
    return startCall(left, 'openingState');
  },
  readActiveSheet: (state, reading, call) => {
    const [wishes] = call.args;
    // The person answered for another sheet than the one that is open now, so the answers are dropped.
    if (wishes && state.reading && reading.sheet.id !== state.reading.sheet.id)
      return startCall(state, 'readActiveSheet', null);
    const settled = settledBy(state, reading);
    const shown = { ...showReading(stationRead(state, reading), reading), settled };
    const read = { ...shown, readAt: call.id };
    const { step } = read.upload;
    // A reading begun before the upload was answered may come after it, and nobody has seen that answer yet.
    const isSeen = step.at === 'answered' && call.id >= step.since;
    const isNews = !reading.unchanged || !wasJustSent(read.upload);
    const form = isSeen && isNews ? withUpload(read, { step: { at: 'form' } }) : read;
    return lookOnce(lookAtShown(compareOnce(sendIfUnasked(form))));
  },
  checkSheets: sheetsChecked,
  keepProposals: (state) => state,
  sendSeveral: batchCame,
  lookAtBatch: (state, batch) => withOpening(state, { batch }),
  rememberWishes: (state) => state,
  compareUpload: (state, comparison) => withUpload(state, { comparison }),
  lookAtRecord: (state, look, { args: [asked] }) => {
    if (!state.record.of || !isSameTarget(state.record.of, asked)) return state;
    const seen = withRecord(state, { look });
    // What was published a moment ago, and is not there any more, is not told as published.
    const isOver = look.is === 'gone' && wasJustSent(state.upload);
    return isOver ? withUpload(seen, { step: { at: 'form' } }) : seen;
  },
  changeRecord: (state, changed, { args: [asked] }) =>
    state.record.of && isSameTarget(state.record.of, asked) ? recordChanged(state, changed) : state,
  sendUnasked: (state) => state,
  uploadSheet: (state, result, call) => {
    const [request] = call.args;
    const { fingerprint, confirmed } = request;
    const noted = stationSent(afterUpload(state, result, request), targetIn(request), result);
    const after = startAnew(startCall(noted, 'openingState'), 'readActiveSheet');
    if (fingerprint === null)
      return withSchedule(after, { ran: { ...targetIn(request), result, confirmed } });
    // A yes to what it asks would send the sheet of the form.
    if (!isInForm(state, request)) return after;
    const since = after.nextCallId;
    return withUpload(after, { step: { at: 'answered', result, confirmed, since } });
  },
  settleUnknown: (state, result) => {
    if (result.state === 'ran') return startCall(withRun(state, result.run), 'runHistory');
    return withTrouble(state, 'settleUnknown', result.problem);
  },
  saveJob: jobSaved,
  takeOverJob: jobSaved,
  takeOverAll: (state, result) =>
    takenAll(result.state === 'taken' ? withJobs(state, result.jobs) : state, result),
  pauseJob: (state, jobs) => withJobs(state, jobs),
  deleteJob: (state, jobs) => withSchedule(withJobs(state, jobs), { deleting: null }),
  saveFileJob: (state, fileJobs) => withSchedule(withOpening(state, { fileJobs }), { files: null }),
  repairSchedule: (state, jobs) => withJobs(state, jobs),
  removeDamaged: (state) => startCall(state, 'openingState'),
  showCell: (state) => state,
  lookAtCells: (state, marks, { args: [asked] }) => {
    const { reading } = state;
    const isMended = reading?.findings.some(({ places, mark }) => {
      const at = asked.findIndex(isSame(places));
      return at >= 0 && marks[at] !== mark;
    });
    return reading && isMended ? readAgain(state, reading.sheet.id) : state;
  },
  confirmFinding: (state, _, { args: [asked] }) =>
    readAgain(withoutDoubt(state, asked), asked.sheetId),
  forgetConfirmed: (state, _, { args: [{ sheetId }] }) => readAgain(state, sheetId),
  mendCells: (state, _, { args: [{ sheetId }] }) => readAgain(state, sheetId),
  lookAtFiles: (state, look, { args: [asked] }) =>
    state.reading && isSameTarget(targetOf(state.reading), asked)
      ? withFiles(state, { look })
      : state,
  makeFiles: fileCame,
  writeAsNewSheet: (state, { name }, { args: [{ sheetId }] }) =>
    isShown(state, sheetId) ? { ...state, written: name } : state,
  runHistory: (state, runs) => withOpening(state, { runs }),
};

/** Goes on with what an execution did not reach, unless one of them failed: the others would, too. */
function batchCame(state: OpenState, { sent, left }: BatchEnd): OpenState {
  const requests = state.stations?.sending ?? [];
  let after = state;
  for (const { answer, ...target } of sent) {
    const request = requests.find((one) => isSameTarget(one, target));
    if (!answer.ok) after = stationStopped(after, target, answer.problem);
    else {
      const { value } = answer;
      const known = request
        ? afterUpload(decidedInForm(after, value, request), value, request)
        : after;
      after = stationSent(known, target, value);
    }
  }
  const goesOn = sent.every(
    ({ answer }) =>
      answer.ok && (answer.value.state === 'asks' || answer.value.run.outcome === 'sent'),
  );
  if (left.length > 0 && sent.length > 0 && goesOn && state.online)
    return startCall(after, 'sendSeveral', null);
  return startAnew(startCall(sendingEnded(after), 'openingState'), 'readActiveSheet');
}

const isSame = (places: Finding['places']) => (other: Finding['places']) =>
  JSON.stringify(places) === JSON.stringify(other);

/** The form closes, unless it is that of another schedule by now, or was changed after it was sent. */
function jobSaved(
  state: OpenState,
  jobs: JobState[],
  { args: [sent] }: Call<'saveJob' | 'takeOverJob'>,
): OpenState {
  const saved = withJobs(state, jobs);
  const { draft } = state.schedule;
  if (!draft || !isSameTarget(draft, sent)) return saved;
  const isSaved = JSON.stringify(requestOf(draft)) === JSON.stringify(sent);
  return withSchedule(saved, { draft: isSaved ? null : { ...draft, takesOver: false } });
}

function tested(state: OpenState, test: ValueOf<'testConnection'>): OpenState {
  return withConnect(withOpening(state, { connection: test.connection }), { test });
}

function afterUpload(state: OpenState, result: UploadResult, request: UploadRequest): OpenState {
  if (result.state === 'asks') return state;
  const { run } = result;
  const seen = withRun(decidedInDraft(state, request), run);
  const { reading } = seen;
  const isRead = reading && isSameTarget(targetOf(reading), request);
  if (run.outcome !== 'sent' || !isRead) return seen;
  const { connection } = state.opening;
  const hasRecord = connection.state !== 'none' && connection.keepsRecords;
  const typed = hasRecord || request.isPublic === null ? null : request;
  const sheet = {
    ...reading.sheet,
    title: typed?.title ?? run.title,
    description: typed?.description ?? '',
    isPublic: typed?.isPublic ?? run.isPublic,
    hasRecord,
    lastUpload: run,
  };
  const known = withUpload(withoutLook(withoutComparing(seen)), { anew: false });
  return { ...known, reading: { ...reading, sheet, unchanged: true, unsentMonths: 0 } };
}

/** What one was sent with among several holds in its own form, too: an older one would take it back. */
function decidedInForm(state: OpenState, result: UploadResult, request: UploadRequest): OpenState {
  if (result.state === 'asks' || !isInForm(state, request)) return state;
  const { title, description, isPublic, station } = request;
  if (isPublic === null) return state;
  return withUpload(state, { title, description, isPublic, ...(station && { station }) });
}

/** Who may see it was answered for the upload, and a schedule's form that was open before knows it, too. */
function decidedInDraft(state: OpenState, request: UploadRequest): OpenState {
  const { draft } = state.schedule;
  if (draft?.isPublic !== null || !isSameTarget(draft, request)) return state;
  return withSchedule(state, { draft: { ...draft, isPublic: request.isPublic } });
}

function withRun(state: OpenState, run: RunRecord): OpenState {
  const others = state.opening.runs.filter((other) => other.id !== run.id);
  return withOpening(state, { runs: [run, ...others] });
}

/** A notice on the page may be over with this change. Only the add-on knows, so it is asked. */
function withJobs(state: OpenState, jobs: JobState[]): OpenState {
  const known = withOpening(state, { jobs });
  return state.opening.notices.length === 0 ? known : startCall(known, 'openingState');
}
