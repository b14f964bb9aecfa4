import { countFilters, type Wish, withoutFilters } from '../service/wish.ts';
import { useSpeech } from '../shell/speech.tsx';

type EmptyDirectoryProps = { wish: Wish; wishFor: (change: Partial<Wish>) => void };

/** Says why the list is empty, and what a person can do about it. */
export function EmptyDirectory({ wish, wishFor }: EmptyDirectoryProps) {
  const { say } = useSpeech();
  if (countFilters(wish) > 0)
    return (
      <div class="panel panel-empty">
        <h2>{say('site.nothing-fits')}</h2>
        <button
          type="button"
          class="button"
          onClick={() => wishFor({ ...withoutFilters(wish), search: '' })}
        >
          {say('site.filters-clear')}
        </button>
      </div>
    );
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
