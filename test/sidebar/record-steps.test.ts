import { describe, expect, it } from '@jest/globals';
import { ok, type Problem } from '../../src/core/problem.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import { after, answer, argsOf, namesOf, opened, withReading } from './support/acting.ts';
import { aRun, aSheet, SHEET_ID } from './support/fixtures.ts';

describe('the record of what is sent', () => {
  const RECORD = {
    ...{ id: 'r1', title: 'Pine Hollow', description: '', station: null },
    ...{ versions: 12, etag: '"seen"' },
  };
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
