import type { DatasetClient } from '../service/dataset-client.ts';
import { ANYTHING, type Wish } from '../service/wish.ts';
import { directoryPath } from '../shell/route.ts';
import type { SiteWords } from '../shell/speech.tsx';

type Loosened = { words: SiteWords; wish: Wish };

export type Looser = {
  found: (Loosened & { count: number })[];
  /** null if a count did not come: then it is not known whether one part would do */
  advice: SiteWords | null;
};

/** Which parts of the wish keep everything out, asked of the service one by one. */
export async function findLooser(
  datasets: Pick<DatasetClient, 'totals'>,
  wish: Wish,
): Promise<Looser> {
  const asked = loosened(wish).map(async (one) => {
    const answer = await datasets.totals(one.wish);
    return { ...one, count: answer.ok ? answer.value.totals.datasets : null };
  });
  const counted = await Promise.all(asked);
  const found = counted.flatMap(({ count, ...one }) => (count ? [{ ...one, count }] : []));
  if (found.length > 0) return { found, advice: 'site.nothing-fits-text' };
  const isDecided = counted.every(({ count }) => count !== null);
  return { found, advice: isDecided ? 'site.nothing-fits-alone' : null };
}

function loosened(wish: Wish): Loosened[] {
  const { search, fromYear, toYear, elements, completeness, area } = ANYTHING;
  const all: Loosened[] = [
    { words: 'site.loosen-search', wish: { ...wish, search } },
    { words: 'site.loosen-years', wish: { ...wish, fromYear, toYear } },
    { words: 'site.loosen-elements', wish: { ...wish, elements } },
    { words: 'site.loosen-completeness', wish: { ...wish, completeness } },
    { words: 'site.loosen-area', wish: { ...wish, area } },
  ];
  return all.filter((one) => directoryPath(one.wish) !== directoryPath(wish));
}
