import type { JobState, Opening, UploadRequest, UploadResult } from '../../addon/page-types.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import type { FunctionName, ValueOf } from '../server/page-functions.ts';
import { isBusy, startCall, withoutTrouble } from './calls.ts';
import { withConnect } from './connect-steps.ts';
import { withSchedule } from './schedule-steps.ts';
import { rowChecked, rowRead, rowSent } from './several-steps.ts';
import type { Call, OpenState } from './sidebar-state.ts';
import { compareOnce, uploadFor, withoutComparing, withUpload } from './upload-steps.ts';

type TakeAnswer = {
  [Name in FunctionName]: (state: OpenState, value: ValueOf<Name>, call: Call<Name>) => OpenState;
};

/** The state after each good answer. An answer never changes the view. */
export const takeAnswer: TakeAnswer = {
  openingState: (state, opening) => ({ ...state, opening: { ...opening, startAt: null } }),
  connect: (state, test) => tested(state, test),
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
    const opened = withOpening(withoutComparing(rowRead(state, reading, { seen: true })), {
      sheet: reading.sheet,
    });
    const read = { ...opened, reading, written: null };
    if (state.upload.sheetId !== reading.sheet.id)
      return compareOnce({
        ...withoutTrouble(read, 'uploadSheet'),
        upload: uploadFor(reading.sheet),
      });
    const { step } = state.upload;
    const isAnswered = step.at === 'answered';
    return compareOnce(isAnswered ? withUpload(read, { step: { at: 'form' } }) : read);
  },
  checkSheet: rowChecked,
  rememberWishes: (state) => state,
  // Compared with a sheet that is no longer the open one.
  compareUpload: (state, comparison, { args: [sheetId] }) =>
    state.reading?.sheet.id === sheetId ? withUpload(state, { comparison }) : state,
  uploadSheet: (state, result, call) => {
    const [request] = call.args;
    const { sheetId, fingerprint, confirmed } = request;
    const isOneOfSeveral = state.several?.sending === sheetId;
    const noted = rowSent(afterUpload(state, result, request), sheetId, result);
    if (isOneOfSeveral && noted.several?.sending !== null) return noted;
    const after = startCall(noted, 'openingState');
    if (isOneOfSeveral) return after;
    if (fingerprint === null) return withSchedule(after, { ran: { sheetId, result, confirmed } });
    // A yes to what it asks would send the sheet of the form.
    if (state.upload.sheetId !== sheetId) return after;
    return withUpload(after, { step: { at: 'answered', result, confirmed } });
  },
  settleUnknown: (state, result) => {
    if (result.state === 'ran') return startCall(withRun(state, result.run), 'runHistory');
    return { ...state, troubles: { ...state.troubles, settleUnknown: result.problem } };
  },
  saveJob: jobSaved,
  takeOverJob: jobSaved,
  pauseJob: (state, jobs) => withJobs(state, jobs),
  deleteJob: (state, jobs) => withSchedule(withJobs(state, jobs), { deleting: null }),
  repairSchedule: (state, jobs) => withJobs(state, jobs),
  showCell: (state) => state,
  // Only a new reading shows what the answer settled. It has the wishes of the reading on the screen.
  confirmFinding: readAgain,
  forgetConfirmed: readAgain,
  mendCells: readAgain,
  writeAsNewSheet: (state, { name }) => ({ ...state, written: name }),
  runHistory: (state, runs) => withOpening(state, { runs }),
};

function readAgain(state: OpenState): OpenState {
  return startCall(state, 'readActiveSheet', state.reading?.wishes ?? null);
}

/** The form closes, unless it is that of another schedule by now. */
function jobSaved(
  state: OpenState,
  jobs: JobState[],
  { args: [{ sheetId }] }: Call<'saveJob' | 'takeOverJob'>,
): OpenState {
  const { draft } = state.schedule;
  return withSchedule(withJobs(state, jobs), { draft: draft?.sheetId === sheetId ? null : draft });
}

function tested(state: OpenState, test: ValueOf<'testConnection'>): OpenState {
  return withConnect(withOpening(state, { connection: test.connection }), { test });
}

function afterUpload(state: OpenState, result: UploadResult, request: UploadRequest): OpenState {
  if (result.state === 'asks') return state;
  const { run } = result;
  const { title, description, isPublic } = request;
  const seen = withRun(decidedInDraft(state, request), run);
  if (run.outcome !== 'sent' || seen.reading?.sheet.id !== run.sheetId) return seen;
  const sheet = { ...seen.reading.sheet, title, description, isPublic, lastUpload: run };
  const reading = { ...seen.reading, sheet, unchanged: true };
  return { ...withoutComparing(seen), reading };
}

/** Who may see it was answered for the upload, and a schedule's form that was open before knows it, too. */
function decidedInDraft(state: OpenState, { sheetId, isPublic }: UploadRequest): OpenState {
  const { draft } = state.schedule;
  if (draft?.sheetId !== sheetId || draft.isPublic !== null) return state;
  return withSchedule(state, { draft: { ...draft, isPublic } });
}

function withRun(state: OpenState, run: RunRecord): OpenState {
  const others = state.opening.runs.filter((other) => other.id !== run.id);
  return withOpening(state, { runs: [run, ...others] });
}

function withJobs(state: OpenState, jobs: JobState[]): OpenState {
  return withOpening(state, { jobs });
}

/** An opening that is on its way may have been read before this: it is asked for again. */
function withOpening(state: OpenState, change: Partial<Opening>): OpenState {
  const known = { ...state, opening: { ...state.opening, ...change } };
  return isBusy(state, 'openingState') ? startCall(known, 'openingState') : known;
}
