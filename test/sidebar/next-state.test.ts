import { describe, expect, it, test } from '@jest/globals';
import type { FilesLook, Opening, SheetReading, UploadResult } from '../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import { type Answer, err, ok, type Problem } from '../../src/core/problem.ts';
import type { ReadOptions } from '../../src/core/reading/reading.ts';
import type { UploadQuestion } from '../../src/core/upload/decide-upload.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import type {
  ArgumentsOf,
  FunctionName,
  ValueOf,
} from '../../src/sidebar/server/page-functions.ts';
import { nextCalls } from '../../src/sidebar/state/calls.ts';
import { currentSheet } from '../../src/sidebar/state/enter-view.ts';
import { isQuestion, openCardOf, shownCards } from '../../src/sidebar/state/finding-cards.ts';
import { firstState, nextState } from '../../src/sidebar/state/next-state.ts';
import { notSent } from '../../src/sidebar/state/not-sent.ts';
import type { SidebarEvent } from '../../src/sidebar/state/sidebar-event.ts';
import type { Call, OpenState, SidebarState } from '../../src/sidebar/state/sidebar-state.ts';
import {
  aConnection,
  aFinding,
  aJob,
  anOpening,
  aReading,
  aRun,
  aSheet,
  SHEET_ID,
} from './support/fixtures.ts';

test.each([
  {
    name: 'without a connection it is Connect',
    opening: { connection: { state: 'none' as const } },
    view: 'connect',
  },
  {
    name: 'with one the service ended it is Connect',
    opening: { connection: aConnection({ state: 'refused' }) },
    view: 'connect',
  },
  {
    name: 'with one that fails for now it is Check',
    opening: { connection: aConnection({ state: 'failing' }) },
    view: 'check',
  },
  {
    name: 'to upload without a connection it is Connect',
    opening: { connection: { state: 'none' as const }, startAt: 'upload' as const },
    view: 'connect',
  },
  {
    name: 'a menu item decides for itself',
    opening: { startAt: 'history' as const },
    view: 'history',
  },
])('the first view: $name', ({ opening, view }) => {
  expect(opened(opening).view).toBe(view);
});

describe('opening', () => {
  it('reads the sheet at once where the view shows it', () => {
    expect(namesOf(opened())).toEqual(['readActiveSheet']);
    expect(namesOf(opened({ startAt: 'history' }))).toEqual([]);
  });

  it('that fails can be tried again', () => {
    const failed = answer(firstState(), 'openingState', err('sidebar.no-permission'));
    expect(failed).toMatchObject({
      phase: 'not-opened',
      problem: { kind: 'sidebar.no-permission' },
    });
    expect(namesOf(nextState(failed, { type: 'opening-retried' }))).toEqual(['openingState']);
  });

  it('is tried again by itself when the person is online again', () => {
    const failed = answer(firstState(), 'openingState', err('sidebar.answer-lost'));
    const back = nextState(failed, { type: 'online-changed', online: true });
    expect(back.phase).toBe('opening');
    expect(namesOf(back)).toEqual(['openingState']);
  });
});

describe('a reply that comes late', () => {
  it('never pulls the person back to the view that asked', () => {
    const gone = after(opened(), { type: 'view-chosen', view: 'connect' });
    const late = withReading(gone);
    expect(late.view).toBe('connect');
    expect(late.reading?.fingerprint).toBe('f1');
  });

  it('of an upload is kept for the Upload view and changes no other', () => {
    const gone = after(sending(), { type: 'view-chosen', view: 'schedule' });
    const late = answer(gone, 'uploadSheet', ranAs());
    expect(late.view).toBe('schedule');
    expect(late.upload.step.at).toBe('answered');
  });

  it('of an upload asks nothing in the form of another sheet, which its yes would send', () => {
    const other = aReading({ sheet: aSheet({ id: 99, name: 'Valley', isPublic: true }) });
    const gone = readAnew(sending(), other);
    const late = answer(gone, 'uploadSheet', ok(asksOf('unchanged')));
    expect(late.upload).toMatchObject({ of: { sheetId: 99 }, step: { at: 'form' } });
    const yes = after(late, { type: 'question-confirmed', question: 'unchanged' });
    expect(namesOf(yes)).not.toContain('uploadSheet');
  });

  const valley = aReading({ sheet: aSheet({ id: 99, name: 'Valley', isPublic: true }) });
  const inValley = (state: OpenState) => readAnew(state, valley);

  describe('of a reading that was begun before the upload, and is answered after it', () => {
    const asks = asksOf('unchanged');
    test.each<{ because: string; result: UploadResult }>([
      { because: 'what is asked stays until somebody has answered it', result: asks },
      { because: 'what came of it stays shown', result: { state: 'ran', run: aRun() } },
    ])('$because', ({ result }) => {
      const asking = after(sending(), { type: 'check-asked' });
      const answered = answer(asking, 'uploadSheet', ok(result));
      const before = nextState(answered, {
        type: 'answered',
        id: callOf(asking, 'readActiveSheet').id,
        answer: ok(aReading()),
      });
      const late = withReading(openStateOf(before));
      expect(late.upload.step).toMatchObject({ at: 'answered', result });
    });

    it('the sheet is read anew, because that reading knows nothing of what was sent', () => {
      const asking = after(sending(), { type: 'check-asked' });
      const sent = answer(asking, 'uploadSheet', ranAs());
      expect(callOf(sent, 'readActiveSheet').id).not.toBe(callOf(asking, 'readActiveSheet').id);
    });

    it('one begun after the answer shows the form again', () => {
      const sent = answer(sending(), 'uploadSheet', ranAs());
      const again = after(sent, { type: 'check-asked' });
      expect(withReading(again).upload.step.at).toBe('form');
    });
  });

  it('of an upload that broke off is told of the sheet it was of', () => {
    const sheets = [
      { id: SHEET_ID, name: 'Hill farm' },
      { id: 99, name: 'Valley' },
    ];
    const known = { ...sending(), opening: anOpening({ sheets }) };
    const gone = inValley(known);
    const late = answer(gone, 'uploadSheet', err('connection.lock-busy'));
    expect(late).toMatchObject({ reading: { sheet: { name: 'Valley' } }, unsent: 'Hill farm' });
  });

  it('of an upload of a station that broke off is told of that station', () => {
    const opening = anOpening({ sheets: [{ id: SHEET_ID, name: 'Book' }] });
    const garden = answer(opened(), 'readActiveSheet', ok(readingOfStation('Garden')));
    const filled = after(garden, { type: 'upload-edited', form: { isPublic: true } });
    const shore = chooseStation({ ...after(filled, { type: 'upload-asked' }), opening }, 'Shore');
    const late = answer(shore, 'uploadSheet', err('connection.lock-busy'));
    expect(late.unsent).toBe('Book, Garden');
  });

  it('of an upload that broke off leaves the form of another sheet as it is', () => {
    const step: OpenState['upload']['step'] = {
      at: 'answered',
      result: { state: 'ran', run: aRun() },
      confirmed: [],
      since: 0,
    };
    const gone = inValley(sending());
    const answered = { ...gone, upload: { ...gone.upload, step } };
    const late = answer(answered, 'uploadSheet', err('connection.lock-busy'));
    expect(late.upload).toMatchObject({ of: { sheetId: 99 }, step });
  });

  test.each<{ because: string; asked: SidebarEvent; late: (state: OpenState) => OpenState }>([
    {
      because: 'of a doubt that was answered',
      asked: { type: 'finding-confirmed', kind: 'quality.min-above-max', places: [] },
      late: (state) => answer(state, 'confirmFinding', ok(null)),
    },
    {
      because: 'of rows that were written as a new tab',
      asked: { type: 'write-asked' },
      late: (state) => answer(state, 'writeAsNewSheet', ok({ id: 7, name: 'Rows' })),
    },
  ])('$because changes nothing of another sheet that is shown by now', ({ asked, late }) => {
    const { reading, written, calls } = late(inValley(after(read(), asked)));
    expect({ reading, written, calls }).toEqual({ reading: valley, written: null, calls: [] });
  });

  it('of a schedule that was saved leaves what was changed in its form after that', () => {
    const saving = after(
      opened({ jobs: [aJob({ title: 'Farm' })] }),
      { type: 'job-opened', job: wholeSheet(SHEET_ID) },
      { type: 'job-saved' },
      { type: 'draft-edited', draft: { title: 'Hill' } },
    );
    const saved = answer(saving, 'saveJob', ok([aJob({ title: 'Farm' })]));
    expect(saved.schedule.draft).toMatchObject({ title: 'Hill' });
    const again = answer(after(saved, { type: 'job-saved' }), 'saveJob', ok([aJob()]));
    expect(again.schedule.draft).toBeNull();
  });

  it('of a schedule that was taken over leaves what was changed as that of an own one', () => {
    const theirs = aJob({ mine: false, title: '', isPublic: null, email: null });
    const state = opened({ jobs: [theirs], sheet: aSheet({ isPublic: false }) });
    const saving = after(
      state,
      { type: 'job-opened', job: wholeSheet(SHEET_ID) },
      { type: 'job-saved' },
      { type: 'draft-edited', draft: { title: 'Hill' } },
    );
    const taken = answer(saving, 'takeOverJob', ok([aJob()]));
    expect(argsOf(after(taken, { type: 'job-saved' }), 'saveJob')[0]).toMatchObject({
      title: 'Hill',
    });
  });

  it('of a schedule that was saved keeps what is told until the add-on says that it is over', () => {
    const told: Problem[] = [
      { kind: 'addon.stored-damaged', params: {} },
      { kind: 'schedule.mail-not-sent', params: {} },
    ];
    const state = opened({ jobs: [aJob()], notices: told });
    const saving = after(
      state,
      { type: 'job-opened', job: wholeSheet(SHEET_ID) },
      { type: 'job-saved' },
    );
    const saved = answer(saving, 'saveJob', ok([aJob()]));
    expect(saved.opening.notices).toEqual(told);
    const left = anOpening({ jobs: [aJob()], notices: told.slice(0, 1) });
    expect(answer(saved, 'openingState', ok(left)).opening.notices).toEqual(told.slice(0, 1));
  });

  it('of a schedule that was saved leaves the form of another one open', () => {
    const jobs = [aJob(), aJob({ sheetId: 99, sheetName: 'Valley' })];
    const saving = after(
      opened({ jobs }),
      { type: 'job-opened', job: wholeSheet(SHEET_ID) },
      { type: 'job-saved' },
      { type: 'job-opened', job: wholeSheet(99) },
    );
    expect(answer(saving, 'saveJob', ok(jobs)).schedule.draft?.sheetId).toBe(99);
  });

  it('to a call that a newer one replaced changes nothing', () => {
    const first = opened();
    const [old] = first.calls;
    const second = after(first, { type: 'check-asked' });
    const reply = { type: 'answered', id: old?.id ?? 0, answer: ok(aReading()) } as const;
    expect(nextState(second, reply)).toBe(second);
  });
});

