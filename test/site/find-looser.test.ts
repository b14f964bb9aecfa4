import { expect, test } from '@jest/globals';
import type { DirectoryTotals } from '../../src/core/dataset/directory.ts';
import { findLooser } from '../../src/site/directory/find-looser.ts';
import type { Result } from '../../src/site/service/problem.ts';
import { ANYTHING, type Wish } from '../../src/site/service/wish.ts';

const WISH: Wish = { ...ANYTHING, search: 'hill', completeness: 90 };

test.each([
  {
    name: 'each part without which something is found',
    search: 3,
    completeness: 4,
    found: ['site.loosen-search 3', 'site.loosen-completeness 4'],
    advice: 'site.nothing-fits-text',
  },
  {
    name: 'that one part will not do, where each was counted',
    search: 0,
    completeness: 0,
    found: [],
    advice: 'site.nothing-fits-alone',
  },
  {
    name: 'no such thing where a count did not come',
    search: 0,
    completeness: null,
    found: [],
    advice: null,
  },
  {
    name: 'what is known to do, whatever did not come',
    search: null,
    completeness: 1,
    found: ['site.loosen-completeness 1'],
    advice: 'site.nothing-fits-text',
  },
])('findLooser says $name', async ({ search, completeness, found, advice }) => {
  const totals = async (wish: Wish) => counted(wish.search === '' ? search : completeness);
  const looser = await findLooser({ totals }, WISH);
  expect(looser.found.map(({ words, count }) => `${words} ${count}`)).toEqual(found);
  expect(looser.advice).toBe(advice);
});

function counted(datasets: number | null): Result<DirectoryTotals> {
  if (datasets === null) return { ok: false, problem: { kind: 'site.offline' } };
  const totals = { datasets, years: 0, values: 0, placed: 0, isCapped: false };
  return { ok: true, value: { totals, account: null } };
}
