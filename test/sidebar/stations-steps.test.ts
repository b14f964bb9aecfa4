import { describe, expect, it, test } from '@jest/globals';
import type { Opening, SheetReading, UploadResult } from '../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import { type Answer, err, ok } from '../../src/core/problem.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import type { SidebarEvent } from '../../src/sidebar/state/sidebar-event.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import { tickedIn, toSend } from '../../src/sidebar/state/stations-steps.ts';
import {
  after,
  answer,
  argsOf,
  asksOf,
  namesOf,
  opened,
  ranAs,
  readAnew,
  readingOfStation,
} from './support/acting.ts';
import { aFinding, aJob, anOpening, aReading, aRun, aSheet, SHEET_ID } from './support/fixtures.ts';

describe('the stations', () => {
  const SHEETS = [
    { id: SHEET_ID, name: 'Hill farm' },
    { id: 12, name: 'Valley' },
    { id: 13, name: 'Chart' },
    { id: 14, name: 'Ridge' },
  ];
  const readingOf = (id: number, change: Partial<SheetReading> = {}) =>
    aReading({ fingerprint: `f${id}`, sheet: aSheet({ id, name: `Sheet ${id}` }), ...change });
  const tickedOf = (state: OpenState) => tickedIn(state).map(({ sheetId }) => sheetId);
  const visit = (opening: Partial<Opening> = { sheets: SHEETS }) =>
    after(opened(opening), { type: 'view-chosen', view: 'stations' });
  const check = (state: OpenState, ...readings: SheetReading[]) => {
    const [{ sheet }] = readings as [SheetReading];
    const tab = { sheetId: sheet.id, stations: ok(readings), facts: [] };
    return answer(state, 'checkSheets', ok([tab]));
  };
  type Came = [sheetId: number, answer: Answer<UploadResult>];
  /** What came of each, and which are left. */
  const came = (state: OpenState, all: Came[], left: number[] = []) =>
    answer(
      state,
      'sendSeveral',
      ok({
        sent: all.map(([sheetId, answer]) => ({ ...wholeSheet(sheetId), answer })),
        left: left.map(wholeSheet),
      }),
    );
  const requestsIn = (state: OpenState) => argsOf(state, 'sendSeveral')[0] ?? [];
  const ALL: SidebarEvent = { type: 'ready-ticked' };
  const SEND: SidebarEvent = { type: 'stations-sent' };
  const tick = (sheetId: number, ticked = true): SidebarEvent => ({
    type: 'station-ticked',
    target: wholeSheet(sheetId),
    ticked,
  });
  const seenBy = (isPublic: boolean): SidebarEvent => ({
    type: 'stations-edited',
    form: { isPublic },
  });

  /** The first is ready, the second has a doubt, the third no cells, and the fourth is ready. */
  function checked(): OpenState {
    const second = check(visit(), readingOf(SHEET_ID));
    const third = check(second, readingOf(12, { findings: [aFinding()] }));
    const chart = err('addon.sheet-not-a-table', { sheet: 'Chart' });
    const fourth = answer(third, 'checkSheets', ok([{ sheetId: 13, stations: chart, facts: [] }]));
    return check(fourth, readingOf(14));
  }
  const sendingAll = () => after(checked(), ALL, seenBy(true), SEND);

  it('are read as far as the time goes, then the others, once; those without a doubt can be ticked in one press', () => {
    expect(argsOf(visit(), 'checkSheets')).toEqual([SHEETS.map(({ id }) => id)]);
    const rest = check(visit(), readingOf(SHEET_ID));
    expect(argsOf(rest, 'checkSheets')).toEqual([SHEETS.slice(1).map(({ id }) => id)]);
    expect(tickedOf(checked())).toEqual([]);
    expect(checked().stations?.rows[2]?.problem?.kind).toBe('addon.sheet-not-a-table');
    const all = after(checked(), ALL);
    expect(tickedOf(all)).toEqual([SHEET_ID, 14]);
    const again = after(all, { type: 'view-chosen', view: 'check' });
    expect(namesOf(after(again, { type: 'view-chosen', view: 'stations' }))).not.toContain(
      'checkSheets',
    );
  });

  it('of many tabs are read by several calls at once, and stand in the order of the tabs', () => {
    const sheets = Array.from({ length: 50 }, (_, id) => ({ id, name: `Tab ${id}` }));
    const calls = visit({ sheets }).calls.filter(({ name }) => name === 'checkSheets');
    expect(calls.map(({ args }) => (args[0] as number[]).slice(0, 2))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const answered = [...calls].reverse().reduce<OpenState>((state, { id, args }) => {
      const came = (args[0] as number[]).map((sheetId) => ({
        sheetId,
        stations: ok([readingOf(sheetId)]),
        facts: [],
      }));
      return after(state, { type: 'answered', id, answer: ok(came) });
    }, visit({ sheets }));
    expect(answered.stations?.rows.map(({ sheetId }) => sheetId)).toEqual(
      sheets.map(({ id }) => id),
    );
  });

  it('of which one could not be read go on with the next', () => {
    const lost = answer(visit(), 'checkSheets', err('sidebar.answer-lost'));
    expect(argsOf(lost, 'checkSheets')).toEqual([[12, 13, 14]]);
  });

  test.each([
    { name: 'a doubt, before the first upload', change: { findings: [aFinding()] }, is: false },
    {
      name: 'a doubt, where it was sent before',
      change: { findings: [aFinding()], sheet: aSheet({ lastUpload: aRun() }) },
      is: true,
    },
    {
      name: 'something that blocks, although it was sent before',
      change: {
        findings: [aFinding({ severity: 'error' })],
        sheet: aSheet({ lastUpload: aRun() }),
      },
      is: false,
    },
    { name: 'nothing new since it was sent', change: { unchanged: true }, is: true },
  ])('are ticked, or wait for a person: one with $name', ({ change, is }) => {
    const only = after(check(visit({}), aReading(change)), ALL);
    expect(tickedOf(only)).toEqual(is ? [SHEET_ID] : []);
  });

  it('are those of a tab with several, and none is a tab of words', () => {
    const wishes = { station: 'Shore' };
    const shore = aReading({ wishes, sheet: aSheet({ wishes }) });
    const read = check(visit(), readingOfStation('Garden'), shore);
    const notes = readingOf(12, {
      findings: [aFinding({ kind: 'reading.no-table', severity: 'error' })],
      counts: { years: 0, values: 0, unreadable: 0 },
    });
    expect(check(read, notes).stations?.rows.map(({ place }) => place)).toEqual([
      'Garden',
      'Shore',
    ]);
    const open = after(read, {
      type: 'station-opened',
      target: { sheetId: SHEET_ID, place: 'Shore' },
    });
    expect(argsOf(open, 'rememberWishes')).toEqual([SHEET_ID, wishes]);
    expect(argsOf(open, 'readActiveSheet')).toEqual([null, SHEET_ID]);
  });

  it('have the places that a list in another tab says', () => {
    const said = {
      names: [],
      codes: [],
      aliases: [],
      identifier: [],
      name: [],
      hours: [],
      odd: [],
    };
    const at = { sheet: 'List', cell: 'B2' };
    const station = {
      ...said,
      sheet: 'List',
      names: ['Hill farm'],
      place: [{ latitude: { value: 9.5, ...at }, longitude: { value: -7.6, ...at } }],
      elevation: [],
    };
    const facts = [{ sheet: 'List', tables: [{ sheet: 'List', stations: [station] }], lines: [] }];
    const one = { sheetId: SHEET_ID, stations: ok([aReading()]), facts: [] };
    const list = { sheetId: 12, stations: err('addon.sheet-empty', { sheet: 'List' }), facts };
    const read = answer(visit({ sheets: SHEETS.slice(0, 2) }), 'checkSheets', ok([one, list]));
    const [row] = read.stations?.rows ?? [];
    expect(row?.reading?.placeFound.facts.latitude?.value).toBe(9.5);
  });

  it('keep ticks and looks with the document, for whoever looks next, as long as nothing has changed', () => {
    const { kind } = aFinding();
    const looked = after(checked(), { type: 'kind-looked', kind });
    expect(argsOf(looked, 'keepProposals')[0]).toEqual([
      { ...wholeSheet(12), ticked: false, looked: [kind], fingerprint: 'f12' },
    ]);
    const done = answer(looked, 'keepProposals', ok(null));
    expect(argsOf(after(done, ALL), 'keepProposals')[0]?.map(({ sheetId }) => sheetId)).toEqual([
      SHEET_ID,
      12,
      14,
    ]);
    const proposal = { ticked: true, looked: [kind], fingerprint: 'f12', by: 'Ana' };
    const found = { findings: [aFinding()], sheet: aSheet({ id: 12, proposal }) };
    const sheets = SHEETS.slice(1, 2);
    expect(tickedOf(check(visit({ sheets }), readingOf(12, found)))).toEqual([12]);
    const changed = check(visit({ sheets }), readingOf(12, { ...found, fingerprint: 'other' }));
    expect(tickedOf(changed)).toEqual([]);
    expect(changed.stations?.rows[0]?.proposed).toEqual({ by: 'Ana', changedSince: true });
  });

  it('are not sent before somebody says who may see them, and then all by one call, which is made again for what is left', () => {
    const early = after(checked(), ALL, SEND);
    expect(namesOf(early)).not.toContain('sendSeveral');
    expect(early.stations?.incomplete).toBe(true);
    const first = after(early, seenBy(false), SEND);
    expect(requestsIn(first)).toMatchObject([
      {
        ...wholeSheet(SHEET_ID),
        title: `Sheet ${SHEET_ID}`,
        description: '',
        isPublic: false,
        fingerprint: `f${SHEET_ID}`,
        confirmed: [],
      },
      { sheetId: 14, fingerprint: 'f14' },
    ]);
    const second = came(first, [[SHEET_ID, ranAs()]], [14]);
    expect(argsOf(second, 'sendSeveral')).toEqual([null]);
    const done = came(second, [[14, ranAs({ id: 'run-2', sheetId: 14 })]]);
    expect(done.stations?.sending).toBeNull();
    expect(done.stations?.rows.flatMap(({ run }) => run?.id ?? [])).toEqual(['run-1', 'run-2']);
    expect(toSend(done)).toEqual([]);
  });

  it('keep what was decided for each; the others get a title and a source of all', () => {
    const own = aSheet({
      title: 'Roof',
      isPublic: false,
      station: { ...EMPTY_STATION, source: 'Ada', licence: 'CC-BY-4.0' },
    });
    const given = check(
      visit({ sheets: SHEETS.slice(0, 2) }),
      readingOf(SHEET_ID, { sheet: own, takesStation: true }),
    );
    const both = after(check(given, readingOf(12, { takesStation: true })), ALL);
    const common = { creator: 'Bea', source: 'The school', licence: 'CC0-1.0' };
    const form = { isPublic: true, title: ' Class 8B ', ...common };
    const roof = { creator: 'Bea', source: 'Ada', licence: 'CC-BY-4.0' };
    expect(requestsIn(after(both, { type: 'stations-edited', form }, SEND))).toMatchObject([
      { title: 'Roof', isPublic: false, station: roof, found: {} },
      {
        title: 'Class 8B, Sheet 12',
        isPublic: true,
        station: { ...EMPTY_STATION, ...common },
      },
    ]);
    expect(requestsIn(sendingAll())[0]).not.toHaveProperty('station');
  });

  it('are not ticked where a schedule of another editor sends them already', () => {
    const jobs = [aJob({ sheetId: SHEET_ID, mine: false }), aJob({ sheetId: 12 })];
    const first = visit({ sheets: SHEETS.slice(0, 2), jobs });
    const both = check(check(first, readingOf(SHEET_ID)), readingOf(12));
    expect(tickedOf(after(both, ALL))).toEqual([12]);
  });

  it('of which one asks something go on with the next, and that one is opened in Upload', () => {
    const asks = asksOf('unreadable-cells');
    const ended = came(sendingAll(), [
      [SHEET_ID, ok(asks)],
      [14, ranAs({ sheetId: 14 })],
    ]);
    expect(ended.stations?.rows[0]).toMatchObject({ problem: asks.problem });
    const alone = after(ended, { type: 'station-opened', target: wholeSheet(SHEET_ID) });
    expect(alone).toMatchObject({ view: 'upload', upload: { step: { at: 'answered' } } });
    const shown = answer(alone, 'readActiveSheet', ok(readingOf(SHEET_ID)));
    const yes: SidebarEvent = { type: 'question-confirmed', question: 'unreadable-cells' };
    const sent = answer(after(shown, yes), 'uploadSheet', ranAs());
    expect(sent.stations?.rows.map(({ run }) => run !== null)).toEqual([true, false, false, true]);
  });

  it('stop where one failed or is gone, and the others are sent when pressed again', () => {
    const stopped = came(sendingAll(), [[SHEET_ID, ranAs({ outcome: 'failed' })]], [14]);
    expect(stopped.stations?.sending).toBeNull();
    expect(namesOf(stopped)).not.toContain('sendSeveral');
    const gone = came(sendingAll(), [[SHEET_ID, err('addon.sheet-deleted')]], [14]);
    expect(gone.stations?.rows[0]).toMatchObject({ problem: { kind: 'addon.sheet-deleted' } });
    expect(requestsIn(after(gone, SEND)).map(({ sheetId }) => sheetId)).toEqual([14]);
  });

  it('may go on at Google where the call broke off: the opening says what is left', () => {
    const lost = answer(sendingAll(), 'sendSeveral', err('sidebar.answer-lost'));
    expect(lost.stations?.sending).toBeNull();
    const batch = { left: 1, of: 2 };
    const told = answer(lost, 'openingState', ok(anOpening({ batch })));
    expect(told.opening.batch).toEqual(batch);
    expect(argsOf(after(told, { type: 'batch-resumed' }), 'sendSeveral')).toEqual([null]);
    expect(argsOf(after(told, { type: 'batch-forgotten' }), 'sendSeveral')).toEqual([[]]);
  });

  it('are sent once by two presses, and by none while a schedule runs or nobody is online', () => {
    const twice = after(sendingAll(), SEND);
    expect(namesOf(twice).filter((name) => name === 'sendSeveral')).toHaveLength(1);
    const ready = after(checked(), ALL, seenBy(true));
    const jobs = [aJob({ sheetId: 99 })];
    const running = after(
      { ...ready, opening: { ...ready.opening, jobs } },
      { type: 'job-run', job: wholeSheet(99), confirmed: [] },
    );
    expect(after(running, SEND).stations?.sending).toBeNull();
    const offline = after(sendingAll(), { type: 'online-changed', online: false });
    expect(came(offline, [[SHEET_ID, ranAs()]], [14]).stations?.sending).toBeNull();
  });

  it('with doubts can be ticked once Check has shown them; what is ticked stays as long as it is ready', () => {
    const open = after(checked(), { type: 'station-opened', target: wholeSheet(12) });
    expect(argsOf(open, 'showCell')).toEqual([{ sheet: 'Valley', cell: 'A1' }]);
    const seen = answer(open, 'readActiveSheet', ok(readingOf(12, { findings: [aFinding()] })));
    const ticked = after(seen, tick(12), tick(14));
    expect(tickedOf(ticked)).toEqual([12, 14]);
    const blocked = readingOf(12, { findings: [aFinding({ severity: 'error' })] });
    const mended = readAnew(readAnew(ticked, blocked), readingOf(12));
    for (const state of [readAnew(ticked, blocked), mended]) expect(tickedOf(state)).toEqual([14]);
    expect(tickedOf(after(ticked, tick(14, false)))).toEqual([12]);
  });

  it('get one schedule by the form of one that nobody has decided for, and one file', () => {
    const decided = readingOf(SHEET_ID, { sheet: aSheet({ isPublic: true }) });
    const both = check(check(visit({ sheets: SHEETS.slice(0, 2) }), decided), readingOf(12));
    const form = after(both, ALL, { type: 'stations-scheduled' });
    expect(form).toMatchObject({
      view: 'schedule',
      schedule: { draft: { sheetId: 12, isPublic: null, also: [{ sheetId: SHEET_ID }] } },
    });
    const files = after(
      both,
      ALL,
      { type: 'stations-filed' },
      { type: 'files-asked', as: 'download' },
    );
    expect(files.view).toBe('files');
    expect(argsOf(files, 'makeFiles')[0]).toMatchObject({
      station: null,
      of: [{ sheetId: SHEET_ID }, { sheetId: 12 }],
    });
    expect(after(files, { type: 'view-chosen', view: 'files' }).files.of).toBeNull();
  });

  it('of which an unknown run is settled show its new outcome', () => {
    const unknown = aRun({ outcome: 'unknown' });
    const lost = came(sendingAll(), [[SHEET_ID, ok({ state: 'ran', run: unknown })]]);
    const told = after(lost, { type: 'unknown-settled', runId: unknown.id, how: 'arrived' });
    const settled = answer(told, 'settleUnknown', ranAs());
    expect(settled.stations?.rows[0]?.run?.outcome).toBe('sent');
  });
});
