import type { FilesMade, FilesRequest } from '../../addon/page-types.ts';
import { readStationForm } from '../../core/dataset/station-form.ts';
import { targetIn } from '../../core/upload/target.ts';
import { isBusy, startCall, startOnce, withoutTrouble } from './calls.ts';
import type { Call, FilesState, OpenState } from './sidebar-state.ts';
import type { Steps } from './steps.ts';
import { targetOf } from './upload-steps.ts';

export const filesSteps: Steps<'files-format-chosen' | 'files-month-typed' | 'files-asked'> = {
  'files-format-chosen': (state, { format }) =>
    withFiles(withoutTrouble(state, 'makeFiles'), { format, made: { is: 'nothing' } }),
  'files-month-typed': (state, { month }) => withFiles(state, { month, made: { is: 'nothing' } }),
  'files-asked': (state, { as }) => {
    const { reading, files, upload } = state;
    const { format, month, of } = files;
    const asked = withFiles(state, { incomplete: false, made: { is: 'nothing' } });
    const request = { format, month: month.trim(), as, from: 0, seen: null };
    if (of?.[0])
      return startOnce(asked, 'makeFiles', { ...targetIn(of[0]), of, station: null, ...request });
    const { station } = upload;
    if (!reading) return state;
    if (!readStationForm(station).ok) return withFiles(state, { incomplete: true });
    return startOnce(asked, 'makeFiles', { ...targetOf(reading), station, ...request });
  },
};

/** Asks once of each reading, and only while a person looks. */
export function lookOnce(state: OpenState): OpenState {
  const { reading, files, view } = state;
  const isAsked = files.look !== null || isBusy(state, 'lookAtFiles', 'readActiveSheet');
  if (view !== 'files' || !reading || isAsked || files.of) return state;
  return startOnce(state, 'lookAtFiles', targetOf(reading));
}

/** Of a long file the parts come one by one. */
export function fileCame(state: OpenState, made: FilesMade, call: Call<'makeFiles'>): OpenState {
  const [request] = call.args;
  if (made.as === 'tab') return withFiles(state, { made: { is: 'written', names: made.names } });
  const { name, next, bytes } = made;
  const parts = [...partsBefore(state.files, request), made.base64];
  if (next === null) return withFiles(state, { made: { is: 'saved', name, parts } });
  const fetched = withFiles(state, { made: { is: 'coming', parts, share: next / bytes } });
  return startCall(fetched, 'makeFiles', { ...request, from: next, seen: made.fingerprint });
}

function partsBefore({ made }: FilesState, { from }: FilesRequest): string[] {
  return made.is === 'coming' && from > 0 ? made.parts : [];
}

/** What was looked at was another reading. */
export function filesOfNewReading({ format, month, of }: FilesState): FilesState {
  return { format, month, of, look: null, incomplete: false, made: { is: 'nothing' } };
}

export function withFiles(state: OpenState, change: Partial<FilesState>): OpenState {
  return { ...state, files: { ...state.files, ...change } };
}
