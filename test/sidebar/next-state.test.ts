import { describe, expect, it, test } from '@jest/globals';
import type { Opening } from '../../src/addon/page-types.ts';
import { err, ok } from '../../src/core/problem.ts';
import { firstState, nextState } from '../../src/sidebar/state/next-state.ts';
import type { OpenState } from '../../src/sidebar/state/sidebar-state.ts';
import { after, answer, namesOf, opened, ranAs, read, sending } from './support/acting.ts';
import { aConnection, aJob, anOpening, aRun } from './support/fixtures.ts';

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

it('asks anew when permissions were given, also while an earlier question has no answer yet', () => {
  const asking = after(read(), { type: 'looked-again' });
  const anew = after(asking, { type: 'permissions-given' });
  const [before, now] = [asking.calls[0], anew.calls[0]];
  expect(namesOf(anew)).toEqual(['openingState']);
  expect(now?.id).toBeGreaterThan(before?.id ?? 0);
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

describe('history', () => {
  it('an unknown run that is settled is shown with its new outcome by Upload, too', () => {
    const unknown = aRun({ outcome: 'unknown' });
    const lost = answer(sending(), 'uploadSheet', ok({ state: 'ran', run: unknown }));
    const asked = after(lost, { type: 'unknown-settled', runId: unknown.id, how: 'arrived' });
    const settled = answer(asked, 'settleUnknown', ranAs());
    expect(settled.upload.step).toMatchObject({ result: { run: { outcome: 'sent' } } });
  });
});