describe('what the add-on said before something changed', () => {
  const request = { way: 'paste', text: 'a session', address: '', key: '' } as const;
  const connection = aConnection();
  const before = anOpening({ connection: { state: 'none' }, jobs: [] });
  test.each<{ because: string; changed: (asking: OpenState) => OpenState; kept: Partial<Opening> }>(
    [
      {
        because: 'does not end a connection that was made since',
        changed: (asking) =>
          answer(
            after(asking, { type: 'connect-asked', request }),
            'connect',
            ok({ parts: [], connection, advice: null }),
          ),
        kept: { connection },
      },
      {
        because: 'does not take away a schedule that was saved since',
        changed: (asking) =>
          answer(
            after(asking, { type: 'repair-asked' }),
            'repairSchedule',
            ok([aJob({ sheetName: 'Valley' })]),
          ),
        kept: { jobs: [aJob({ sheetName: 'Valley' })] },
      },
    ],
  )('$because, and is asked for again', ({ changed, kept }) => {
    const asking = after(read(), { type: 'looked-again' });
    const [old] = asking.calls;
    const reply = { type: 'answered', id: old?.id ?? 0, answer: ok(before) } as const;
    const late = after(changed(asking), reply);
    expect(late.opening).toMatchObject(kept);
    expect(namesOf(late)).toEqual(['openingState']);
  });
});

describe('the runs as they were told before', () => {
  test.each<{ because: string; changed: (asking: OpenState) => OpenState }>([
    {
      because: 'a run has ended',
      changed: (asking) => answer(asking, 'uploadSheet', ranAs()),
    },
    {
      because: 'everything was told anew',
      changed: (asking) => {
        const anew = after(asking, { type: 'permissions-given' });
        return answer(anew, 'openingState', ok(anOpening({ runs: [aRun()] })));
      },
    },
  ])('hide none once $because, and are asked for again', ({ changed }) => {
    const asking = after(sending(), { type: 'history-asked' });
    const old = asking.calls.find(({ name }) => name === 'runHistory');
    const reply = { type: 'answered', id: old?.id ?? 0, answer: ok([]) } as const;
    const late = after(changed(asking), reply);
    expect(late.opening.runs).toHaveLength(1);
    expect(namesOf(late)).toContain('runHistory');
  });
});

describe('doubts that are answered quickly one after the other', () => {
  const [first, second] = ['C14', 'C15'].map((cell) =>
    aFinding({ places: [{ sheet: 'Hill farm', cells: [cell] }] }),
  );
  const right = ({ kind, places } = aFinding()) =>
    ({ type: 'finding-confirmed', kind, places }) as const;
  const doubted = withReading(opened(), {
    findings: [first, second].flatMap((finding) => finding ?? []),
  });
  const both = after(doubted, right(first), right(second));

  it('are told in turn, and each once', () => {
    const twice = after(both, right(first), right(second));
    expect(namesOf(twice)).toEqual(['confirmFinding', 'confirmFinding']);
    expect(nextCalls(twice.calls)).toHaveLength(1);
  });

  it('go one by one, and the sheet is read after the last', () => {
    const one = answer(both, 'confirmFinding', ok(null));
    expect(one.reading?.findings).toEqual([second]);
    expect(nextCalls(one.calls).map(({ name }) => name)).toEqual(['confirmFinding']);
    const none = answer(one, 'confirmFinding', ok(null));
    expect(none.reading?.findings).toEqual([]);
    expect(namesOf(none)).toEqual(['readActiveSheet']);
  });

  it('stay where one was refused, and the page goes on to say why', () => {
    const refused = answer(both, 'confirmFinding', err('addon.answer-busy'));
    const other = answer(refused, 'confirmFinding', ok(null));
    expect(other.reading?.findings).toEqual([first]);
    expect(other.troubles.confirmFinding?.kind).toBe('addon.answer-busy');
  });

  it('are read again with the answers to a question that were given meanwhile', () => {
    const wished = after(both, { type: 'wishes-changed', wishes: { temperatureUnit: 'F' } });
    const read = answer(wished, 'confirmFinding', ok(null));
    expect(argsOf(read, 'readActiveSheet')).toEqual([{ temperatureUnit: 'F' }, SHEET_ID]);
  });
});

