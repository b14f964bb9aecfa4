import type {
  CheckedSheet,
  SheetMemory,
  SheetReading,
  UploadRequest,
  UploadResult,
} from '../../addon/page-types.ts';
import { EMPTY_STATION } from '../../core/dataset/station-form.ts';
import type { Problem } from '../../core/problem.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { isBusy, startCall, startOnce } from './calls.ts';
import { othersJob } from './others-job.ts';
import { showReading } from './show-reading.ts';
import { isQuestion } from './shown-cards.ts';
import type {
  OpenState,
  SeveralForm,
  SeveralRow,
  SeveralState,
  UploadStep,
} from './sidebar-state.ts';
import type { Steps } from './steps.ts';
import { targetOf, uploadFor } from './upload-steps.ts';

/** Several tabs, checked in one execution where the time suffices and sent in one, each as if it were alone. */
export const severalSteps: Steps<
  | 'several-asked'
  | 'several-dropped'
  | 'several-chosen'
  | 'several-all-chosen'
  | 'several-looked'
  | 'several-edited'
  | 'several-sent'
  | 'several-opened'
  | 'several-returned'
  | 'batch-resumed'
  | 'batch-forgotten'
> = {
  'several-asked': (state) => {
    const rows = state.opening.sheets.map(rowOf);
    const several = { rows, form: UNDECIDED, sending: null, looked: [], aside: false };
    return checkNext({ ...state, several });
  },
  'several-dropped': (state) => ({ ...state, several: null }),
  'several-chosen': (state, { sheetId, chosen }) => withRow(state, sheetId, { chosen }),
  'several-all-chosen': (state) => chooseWhere(state, () => true),
  'several-looked': (state, { kind }) => {
    const { looked = [] } = state.several ?? {};
    const waited = state.several?.rows.filter((row) => !isReady(row, looked)).map(({ id }) => id);
    const after = withSeveral(state, { looked: [...looked, kind] });
    return chooseWhere(after, ({ id }) => waited?.includes(id) === true);
  },
  'several-edited': (state, { form }) =>
    state.several ? withSeveral(state, { form: { ...state.several.form, ...form } }) : state,
  'several-sent': (state) => (state.several?.sending === null ? sendChosen(state) : state),
  'several-opened': open,
  'several-returned': (state) => withSeveral(state, { aside: false }),
  'batch-resumed': (state) => startOnce(state, 'sendSeveral', null),
  'batch-forgotten': (state) => startOnce(state, 'sendSeveral', []),
};

/** What is ready joins, unless another person's schedule sends it. */
function chooseWhere(state: OpenState, joins: (row: SeveralRow) => boolean): OpenState {
  const { rows = [], looked = [] } = state.several ?? {};
  return withSeveral(state, {
    rows: rows.map((row) => {
      const isFree = row.reading && !othersJob(state.opening, targetOf(row.reading));
      const chosen = row.chosen || (isFree === true && isReady(row, looked) && joins(row));
      return { ...row, chosen };
    }),
  });
}

const UNDECIDED: SeveralForm = { isPublic: null, title: '', creator: '', source: '', licence: '' };

function rowOf({ id, name }: { id: number; name: string }): SeveralRow {
  const empty = { reading: null, problem: null, asks: null, run: null };
  return { id, name, ...empty, seen: false, chosen: false };
}

function checkNext(state: OpenState): OpenState {
  const rows = state.several?.rows.filter(({ reading, problem }) => !reading && !problem) ?? [];
  return rows.length > 0
    ? startCall(
        state,
        'checkSheets',
        rows.map(({ id }) => id),
      )
    : state;
}

export function rowsChecked(state: OpenState, checked: readonly CheckedSheet[]): OpenState {
  let after = state;
  for (const { sheetId, answer } of checked)
    after = answer.ok
      ? withoutText(rowRead(after, answer.value, { seen: false }), answer.value)
      : withRow(after, sheetId, { problem: answer.problem });
  return checked.length > 0 ? checkNext(after) : after;
}

/** A tab of notes is no station, and nothing that has to be settled. */
function withoutText(state: OpenState, { sheet, findings }: SheetReading): OpenState {
  if (!findings.some(({ kind }) => NO_TABLE.includes(kind))) return state;
  const rows = state.several?.rows.filter(({ id }) => id !== sheet.id);
  return rows ? withSeveral(state, { rows }) : state;
}

const NO_TABLE: readonly Finding['kind'][] = ['reading.no-table', 'reading.sheet-empty'];

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
  const { looked = [] } = several ?? {};
  const waited = !isReady(before, looked) || !needsNobody(before);
  const joins = waited && isFree && needsNobody(row);
  const chosen = isReady(row, looked) && (before.chosen || joins);
  return withRow(state, row.id, { ...row, chosen });
}

/**
 * As from the menu: what blocks is mended first, and of a sheet never sent a person looks at every doubt.
 * What the add-on itself would ask, it asks when the sheet is sent.
 */
export function isReady(
  { reading, problem, seen }: SeveralRow,
  looked: readonly string[],
): boolean {
  if (!reading || problem || reading.unchanged) return false;
  if (reading.findings.some(({ severity }) => severity === 'error')) return false;
  const isOpen = (finding: Finding): boolean =>
    isDoubt(finding) && (isQuestion(finding) || !looked.includes(finding.kind));
  return seen || reading.sheet.lastUpload !== null || !reading.findings.some(isOpen);
}

/** It was read, and nothing in it waits for a person. */
function needsNobody({ reading }: SeveralRow): boolean {
  return reading !== null && !reading.findings.some(isDoubt);
}

export function isDoubt(finding: Finding): boolean {
  return finding.severity === 'warning' || isQuestion(finding);
}

function sendChosen(state: OpenState): OpenState {
  const { rows = [], form = UNDECIDED } = state.several ?? {};
  const requests = rows.flatMap(({ chosen, reading }) =>
    chosen && reading ? (requestOf(reading, form) ?? []) : [],
  );
  // Offline, or while a schedule's run was begun by hand, there would be no answer to go on from.
  if (requests.length === 0 || !state.online || isBusy(state, 'uploadSheet', 'sendSeveral'))
    return state;
  return startCall(withSeveral(state, { sending: requests }), 'sendSeveral', requests);
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

export function rowSent(state: OpenState, sheetId: number, result: UploadResult): OpenState {
  const outcome =
    result.state === 'ran' ? { run: result.run } : { problem: result.problem, asks: result };
  return withRow(state, sheetId, { chosen: false, ...outcome });
}

export function rowStopped(state: OpenState, sheetId: number, problem: Problem): OpenState {
  return withRow(state, sheetId, { chosen: false, problem });
}

/** Nothing is under way any more, at least none that this page would hear of. */
export function sendingEnded(state: OpenState): OpenState {
  return withSeveral(state, { sending: null });
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
