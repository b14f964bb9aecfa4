import { describe, expect, it } from '@jest/globals';
import type { FilesLook } from '../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import { ok } from '../../src/core/problem.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import { after, answer, namesOf, opened, readAnew, withReading } from './support/acting.ts';

describe('files for others', () => {
  const LOOK: FilesLook = {
    ...{ placeless: [], onlyInList: [], onlyInTables: [] },
    ...{ unsettled: 0, stations: [''], areDays: true, values: 3 },
    ...{ from: '1864-01-01', to: '1864-01-03', month: '1864-01', formats: [] },
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
