import type { FileJobRequest, FileJobState } from '../../addon/page-types.ts';
import { readStationForm } from '../../core/dataset/station-form.ts';
import { isSameTarget, type Target, targetIn } from '../../core/upload/target.ts';
import { isBusy, startCall, startOnce } from './calls.ts';
import { currentSheet } from './enter-view.ts';
import { addressOf, targetOfSheet, withSchedule } from './schedule-steps.ts';
import type { FilesDraft, OpenState } from './sidebar-state.ts';
import type { Steps } from './steps.ts';
import { targetOf } from './upload-steps.ts';

/** By the third what a month still lacks is in the sheet, and WMO asks for it in the first days. */
const USUAL_RHYTHM = { every: 'month', hour: 6, weekday: 1, day: 3 } as const;

export const fileJobSteps: Steps<
  | 'file-job-opened'
  | 'file-draft-edited'
  | 'file-draft-dropped'
  | 'file-job-saved'
  | 'file-job-deleted'
> = {
  'file-job-opened': (state, { job }) => {
    // One form at a time.
    const opened = withSchedule(state, { files: draftOf(state, targetIn(job)), draft: null });
    // What cells say of the station is shown where it is asked.
    return state.reading || isBusy(state, 'readActiveSheet')
      ? opened
      : startCall(opened, 'readActiveSheet', null);
  },
  'file-draft-edited': (state, { draft }) => edit(state, { ...draft, incomplete: false }),
  'file-draft-dropped': (state) => withSchedule(state, { files: null }),
  'file-job-saved': (state) => {
    const { files } = state.schedule;
    const request = files && requestOf(state, files);
    return request ? startOnce(state, 'saveFileJob', request) : edit(state, { incomplete: true });
  },
  'file-job-deleted': (state, { job }) => {
    const own = fileJobOf(state, job);
    if (!own) return state;
    const { as, rhythm, email } = own;
    const none = { as, rhythm, email, formats: [], station: null, also: [] };
    return startOnce(state, 'saveFileJob', { ...targetIn(job), ...none });
  },
};

export function fileJobOf(
  { opening }: Pick<OpenState, 'opening'>,
  target: Target,
): FileJobState | undefined {
  return opening.fileJobs.find((job) => isSameTarget(job, target));
}

/** The form of its station, where that is the one that was read. */
export function stationOf(state: OpenState, draft: Target) {
  const { reading, upload } = state;
  return reading && isSameTarget(targetOf(reading), draft) ? { reading, ...upload } : null;
}

function draftOf(state: OpenState, target: Target): FilesDraft | null {
  const job = fileJobOf(state, target);
  const sheet = currentSheet(state);
  const name = job?.sheetName ?? sheet?.name ?? '';
  const email = job ? job.email : addressOf(state.opening);
  const shared = {
    ...{ ...target, sheetName: name, also: alsoTicked(state, target), incomplete: false },
    ...{ wantsEmail: email !== null, email: email ?? '' },
  };
  if (job) return { ...shared, formats: job.formats, as: job.as, rhythm: job.rhythm, also: [] };
  const isOfSheet = sheet !== null && isSameTarget(targetOfSheet(sheet), target);
  return isOfSheet || shared.also.length > 0
    ? { ...shared, formats: ['climat'], as: 'mail', rhythm: USUAL_RHYTHM }
    : null;
}

/** Whoever came with several stations ticked has them all in one form. */
function alsoTicked({ schedule: { draft } }: OpenState, target: Target): Target[] {
  return draft && isSameTarget(draft, target) ? draft.also.map(targetIn) : [];
}

/** null while something is still to be filled in. */
function requestOf(state: OpenState, draft: FilesDraft): FileJobRequest | null {
  const { sheetName: _shown, incomplete: _told, wantsEmail, email: typed, ...request } = draft;
  const email = wantsEmail || draft.as === 'mail' ? typed.trim() : null;
  const of = stationOf(state, draft);
  const isTyped = !of || readStationForm(of.station).ok;
  if (draft.formats.length === 0 || !isTyped || email?.includes('@') === false) return null;
  return { ...request, email, station: of?.station ?? null };
}

function edit(state: OpenState, change: Partial<FilesDraft>): OpenState {
  const { files } = state.schedule;
  return files ? withSchedule(state, { files: { ...files, ...change } }) : state;
}
