import { describe, expect, it } from '@jest/globals';
import { err, ok } from '../../src/core/problem.ts';
import type { UploadQuestion } from '../../src/core/upload/decide-upload.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import { currentSheet } from '../../src/sidebar/state/enter-view.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import {
  after,
  answer,
  argsOf,
  asksOf,
  chooseStation,
  namesOf,
  opened,
  ranAs,
  readingOfStation,
  sending,
  withReading,
} from './support/acting.ts';
import { aFileJob, aJob, anOpening, aSheet, SHEET_ID } from './support/fixtures.ts';

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
          { sheetId: 12, place: 'Shore', title: 'Shore', found: {} },
          { sheetId: 13, place: null, title: 'Ridge', found: {} },
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

describe('files of each month', () => {
  const form = () => {
    const opening = opened({ startAt: 'schedule', connection: { state: 'none' } });
    const asked = after(opening, { type: 'file-job-opened', job: wholeSheet(SHEET_ID) });
    return withReading(asked);
  };

  it('are asked for in a form of their own, which wants an address and one format', () => {
    expect(form().schedule).toMatchObject({
      draft: null,
      files: { formats: ['climat'], email: '' },
    });
    const pressed = after(form(), { type: 'file-job-saved' });
    expect(pressed.schedule.files?.incomplete).toBe(true);
    expect(namesOf(pressed)).not.toContain('saveFileJob');
    const none = after(
      after(form(), { type: 'file-draft-edited', draft: { formats: [], email: 'ada@x.example' } }),
      { type: 'file-job-saved' },
    );
    expect(namesOf(none)).not.toContain('saveFileJob');
  });

  it('are saved with what was typed of the station, and shown without the form', () => {
    const typed = after(form(), { type: 'file-draft-edited', draft: { email: ' ada@x.example ' } });
    const station = { ...typed.upload.station, identifier: '0-20000-0-61990' };
    const told = after(typed, { type: 'upload-edited', form: { station } });
    const saved = after(told, { type: 'file-job-saved' });
    expect(argsOf(saved, 'saveFileJob')[0]).toMatchObject({
      ...{ sheetId: SHEET_ID, formats: ['climat'], as: 'mail', email: 'ada@x.example', also: [] },
      station: { identifier: '0-20000-0-61990' },
    });
    const shown = answer(saved, 'saveFileJob', ok([aFileJob()]));
    expect([shown.schedule.files, shown.opening.fileJobs.length]).toEqual([null, 1]);
    const gone = after(shown, { type: 'file-job-deleted', job: wholeSheet(SHEET_ID) });
    expect(argsOf(gone, 'saveFileJob')[0]).toMatchObject({ formats: [], station: null });
  });
});
