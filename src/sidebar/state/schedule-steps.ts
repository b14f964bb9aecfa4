import type { JobRequest, JobState, SheetMemory } from '../../addon/page-types.ts';
import type { Rhythm } from '../../core/schedule/job.ts';
import { USUALLY_HELD_ABOVE } from '../../core/upload/old-values.ts';
import { placeIn, withPlace } from '../../core/upload/upload-memory.ts';
import { startOnce } from './calls.ts';
import type { OpenState, ScheduleDraft, ScheduleState } from './sidebar-state.ts';
import type { Steps } from './steps.ts';

/** Early in the day yesterday's values are in the sheet, and nobody waits for it. */
const USUAL_RHYTHM: Rhythm = { every: 'day', hour: 6, weekday: 1, day: 1 };

export const scheduleSteps: Steps<
  | 'job-opened'
  | 'draft-edited'
  | 'draft-dropped'
  | 'job-saved'
  | 'job-paused'
  | 'job-run'
  | 'delete-considered'
  | 'delete-dropped'
  | 'delete-confirmed'
  | 'repair-asked'
> = {
  'job-opened': (state, { sheetId, anew = false }) =>
    withSchedule(state, { draft: draftOf(state, sheetId, anew) }),
  'draft-edited': (state, { draft }) => editDraft(state, { ...draft, incomplete: false }),
  'draft-dropped': (state) => withSchedule(state, { draft: null }),
  'job-saved': save,
  'job-paused': (state, { sheetId, paused }) => startOnce(state, 'pauseJob', { sheetId, paused }),
  'job-run': (state, { sheetId, confirmed }) => {
    const job = state.opening.jobs.find((other) => other.sheetId === sheetId);
    if (!job?.mine || job.isPublic === null) return state;
    const { title, description, isPublic, place } = job;
    const { ran } = state.schedule;
    // Answers add up: if each replaced the one before, two questions would be asked in turns for ever.
    const isGoneOnWith = confirmed.length > 0 && ran?.sheetId === sheetId && 'result' in ran;
    const before = isGoneOnWith ? ran.confirmed : [];
    const answered = [...before, ...confirmed];
    const asked = withSchedule(state, { ran: null });
    const form = { sheetId, ...ofPlace(place), title, description, isPublic };
    return startOnce(asked, 'uploadSheet', { ...form, fingerprint: null, confirmed: answered });
  },
  'delete-considered': (state, { sheetId }) => withSchedule(state, { deleting: sheetId }),
  'delete-dropped': (state) => withSchedule(state, { deleting: null }),
  'delete-confirmed': (state) =>
    state.schedule.deleting === null
      ? state
      : startOnce(state, 'deleteJob', state.schedule.deleting),
  'repair-asked': (state) => startOnce(state, 'repairSchedule'),
};

function save(state: OpenState): OpenState {
  const { draft } = state.schedule;
  if (!draft) return state;
  const request = requestOf(draft);
  if (!request) return editDraft(state, { incomplete: true });
  return startOnce(state, draft.takesOver ? 'takeOverJob' : 'saveJob', request);
}

/** null while something is still to be filled in. */
export function requestOf(draft: ScheduleDraft): JobRequest | null {
  const { sheetId, place, rhythm, heldAbove, oldestMayGo, description, isPublic, also } = draft;
  const title = draft.title.trim();
  const email = draft.email.trim();
  if (title === '' || isPublic === null || (draft.wantsEmail && !email.includes('@'))) return null;
  const mail = draft.wantsEmail ? email : null;
  const limits = { heldAbove, oldestMayGo };
  const form = { rhythm, ...limits, title, description, isPublic, email: mail, also };
  return { sheetId, ...ofPlace(place), ...form };
}

function ofPlace(place: string | undefined): Pick<JobRequest, 'place'> {
  return place === undefined ? {} : { place };
}

function draftOf(state: OpenState, sheetId: number, anew: boolean): ScheduleDraft | null {
  const job = state.opening.jobs.find((other) => other.sheetId === sheetId);
  const sheet = [state.reading?.sheet, state.opening.sheet].find((other) => other?.id === sheetId);
  if (!job) return sheet ? newDraft(sheet) : null;
  const { rhythm, heldAbove, oldestMayGo } = job;
  const asBefore = { rhythm, heldAbove, oldestMayGo };
  if (job.mine && anew && sheet) {
    const { wantsEmail, email } = draftOfJob(job);
    return { ...newDraft(sheet), ...asBefore, wantsEmail, email };
  }
  if (job.mine) return draftOfJob(job);
  const memory = sheet && placeIn(sheet.wishes) === job.place ? sheet : memoryOf(job);
  return { ...newDraft(memory), ...asBefore, takesOver: true };
}

/** What is known of a sheet that is not open now, or of a place that is not chosen. */
function memoryOf({ sheetId, sheetName, place }: JobState): Remembered {
  const name = sheetName ?? '';
  const title = withPlace(name, place);
  const wishes = place === undefined ? {} : { station: place };
  return { id: sheetId, name, title, description: '', isPublic: null, wishes };
}

function draftOfJob(job: JobState): ScheduleDraft {
  const { sheetId, place, rhythm, heldAbove, oldestMayGo, title, description, isPublic, email } =
    job;
  const limits = { heldAbove, oldestMayGo };
  const shared = {
    sheetId,
    ...ofPlace(place),
    rhythm,
    ...limits,
    title,
    description,
    isPublic,
    incomplete: false,
  };
  const mail = { wantsEmail: email !== null, email: email ?? '' };
  const sheetName = job.sheetName ?? '';
  return { ...shared, ...mail, sheetName, also: [], takesOver: false };
}

type Remembered = Pick<
  SheetMemory,
  'id' | 'name' | 'title' | 'description' | 'isPublic' | 'wishes'
>;

export function newDraft(sheet: Remembered): ScheduleDraft {
  return {
    sheetId: sheet.id,
    ...ofPlace(placeIn(sheet.wishes)),
    sheetName: sheet.name,
    title: sheet.title || sheet.name,
    description: sheet.description,
    rhythm: USUAL_RHYTHM,
    heldAbove: USUALLY_HELD_ABOVE,
    oldestMayGo: false,
    isPublic: sheet.isPublic,
    also: [],
    wantsEmail: false,
    email: '',
    incomplete: false,
    takesOver: false,
  };
}

function editDraft(state: OpenState, change: Partial<ScheduleDraft>): OpenState {
  const { draft } = state.schedule;
  return draft ? withSchedule(state, { draft: { ...draft, ...change } }) : state;
}

export function withSchedule(state: OpenState, change: Partial<ScheduleState>): OpenState {
  return { ...state, schedule: { ...state.schedule, ...change } };
}
