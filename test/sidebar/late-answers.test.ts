import { describe, expect, it, test } from '@jest/globals';
import type { UploadResult } from '../../src/addon/page-types.ts';
import { err, ok, type Problem } from '../../src/core/problem.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import { nextState } from '../../src/sidebar/state/next-state.ts';
import type { SidebarEvent } from '../../src/sidebar/state/sidebar-event.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import {
  after,
  answer,
  argsOf,
  asksOf,
  callOf,
  chooseStation,
  namesOf,
  opened,
  openStateOf,
  ranAs,
  read,
  readAnew,
  readingOfStation,
  sending,
  withReading,
} from './support/acting.ts';
import { aJob, anOpening, aReading, aRun, aSheet, SHEET_ID } from './support/fixtures.ts';

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
