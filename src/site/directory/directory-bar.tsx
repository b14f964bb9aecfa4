import { type DirectoryTotals, SORTS, type Sort } from '../../core/dataset/directory.ts';
import type { Wish } from '../service/wish.ts';
import { useSpeech } from '../shell/speech.tsx';

const SORT_WORDS = {
  newest: 'site.sort-newest',
  longest: 'site.sort-longest',
  name: 'site.sort-name',
} as const satisfies Record<Sort, string>;

type DirectoryBarProps = {
  wish: Wish;
  totals: DirectoryTotals['totals'] | null;
  showsMap: boolean;
  wishFor: (change: Partial<Wish>) => void;
  toggleMap: () => void;
};

/** How much is found in all, the order of the list, and the map. */
export function DirectoryBar({ wish, totals, showsMap, wishFor, toggleMap }: DirectoryBarProps) {
  const { say } = useSpeech();
  return (
    <div class="directory-bar">
      <p class="totals">{totals && <Totals totals={totals} />}</p>
      <label class="filter-select">
        <span>{say('site.sort')}</span>
        <select
          value={wish.sort}
          onChange={({ currentTarget: { value } }) => wishFor({ sort: value as Sort })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {say(SORT_WORDS[sort])}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" aria-pressed={showsMap} onClick={toggleMap}>
        {say('site.map')}
      </button>
    </div>
  );
}

function Totals({ totals }: { totals: DirectoryTotals['totals'] }) {
  const { say } = useSpeech();
  const { datasets: count, years, values, isCapped } = totals;
  return (
    <>
      <strong>{say(isCapped ? 'site.totals-capped' : 'site.totals', { count })}</strong>
      {!isCapped && count > 0 && (
        <>
          <span class="totals-part">{say('site.totals-years', { years })}</span>
          <span class="totals-part">{say('site.totals-values', { values })}</span>
        </>
      )}
    </>
  );
}
