import type { JobRequest, JobState, Opening, SheetMemory } from '../../addon/page-types.ts';
import type { StationFacts } from '../../core/dataset/station.ts';
import type { Rhythm } from '../../core/schedule/job.ts';
import { USUALLY_HELD_ABOVE } from '../../core/upload/old-values.ts';
import {
  chosenTarget,
  isSameTarget,
  type Target,
  targetIn,
  withPlace,
} from '../../core/upload/target.ts';
import { startOnce } from './calls.ts';
import { lookOnceAt, withoutLook } from './record-steps.ts';
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
  | 'damaged-removed'
> = {
  'job-opened': (state, { job, instead }) => {
    const draft = draftOf(state, job, instead);
    const opened = withSchedule(state, { draft, files: null });
    return draft?.hasRecord ? lookOnceAt(withoutLook(opened), targetIn(draft)) : opened;
  },
  'draft-edited': (state, { draft }) => editDraft(state, { ...draft, incomplete: false }),
  'draft-dropped': (state) => withSchedule(state, { draft: null }),
  'job-saved': save,
  'job-paused': (state, { job, paused }) =>
    startOnce(state, 'pauseJob', { ...targetIn(job), paused }),
  'job-run': (state, { job: pressed, confirmed }) => {
    const job = jobOf(state, pressed);
    if (!job?.mine || !isDecided(job)) return state;
    const { title, description } = job;
    const { ran } = state.schedule;
    // Answers add up: if each replaced the one before, two questions would be asked in turns for ever.
    const isGoneOnWith = confirmed.length > 0 && ran && isSameTarget(ran, job) && 'result' in ran;
    const before = isGoneOnWith ? ran.confirmed : [];
    const answered = [...before, ...confirmed];
    const asked = withSchedule(state, { ran: null });
    const form = { ...targetIn(job), title, description, isPublic: null, fingerprint: null };
    return startOnce(asked, 'uploadSheet', { ...form, confirmed: answered });
  },
  'delete-considered': (state, { job }) => withSchedule(state, { deleting: job }),
  'delete-dropped': (state) => withSchedule(state, { deleting: null }),
  'delete-confirmed': (state) =>
    state.schedule.deleting === null
      ? state
      : startOnce(state, 'deleteJob', targetIn(state.schedule.deleting)),
  'repair-asked': (state) => startOnce(state, 'repairSchedule'),
  'damaged-removed': (state) => startOnce(state, 'removeDamaged'),
};

/** Somebody has said who may see it, or the record says so. */
export function isDecided({ isPublic, hasRecord }: Pick<JobState, 'isPublic' | 'hasRecord'>) {
  return hasRecord || isPublic !== null;
}

/** The schedule of a sheet, or of one of its places. */
export function jobOf(
  { opening }: Pick<OpenState, 'opening'>,
  target: Target,
): JobState | undefined {
  return opening.jobs.find((job) => isSameTarget(job, target));
}

function save(state: OpenState): OpenState {
  const { draft } = state.schedule;
  if (!draft) return state;
  const request = requestOf(draft);
  if (!request) return editDraft(state, { incomplete: true });
  return startOnce(state, draft.takesOver ? 'takeOverJob' : 'saveJob', request);
}

/** null while something is still to be filled in. */
export function requestOf(draft: ScheduleDraft): JobRequest | null {
  const { rhythm, heldAbove, oldestMayGo, description, also, instead, hasRecord, found } = draft;
  const isPublic = hasRecord ? null : draft.isPublic;
  const title = draft.title.trim();
  const email = draft.email.trim();
  const isSaid = hasRecord || (title !== '' && isPublic !== null);
  if (!isSaid || (draft.wantsEmail && !email.includes('@'))) return null;
  const mail = draft.wantsEmail ? email : null;
  const limits = { heldAbove, oldestMayGo };
  const form = { rhythm, ...limits, title, description, isPublic, email: mail, also };
  return {
    ...targetIn(draft),
    ...form,
    ...(instead !== undefined && { instead }),
    ...(found && { found }),
  };
}

