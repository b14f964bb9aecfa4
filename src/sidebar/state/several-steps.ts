import type {
  SheetMemory,
  SheetReading,
  UploadRequest,
  UploadResult,
} from '../../addon/page-types.ts';
import { EMPTY_STATION } from '../../core/dataset/station-form.ts';
import type { Problem } from '../../core/problem.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { isBusy, startCall } from './calls.ts';
import { isQuestion } from './finding-cards.ts';
import { othersJob } from './others-job.ts';
import { showReading } from './show-reading.ts';
import type {
  OpenState,
  SeveralForm,
  SeveralRow,
  SeveralState,
  UploadStep,
} from './sidebar-state.ts';
import type { Steps } from './steps.ts';
import { targetOf, uploadFor } from './upload-steps.ts';

/** Several tabs, checked one after the other and sent one after the other, each as if it were alone. */
export const severalSteps: Steps<
  | 'several-asked'
  | 'several-dropped'
  | 'several-chosen'
  | 'several-edited'
  | 'several-sent'
  | 'several-opened'
  | 'several-returned'
> = {
  'several-asked': (state) => {
    const rows = state.opening.sheets.map(rowOf);
    return checkNext({ ...state, several: { rows, form: UNDECIDED, sending: null, aside: false } });
  },
  'several-dropped': (state) => ({ ...state, several: null }),
  'several-chosen': (state, { sheetId, chosen }) => withRow(state, sheetId, { chosen }),
  'several-edited': (state, { form }) =>
    state.several ? withSeveral(state, { form: { ...state.several.form, ...form } }) : state,
  'several-sent': (state) => (state.several?.sending === null ? sendNext(state) : state),
  'several-opened': open,
  'several-returned': (state) => withSeveral(state, { aside: false }),
};

const UNDECIDED: SeveralForm = { isPublic: null, title: '', creator: '', source: '', licence: '' };

function rowOf({ id, name }: { id: number; name: string }): SeveralRow {
  const empty = { reading: null, problem: null, asks: null, run: null };
  return { id, name, ...empty, seen: false, chosen: false };
}

function checkNext(state: OpenState): OpenState {
  const row = state.several?.rows.find(({ reading, problem }) => !reading && !problem);
  return row ? startCall(state, 'checkSheet', row.id) : state;
}

export function rowChecked(state: OpenState, reading: SheetReading): OpenState {
  return checkNext(rowRead(state, reading, { seen: false }));
}

export function rowNotChecked(state: OpenState, sheetId: number, problem: Problem): OpenState {
  return checkNext(withRow(state, sheetId, { problem }));
}

/** `seen`: Check shows this reading. Otherwise only the list has it. */
export function rowRead(
  state: OpenState,
  reading: SheetReading,
  { seen }: Pick<SeveralRow, 'seen'>,
): OpenState {
  const { several } = state;
  const before = several?.rows.find((other) => other.id === reading.sheet.id);
  if (!before) return state;
  const run = reading.unchanged ? before.run : null;
  const row = { ...rowOf(reading.sheet), reading, seen, run };
  // What the person chose stays, and what they have just settled joins. While others are sent nothing joins them.
  const isFree = several?.sending === null && !othersJob(state.opening, targetOf(reading));
  const waited = !isReady(before) || !needsNobody(before);
  const joins = waited && isFree && needsNobody(row);
  const chosen = isReady(row) && (before.chosen || joins);
  return withRow(state, row.id, { ...row, chosen });
}

/**
 * As from the menu: what blocks is mended first, and of a sheet never sent a person looks at every doubt.
 * What the add-on itself would ask, it asks when the sheet is sent.
 */
export function isReady({ reading, problem, seen }: SeveralRow): boolean {
  if (!reading || problem || reading.unchanged) return false;
  if (reading.findings.some(({ severity }) => severity === 'error')) return false;
  return seen || reading.sheet.lastUpload !== null || !reading.findings.some(isDoubt);
}

/** It was read, and nothing in it waits for a person. */
function needsNobody({ reading }: SeveralRow): boolean {
  return reading !== null && !reading.findings.some(isDoubt);
}

export function isDoubt(finding: Finding): boolean {
  return finding.severity === 'warning' || isQuestion(finding);
}

