import { describe, expect, it, test } from '@jest/globals';
import type { UploadResult } from '../../src/addon/page-types.ts';
import { err, ok } from '../../src/core/problem.ts';
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
  namesOf,
  opened,
  openStateOf,
  read,
  readAnew,
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

  it('to a call that a newer one replaced changes nothing', () => {
    const first = opened();
    const [old] = first.calls;
    const second = after(first, { type: 'check-asked' });
    const reply = { type: 'answered', id: old?.id ?? 0, answer: ok(aReading()) } as const;
    expect(nextState(second, reply)).toBe(second);
  });
});
