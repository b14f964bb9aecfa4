import { describe, expect, it } from '@jest/globals';
import type { Opening } from '../../src/addon/page-types.ts';
import { err, ok } from '../../src/core/problem.ts';
import type { FunctionName } from '../../src/sidebar/server/page-functions.ts';
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
  read,
  readAnew,
  readingOfStation,
  sending,
  withReading,
} from './support/acting.ts';
import { aFinding, anOpening, aReading, aRun, aSheet, SHEET_ID } from './support/fixtures.ts';

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

  it('sends beside what was typed of a station what its cells say, as the form showed it', () => {
    const elevation = { value: 212, sheet: 'Notebook', cell: 'D2' };
    const reading = aReading({
      takesStation: true,
      placeFound: { facts: { elevation }, asked: [] },
    });
    const shown = answer(opened(), 'readActiveSheet', ok(reading));
    const filled = after(shown, { type: 'upload-edited', form: { isPublic: true } });
    const [sent] = argsOf(after(filled, { type: 'upload-asked' }), 'uploadSheet');
    expect(sent).toMatchObject({ station: { elevation: '' }, found: { elevation: 212 } });
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

  it('leaves what is typed alone when the same sheet is read again', () => {
    const typed = after(read(), { type: 'upload-edited', form: { title: 'Mine' } });
    const again = after(typed, { type: 'check-asked' });
    expect(withReading(again).upload.title).toBe('Mine');
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
});
