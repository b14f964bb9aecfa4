import type { SheetMemory, SheetReading, UploadQuestion } from '../../addon/page-types.ts';
import {
  EMPTY_STATION,
  readStationForm,
  type StationForm,
} from '../../core/dataset/station-form.ts';
import { valuesOf } from '../../core/stations/found-facts.ts';
import { chosenTarget, isSameTarget, type Target } from '../../core/upload/target.ts';
import { isBusy, startCall, startOnce, withoutCalls, withoutTrouble } from './calls.ts';
import { isConnected } from './is-connected.ts';
import { changeIn, standOf } from './record-steps.ts';
import type { OpenState, UploadState } from './sidebar-state.ts';
import type { Steps } from './steps.ts';

export const uploadSteps: Steps<
  | 'upload-edited'
  | 'upload-asked'
  | 'anew-asked'
  | 'question-confirmed'
  | 'upload-reopened'
  | 'unasked-changed'
> = {
  'upload-edited': (state, { form }) => withUpload(state, { ...form, incomplete: false }),
  // Whoever opens the form of an unchanged sheet has read that it is.
  'upload-asked': (state) => send(state, state.reading?.unchanged ? ['unchanged'] : []),
  'anew-asked': (state) =>
    withUpload(state, { anew: true, isPublic: null, incomplete: false, step: { at: 'form' } }),
  'question-confirmed': (state, { question }) => {
    const { step } = state.upload;
    return step.at === 'answered' ? send(state, [...step.confirmed, question]) : state;
  },
  'upload-reopened': reopen,
  'unasked-changed': (state, { unasked }) =>
    state.reading
      ? startCall(withUnasked(state, unasked), 'sendUnasked', {
          ...targetOf(state.reading),
          unasked,
        })
      : state,
};

/** The tick is seen at once, and goes back where the add-on could not keep it. */
export function withUnasked(state: OpenState, unasked: boolean): OpenState {
  const { reading } = state;
  return reading
    ? { ...state, reading: { ...reading, sheet: { ...reading.sheet, unasked } } }
    : state;
}

/** What blocks stands in the view, and what has not changed makes no second dataset. */
export function sendIfUnasked(state: OpenState): OpenState {
  const { reading, readAt, sendsRead, opening } = state;
  const isAsked = readAt !== sendsRead || !reading?.sheet.unasked;
  if (isAsked || reading.unchanged || !isConnected(opening)) return state;
  return reading.findings.some(({ severity }) => severity === 'error') ? state : send(state, []);
}

/** After an upload a person may have gone on in the sheet, and the form says whether it changed since. */
function reopen(state: OpenState): OpenState {
  const { step } = state.upload;
  const form = withUpload(state, { step: { at: 'form' } });
  const wasSent =
    step.at === 'answered' && step.result.state === 'ran' && step.result.run.outcome === 'sent';
  return wasSent && state.online ? startOnce(form, 'readActiveSheet', null) : form;
}

function send(state: OpenState, confirmed: UploadQuestion[]): OpenState {
  const { title, description, isPublic, station, anew } = state.upload;
  if (!state.reading || !state.online || isBusy(state, 'uploadSheet', 'changeRecord')) return state;
  const { takesStation } = state.reading;
  if (state.reading.sheet.hasRecord && !anew) return sendToRecord(state, confirmed);
  const isOdd = takesStation && !readStationForm(station).ok;
  if (title.trim() === '' || isPublic === null || isOdd)
    return withUpload(state, { incomplete: true });
  const sending = withUpload(state, { step: { at: 'sending', confirmed } });
  return startOnce(sending, 'uploadSheet', {
    ...targetOf(state.reading),
    title: title.trim(),
    description: description.trim(),
    isPublic,
    fingerprint: state.reading.fingerprint,
    confirmed,
    ...stationSaid(state.reading, station),
    ...(anew && { anew }),
  });
}

/** What was typed, and what the form showed from cells: a service that takes none is sent neither. */
export function stationSaid(
  { takesStation, placeFound }: Pick<SheetReading, 'takesStation' | 'placeFound'>,
  station: StationForm,
) {
  return takesStation ? { station, found: valuesOf(placeFound.facts) } : {};
}

/** Title and visibility are the record's, and not sent; who may see it must still be as it was shown. */
function sendToRecord(state: OpenState, confirmed: UploadQuestion[]): OpenState {
  const { reading } = state;
  // What was typed over the record is saved or dropped first: nobody is to take it for sent.
  if (!reading || changeIn(state.record)) return state;
  const target = targetOf(reading);
  const { title, isPublic } = standOf(state, target) ?? reading.sheet;
  const sending = withUpload(state, { step: { at: 'sending', confirmed } });
  const { fingerprint } = reading;
  const form = { title, description: '', isPublic, fingerprint, confirmed };
  return startOnce(sending, 'uploadSheet', { ...target, ...form });
}

/** The sheet, and of several places the one that was read. */
export function targetOf({ sheet, wishes }: Pick<SheetReading, 'sheet' | 'wishes'>): Target {
  return chosenTarget(sheet.id, wishes);
}

/** Compares each reading once, and only while a person looks at what would be sent. */
export function compareOnce(state: OpenState): OpenState {
  const { reading, upload, view } = state;
  const isAsked = upload.comparison !== null || isBusy(state, 'compareUpload', 'readActiveSheet');
  const hasLast = reading?.sheet.lastUpload && !reading.unchanged;
  if (view !== 'upload' || !hasLast || isAsked || !isConnected(state.opening)) return state;
  return startOnce(state, 'compareUpload', targetOf(reading));
}

/** For a new reading, and for one that was just sent: the comparison made before says nothing of it. */
export function withoutComparing(state: OpenState): OpenState {
  const settled = withoutCalls(withoutTrouble(state, 'compareUpload'), 'compareUpload');
  return withUpload(settled, { comparison: null });
}

/** The form is of this, and not of another tab or station by now. */
export function isInForm({ upload }: Pick<OpenState, 'upload'>, target: Target): boolean {
  return upload.of !== null && isSameTarget(upload.of, target);
}

export function withUpload(state: OpenState, change: Partial<UploadState>): OpenState {
  return { ...state, upload: { ...state.upload, ...change } };
}

export function uploadFor(sheet: SheetMemory | null): UploadState {
  return {
    of: sheet && chosenTarget(sheet.id, sheet.wishes),
    title: sheet?.title || sheet?.name || '',
    description: sheet?.description ?? '',
    isPublic: sheet?.isPublic ?? null,
    station: sheet?.station ?? EMPTY_STATION,
    anew: false,
    incomplete: false,
    comparison: null,
    step: { at: 'form' },
  };
}
