import type {
  CheckedSheet,
  SheetMemory,
  SheetReading,
  StationReading,
  UploadRequest,
  UploadResult,
} from '../../addon/page-types.ts';
import { EMPTY_STATION } from '../../core/dataset/station-form.ts';
import type { Problem } from '../../core/problem.ts';
import type { Finding } from '../../core/reading/reading.ts';
import { valuesOf } from '../../core/stations/found-facts.ts';
import { matchStations } from '../../core/stations/match-stations.ts';
import { isSameTarget, type Target, targetIn, wholeSheet } from '../../core/upload/target.ts';
import { isBusy, startCall, startOnce, withoutCalls } from './calls.ts';
import { othersJob } from './others-job.ts';
import { draftForAll, withSchedule } from './schedule-steps.ts';
import { isQuestion } from './shown-cards.ts';
import type {
  Call,
  OpenState,
  StationRow,
  StationsForm,
  StationsState,
  UploadStep,
} from './sidebar-state.ts';
import type { Steps } from './steps.ts';
import { stationSaid, targetOf, uploadFor } from './upload-steps.ts';

/** All stations of a spreadsheet: read tab by tab, and sent in one execution, each as if it were alone. */
export const stationsSteps: Steps<
  | 'stations-asked'
  | 'station-ticked'
  | 'ready-ticked'
  | 'kind-looked'
  | 'stations-edited'
  | 'stations-sent'
  | 'stations-scheduled'
  | 'stations-filed'
  | 'station-opened'
  | 'batch-resumed'
  | 'batch-forgotten'
> = {
  'stations-asked': (state) => readAll(state),
  'station-ticked': (state, { target, ticked }) =>
    propose(state, (row) => (isSameTarget(row, target) ? { ...row, ticked } : row)),
  'ready-ticked': (state) =>
    propose(state, (row) => (isFree(state, row) ? { ...row, ticked: true } : row)),
  'kind-looked': (state, { kind }) =>
    propose(state, (row) =>
      openKinds(row).includes(kind) ? { ...row, looked: [...row.looked, kind] } : row,
    ),
  'stations-edited': (state, { form }) =>
    state.stations
      ? withStations(state, { form: { ...state.stations.form, ...form }, incomplete: false })
      : state,
  'stations-sent': (state) => (state.stations?.sending === null ? sendTicked(state) : state),
  'stations-scheduled': (state) => {
    const draft = draftForAll(state.opening, tickedIn(state).flatMap(ofSchedule));
    return draft ? withSchedule({ ...state, view: 'schedule' }, { draft }) : state;
  },
  'stations-filed': (state) => ({
    ...state,
    view: 'files',
    files: { ...state.files, of: tickedIn(state).map(ofFiles), made: { is: 'nothing' } },
  }),
  'station-opened': (state, { target }) => open(state, target),
  'batch-resumed': (state) => startOnce(state, 'sendSeveral', null),
  'batch-forgotten': (state) => startOnce(state, 'sendSeveral', []),
};

const UNDECIDED: StationsForm = { isPublic: null, title: '', creator: '', source: '', licence: '' };

/** More than one tab, or more than one place on the tab that was read. */
export function hasStations({ opening, reading, stations }: OpenState): boolean {
  const isOfSeveral = reading?.understood.stations != null;
  return stations !== null || isOfSeveral || tabsIn(opening).length > 1;
}

/** But those that "Write as new sheet" made. */
function tabsIn({ sheets }: Pick<OpenState['opening'], 'sheets'>) {
  return sheets.filter(({ name }) => !WRITTEN_HERE.test(name));
}

const WRITTEN_HERE = / → Almanac( \d+)?$/;

/** Where nobody has asked yet. */
export function readAllOnce(state: OpenState): OpenState {
  return state.stations || !state.online ? state : readAll(state);
}

function readAll(state: OpenState): OpenState {
  if (!state.online || state.stations?.sending) return state;
  const tabs = tabsIn(state.opening);
  const { form = UNDECIDED } = state.stations ?? {};
  const empty = { rows: [], facts: [], onlyInList: [], onlyInTables: [] };
  const stations = { tabs, of: tabs.length, ...empty, form, incomplete: false, sending: null };
  return sharesOf(tabs.map(({ id }) => id)).reduce(
    (asked, ids) => startCall(asked, 'checkSheets', ids),
    withoutCalls({ ...state, stations }, 'checkSheets'),
  );
}

