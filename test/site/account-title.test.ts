import { expect, test } from '@jest/globals';
import type { DirectoryTotals } from '../../src/core/dataset/directory.ts';
import { accountTitle } from '../../src/site/directory/account-title.ts';
import type { DirectoryState } from '../../src/site/directory/directory-state.ts';
import type { Result } from '../../src/site/service/problem.ts';
import { ANYTHING } from '../../src/site/service/wish.ts';
import { speechIn } from '../../src/site/shell/speech.tsx';
import { anEntry } from '../support/an-entry.ts';

const FAILED = { ok: false, problem: { kind: 'site.unreachable' } } as const;
const LOADING: DirectoryState = { view: 'loading', wish: ANYTHING };
const LIST_FAILED: DirectoryState = { view: 'failed', wish: ANYTHING, problem: FAILED.problem };

test.each([
  { name: 'the name of the totals', totals: named('Ben'), state: LOADING, title: 'Ben' },
  {
    name: 'that it has none',
    totals: named(null),
    state: LOADING,
    title: 'An account without a name',
  },
  { name: 'that it waits', totals: null, state: listed('Ben'), title: 'Loading…' },
  {
    name: 'that it waits for the list, where the totals failed',
    totals: FAILED,
    state: LOADING,
    title: 'Loading…',
  },
  {
    name: 'the name of the list, where the totals failed',
    totals: FAILED,
    state: listed('Ben'),
    title: 'Ben',
  },
  {
    name: 'no name of characters that nobody sees',
    totals: FAILED,
    state: listed('\u200b'),
    title: 'An account without a name',
  },
  {
    name: 'no longer that it waits, where both failed',
    totals: FAILED,
    state: LIST_FAILED,
    title: 'An account without a name',
  },
])('accountTitle says $name', ({ totals, state, title }) => {
  expect(accountTitle(totals, state, speechIn('en').say)).toBe(title);
});

function named(name: string | null): Result<DirectoryTotals> {
  const totals = { datasets: 1, years: 1, values: 12, placed: 0, isCapped: false };
  return { ok: true, value: { totals, account: { id: 'a', name } } };
}

function listed(account: string): DirectoryState {
  return {
    view: 'shown',
    wish: ANYTHING,
    shownWish: ANYTHING,
    datasets: [{ ...anEntry('a'), account }],
    next: null,
    more: 'idle',
  };
}