describe('the cards of a check', () => {
  const at = (cells: string[], severity: 'error' | 'warning' = 'error') =>
    aFinding({
      kind: severity === 'error' ? 'quality.value-impossible' : 'quality.outlier',
      severity,
      mark: cells.join(),
      places: [{ sheet: 'Hill farm', cells }],
    });
  const checked = withReading(opened(), { findings: [at(['T17'], 'warning'), at(['C14', 'C15'])] });
  const [first, second] = shownCards(checked);
  const due = { type: 'cells-due' } as const;

  it('stand in the order in which they are mended, and the first that blocks is open', () => {
    expect(first?.findings[0]?.severity).toBe('error');
    expect(openCardOf(checked)?.key).toBe(first?.key);
    const other = after(checked, { type: 'card-toggled', card: second?.key ?? '', open: true });
    expect(openCardOf(other)?.key).toBe(second?.key);
    const none = after(other, { type: 'card-toggled', card: second?.key ?? '', open: false });
    expect(openCardOf(none)).toBeNull();
  });

  it('are all looked at, open or not, and read again only where a cell was changed', () => {
    const looking = after(checked, due, due);
    const both = [at(['T17']).places, at(['C14', 'C15']).places];
    expect(argsOf(looking, 'lookAtCells')).toEqual([both]);
    expect(namesOf(looking)).toEqual(['lookAtCells']);
    expect(namesOf(answer(looking, 'lookAtCells', ok(['T17', 'C14,C15'])))).toEqual([]);
    // What stood in the one cell stands in the other now.
    const again = answer(looking, 'lookAtCells', ok(['C14,C15', 'C14,C15']));
    expect(argsOf(again, 'readActiveSheet')).toEqual([{}, SHEET_ID]);
    expect(namesOf(after(again, due))).toEqual(['readActiveSheet']);
  });

  it('are looked at where somebody sees them', () => {
    const elsewhere = after(checked, { type: 'view-chosen', view: 'history' });
    expect(namesOf(after(elsewhere, due))).not.toContain('lookAtCells');
  });

  const readAs = (findings: ReturnType<typeof at>[]) => shownCards(readAnew(checked, { findings }));

  it('keep a tick for the cell that was mended, and go with one after the last', () => {
    const [left] = readAs([at(['T17'], 'warning'), at(['C15'])]);
    expect(left?.settled).toEqual(['C14']);
    expect(left?.findings).toHaveLength(1);
    const [gone, warning] = readAs([at(['T17'], 'warning')]);
    expect(gone).toMatchObject({ findings: [], settled: ['C14', 'C15'] });
    expect(warning?.settled).toEqual([]);
    expect(readAs([at(['T17'], 'warning'), at(['C14', 'C15'])])[0]?.settled).toEqual([]);
  });

  it('ask nothing where there is one answer', () => {
    const options = [{ value: 'mm' }];
    const one = aFinding({ severity: 'note', choices: { wish: 'rainUnit', options } });
    const number = aFinding({ choices: { wish: 'years', options: [{ value: '0' }] } });
    expect([one, number].map(isQuestion)).toEqual([false, true]);
  });
});

describe('what nobody has sent yet', () => {
  const understood = {
    ...aReading().understood,
    stations: { names: ['Garden', 'Shore', 'Ridge'], shareColumns: true },
  };
  const wishes = { station: 'Garden' };
  const sheets = [
    { id: SHEET_ID, name: 'Book' },
    { id: 12, name: 'Harbour' },
    { id: 13, name: 'Book → Almanac' },
    { id: 14, name: 'Sent' },
  ];
  const sent = [
    { sheetId: SHEET_ID, place: 'ridge' },
    { sheetId: 14, place: null },
  ];

  it('is the other stations of the sheet, and tabs that are none of ours', () => {
    const reading = aReading({ sheet: aSheet({ wishes }), wishes, understood });
    const state = answer(opened({ sheets, sent }), 'readActiveSheet', ok(reading));
    expect(notSent(state)).toEqual({ places: ['Shore'], tabs: ['Harbour'] });
  });

  it('is nothing where one tab holds one station', () => {
    expect(notSent(read())).toEqual({ places: [], tabs: [] });
  });
});

describe('the answers to a question', () => {
  it('are read with and remembered for the sheet they are about', () => {
    const asked = after(read(), { type: 'wishes-changed', wishes: { temperatureUnit: 'F' } });
    expect(argsOf(asked, 'readActiveSheet')).toEqual([{ temperatureUnit: 'F' }]);
    expect(argsOf(asked, 'rememberWishes')).toEqual([SHEET_ID, { temperatureUnit: 'F' }]);
  });

  describe('given quickly one after the other', () => {
    const [F, C] = [{ temperatureUnit: 'F' }, { temperatureUnit: 'C' }] as const;
    const wished = (...all: ReadOptions[]) =>
      after(read(), ...all.map((wishes) => ({ type: 'wishes-changed', wishes }) as const));
    const remembered = (state: OpenState) => answer(state, 'rememberWishes', ok(null));
    const begun = (state: OpenState) =>
      nextCalls(state.calls).map(({ name, args }) => [name, args]);

    it('are remembered one after the other, so that the later one counts', () => {
      const twice = wished(F, C);
      expect(begun(twice)).toEqual([
        ['rememberWishes', [SHEET_ID, F]],
        ['readActiveSheet', [C]],
      ]);
      expect(begun(remembered(twice))).toContainEqual(['rememberWishes', [SHEET_ID, C]]);
    });

    it('are kept before anything is read by them', () => {
      const checked = after(wished(F), { type: 'check-asked' });
      expect(begun(checked)).toEqual([['rememberWishes', [SHEET_ID, F]]]);
      expect(begun(remembered(checked))).toEqual([['readActiveSheet', [null]]]);
    });
  });

  it('are not put on another sheet that is in front by now', () => {
    const asked = after(read(), { type: 'wishes-changed', wishes: { temperatureUnit: 'F' } });
    const other = aReading({ sheet: aSheet({ id: 99, name: 'Valley' }) });
    const next = answer(asked, 'readActiveSheet', ok(other));
    expect(next.reading?.sheet.id).toBe(SHEET_ID);
    expect(argsOf(next, 'readActiveSheet')).toEqual([null]);
  });
});

it('of cells pressed quickly the last one is in front, and only the first is waited for', () => {
  const show = (cell: string) => ({ type: 'cell-shown', sheet: 'Hill farm', cell }) as const;
  const both = after(read(), show('C5'), show('E7'), show('F8'), show('D6'));
  const begun = nextCalls(both.calls).map(({ args }) => args);
  expect(begun).toEqual([[{ sheet: 'Hill farm', cell: 'C5' }]]);
  const next = answer(both, 'showCell', ok(null));
  expect(nextCalls(next.calls).map(({ args }) => args)).toEqual([
    [{ sheet: 'Hill farm', cell: 'D6' }],
  ]);
});