function sendNext(state: OpenState): OpenState {
  const { several } = state;
  const row = several?.rows.find(({ chosen }) => chosen);
  const request = several && row?.reading && requestOf(row.reading, several.form);
  // Offline, or while a schedule's run was begun by hand, there would be no answer to go on from.
  if (!row || !request || !state.online || isBusy(state, 'uploadSheet'))
    return withSeveral(state, { sending: null });
  return startCall(withSeveral(state, { sending: row.id }), 'uploadSheet', request);
}

/** As decided for that sheet before, or now for all that nobody has decided for. */
function requestOf(reading: SheetReading, form: SeveralForm): UploadRequest | null {
  const { sheet, fingerprint, takesStation } = reading;
  const { isPublic, title, station } = formOf(sheet, form);
  if (isPublic === null && !sheet.hasRecord) return null;
  const { description } = sheet;
  const sent = {
    ...targetOf(reading),
    title,
    description,
    isPublic,
    fingerprint,
    confirmed: [],
  };
  return takesStation && !sheet.hasRecord ? { ...sent, station } : sent;
}

function formOf(sheet: SheetMemory, form: SeveralForm) {
  const known = sheet.station ?? EMPTY_STATION;
  return {
    isPublic: sheet.isPublic ?? (sheet.hasRecord ? null : form.isPublic),
    title: titleAmongSeveral(sheet, form),
    station: {
      ...known,
      creator: known.creator || form.creator,
      source: known.source || form.source,
      licence: known.licence || form.licence,
    },
  };
}

/** "Class 8B, Ana": a tab that nobody has decided for goes by its name, behind what all have in common. */
export function titleAmongSeveral(sheet: SheetMemory, form: SeveralForm): string {
  const { title, name, isPublic } = sheet;
  const common = form.title.trim();
  return isPublic === null && common ? `${common}, ${name}` : title;
}

/** Goes on to the next one; what was not sent is not tried with the others, either. */
export function rowSent(state: OpenState, sheetId: number, result: UploadResult): OpenState {
  const outcome =
    result.state === 'ran' ? { run: result.run } : { problem: result.problem, asks: result };
  const sent = withRow(state, sheetId, { chosen: false, ...outcome });
  if (state.several?.sending !== sheetId) return sent;
  const goesOn = result.state === 'asks' || result.run.outcome === 'sent';
  return goesOn ? sendNext(sent) : withSeveral(sent, { sending: null });
}

/** Its call broke off. The others stay chosen, and wait for the person to press again. */
export function rowNotSent(state: OpenState, problem: Problem): OpenState {
  const { several } = state;
  if (several?.sending == null) return state;
  const noted = withRow(state, several.sending, { chosen: false, problem });
  return withSeveral(noted, { sending: null });
}

/** The tab comes to the front in Check, or, where sending it asked something, alone in Upload. */
function open(state: OpenState, { sheetId }: { sheetId: number }): OpenState {
  const row = state.several?.rows.find(({ id }) => id === sheetId);
  if (!row?.reading) return state;
  const { reading } = row;
  const { sheet } = reading;
  // Before what looks at the tab in front.
  const inFront = startCall(state, 'showCell', { sheet: sheet.name, cell: 'A1' });
  const seen = withSeveral(withRow(inFront, sheetId, { seen: true }), {
    aside: row.problem !== null,
  });
  return {
    ...showReading(seen, reading),
    view: row.problem ? 'upload' : 'check',
    upload: {
      ...uploadFor(sheet),
      ...formOf(sheet, state.several?.form ?? UNDECIDED),
      ...(row.asks && { step: askedBy(row.asks, inFront.nextCallId) }),
    },
  };
}

function askedBy(result: UploadResult, since: number): UploadStep {
  return { at: 'answered', result, confirmed: [], since };
}

function withSeveral(state: OpenState, change: Partial<SeveralState>): OpenState {
  return state.several ? { ...state, several: { ...state.several, ...change } } : state;
}

function withRow(state: OpenState, sheetId: number, change: Partial<SeveralRow>): OpenState {
  const rows = state.several?.rows.map((row) => (row.id === sheetId ? { ...row, ...change } : row));
  return rows ? withSeveral(state, { rows }) : state;
}