function draftOf(
  state: OpenState,
  target: Target,
  instead: Target | undefined,
): ScheduleDraft | null {
  const sheet = [state.reading?.sheet, state.opening.sheet].find(
    (other) => other && isSameTarget(targetOfSheet(other), target),
  );
  const { opening } = state;
  const job = jobOf(state, target);
  const before = instead && jobOf(state, instead);
  if (before && sheet)
    return { ...newDraft(sheet, opening), ...asBefore(before), instead: before.place };
  if (!job) return sheet ? newDraft(sheet, opening) : null;
  if (job.mine) return draftOfJob(job);
  return { ...newDraft(sheet ?? memoryOf(job), opening), ...asBefore(job), takesOver: true };
}

/** When and how often stays. */
function asBefore({ rhythm, heldAbove, oldestMayGo }: JobState) {
  return { rhythm, heldAbove, oldestMayGo };
}

/** The sheet, and of several places the one that is chosen now. */
export function targetOfSheet({ id, wishes }: Pick<SheetMemory, 'id' | 'wishes'>): Target {
  return chosenTarget(id, wishes);
}

/** What is known of a sheet that is not open now, or of a place that is not chosen. */
function memoryOf({ sheetId, sheetName, place }: JobState): Remembered {
  const name = sheetName ?? '';
  const title = withPlace(name, place);
  const wishes = place === null ? {} : { station: place };
  return { id: sheetId, name, title, description: '', isPublic: null, hasRecord: false, wishes };
}

function draftOfJob(job: JobState): ScheduleDraft {
  const { sheetId, place, rhythm, heldAbove, oldestMayGo, email, hasRecord } = job;
  const { title, description, isPublic } = job;
  const limits = { heldAbove, oldestMayGo };
  const shared = {
    sheetId,
    place,
    rhythm,
    ...limits,
    title,
    description,
    isPublic,
    hasRecord,
    incomplete: false,
  };
  const mail = { wantsEmail: email !== null, email: email ?? '' };
  const sheetName = job.sheetName ?? '';
  return { ...shared, ...mail, sheetName, also: [], takesOver: false };
}

type Remembered = Pick<
  SheetMemory,
  'id' | 'name' | 'title' | 'description' | 'isPublic' | 'hasRecord' | 'wishes'
>;

export function newDraft(sheet: Remembered, opening: MailedTo): ScheduleDraft {
  const email = addressOf(opening);
  return {
    ...targetOfSheet(sheet),
    sheetName: sheet.name,
    title: sheet.title || sheet.name,
    description: sheet.description,
    rhythm: USUAL_RHYTHM,
    heldAbove: USUALLY_HELD_ABOVE,
    oldestMayGo: false,
    isPublic: sheet.isPublic,
    hasRecord: sheet.hasRecord,
    also: [],
    wantsEmail: email !== null,
    email: email ?? '',
    incomplete: false,
    takesOver: false,
  };
}

/** For all that are ticked, one form: that of one which nobody has decided for, so that it asks for them all. */
export function draftForAll(
  opening: Opening,
  ticked: readonly { sheet: SheetMemory; found: StationFacts }[],
): ScheduleDraft | null {
  const undecided = ticked.find(({ sheet }) => !sheet.hasRecord && sheet.isPublic === null);
  const first = undecided ?? ticked[0];
  if (!first) return null;
  const also = ticked
    .filter((one) => one !== first)
    .map(({ sheet, found }) => ({ ...targetOfSheet(sheet), title: sheet.title, found }));
  return { ...newDraft(first.sheet, opening), found: first.found, also };
}

type MailedTo = Pick<Opening, 'connection' | 'jobs'>;

/** All schedules of a person here mail to one address or to none; the first, to the one they sign in with. */
export function addressOf({ connection, jobs }: MailedTo): string | null {
  const own = jobs.find(({ mine }) => mine);
  if (own) return own.email;
  return connection.state === 'none' ? null : connection.email;
}

function editDraft(state: OpenState, change: Partial<ScheduleDraft>): OpenState {
  const { draft } = state.schedule;
  return draft ? withSchedule(state, { draft: { ...draft, ...change } }) : state;
}

export function withSchedule(state: OpenState, change: Partial<ScheduleState>): OpenState {
  return { ...state, schedule: { ...state.schedule, ...change } };
}