describe('uploading', () => {
  it('does not begin before someone says who may see it', () => {
    const pressed = after(read(), { type: 'upload-asked' });
    expect(pressed.upload).toMatchObject({ isPublic: null, incomplete: true });
    expect(namesOf(pressed)).not.toContain('uploadSheet');
  });

  it.each([
    { outcome: 'sent' as const, reads: true },
    { outcome: 'failed' as const, reads: false },
  ])(
    'opens the form again and, of a run that was $outcome, reads: $reads',
    ({ outcome, reads }) => {
      const ran = answer(sending(), 'uploadSheet', ranAs({ outcome }));
      const open = after(ran, { type: 'upload-reopened' });
      expect(open.upload.step).toEqual({ at: 'form' });
      expect(namesOf(open).includes('readActiveSheet')).toBe(reads);
    },
  );

  it('sends what was shown, trimmed, with the fingerprint the person saw', () => {
    expect(argsOf(sending(), 'uploadSheet')).toEqual([
      {
        sheetId: SHEET_ID,
        place: null,
        title: 'Hill farm',
        description: 'Roof',
        isPublic: false,
        fingerprint: 'f1',
        confirmed: [],
      },
    ]);
  });

  it('pressed twice sends once', () => {
    expect(after(sending(), { type: 'upload-asked' })).toEqual(sending());
  });

  it('does not begin offline', () => {
    const offline = after(read(), { type: 'online-changed', online: false });
    const chosen = after(offline, { type: 'upload-edited', form: { isPublic: true } });
    expect(namesOf(after(chosen, { type: 'upload-asked' }))).not.toContain('uploadSheet');
  });

  it('of a station says nothing of the other, which was chosen meanwhile', () => {
    const garden = answer(opened(), 'readActiveSheet', ok(readingOfStation('Garden')));
    const filled = after(garden, { type: 'upload-edited', form: { isPublic: true } });
    const shore = chooseStation(after(filled, { type: 'upload-asked' }), 'Shore');
    const sent = answer(shore, 'uploadSheet', ranAs());
    expect(sent.reading).toMatchObject({ unchanged: false, sheet: { title: 'Book, Shore' } });
    expect(sent.upload).toMatchObject({ title: 'Book, Shore', step: { at: 'form' } });
  });

  it('keeps what was typed where the sheet writes the station in other letters', () => {
    const garden = answer(opened(), 'readActiveSheet', ok(readingOfStation('garden')));
    const filled = after(garden, { type: 'upload-edited', form: { title: 'Under the elm' } });
    expect(chooseStation(filled, 'Garden').upload.title).toBe('Under the elm');
  });

  it('that asks is sent again with the question answered, and with those answered before', () => {
    const asks = asksOf('unchanged');
    const asked = answer(sending(), 'uploadSheet', ok(asks));
    const again = after(asked, { type: 'question-confirmed', question: 'unchanged' });
    expect(argsOf(again, 'uploadSheet')[0]?.confirmed).toEqual(['unchanged']);
    const twice = answer(again, 'uploadSheet', ok(asksOf('drift')));
    const third = after(twice, { type: 'question-confirmed', question: 'drift' });
    expect(argsOf(third, 'uploadSheet')[0]?.confirmed).toEqual(['unchanged', 'drift']);
  });

  it('whose call broke off shows the form again, and asks what became of it', () => {
    const failed = answer(sending(), 'uploadSheet', err('sidebar.answer-lost'));
    expect(failed.upload.step.at).toBe('form');
    expect(failed.troubles.uploadSheet?.kind).toBe('sidebar.answer-lost');
    expect(namesOf(failed)).toContain('openingState');
  });

  it('that finds the session ended shows so, and keeps what was typed until there is another', () => {
    const failed = answer(sending(), 'uploadSheet', err('connection.signed-out-elsewhere'));
    const over = aConnection({ state: 'refused' });
    const told = answer(failed, 'openingState', ok(anOpening({ connection: over })));
    expect(told.opening.connection).toMatchObject({ state: 'refused' });
    const request = { way: 'paste', text: 'a session', address: '', key: '' } as const;
    const connection = aConnection();
    const test = ok({ parts: [], connection, advice: null });
    const again = answer(after(told, { type: 'connect-asked', request }), 'connect', test);
    expect(again).toMatchObject({
      opening: { connection },
      upload: { title: ' Hill farm ', isPublic: false },
      troubles: {},
    });
  });

  it('leaves what is typed alone when the same sheet is read again', () => {
    const typed = after(read(), { type: 'upload-edited', form: { title: 'Mine' } });
    const again = after(typed, { type: 'check-asked' });
    expect(withReading(again).upload.title).toBe('Mine');
  });

  it('takes the title of another place that is read on the same sheet', () => {
    const typed = after(read(), { type: 'upload-edited', form: { title: 'Mine' } });
    const again = after(typed, { type: 'check-asked' });
    const shore = aReading({
      wishes: { station: 'Shore' },
      sheet: aSheet({ title: 'Hill farm, Shore' }),
    });
    expect(answer(again, 'readActiveSheet', ok(shore)).upload.title).toBe('Hill farm, Shore');
  });

  it('takes the title and visibility another sheet is remembered with', () => {
    const again = after(read(), { type: 'check-asked' });
    const other = aReading({ sheet: aSheet({ id: 99, name: 'Valley', isPublic: true }) });
    expect(answer(again, 'readActiveSheet', ok(other)).upload).toMatchObject({
      of: { sheetId: 99 },
      title: 'Valley',
      isPublic: true,
    });
  });
});

