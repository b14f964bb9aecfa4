import { countFilters, type Wish, withoutFilters } from '../service/wish.ts';
import { usePorts } from '../shell/ports.tsx';
import { directoryPath } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';
import { findLooser, type Looser } from './find-looser.ts';

type EmptyDirectoryProps = { wish: Wish; wishFor: (change: Partial<Wish>) => void };

/** Says why the list is empty, and what a person can do about it. */
export function EmptyDirectory({ wish, wishFor }: EmptyDirectoryProps) {
  const { say } = useSpeech();
  if (countFilters(wish) > 0) return <NothingFits wish={wish} wishFor={wishFor} />;
  if (wish.search !== '')
    return (
      <div class="panel panel-empty">
        <h2>{say('site.nothing-found', { search: wish.search })}</h2>
        <p>{say('site.nothing-found-text')}</p>
        <button type="button" class="button" onClick={() => wishFor({ search: '' })}>
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
      {looser?.advice && <p>{say(looser.advice)}</p>}
      {looser && (
        <div class="actions">
          {looser.found.map(({ words, count, wish: easier }) => (
            <button key={words} type="button" class="button" onClick={() => wishFor(easier)}>
              {say(words, { count })}
            </button>
          ))}
          {looser.found.length === 0 && (
            <button
              type="button"
              class="button"
              onClick={() => wishFor({ ...withoutFilters(wish), search: '' })}
            >
              {say('site.filters-clear')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Null until all are answered. */
function useLooser(wish: Wish): Looser | null {
  const { datasets } = usePorts();
  return useAnswer(directoryPath(wish), () => findLooser(datasets, wish));
}