/** So many tabs are read by one execution, and more by several at once. */
const TABS_A_SHARE = 40;
const MOST_SHARES = 4;

/** What each of several executions reads, in the order of the tabs. */
export function sharesOf(ids: readonly number[]): number[][] {
  const shares = Math.min(MOST_SHARES, Math.ceil(ids.length / TABS_A_SHARE));
  return Array.from({ length: shares }, (_, share) =>
    ids.filter((_id, at) => at % shares === share),
  );
}

export function sheetsChecked(
  state: OpenState,
  checked: readonly CheckedSheet[],
  { args: [asked] }: Pick<Call<'checkSheets'>, 'args'>,
): OpenState {
  const { stations } = state;
  if (!stations) return state;
  const came = new Set(checked.map(({ sheetId }) => sheetId));
  const after = withStations(state, {
    tabs: stations.tabs.filter(({ id }) => !came.has(id)),
    rows: [...stations.rows, ...checked.flatMap((one) => rowsOf(state, one))],
    facts: [...stations.facts, ...checked.flatMap(({ facts }) => facts)],
  });
  const left = asked.filter((id) => !came.has(id));
  if (left.length > 0 && checked.length > 0) return startCall(after, 'checkSheets', left);
  return after.stations?.tabs.length === 0 ? withFacts(after) : after;
}

/** It was at the first of them: the others are read all the same. */
export function sheetNotChecked(
  state: OpenState,
  call: Call<'checkSheets'>,
  problem: Problem,
): OpenState {
  const [sheetId = -1] = call.args[0];
  return sheetsChecked(state, [{ sheetId, stations: { ok: false, problem }, facts: [] }], call);
}

function rowsOf({ opening }: OpenState, { sheetId, stations }: CheckedSheet): StationRow[] {
  const sheetName = opening.sheets.find(({ id }) => id === sheetId)?.name ?? '';
  if (!stations.ok)
    return [
      { ...wholeSheet(sheetId), sheetName, reading: null, ...NEW, problem: stations.problem },
    ];
  return stations.value.filter(isStation).map((reading): StationRow => {
    const { proposal } = reading.sheet;
    const isSame = proposal?.fingerprint === reading.fingerprint;
    const row = { ...targetOf(reading), sheetName, reading, ...NEW };
    return {
      ...row,
      ...(isSame && { looked: proposal.looked, ticked: proposal.ticked }),
      proposed: proposal?.ticked ? { by: proposal.by, changedSince: !isSame } : null,
    };
  });
}

const NEW = {
  ...{ problem: null, asks: null, run: null, seen: false, ticked: false, proposed: null },
  looked: [] as string[],
};

/** A tab of notes is no station, and nothing that has to be settled. */
function isStation({ findings, counts }: StationReading): boolean {
  return counts.values > 0 || !findings.some(({ kind }) => NO_TABLE.includes(kind));
}

const NO_TABLE: readonly Finding['kind'][] = [
  'reading.no-table',
  'reading.words-not-understood',
  'reading.sheet-empty',
];

/** Where each of them is, once every tab is read: a list of stations may stand in any. */
function withFacts(state: OpenState): OpenState {
  const { rows = [], facts = [] } = state.stations ?? {};
  const read = rows.filter(({ reading }) => reading && reading.counts.values > 0);
  const places = read.map(({ place, sheetName, reading }) => ({
    name: place ?? '',
    sheets: reading?.wishes.sheets ?? [sheetName],
  }));
  const { stations, lists, onlyInList, onlyInTables } = matchStations(facts, places);
  const isList = (row: StationRow) => !read.includes(row) && lists.includes(row.sheetName);
  const placed = rows.map((row) => {
    const placeFound = stations[read.indexOf(row)];
    return row.reading && placeFound ? { ...row, reading: { ...row.reading, placeFound } } : row;
  });
  const order = state.opening.sheets.map(({ id }) => id);
  const shown = placed.filter((_, at) => rows[at] && !isList(rows[at]));
  return withStations(state, {
    rows: shown.sort((one, other) => order.indexOf(one.sheetId) - order.indexOf(other.sheetId)),
    facts: [],
    onlyInList,
    onlyInTables,
  });
}