describe('the record of what is sent', () => {
  const RECORD = { id: 'r1', title: 'Pine Hollow', description: '', versions: 12, etag: '"seen"' };
  const sheet = aSheet({ lastUpload: aRun(), isPublic: true, hasRecord: true });
  const entered = () =>
    after(withReading(opened({ sheet }), { sheet }), { type: 'view-chosen', view: 'upload' });
  const looked = (isPublic = false): OpenState =>
    answer(entered(), 'lookAtRecord', ok({ is: 'there', record: { ...RECORD, isPublic } }));
  const publish = [
    { type: 'record-edited', change: { isPublic: true } },
    { type: 'record-saved' },
  ] as const;

  it('is looked at once a reading, and again with the next', () => {
    expect(argsOf(entered(), 'lookAtRecord')).toEqual([wholeSheet(SHEET_ID)]);
    expect(namesOf(after(looked(), { type: 'view-chosen', view: 'upload' }))).not.toContain(
      'lookAtRecord',
    );
    const again = withReading(after(looked(), { type: 'check-asked' }), { sheet });
    expect(namesOf(again)).toContain('lookAtRecord');
  });

  it('becomes public by a question of its own, with what was seen of it', () => {
    const asked = after(looked(), ...publish);
    expect([namesOf(asked).includes('changeRecord'), asked.record.asks]).toEqual([false, true]);
    const sent = after(asked, { type: 'record-published' });
    expect(argsOf(sent, 'changeRecord')).toEqual([
      { ...wholeSheet(SHEET_ID), change: { isPublic: true }, etag: '"seen"' },
    ]);
    const left = after(asked, { type: 'record-left' });
    expect(left.record).toMatchObject({ typed: {}, asks: false });
  });

  it('is shown again where somebody has changed it meanwhile', () => {
    const sent = after(looked(), ...publish, { type: 'record-published' });
    const record = { ...RECORD, title: 'Hollow', isPublic: false };
    const told = answer(sent, 'changeRecord', ok({ is: 'otherwise', record }));
    expect(told.record).toMatchObject({ look: { record }, typed: {}, told: 'otherwise' });
  });

  it('takes only what was changed', () => {
    const edited = after(looked(true), {
      type: 'record-edited',
      change: { title: ' Pine Hollow ', isPublic: false },
    });
    const sent = after(edited, { type: 'record-saved' });
    expect(argsOf(sent, 'changeRecord')).toMatchObject([{ change: { isPublic: false } }]);
    const record = { ...RECORD, isPublic: false };
    const changed = answer(sent, 'changeRecord', ok({ is: 'changed', record }));
    expect(changed.record).toMatchObject({ told: 'now-private', typed: {} });
  });

  it('gets an upload with the visibility that was shown, once nothing typed waits to be saved', () => {
    const sent = after(looked(), { type: 'upload-asked' });
    expect(argsOf(sent, 'uploadSheet')).toMatchObject([{ title: 'Pine Hollow', isPublic: false }]);
    const typed = after(looked(), { type: 'record-edited', change: { title: 'Other' } });
    expect(namesOf(after(typed, { type: 'upload-asked' }))).not.toContain('uploadSheet');
  });

  it('that is gone is made anew as a first upload is: nothing is preselected', () => {
    const problem: Problem = { kind: 'upload.record-removed', params: {} };
    const gone = answer(entered(), 'lookAtRecord', ok({ is: 'gone', problem }));
    const anew = after(gone, { type: 'anew-asked' });
    expect(anew.upload).toMatchObject({ isPublic: null, anew: true, step: { at: 'form' } });
    expect(namesOf(after(anew, { type: 'upload-asked' }))).not.toContain('uploadSheet');
    const said = after(anew, { type: 'upload-edited', form: { isPublic: false } });
    expect(argsOf(after(said, { type: 'upload-asked' }), 'uploadSheet')).toMatchObject([
      { isPublic: false, anew: true },
    ]);
  });
});

describe('schedules that are taken over at once', () => {
  const jobs = [1, 2].map((sheetId) => aJob({ sheetId, mine: false, ownerName: 'cy' }));
  const form = () =>
    after(opened({ jobs, startAt: 'schedule' }), { type: 'all-opened', owner: 'cy' });

  it('say once who may see them, before anybody is asked, where there is no offer', () => {
    const pressed = after(form(), { type: 'all-taken' });
    expect(namesOf(pressed)).not.toContain('takeOverAll');
    expect(pressed.schedule.all?.asked.undecided).toHaveLength(2);
    const said = after(pressed, { type: 'all-edited', change: { isPublic: false } });
    expect(argsOf(after(said, { type: 'all-taken' }), 'takeOverAll')).toMatchObject([
      { targets: [{ sheetId: 1 }, { sheetId: 2 }], isPublic: false, offer: '' },
    ]);
  });

  it('ask what becomes of a record that the account has already', () => {
    const offered = after(form(), { type: 'all-edited', change: { offer: 'the link' } });
    const asked = { state: 'asks' as const, same: ['Hill farm'], undecided: [] };
    const told = answer(after(offered, { type: 'all-taken' }), 'takeOverAll', ok(asked));
    expect(told.schedule.all?.asked).toEqual({ same: ['Hill farm'], undecided: [] });
    const chosen = after(told, { type: 'all-edited', change: { sameKey: 'join' } });
    const taken = answer(
      after(chosen, { type: 'all-taken' }),
      'takeOverAll',
      ok({ state: 'taken' as const, jobs: [aJob({ sheetId: 1 })] }),
    );
    expect([taken.schedule.all, taken.opening.jobs[0]?.mine]).toEqual([null, true]);
  });
});

describe('“Upload dataset” of the menu', () => {
  const unasked = aSheet({ lastUpload: aRun(), isPublic: true, unasked: true });
  const readAs = (parts: Parameters<typeof aReading>[0], opening: Partial<Opening> = {}) =>
    withReading(opened({ startAt: 'upload', sheet: unasked, ...opening }), {
      sheet: unasked,
      ...parts,
    });

  it.each<[string, OpenState, boolean]>([
    ['is sent once it is read where that was said of it', readAs({}), true],
    ['is not sent where nobody said so', readAs({ sheet: { ...unasked, unasked: false } }), false],
    ['is not sent where it has not changed', readAs({ unchanged: true }), false],
    [
      'is not sent where something blocks',
      readAs({ findings: [aFinding({ severity: 'error' })] }),
      false,
    ],
    ['is not sent by another view', readAs({}, { startAt: 'check' }), false],
    [
      'is not sent by a later reading',
      readAnew(readAs({ unchanged: true }), { sheet: unasked }),
      false,
    ],
  ])('a sheet %s', (_, state, isSent) => {
    expect(namesOf(state).includes('uploadSheet')).toBe(isSent);
  });

  it('sends an unchanged sheet once more when that is pressed, and is not asked about it', () => {
    const state = readAs({ unchanged: true });
    expect(argsOf(after(state, { type: 'upload-asked' }), 'uploadSheet')).toMatchObject([
      { confirmed: ['unchanged'] },
    ]);
  });

  it('keeps the tick with the sheet', () => {
    const ticked = after(readAs({ sheet: { ...unasked, unasked: false } }), {
      type: 'unasked-changed',
      unasked: true,
    });
    expect(argsOf(ticked, 'sendUnasked')).toEqual([
      { sheetId: SHEET_ID, place: null, unasked: true },
    ]);
    expect(answer(ticked, 'sendUnasked', ok(null)).reading?.sheet.unasked).toBe(true);
  });
});

