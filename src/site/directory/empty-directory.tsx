import { useEffect, useState } from 'preact/hooks';
import { ANYTHING, isNarrowed, type Wish, withoutFilters } from '../service/wish.ts';
import { usePorts } from '../shell/ports.tsx';
import { directoryPath } from '../shell/route.ts';
import { type SiteWords, useSpeech } from '../shell/speech.tsx';

type EmptyDirectoryProps = { wish: Wish; wishFor: (wish: Wish) => void };

/** Says why the list is empty, and what a person can do about it. */
export function EmptyDirectory({ wish, wishFor }: EmptyDirectoryProps) {
  const { say } = useSpeech();
  if (isNarrowed(wish)) return <NothingFits wish={wish} wishFor={wishFor} />;
  if (wish.search !== '')
    return (
      <div class="panel panel-empty">
        <h2>{say('site.nothing-found', { search: wish.search })}</h2>
        <p>{say('site.nothing-found-text')}</p>
        <button type="button" class="button" onClick={() => wishFor({ ...wish, search: '' })}>
          {say('site.search-clear')}
        </button>
      </div>
    );
  return (
    <div class="panel panel-empty">
      <h2>{say(wish.mine ? 'site.none-of-mine' : 'site.none-yet')}</h2>
      <p>{say('site.none-yet-text')}</p>
      <div class="actions">
        <a class="button button-primary" href="/connect">
          {say('site.connect-title')}
        </a>
        <a class="button" href="/developers">
          {say('site.nav-developers')}
        </a>
      </div>
    </div>
  );
}

/** One button for each part of the wish without which something is found. */
function NothingFits({ wish, wishFor }: EmptyDirectoryProps) {
  const { say } = useSpeech();
  const looser = useLooser(wish);
  return (
    <div class="panel panel-empty">
      <h2>{say('site.nothing-fits')}</h2>
      <p>{say(looser.length > 0 ? 'site.nothing-fits-text' : 'site.nothing-fits-alone')}</p>
      <div class="actions">
        {looser.map(({ words, count, wish: easier }) => (
          <button key={words} type="button" class="button" onClick={() => wishFor(easier)}>
            {say(words, { count })}
          </button>
        ))}
        {looser.length === 0 && (
          <button
            type="button"
            class="button"
            onClick={() => wishFor({ ...withoutFilters(wish), search: '' })}
          >
            {say('site.filters-clear')}
          </button>
        )}
      </div>
    </div>
  );
}

type Looser = { words: SiteWords; wish: Wish; count: number };

/** Which parts of the wish keep everything out, asked of the service one by one. */
function useLooser(wish: Wish): Looser[] {
  const { datasets } = usePorts();
  const [found, setFound] = useState<Looser[]>([]);
  const address = directoryPath(wish);
  useEffect(() => {
    let isLate = false;
    setFound([]);
    const asked = loosened(wish).map(async (one) => {
      const answer = await datasets.totals(one.wish);
      return { ...one, count: answer.ok ? answer.value.totals.datasets : 0 };
    });
    Promise.all(asked).then((all) => {
      if (!isLate) setFound(all.filter(({ count }) => count > 0));
    });
    return () => {
      isLate = true;
    };
  }, [datasets, address]);
  return found;
}

function loosened(wish: Wish): Omit<Looser, 'count'>[] {
  const { search, fromYear, toYear, elements, completeness, area } = ANYTHING;
  const all: Omit<Looser, 'count'>[] = [
    { words: 'site.loosen-search', wish: { ...wish, search } },
    { words: 'site.loosen-years', wish: { ...wish, fromYear, toYear } },
    { words: 'site.loosen-elements', wish: { ...wish, elements } },
    { words: 'site.loosen-completeness', wish: { ...wish, completeness } },
    { words: 'site.loosen-area', wish: { ...wish, area } },
  ];
  return all.filter((one) => directoryPath(one.wish) !== directoryPath(wish));
}
