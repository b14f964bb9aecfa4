import type { Opening } from '../../addon/page-types.ts';
import type { Answer, Problem } from '../../core/problem.ts';
import { type Target, targetIn, withPlace } from '../../core/upload/target.ts';
import { isBusy, startCall, startOnce, withoutCall, withTrouble } from './calls.ts';
import { checkSteps } from './check-steps.ts';
import { connectSteps } from './connect-steps.ts';
import { enterView, returnToView } from './enter-view.ts';
import { fileJobSteps } from './file-job-steps.ts';
import { filesSteps } from './files-steps.ts';
import { NO_RECORD, recordSteps } from './record-steps.ts';
import { scheduleSteps, withSchedule } from './schedule-steps.ts';
import type { EventOf, SidebarEvent } from './sidebar-event.ts';
import type { Call, Calling, OpenState, SidebarState } from './sidebar-state.ts';
import { sendingEnded, sheetNotChecked, stationsSteps } from './stations-steps.ts';
import type { Steps } from './steps.ts';
import { takeAnswer } from './take-answer.ts';
import { takeOverSteps } from './take-over-steps.ts';
import { isInForm, uploadFor, uploadSteps, withUnasked, withUpload } from './upload-steps.ts';

export function firstState(): SidebarState {
  const calling: Calling = { calls: [], nextCallId: 1, troubles: {}, online: true };
  return startCall({ phase: 'opening', ...calling }, 'openingState');
}

export function nextState(state: SidebarState, event: SidebarEvent): SidebarState {
  if (event.type === 'answered') return answered(state, event);
  if (event.type === 'call-took-long') return tookLong(state, event.id);
  if (event.type === 'online-changed') return onlineChanged(state, event.online);
  if (state.phase === 'open') return step(state, event);
  // Back from Google's page, or from whatever else kept it from opening.
  const isRetry = event.type === 'opening-retried' || event.type === 'looked-again';
  return isRetry && state.phase === 'not-opened' ? reopen(state) : state;
}

type Step = Exclude<SidebarEvent, { type: 'answered' | 'call-took-long' | 'online-changed' }>;

const steps: Steps<Step['type']> = {
  'opening-retried': (state) => state,
  'looked-again': (state) =>
    isBusy(state, 'openingState', 'readActiveSheet', 'uploadSheet')
      ? state
      : startCall(lookAgainAtDraft(state), 'openingState'),
  'looked-away': (state) => ({ ...state, leftAt: state.nextCallId }),
  'permissions-given': (state) => startCall(state, 'openingState'),
  'view-chosen': (state, { view }) => returnToView(state, view),
  ...connectSteps,
  ...checkSteps,
  ...uploadSteps,
  ...recordSteps,
  ...filesSteps,
  ...stationsSteps,
  ...scheduleSteps,
  ...fileJobSteps,
  ...takeOverSteps,
  'history-asked': (state) => startCall(state, 'runHistory'),
  'unknown-settled': (state, { runId, how }) => startOnce(state, 'settleUnknown', runId, how),
  'report-copied': (state, { text, copied }) => ({
    ...state,
    report: copied ? { at: 'copied' } : { at: 'shown', text },
  }),
};

/** The record in a schedule's form stays shown until the answer says how it stands now. */
function lookAgainAtDraft(state: OpenState): OpenState {
  const { draft } = state.schedule;
  const isShown = state.view === 'schedule' && draft?.hasRecord;
  return isShown ? startCall(state, 'lookAtRecord', targetIn(draft)) : state;
}

function step(state: OpenState, event: Step): OpenState {
  const take = steps[event.type] as (state: OpenState, event: Step) => OpenState;
  return take(state, event);
}

function answered(state: SidebarState, { id, answer }: EventOf<'answered'>): SidebarState {
  const call = state.calls.find((other) => other.id === id);
  if (!call) return state;
  const rest = withoutCall(state, id);
  if (rest.phase !== 'open') return opened(rest, answer as Answer<Opening>);
  if (!answer.ok) return failed(rest, call, answer.problem);
  const take = takeAnswer[call.name] as (state: OpenState, value: unknown, call: Call) => OpenState;
  return take(rest, answer.value, call);
}