describe('what an upload would change', () => {
  const sent = aSheet({ lastUpload: aRun() });
  const toUpload = (parts: Parameters<typeof aReading>[0] = {}) =>
    withReading(opened({ startAt: 'upload' }), { sheet: sent, ...parts });

  it.each<[string, OpenState, FunctionName[]]>([
    ['is asked for once the sheet is read', toUpload(), ['compareUpload']],
    ['is not asked of a sheet that was never sent', toUpload({ sheet: aSheet() }), []],
    ['is not asked of values that are the same', toUpload({ unchanged: true }), []],
    [
      'is asked on coming from a check',
      after(withReading(opened(), { sheet: sent }), {
        type: 'view-chosen',
        view: 'upload',
      }),
      ['compareUpload'],
    ],
    ['is not asked before somebody looks at Upload', withReading(opened(), { sheet: sent }), []],
  ])('%s', (_, state, calls) => {
    expect(namesOf(state)).toEqual(calls);
  });

  it('is asked again for other values, and then says nothing of the old ones', () => {
    const compared = answer(toUpload(), 'compareUpload', ok({ by: 'nothing' }));
    expect(compared.upload.comparison).toEqual({ by: 'nothing' });
    expect(namesOf(readAnew(compared, { sheet: sent }))).toEqual([]);
    const again = readAnew(compared, { sheet: sent, fingerprint: 'others' });
    expect(again.upload.comparison).toBeNull();
    expect(namesOf(again)).toEqual(['compareUpload']);
  });

  it('says nothing of values that were read before the ones on the screen', () => {
    const asked = toUpload();
    const again = readAnew(asked, { sheet: sent, fingerprint: 'others' });
    expect(namesOf(again)).toEqual(['compareUpload']);
    const [late] = asked.calls;
    const told = after(again, {
      type: 'answered',
      id: late?.id ?? 0,
      answer: ok({ by: 'nothing' }),
    });
    expect(told.upload.comparison).toBeNull();
    expect(namesOf(told)).toEqual(['compareUpload']);
  });

  it('says no more of it for another tab than for a sheet that was sent', () => {
    const failed = answer(toUpload(), 'compareUpload', err('connection.lock-busy'));
    const other = aReading({ sheet: aSheet({ id: 99 }) });
    expect(readAnew(failed, other).troubles).toEqual({});
  });

  it('is forgotten once the sheet is sent', () => {
    const compared = answer(toUpload(), 'compareUpload', ok({ by: 'nothing' }));
    const filled = after(compared, { type: 'upload-edited', form: { isPublic: true } });
    const sending = after(filled, { type: 'upload-asked' });
    const run = aRun({ sheetId: SHEET_ID });
    const state = answer(sending, 'uploadSheet', ok({ state: 'ran', run }));
    expect(state.upload.comparison).toBeNull();
    expect(state.reading?.sheet.lastUpload).toEqual(run);
  });
});

describe('files for others', () => {
  const LOOK: FilesLook = {
    ...{ placeless: [], onlyInList: [], onlyInTables: [] },
    ...{ unsettled: 0, stations: [''], areDays: true, values: 3 },
    ...{ from: '1864-01-01', to: '1864-01-03', formats: [] },
  };
  const PART = { as: 'download' as const, name: 'a.zip', bytes: 9, fingerprint: '5ca1ab1e' };
  const looked = (): OpenState => {
    const read = withReading(opened({ startAt: 'files' }));
    return answer(read, 'lookAtFiles', ok(LOOK)) as OpenState;
  };

  it('are looked at once a reading', () => {
    const read = withReading(opened({ startAt: 'files' }));
    expect(namesOf(read)).toEqual(['lookAtFiles']);
    const again = after(looked(), { type: 'view-chosen', view: 'files' });
    expect(namesOf(again)).toEqual([]);
    const anew = readAnew(again);
    expect([namesOf(anew), (anew as OpenState).files.look]).toEqual([['lookAtFiles'], null]);
  });

  it('come in parts, each asked for behind the last and of the same reading', () => {
    const asked = after(looked(), { type: 'files-asked', as: 'download' });
    const first = answer(asked, 'makeFiles', ok({ ...PART, base64: 'AAAA', next: 3 }));
    expect((first as OpenState).files.made).toMatchObject({ is: 'coming', share: 1 / 3 });
    expect(first.calls[0]?.args).toMatchObject([{ from: 3, seen: '5ca1ab1e' }]);
    const last = answer(first, 'makeFiles', ok({ ...PART, base64: 'BBBB', next: null }));
    expect((last as OpenState).files.made).toEqual({
      ...{ is: 'saved', name: 'a.zip', parts: ['AAAA', 'BBBB'] },
    });
    expect(namesOf(last)).toEqual([]);
  });

  it('wait for facts of the station that can be taken', () => {
    const station = { ...EMPTY_STATION, latitude: 'north' };
    const typed = after(looked(), { type: 'upload-edited', form: { station } });
    const asked = after(typed, { type: 'files-asked', as: 'tab' });
    expect([namesOf(asked), (asked as OpenState).files.incomplete]).toEqual([[], true]);
  });
});

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
});