/** Check has read one of them, and its person has seen it. */
export function stationRead(state: OpenState, reading: SheetReading): OpenState {
  return changeRow(state, targetOf(reading), (before) => ({
    ...before,
    reading,
    ...NEW,
    seen: true,
    looked: before.looked,
    ticked: before.ticked && isSettled({ ...before, reading, seen: true, problem: null }),
    proposed: before.proposed,
    run: reading.unchanged ? before.run : null,
  }));
}

/**
 * As from the menu: what blocks is mended first, and of a sheet never sent a person looks at every doubt.
 * What the add-on itself would ask, it asks when the sheet is sent.
 */
export function isSettled(row: StationRow): boolean {
  const { reading, problem, seen } = row;
  if (!reading || problem || reading.findings.some(({ severity }) => severity === 'error'))
    return false;
  return seen || reading.sheet.lastUpload !== null || openDoubts(row).length === 0;
}

/** Nobody has looked at them. */
export function openDoubts({ reading, looked }: StationRow): Finding[] {
  const isOpen = (one: Finding) => isDoubt(one) && (isQuestion(one) || !looked.includes(one.kind));
  return reading?.findings.filter(isOpen) ?? [];
}

/** Those that one look settles for all. */
export function openKinds(row: StationRow): string[] {
  const isAsked = !row.seen && !row.reading?.unchanged && !row.reading?.sheet.lastUpload;
  return isAsked ? openDoubts(row).flatMap((one) => (isQuestion(one) ? [] : one.kind)) : [];
}

export function isDoubt(finding: Finding): boolean {
  return finding.severity === 'warning' || isQuestion(finding);
}

/** What is ready joins, unless another person's schedule sends it. */
function isFree({ opening }: OpenState, row: StationRow): boolean {
  return isSettled(row) && !othersJob(opening, row);
}

export function tickedIn({ stations }: Pick<OpenState, 'stations'>): StationRow[] {
  return stations?.rows.filter((row) => row.ticked && isSettled(row)) ?? [];
}

/** What is ticked and not sent as it stands. */
export function toSend(state: Pick<OpenState, 'stations'>): (StationRow & Read)[] {
  return tickedIn(state).filter(
    (row): row is StationRow & Read => row.reading !== null && !row.reading.unchanged,
  );
}

type Read = { reading: StationReading };

/** Those of which nobody has said who may see them. */
export function undecidedIn(rows: readonly StationRow[]): StationReading[] {
  return rows.flatMap(({ reading }) =>
    reading && reading.sheet.isPublic === null && !reading.sheet.hasRecord ? reading : [],
  );
}

/** Every change is kept with the document, for whoever looks next. */
function propose(state: OpenState, change: (row: StationRow) => StationRow): OpenState {
  const before = state.stations?.rows ?? [];
  const rows = before.map(change).map((row) => ({ ...row, ticked: row.ticked && isSettled(row) }));
  const asked = rows.flatMap(({ sheetId, place, reading, ticked, looked }, at) => {
    const was = before[at];
    const isSame = was?.ticked === ticked && was.looked.length === looked.length;
    const { fingerprint = '' } = reading ?? {};
    return isSame || !reading ? [] : [{ sheetId, place, ticked, looked, fingerprint }];
  });
  const after = withStations(state, { rows });
  return asked.length > 0 && state.online ? startCall(after, 'keepProposals', asked) : after;
}

function sendTicked(state: OpenState): OpenState {
  const { form = UNDECIDED } = state.stations ?? {};
  const rows = toSend(state);
  // Offline, or while a schedule's run was begun by hand, there would be no answer to go on from.
  if (rows.length === 0 || !state.online || isBusy(state, 'uploadSheet', 'sendSeveral'))
    return state;
  if (undecidedIn(rows).length > 0 && form.isPublic === null)
    return withStations(state, { incomplete: true });
  const requests = rows.map(({ reading }) => requestOf(reading, form));
  return startCall(withStations(state, { sending: requests }), 'sendSeveral', requests);
}