function opened(state: SidebarState, answer: Answer<Opening>): SidebarState {
  const calling = callingOf(state);
  if (!answer.ok) return { phase: 'not-opened', problem: answer.problem, ...calling };
  const opening = answer.value;
  const open: OpenState = {
    phase: 'open',
    ...calling,
    view: 'connect',
    opening,
    connect: { way: 'password', test: null, leaving: false },
    reading: null,
    readAt: 0,
    leftAt: 0,
    openCard: null,
    settled: null,
    written: null,
    upload: uploadFor(opening.sheet),
    record: NO_RECORD,
    sendsRead: opening.startAt === 'upload' && opening.sheet?.unasked ? calling.nextCallId : 0,
    unsent: null,
    stations: null,
    files: {
      ...{ format: 'sef', month: '', of: null, look: null },
      ...{ incomplete: false, made: { is: 'nothing' } },
    },
    schedule: { draft: null, files: null, deleting: null, ran: null, all: null },
    report: { at: 'none' },
  };
  return enterView(open, firstView(opening));
}

/** The view that was asked for, or that of the next step: nothing can be sent before there is a connection. */
function firstView({ connection, startAt }: Opening) {
  const isConnected = connection.state !== 'none' && connection.state !== 'refused';
  if (!isConnected && (startAt === null || startAt === 'upload')) return 'connect';
  return startAt ?? 'check';
}

function failed(state: OpenState, call: Call, problem: Problem): OpenState {
  if (call.name === 'checkSheets')
    return sheetNotChecked(state, call as Call<'checkSheets'>, problem);
  const request = call.name === 'uploadSheet' ? (call as Call<'uploadSheet'>).args[0] : null;
  if (request?.fingerprint === null) return runNowFailed(state, targetIn(request), problem);
  const failed = withTrouble(state, call.name, problem);
  if (call.name === 'sendUnasked')
    return withUnasked(failed, !(call as Call<'sendUnasked'>).args[0].unasked);
  // Of several schedules the first may have been saved.
  if (call.name === 'saveJob' || call.name === 'takeOverAll')
    return startCall(failed, 'openingState');
  // It may go on at Google: what is left stands in the opening.
  if (call.name === 'sendSeveral') return startCall(sendingEnded(failed), 'openingState');
  if (!request) return failed;
  // The call may have come through all the same: the runs say so. Or the session has ended.
  const target = targetIn(request);
  const noted = { ...failed, unsent: nameOf(state, target) };
  const ended = isInForm(state, target) ? withUpload(noted, { step: { at: 'form' } }) : noted;
  return startCall(ended, 'openingState');
}

function nameOf({ opening }: OpenState, { sheetId, place }: Target): string | null {
  const sheet = opening.sheets.find(({ id }) => id === sheetId);
  return sheet ? withPlace(sheet.name, place) : null;
}

/** Said with its schedule, where the button is. */
function runNowFailed(state: OpenState, target: Target, problem: Problem): OpenState {
  return startCall(withSchedule(state, { ran: { ...target, problem } }), 'openingState');
}

function tookLong(state: SidebarState, id: number): SidebarState {
  const calls = state.calls.map((call) => (call.id === id ? { ...call, slow: true } : call));
  return { ...state, calls };
}

function onlineChanged(state: SidebarState, online: boolean): SidebarState {
  const changed = { ...state, online };
  if (!online) return changed;
  if (changed.phase === 'open') return startCall(changed, 'openingState');
  return changed.phase === 'not-opened' ? reopen(changed) : changed;
}

function reopen(state: SidebarState): SidebarState {
  if (isBusy(state, 'openingState')) return state;
  return startCall({ phase: 'opening', ...callingOf(state) }, 'openingState');
}

function callingOf({ calls, nextCallId, troubles, online }: SidebarState): Calling {
  return { calls, nextCallId, troubles, online };
}