describe('the schedule', () => {
  it('opens its form where nothing is scheduled: it mails what fails, and who may see it is not chosen', () => {
    expect(opened({ startAt: 'schedule' }).schedule.draft).toMatchObject({
      sheetId: SHEET_ID,
      isPublic: null,
      wantsEmail: true,
      email: 'ada@field.example',
    });
  });

  it('knows who may see the sheet once that was said for an upload, in an open form, too', () => {
    const form = after(sending(), { type: 'view-chosen', view: 'schedule' });
    expect(form.schedule.draft?.isPublic).toBeNull();
    const sent = answer(form, 'uploadSheet', ranAs());
    expect(sent.schedule.draft).toMatchObject({ isPublic: false });
    const dropped = after(sent, { type: 'draft-dropped' });
    const again = after(dropped, { type: 'job-opened', job: wholeSheet(SHEET_ID) });
    expect(again.schedule.draft).toMatchObject({ isPublic: false, description: 'Roof' });
  });

  it('is of the tab that is open now, and not of the one that was read before', () => {
    const read = withReading(opened());
    const form = after(read, { type: 'view-chosen', view: 'schedule' });
    const moved = anOpening({ sheet: aSheet({ id: 12, name: 'Mill' }) });
    const gone = answer(form, 'openingState', ok(moved));
    expect(gone.schedule.draft).toMatchObject({ sheetId: 12, title: 'Mill' });
    const filled = after(form, { type: 'draft-edited', draft: { isPublic: true } });
    const kept = answer(filled, 'openingState', ok(moved));
    expect(kept.schedule.draft).toMatchObject({ sheetId: SHEET_ID, isPublic: true });
  });

  const MILL = aSheet({ id: 12, name: 'Mill' });
  it.each([
    { name: 'goes along to a tab without a schedule', sheet: MILL, taken: [], becomes: 12 },
    { name: 'closes at a tab that has a schedule', sheet: MILL, taken: [12], becomes: undefined },
    { name: 'closes at a chart', sheet: null, taken: [], becomes: undefined },
  ])('a form that nobody filled in $name', ({ sheet, taken, becomes }) => {
    const jobs = [14, ...taken].map((sheetId) => aJob({ sheetId }));
    const read = withReading(opened({ jobs }));
    const view = after(read, { type: 'view-chosen', view: 'schedule' });
    const form = after(view, { type: 'job-opened', job: wholeSheet(SHEET_ID) });
    expect(form.schedule.draft?.sheetId).toBe(SHEET_ID);
    const gone = answer(form, 'openingState', ok(anOpening({ sheet, jobs })));
    expect(gone.schedule.draft?.sheetId).toBe(becomes);
    expect(currentSheet(gone)?.id).toBe(sheet?.id);
  });

  it('is of the station that is chosen, and one that was made goes on with its own', () => {
    const read = answer(opened(), 'readActiveSheet', ok(readingOfStation('Garden')));
    const form = after(read, { type: 'view-chosen', view: 'schedule' });
    expect(form.schedule.draft).toMatchObject({ place: 'Garden', title: 'Book, Garden' });
    expect(chooseStation(form, 'Shore').schedule.draft).toMatchObject({ place: 'Shore' });
    const filled = after(form, { type: 'draft-edited', draft: { isPublic: true } });
    const typed = after(chooseStation(filled, 'Shore'), { type: 'job-saved' });
    expect(argsOf(typed, 'saveJob')[0]).toMatchObject({ place: 'Garden', title: 'Book, Garden' });
    const job = aJob({ place: 'Garden', title: 'Book, Garden' });
    const made = answer(typed, 'saveJob', ok([job]));
    const changed = after(made, { type: 'job-opened', job });
    expect(changed.schedule.draft).toMatchObject({ place: 'Garden', title: 'Book, Garden' });
    const shore = { sheetId: SHEET_ID, place: 'Shore' };
    const second = after(made, { type: 'job-opened', job: shore });
    expect(second.schedule.draft).toMatchObject({ place: 'Shore', title: 'Book, Shore' });
    const run = after(made, { type: 'job-run', job, confirmed: [] });
    expect(argsOf(run, 'uploadSheet')[0]).toMatchObject({ place: 'Garden' });
    const { rhythm } = job;
    const instead = after(made, { type: 'job-opened', job: shore, instead: job });
    const given = after(instead, { type: 'draft-edited', draft: { isPublic: true } });
    expect(argsOf(after(given, { type: 'job-saved' }), 'saveJob')[0]).toMatchObject({
      place: 'Shore',
      title: 'Book, Shore',
      rhythm,
      instead: 'Garden',
    });
  });

  it('is saved for other sheets, too, and what was saved is shown when one of them is refused', () => {
    const form = after(opened({ startAt: 'schedule' }), {
      type: 'draft-edited',
      draft: {
        isPublic: true,
        also: [
          { sheetId: 12, place: 'Shore' },
          { sheetId: 13, place: null },
        ],
      },
    });
    const saved = after(form, { type: 'job-saved' });
    expect(argsOf(saved, 'saveJob')[0]).toMatchObject({
      sheetId: SHEET_ID,
      also: [{ sheetId: 12, place: 'Shore' }, { sheetId: 13 }],
    });
    const refused = answer(saved, 'saveJob', err('upload.other-service'));
    expect(namesOf(refused)).toContain('openingState');
  });

  it('is not saved before visibility and a wanted address are given', () => {
    const draft = opened({ startAt: 'schedule' });
    expect(namesOf(after(draft, { type: 'job-saved' }))).toEqual([]);
    const seen = after(draft, {
      type: 'draft-edited',
      draft: { isPublic: true, email: '' },
    });
    expect(after(seen, { type: 'job-saved' }).schedule.draft?.incomplete).toBe(true);
    const whole = after(seen, { type: 'draft-edited', draft: { email: 'ada@station.example' } });
    expect(argsOf(after(whole, { type: 'job-saved' }), 'saveJob')[0]).toMatchObject({
      sheetId: SHEET_ID,
      isPublic: true,
      email: 'ada@station.example',
    });
  });

  it("of another editor is taken over with the person's own choices", () => {
    const theirs = aJob({ mine: false, title: '', isPublic: null, email: null });
    const state = opened({
      startAt: 'schedule',
      jobs: [theirs],
      sheet: aSheet({ isPublic: false }),
    });
    const opening = after(state, { type: 'job-opened', job: wholeSheet(SHEET_ID) });
    const saved = after(opening, { type: 'job-saved' });
    expect(argsOf(saved, 'takeOverJob')[0]).toMatchObject({ title: 'Hill farm', isPublic: false });
  });

  it('run now sends without a fingerprint, and its answer stays with the schedule', () => {
    const state = opened({ startAt: 'schedule', jobs: [aJob()] });
    const run = after(state, { type: 'job-run', job: wholeSheet(SHEET_ID), confirmed: [] });
    expect(argsOf(run, 'uploadSheet')[0]?.fingerprint).toBeNull();
    const done = answer(run, 'uploadSheet', ranAs());
    expect(done.schedule.ran?.sheetId).toBe(SHEET_ID);
    expect(done.upload.step.at).toBe('form');
  });

  it('run now that fails says so with the schedule, and leaves the Upload view alone', () => {
    const seen = answer(sending(), 'uploadSheet', ranAs());
    const state = { ...seen, opening: anOpening({ jobs: [aJob()] }) };
    const run = after(state, { type: 'job-run', job: wholeSheet(SHEET_ID), confirmed: [] });
    const failed = answer(run, 'uploadSheet', err('connection.lock-busy'));
    expect(failed.schedule.ran).toEqual({
      ...wholeSheet(SHEET_ID),
      problem: { kind: 'connection.lock-busy', params: {} },
    });
    expect(failed.troubles.uploadSheet).toBeUndefined();
    expect(failed.upload.step.at).toBe('answered');
    expect(namesOf(failed)).toEqual(['openingState']);
    const again = after(failed, {
      type: 'job-run',
      job: wholeSheet(SHEET_ID),
      confirmed: ['drift'],
    });
    expect(argsOf(again, 'uploadSheet')[0]?.confirmed).toEqual(['drift']);
  });

  it('run now keeps each question that was answered with yes, or two would ask in turns for ever', () => {
    const pressed = (state: OpenState, confirmed: UploadQuestion[]) =>
      after(state, { type: 'job-run', job: wholeSheet(SHEET_ID), confirmed });
    const asked = (state: OpenState, question: UploadQuestion) =>
      answer(state, 'uploadSheet', ok(asksOf(question)));
    const first = asked(pressed(opened({ startAt: 'schedule', jobs: [aJob()] }), []), 'drift');
    const second = asked(pressed(first, ['drift']), 'old-values');
    const third = pressed(second, ['old-values']);
    expect(argsOf(third, 'uploadSheet')[0]?.confirmed).toEqual(['drift', 'old-values']);
    expect(argsOf(pressed(second, []), 'uploadSheet')[0]?.confirmed).toEqual([]);
  });

  it('is deleted only after a second word', () => {
    const state = opened({ startAt: 'schedule', jobs: [aJob()] });
    expect(namesOf(after(state, { type: 'delete-confirmed' }))).toEqual([]);
    const considered = after(state, { type: 'delete-considered', job: wholeSheet(SHEET_ID) });
    expect(argsOf(after(considered, { type: 'delete-confirmed' }), 'deleteJob')).toEqual([
      { sheetId: SHEET_ID, place: null },
    ]);
  });
});

describe('connecting', () => {
  it('shows what the test found, and keeps no password once it is answered', () => {
    const state = opened({ connection: { state: 'none' } });
    const asked = after(state, {
      type: 'connect-asked',
      request: { way: 'password', email: 'a@b.example', password: 'secret', address: '', key: '' },
    });
    const connection = aConnection();
    const done = answer(asked, 'connect', ok({ parts: [], connection, advice: null }));
    expect(done.opening.connection).toEqual(connection);
    expect(JSON.stringify(done)).not.toContain('secret');
  });

  it('asks again for everything after disconnecting', () => {
    const state = after(opened({ startAt: 'connect' }), {
      type: 'disconnect-confirmed',
      removeSchedules: true,
    });
    const left = answer(state, 'disconnect', ok({ state: 'none' }));
    expect(left.opening.connection.state).toBe('none');
    expect(namesOf(left)).toEqual(['openingState']);
  });
});

it('what was run by hand is not told again when the person comes back to the schedule', () => {
  const sheetId = SHEET_ID;
  const ran = answer(
    after(opened({ startAt: 'schedule', jobs: [aJob()] }), {
      type: 'job-run',
      job: wholeSheet(sheetId),
      confirmed: [],
    }),
    'uploadSheet',
    ranAs(),
  );
  expect(ran.schedule.ran).not.toBeNull();
  expect(after(ran, { type: 'view-chosen', view: 'schedule' }).schedule.ran).toBeNull();
});

