import { describe, expect, it } from '@jest/globals';
import {
  type DirectoryEvent,
  type DirectoryState,
  isWaiting,
  nextDirectory,
} from '../../src/site/directory/directory-state.ts';
import { ANYTHING, type Wish } from '../../src/site/service/wish.ts';
import { anEntry } from '../support/an-entry.ts';

const ALL: Wish = ANYTHING;
const HILL: Wish = { ...ANYTHING, search: 'hill' };
const START: DirectoryState = { view: 'loading', wish: ALL };
const UNREACHABLE = { ok: false, problem: { kind: 'site.unreachable' } } as const;

describe('the Directory', () => {
  it('shows what was listed', () => {
    expect(after(listed(ALL, ['a'], null))).toMatchObject({ view: 'shown', shownWish: ALL });
  });

  it('keeps the old entries while a new search is on its way, and says that it waits', () => {
    const state = after(listed(ALL, ['a'], null), { type: 'wished', wish: HILL });
    expect(idsIn(state)).toEqual(['a']);
    expect(isWaiting(state, HILL)).toBe(true);
  });

  it('waits from the moment the address is new, before anybody is asked', () => {
    const state = after(listed(ALL, ['a'], null));
    expect([ALL, HILL].map((wish) => isWaiting(state, wish))).toEqual([false, true]);
  });

  it('ignores the answer to a search that the person has changed meanwhile', () => {
    const state = after(
      listed(ALL, ['a'], null),
      { type: 'wished', wish: HILL },
      listed(ALL, ['late'], null),
      listed(HILL, ['b'], null),
    );
    expect(idsIn(state)).toEqual(['b']);
    expect(isWaiting(state, HILL)).toBe(false);
  });

  it('says what went wrong and keeps the wish for another try', () => {
    expect(after({ type: 'listed', wish: ALL, answer: UNREACHABLE })).toEqual({
      view: 'failed',
      wish: ALL,
      problem: { kind: 'site.unreachable' },
    });
  });

  it('adds the next page below', () => {
    const state = after(listed(ALL, ['a'], 'p2'), { type: 'more-wanted' }, more('p2', ['b'], null));
    expect(idsIn(state)).toEqual(['a', 'b']);
  });

  it('adds a page once, however often it arrives', () => {
    const state = after(
      listed(ALL, ['a'], 'p2'),
      { type: 'more-wanted' },
      more('p2', ['b'], 'p3'),
      more('p2', ['b'], 'p3'),
    );
    expect(idsIn(state)).toEqual(['a', 'b']);
  });

  it('keeps what is shown when the next page does not come, and offers it again', () => {
    const state = after(
      listed(ALL, ['a'], 'p2'),
      { type: 'more-wanted' },
      { type: 'more-listed', wish: ALL, cursor: 'p2', answer: UNREACHABLE },
    );
    expect(state).toMatchObject({ view: 'shown', next: 'p2', more: { kind: 'site.unreachable' } });
  });
});

function after(...events: DirectoryEvent[]): DirectoryState {
  return events.reduce(nextDirectory, START);
}

function idsIn(state: DirectoryState): string[] {
  return state.view === 'shown' ? state.datasets.map(({ id }) => id) : [];
}

function listed(wish: Wish, ids: string[], next: string | null): DirectoryEvent {
  return {
    type: 'listed',
    wish,
    answer: { ok: true, value: { datasets: ids.map(anEntry), next } },
  };
}

function more(cursor: string, ids: string[], next: string | null): DirectoryEvent {
  const value = { datasets: ids.map(anEntry), next };
  return { type: 'more-listed', wish: ALL, cursor, answer: { ok: true, value } };
}
