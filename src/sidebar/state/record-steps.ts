import type { RecordChange, RecordChanged } from '../../addon/page-types.ts';
import { readStationForm } from '../../core/dataset/station-form.ts';
import type { RecordStand } from '../../core/upload/read-record-answer.ts';
import { isSameTarget, type Target } from '../../core/upload/target.ts';
import { isBusy, startCall, startOnce, withoutCalls, withoutTrouble } from './calls.ts';
import { isConnected } from './is-connected.ts';
import type { OpenState, RecordState } from './sidebar-state.ts';
import type { Steps } from './steps.ts';

export const NO_RECORD: RecordState = { of: null, look: null, typed: {}, asks: false, told: null };

export const recordSteps: Steps<
  'record-edited' | 'record-saved' | 'record-published' | 'record-left'
> = {
  'record-edited': (state, { change }) =>
    withRecord(state, { typed: { ...state.record.typed, ...change }, asks: false, told: null }),
  'record-saved': saveChange,
  'record-published': (state) => sendChange(state),
  'record-left': (state) => withRecord(state, { typed: {}, asks: false }),
};

/** Asks once what became of the record of what is shown. */
export function lookOnceAt(state: OpenState, target: Target | null): OpenState {
  if (!target || !isConnected(state.opening)) return state;
  const { of, look } = state.record;
  const isSame = of !== null && isSameTarget(of, target);
  const isAsked = isBusy(state, 'lookAtRecord') || state.troubles.lookAtRecord !== undefined;
  if (isSame && (look !== null || isAsked)) return state;
  const shown = isSame ? state.record : { ...NO_RECORD, of: target };
  const alone = withoutTrouble(withoutCalls(state, 'lookAtRecord'), 'lookAtRecord');
  return startCall({ ...alone, record: shown }, 'lookAtRecord', target);
}

/** What was seen of it may not be so any more. */
export function withoutLook(state: OpenState): OpenState {
  const settled = withoutTrouble(withoutCalls(state, 'lookAtRecord'), 'lookAtRecord');
  return withRecord(settled, { look: null });
}

export function standOf({ record }: Pick<OpenState, 'record'>, target: Target): RecordStand | null {
  const { of, look } = record;
  return of && isSameTarget(of, target) && look?.is === 'there' ? look.record : null;
}

/** Only what a person changed: what was typed and is as it stands is no change. */
export function changeIn({ typed, look }: RecordState): RecordChange | null {
  if (look?.is !== 'there') return null;
  const { title, description, isPublic } = look.record;
  const change = {
    ...(typed.title !== undefined && typed.title.trim() !== title && { title: typed.title.trim() }),
    ...(typed.description !== undefined &&
      typed.description.trim() !== description && { description: typed.description.trim() }),
    ...(typed.isPublic !== undefined &&
      typed.isPublic !== isPublic && { isPublic: typed.isPublic }),
    ...(typed.station && { station: typed.station }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** What cannot be taken is told in the form. */
function isFaulty({ typed }: RecordState): boolean {
  const isOdd = typed.station !== undefined && !readStationForm(typed.station).ok;
  return typed.title?.trim() === '' || isOdd;
}

/** That everyone will see it is a question of its own. */
function saveChange(state: OpenState): OpenState {
  const change = changeIn(state.record);
  if (!change || isFaulty(state.record)) return state;
  return change.isPublic ? withRecord(state, { asks: true }) : sendChange(state);
}

function sendChange(state: OpenState): OpenState {
  const { of, look } = state.record;
  const change = changeIn(state.record);
  if (!of || !change || look?.is !== 'there') return state;
  const asked = withRecord(state, { asks: false, told: null });
  return startOnce(asked, 'changeRecord', { ...of, change, etag: look.record.etag });
}

export function recordChanged(state: OpenState, { is, record }: RecordChanged): OpenState {
  const told = is === 'otherwise' ? is : toldOf(changeIn(state.record));
  return withRecord(state, { look: { is: 'there', record }, typed: {}, told });
}

function toldOf(change: RecordChange | null): RecordState['told'] {
  if (change?.isPublic === undefined) return 'changed';
  return change.isPublic ? 'now-public' : 'now-private';
}

export function withRecord(state: OpenState, change: Partial<RecordState>): OpenState {
  return { ...state, record: { ...state.record, ...change } };
}