describe('history', () => {
  it('is asked for with the hour it is when the person comes to it', () => {
    expect(namesOf(after(read(), { type: 'view-chosen', view: 'history' }))).toEqual([
      'openingState',
    ]);
  });

  it('an unknown run that is settled takes its new outcome', () => {
    const state = opened({ startAt: 'history', runs: [aRun({ outcome: 'unknown' })] });
    const asked = after(state, { type: 'unknown-settled', runId: 'run-1', how: 'arrived' });
    const settled = answer(asked, 'settleUnknown', ranAs());
    expect(settled.opening.runs.map(({ outcome }) => outcome)).toEqual(['sent']);
  });

  it('an unknown run that is settled is shown with its new outcome by Upload, too', () => {
    const unknown = aRun({ outcome: 'unknown' });
    const lost = answer(sending(), 'uploadSheet', ok({ state: 'ran', run: unknown }));
    const asked = after(lost, { type: 'unknown-settled', runId: unknown.id, how: 'arrived' });
    const settled = answer(asked, 'settleUnknown', ranAs());
    expect(settled.upload.step).toMatchObject({ result: { run: { outcome: 'sent' } } });
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

it('says that a call takes long, and only about the call that does', () => {
  const state = opened();
  const [call] = state.calls;
  const slow = after(state, { type: 'call-took-long', id: call?.id ?? 0 });
  expect(slow.calls).toEqual([{ ...call, slow: true }]);
  expect(after(slow, { type: 'call-took-long', id: 999 }).calls).toEqual(slow.calls);
});

it('looks again when the person comes back, unless something is under way', () => {
  expect(namesOf(after(read(), { type: 'looked-again' }))).toEqual(['openingState']);
  expect(namesOf(after(opened(), { type: 'looked-again' }))).toEqual(['readActiveSheet']);
});

describe('Upload, where the person has been in the sheet since it was read', () => {
  const away = () => after(read(), { type: 'looked-away' });
  const upload = { type: 'view-chosen', view: 'upload' } as const;

  it('reads the sheet again as it is opened, once', () => {
    const entered = after(away(), upload);
    expect(namesOf(entered)).toEqual(['readActiveSheet']);
    const shown = withReading(entered);
    expect(namesOf(after(shown, { type: 'view-chosen', view: 'check' }, upload))).toEqual([]);
  });

  const back = (state: OpenState) =>
    answer(
      after(state, { type: 'looked-away' }, { type: 'looked-again' }),
      'openingState',
      ok(anOpening()),
    );

  it('reads it again when they come back to it, or to Check', () => {
    expect(namesOf(back(after(read(), upload)))).toEqual(['readActiveSheet']);
    expect(namesOf(back(read()))).toEqual(['readActiveSheet']);
  });

  it.each([
    ['stays told where nothing was changed since', { unchanged: true }, 'answered'],
    ['gives way to the form where something was', { unchanged: false }, 'form'],
  ])('what was published %s', (_, parts, at) => {
    const sent = answer(sending(), 'uploadSheet', ranAs());
    const settled = answer(after(sent, upload), 'openingState', ok(anOpening()));
    expect(withReading(back(settled), parts).upload.step.at).toBe(at);
  });

  it('what is asked stays asked', () => {
    const asked = answer(sending(), 'uploadSheet', ok(asksOf('unchanged')));
    const settled = answer(after(asked, upload), 'openingState', ok(anOpening()));
    expect(namesOf(back(settled))).toEqual([]);
  });

  it('keeps what was read, and typed, while they look at another tab', () => {
    const back = after(read(), upload, { type: 'looked-away' }, { type: 'looked-again' });
    const elsewhere = anOpening({ sheet: aSheet({ id: 99, name: 'Notes' }) });
    expect(namesOf(answer(back, 'openingState', ok(elsewhere)))).toEqual([]);
  });

  it('reads again what they left while it was read', () => {
    const reading = after(opened(), { type: 'looked-away' });
    const shown = withReading(reading);
    expect(namesOf(after(shown, upload))).toEqual(['readActiveSheet']);
  });

  it('reads nothing where they have not been there', () => {
    expect(namesOf(after(read(), upload))).toEqual([]);
  });
});

it('asks anew when permissions were given, also while an earlier question has no answer yet', () => {
  const asking = after(read(), { type: 'looked-again' });
  const anew = after(asking, { type: 'permissions-given' });
  const [before, now] = [asking.calls[0], anew.calls[0]];
  expect(namesOf(anew)).toEqual(['openingState']);
  expect(now?.id).toBeGreaterThan(before?.id ?? 0);
});

function opened(opening: Partial<Opening> = {}): OpenState {
  return openStateOf(answer(firstState(), 'openingState', ok(anOpening(opening))));
}

function read(): OpenState {
  return withReading(opened(), { findings: [aFinding()] });
}

function readingOfStation(station: string): SheetReading {
  const wishes = { station };
  return aReading({ wishes, sheet: aSheet({ wishes, title: `Book, ${station}` }) });
}

function chooseStation(state: OpenState, station: string): OpenState {
  const asked = after(state, { type: 'wishes-changed', wishes: { station } });
  return answer(asked, 'readActiveSheet', ok(readingOfStation(station)));
}

/** The sheet that was asked for, as it is read. */
function withReading(state: OpenState, parts: Partial<SheetReading> = {}): OpenState {
  return answer(state, 'readActiveSheet', ok(aReading(parts)));
}

function readAnew(state: OpenState, parts: Partial<SheetReading> = {}): OpenState {
  return withReading(after(state, { type: 'check-asked' }), parts);
}

function ranAs(run: Parameters<typeof aRun>[0] = {}) {
  return ok({ state: 'ran', run: aRun(run) } as const);
}

function asksOf(question: UploadQuestion) {
  const problem: Problem = { kind: 'upload.unchanged', params: {} };
  return { state: 'asks', question, canConfirm: true, problem } as const;
}

function sending(): OpenState {
  const filled = after(read(), {
    type: 'upload-edited',
    form: { title: ' Hill farm ', description: ' Roof ', isPublic: false },
  });
  return after(filled, { type: 'upload-asked' });
}

function after(state: SidebarState, ...events: SidebarEvent[]): OpenState {
  return openStateOf(events.reduce(nextState, state));
}

function answer<Name extends FunctionName, State extends SidebarState>(
  state: State,
  name: Name,
  reply: Answer<ValueOf<Name>>,
): State {
  return nextState(state, { type: 'answered', id: callOf(state, name).id, answer: reply }) as State;
}

function argsOf<Name extends FunctionName>(state: SidebarState, name: Name): ArgumentsOf<Name> {
  return callOf(state, name).args as ArgumentsOf<Name>;
}

function callOf(state: SidebarState, name: FunctionName): Call {
  const call = state.calls.find((other) => other.name === name);
  if (!call) throw new Error(`${name} was not called`);
  return call;
}

function namesOf(state: SidebarState): FunctionName[] {
  return state.calls.map(({ name }) => name);
}

function openStateOf(state: SidebarState): OpenState {
  if (state.phase !== 'open') throw new Error(`The sidebar is ${state.phase}`);
  return state;
}
