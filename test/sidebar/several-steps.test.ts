import { describe, expect, it, test } from '@jest/globals';
import type { SheetReading, UploadResult } from '../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import { type Answer, err, ok } from '../../src/core/problem.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import { nextCalls } from '../../src/sidebar/state/calls.ts';
import { nextState } from '../../src/sidebar/state/next-state.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import {
  after,
  answer,
  argsOf,
  asksOf,
  namesOf,
  opened,
  ranAs,
  readAnew,
  sending,
} from './support/acting.ts';
import { aFinding, aJob, anOpening, aReading, aRun, aSheet, SHEET_ID } from './support/fixtures.ts';

describe('several sheets', () => {
  const SHEETS = [
    { id: SHEET_ID, name: 'Hill farm' },
    { id: 12, name: 'Valley' },
    { id: 13, name: 'Chart' },
    { id: 14, name: 'Ridge' },
  ];
  const readingOf = (id: number, change: Partial<SheetReading> = {}) =>
    aReading({ fingerprint: `f${id}`, sheet: aSheet({ id, name: `Sheet ${id}` }), ...change });
  const chosenIn = ({ several }: OpenState) =>
    several?.rows.filter(({ chosen }) => chosen).map(({ id }) => id);
  const asked = () => after(opened({ sheets: SHEETS }), { type: 'several-asked' });
  const check = (state: OpenState, reading: SheetReading) =>
    answer(state, 'checkSheets', ok([{ sheetId: reading.sheet.id, answer: ok(reading) }]));
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

  /** The first is ready, the second has a doubt, the third no cells, and the fourth is ready. */
  function checked(): OpenState {
    const second = check(asked(), readingOf(SHEET_ID));
    const third = check(second, readingOf(12, { findings: [aFinding()] }));
    const chart = { sheetId: 13, answer: err('addon.sheet-not-a-table', { sheet: 'Chart' }) };
    const fourth = answer(third, 'checkSheets', ok([chart]));
    return check(fourth, readingOf(14));
  }

  it('are checked as far as the time goes, then the others, and those without a doubt are chosen', () => {
    expect(argsOf(asked(), 'checkSheets')).toEqual([SHEETS.map(({ id }) => id)]);
    const rest = check(asked(), readingOf(SHEET_ID));
    expect(argsOf(rest, 'checkSheets')).toEqual([SHEETS.slice(1).map(({ id }) => id)]);
    expect(namesOf(checked())).not.toContain('checkSheets');
    expect(chosenIn(checked())).toEqual([SHEET_ID, 14]);
    const [, , chart] = checked().several?.rows ?? [];
    expect(chart?.problem?.kind).toBe('addon.sheet-not-a-table');
  });

  test.each([
    { name: 'a doubt, before the first upload', change: { findings: [aFinding()] }, ready: false },
    {
      name: 'a doubt, where it was sent before and may be ticked',
      change: { findings: [aFinding()], sheet: aSheet({ lastUpload: aRun() }) },
      ready: false,
    },
    {
      name: 'something that blocks, although it was sent before',
      change: {
        findings: [aFinding({ severity: 'error' })],
        sheet: aSheet({ lastUpload: aRun() }),
      },
      ready: false,
    },
    { name: 'nothing new since it was sent', change: { unchanged: true }, ready: false },
  ])('are chosen or wait for a person: one with $name', ({ change, ready }) => {
    const only = after(opened(), { type: 'several-asked' });
    const [row] = check(only, aReading(change)).several?.rows ?? [];
    expect(row?.chosen).toBe(ready);
  });

  it('are not sent before somebody says who may see them, and then all by one call, which is made again for what is left', () => {
    const early = after(checked(), { type: 'several-sent' });
    expect(namesOf(early)).not.toContain('sendSeveral');
    const decided = after(checked(), { type: 'several-edited', form: { isPublic: false } });
    const first = after(decided, { type: 'several-sent' });
    expect(requestsIn(first)).toMatchObject([
      {
        sheetId: SHEET_ID,
        place: null,
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
    const run = aRun({ id: 'run-2', sheetId: 14 });
    const done = came(second, [[14, ok({ state: 'ran', run })]]);
    expect(done.several).toMatchObject({ sending: null });
    expect(done.several?.rows.map((row) => row.run?.id)).toEqual([
      'run-1',
      undefined,
      undefined,
      'run-2',
    ]);
    expect(done.upload.step.at).toBe('form');
  });

  it('are in the form of one sheet with what they were sent with', () => {
    const shown = answer(
      after(opened(), { type: 'check-asked' }),
      'readActiveSheet',
      ok(aReading()),
    );
    const state = check(after(shown, { type: 'several-asked' }), aReading({ takesStation: true }));
    const form = { isPublic: false, creator: 'The ministry', licence: 'CC-BY-4.0' };
    const sending = after(after(state, { type: 'several-edited', form }), { type: 'several-sent' });
    const { upload } = came(sending, [[SHEET_ID, ok({ state: 'ran', run: aRun() })]]);
    expect(upload).toMatchObject({
      isPublic: false,
      station: { creator: 'The ministry', licence: 'CC-BY-4.0' },
    });
  });

  it('keep what was decided for each of them before', () => {
    const state = after(opened(), { type: 'several-asked' });
    const sheet = aSheet({ isPublic: true, title: 'The farm', description: 'Roof' });
    const other = after(check(state, aReading({ sheet })), {
      type: 'several-edited',
      form: { isPublic: false },
    });
    expect(requestsIn(after(other, { type: 'several-sent' }))[0]).toMatchObject({
      title: 'The farm',
      description: 'Roof',
      isPublic: true,
    });
  });

  function sendingSeveral(): OpenState {
    const decided = after(checked(), { type: 'several-edited', form: { isPublic: true } });
    return after(decided, { type: 'several-sent' });
  }

  it('are not chosen where a schedule of another editor sends them already', () => {
    const jobs = [aJob({ sheetId: SHEET_ID, mine: false }), aJob({ sheetId: 12 })];
    const first = after(opened({ sheets: SHEETS.slice(0, 2), jobs }), { type: 'several-asked' });
    const both = check(check(first, readingOf(SHEET_ID)), readingOf(12));
    expect(chosenIn(both)).toEqual([12]);
  });

  it('of which one asks something go on with the next, and that one waits alone in Upload', () => {
    const asks = asksOf('unreadable-cells');
    const ended = came(sendingSeveral(), [
      [SHEET_ID, ok(asks)],
      [14, ranAs({ sheetId: 14 })],
    ]);
    expect(ended.several?.rows[0]).toMatchObject({ chosen: false, problem: asks.problem });
    const alone = after(ended, { type: 'several-opened', sheetId: SHEET_ID });
    expect(alone).toMatchObject({ view: 'upload', several: { aside: true } });
    expect(alone.reading?.sheet.id).toBe(SHEET_ID);
    const sent = answer(
      after(alone, { type: 'question-confirmed', question: 'unreadable-cells' }),
      'uploadSheet',
      ranAs(),
    );
    const back = after(sent, { type: 'several-returned' });
    expect(back).toMatchObject({ view: 'upload', several: { aside: false } });
    expect(back.several?.rows.map(({ run }) => run !== null)).toEqual([true, false, false, true]);
  });

  it('keep what is chosen while one that asked waits alone', () => {
    const asks = asksOf('unreadable-cells');
    const stopped = came(sendingSeveral(), [[SHEET_ID, ok(asks)]]);
    const alone = after(stopped, { type: 'several-opened', sheetId: SHEET_ID });
    expect(chosenIn(after(alone, { type: 'several-returned' }))).toEqual([14]);
  });

  it('that were never sent get a title and a source of all, and the others keep theirs', () => {
    const own = aSheet({
      title: 'Roof',
      isPublic: false,
      station: { ...EMPTY_STATION, source: 'Ada' },
    });
    const given = check(
      after(opened({ sheets: SHEETS.slice(0, 2) }), { type: 'several-asked' }),
      readingOf(SHEET_ID, { sheet: own, takesStation: true }),
    );
    const both = check(given, readingOf(12, { takesStation: true }));
    const form = { isPublic: true, title: ' Class 8B ', source: 'The school', licence: 'CC0-1.0' };
    const first = after(both, { type: 'several-edited', form }, { type: 'several-sent' });
    expect(requestsIn(first)).toMatchObject([
      {
        title: 'Roof',
        isPublic: false,
        station: { source: 'Ada', licence: 'CC0-1.0' },
      },
      {
        title: 'Class 8B, Sheet 12',
        isPublic: true,
        station: { ...EMPTY_STATION, source: 'The school', licence: 'CC0-1.0' },
      },
    ]);
  });

  it('send no source to a service that takes none', () => {
    const form = { isPublic: true, source: 'The school' };
    const first = after(checked(), { type: 'several-edited', form }, { type: 'several-sent' });
    expect(requestsIn(first)[0]).not.toHaveProperty('station');
  });

  it('stop where one failed, and the others stay chosen', () => {
    const stopped = came(sendingSeveral(), [[SHEET_ID, ranAs({ outcome: 'failed' })]], [14]);
    expect(stopped.several?.sending).toBeNull();
    expect(namesOf(stopped)).not.toContain('sendSeveral');
    expect(chosenIn(stopped)).toEqual([14]);
  });

  it('may go on at Google where the call broke off: the opening says what is left', () => {
    const lost = answer(sendingSeveral(), 'sendSeveral', err('sidebar.answer-lost'));
    expect(lost.several?.sending).toBeNull();
    expect(namesOf(lost)).toContain('openingState');
    const batch = { left: 1, of: 2 };
    const told = answer(lost, 'openingState', ok(anOpening({ batch })));
    expect(told.opening.batch).toEqual(batch);
    expect(argsOf(after(told, { type: 'batch-resumed' }), 'sendSeveral')).toEqual([null]);
    expect(argsOf(after(told, { type: 'batch-forgotten' }), 'sendSeveral')).toEqual([[]]);
  });

  it('are ready where a kind of doubt was looked at for all of them, and join; those that were left out do not', () => {
    const left = after(checked(), { type: 'several-chosen', sheetId: 14, chosen: false });
    const { kind } = aFinding();
    expect(chosenIn(after(left, { type: 'several-looked', kind }))).toEqual([SHEET_ID, 12]);
    const all = after(left, { type: 'several-looked', kind }, { type: 'several-all-chosen' });
    expect(chosenIn(all)).toEqual([SHEET_ID, 12, 14]);
  });

  it('are no stations where they hold no table', () => {
    const notes = readingOf(12, {
      findings: [aFinding({ kind: 'reading.no-table', severity: 'error' })],
    });
    expect(check(asked(), notes).several?.rows.map(({ id }) => id)).toEqual([SHEET_ID, 13, 14]);
  });

  it('of which one is gone name it and send the others when pressed again', () => {
    const gone = err('addon.sheet-deleted');
    const stopped = came(sendingSeveral(), [[SHEET_ID, gone]], [14]);
    expect(stopped.several?.rows[0]).toMatchObject({ problem: gone.problem, run: null });
    const again = after(stopped, { type: 'several-sent' });
    expect(requestsIn(again).map(({ sheetId }) => sheetId)).toEqual([14]);
  });

  it('are not joined by a sheet that Check reads while they are sent', () => {
    const doubted = readAnew(sendingSeveral(), readingOf(12, { findings: [aFinding()] }));
    expect(chosenIn(doubted)).toEqual([SHEET_ID, 14]);
    const mended = readAnew(doubted, readingOf(12));
    expect(chosenIn(mended)).toEqual([SHEET_ID, 14]);
  });

  it('of which one is opened while another is read show that one, and look for it in front', () => {
    const opening = after(
      {
        ...checked(),
        written: 'Rows',
        troubles: answer(sending(), 'uploadSheet', err('sidebar.answer-lost')).troubles,
      },
      { type: 'check-asked' },
      { type: 'several-opened', sheetId: 12 },
    );
    expect(opening).toMatchObject({ reading: { sheet: { id: 12 } }, written: null, troubles: {} });
    expect(namesOf(opening)).toEqual(['showCell']);
    const again = after(opening, { type: 'check-asked' }, { type: 'permissions-given' });
    expect(nextCalls(again.calls).map(({ name }) => name)).toEqual(['showCell']);
  });

  it('stay as chosen when Check reads them again, and one that was mended is chosen', () => {
    const left = after(checked(), { type: 'several-chosen', sheetId: 14, chosen: false });
    expect(chosenIn(readAnew(left, readingOf(14)))).toEqual([SHEET_ID]);
    const doubted = readAnew(left, readingOf(12, { findings: [aFinding()] }));
    expect(chosenIn(doubted)).toEqual([SHEET_ID]);
    expect(chosenIn(readAnew(checked(), readingOf(12)))).toEqual([SHEET_ID, 12, 14]);
    const looked = after(checked(), { type: 'several-opened', sheetId: 12 });
    expect(chosenIn(readAnew(looked, readingOf(12)))).toEqual([SHEET_ID, 12, 14]);
  });

  it('that were sent keep their outcome when Check reads them unchanged', () => {
    const next = came(sendingSeveral(), [[SHEET_ID, ranAs()]]);
    const read = readAnew(next, readingOf(SHEET_ID, { unchanged: true }));
    expect(read.several?.rows[0]).toMatchObject({ chosen: false, run: { id: 'run-1' } });
  });

  it('go on with the one that is being sent when pressed twice', () => {
    const twice = after(sendingSeveral(), { type: 'several-sent' });
    expect(twice.several?.sending).toHaveLength(2);
    expect(namesOf(twice).filter((name) => name === 'sendSeveral')).toHaveLength(1);
  });

  it('stop, and can be sent later, where the connection goes between two', () => {
    const first = sendingSeveral();
    const offline = nextState(first, { type: 'online-changed', online: false }) as OpenState;
    const stopped = came(offline, [[SHEET_ID, ranAs()]], [14]);
    expect(stopped.several?.sending).toBeNull();
    expect(chosenIn(stopped)).toEqual([14]);
  });

  it('wait while a schedule runs that was begun by hand', () => {
    const decided = after(checked(), { type: 'several-edited', form: { isPublic: true } });
    const jobs = [aJob({ sheetId: 99 })];
    const running = after(
      { ...decided, opening: { ...decided.opening, jobs } },
      { type: 'job-run', job: wholeSheet(99), confirmed: [] },
    );
    expect(after(running, { type: 'several-sent' }).several?.sending).toBeNull();
  });

  it('can be left while they are checked', () => {
    const left = after(asked(), { type: 'several-dropped' });
    const late = check(left, readingOf(SHEET_ID));
    expect(late.several).toBeNull();
    expect(namesOf(late)).not.toContain('checkSheets');
  });

  it('with doubts can be chosen once Check has shown them', () => {
    const looked = after(checked(), { type: 'several-opened', sheetId: 12 });
    expect(looked.view).toBe('check');
    expect(argsOf(looked, 'showCell')).toEqual([{ sheet: 'Sheet 12', cell: 'A1' }]);
    expect(looked.reading?.findings).toHaveLength(1);
    const chosen = after(looked, { type: 'several-chosen', sheetId: 12, chosen: true });
    const decided = after(chosen, { type: 'several-edited', form: { isPublic: true } });
    const first = after(decided, { type: 'several-sent' });
    expect(requestsIn(first).map(({ sheetId }) => sheetId)).toEqual([SHEET_ID, 12, 14]);
  });

  it('an unknown run of several sheets that is settled is shown with its new outcome there, too', () => {
    const asked = after(opened({ sheets: [{ id: SHEET_ID, name: 'Hill farm' }] }), {
      type: 'several-asked',
    });
    const reading = { sheetId: SHEET_ID, answer: ok(aReading()) };
    const checked = answer(asked, 'checkSheets', ok([reading]));
    const sent = after(
      checked,
      { type: 'several-edited', form: { isPublic: true } },
      { type: 'several-sent' },
    );
    const unknown = aRun({ outcome: 'unknown' });
    const came = { ...wholeSheet(SHEET_ID), answer: ok({ state: 'ran' as const, run: unknown }) };
    const lost = answer(sent, 'sendSeveral', ok({ sent: [came], left: [] }));
    expect(lost.several?.rows).toMatchObject([{ run: { outcome: 'unknown' } }]);
    const told = after(lost, { type: 'unknown-settled', runId: unknown.id, how: 'arrived' });
    const settled = answer(told, 'settleUnknown', ranAs());
    expect(settled.several?.rows).toMatchObject([{ run: { outcome: 'sent' } }]);
  });
});