/** As decided for it before, or now for all that nobody has decided for. */
function requestOf(reading: StationReading, form: StationsForm): UploadRequest {
  const { sheet, fingerprint, counts } = reading;
  const { station, ...said } = formOf(sheet, form);
  const { description } = sheet;
  const seen = { fingerprint, confirmed: [], rows: counts.years };
  const sent = { ...targetOf(reading), ...said, description, ...seen };
  return sheet.hasRecord ? sent : { ...sent, ...stationSaid(reading, station) };
}

function formOf(sheet: SheetMemory, form: StationsForm) {
  const known = sheet.station ?? EMPTY_STATION;
  return {
    isPublic: sheet.isPublic ?? (sheet.hasRecord ? null : form.isPublic),
    title: titleAmongAll(sheet, form),
    station: {
      ...known,
      creator: known.creator || form.creator,
      source: known.source || form.source,
      licence: known.licence || form.licence,
    },
  };
}

/** "Class 8B, Ana": what nobody has decided for goes by its name, behind what all have in common. */
function titleAmongAll({ title, isPublic }: SheetMemory, form: StationsForm): string {
  const common = form.title.trim();
  return isPublic === null && common ? `${common}, ${title}` : title;
}

function ofSchedule({ reading }: StationRow) {
  return reading ? { sheet: reading.sheet, found: valuesOf(reading.placeFound.facts) } : [];
}

function ofFiles({ reading, ...row }: StationRow) {
  return { ...targetIn(row), found: valuesOf(reading?.placeFound.facts ?? {}) };
}

export function stationSent(state: OpenState, target: Target, result: UploadResult): OpenState {
  return changeRow(state, target, (row) => {
    if (result.state === 'asks') return { ...row, problem: result.problem, asks: result };
    const { run } = result;
    const { reading } = row;
    const sent = reading && run.outcome === 'sent' ? sentReading(reading, run) : reading;
    return { ...row, run, problem: null, asks: null, reading: sent };
  });
}

function sentReading(reading: StationReading, run: StationReading['sheet']['lastUpload']) {
  return {
    ...reading,
    unchanged: true,
    unsentMonths: 0,
    sheet: { ...reading.sheet, lastUpload: run },
  };
}

export function stationStopped(state: OpenState, target: Target, problem: Problem): OpenState {
  return changeRow(state, target, (row) => ({ ...row, problem }));
}

/** Nothing is under way any more, at least none that this page would hear of. */
export function sendingEnded(state: OpenState): OpenState {
  return withStations(state, { sending: null });
}

/** It comes to the front in Check, or, where sending it asked something, alone in Upload. */
function open(state: OpenState, target: Target): OpenState {
  const row = state.stations?.rows.find((one) => isSameTarget(one, target));
  if (!row || !state.online) return state;
  const { sheetId, place, sheetName, reading, asks } = row;
  // Before what looks at the tab in front.
  const inFront = startCall(state, 'showCell', { sheet: sheetName, cell: 'A1' });
  const isOfSeveral = reading && place !== null;
  const kept = isOfSeveral
    ? startCall(inFront, 'rememberWishes', sheetId, reading.wishes)
    : inFront;
  const read = startCall({ ...kept, openCard: null }, 'readActiveSheet', null, sheetId);
  if (!asks || !reading) return { ...read, view: 'check' };
  const { form = UNDECIDED } = state.stations ?? {};
  const asked = {
    ...uploadFor(reading.sheet),
    ...formOf(reading.sheet, form),
    step: askedBy(asks, read),
  };
  return { ...read, view: 'upload', upload: asked };
}

function askedBy(result: UploadResult, { nextCallId }: OpenState): UploadStep {
  return { at: 'answered', result, confirmed: [], since: nextCallId };
}

function withStations(state: OpenState, change: Partial<StationsState>): OpenState {
  return state.stations ? { ...state, stations: { ...state.stations, ...change } } : state;
}

function changeRow(
  state: OpenState,
  target: Target,
  change: (row: StationRow) => StationRow,
): OpenState {
  const rows = state.stations?.rows.map((row) => (isSameTarget(row, target) ? change(row) : row));
  return rows ? withStations(state, { rows }) : state;
}
