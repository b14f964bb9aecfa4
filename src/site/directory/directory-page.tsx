import { useCallback, useEffect, useReducer } from 'preact/hooks';
import type { Wish } from '../service/dataset-client.ts';
import { changeAddress } from '../shell/navigation.ts';
import { Page, ProblemPanel } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { directoryPath } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';
import { DatasetEntry } from './dataset-entry.tsx';
import { DirectorySearch } from './directory-search.tsx';
import { type DirectoryState, isWaiting, nextDirectory } from './directory-state.ts';
import { EmptyDirectory } from './empty-directory.tsx';

/** The address says what is searched for, so that people can send a search as a link. */
export function DirectoryPage({ wish: { search, mine, versionsOf } }: { wish: Wish }) {
  const { say } = useSpeech();
  const { datasets } = usePorts();
  const [state, send] = useReducer(nextDirectory, { search, mine, versionsOf }, loading);
  const ask = useCallback(
    async (wish: Wish) => {
      send({ type: 'wished', wish });
      send({ type: 'listed', wish, answer: await datasets.list(wish, null) });
    },
    [datasets],
  );
  useEffect(() => void ask({ search, mine, versionsOf }), [ask, search, mine, versionsOf]);
  const askMore = async () => {
    if (state.view !== 'shown' || !state.next) return;
    const { shownWish: wish, next: cursor } = state;
    send({ type: 'more-wanted' });
    send({ type: 'more-listed', wish, cursor, answer: await datasets.list(wish, cursor) });
  };
  const wishFor = (wish: Wish) => changeAddress(directoryPath(wish));
  const signedIn = useAccount() !== null;
  const entries = (
    <Entries state={state} retry={() => ask(state.wish)} wishFor={wishFor} askMore={askMore} />
  );
  if (versionsOf)
    return (
      <Page key="versions" title={say('site.versions-title')} lead={say('site.versions-lead')}>
        <a class="back" href="/">
          {say('site.directory-title')}
        </a>
        {entries}
      </Page>
    );
  return (
    <Page key="directory" title={say('site.directory-title')} lead={say('site.directory-lead')}>
      <DirectorySearch wish={state.wish} wishFor={wishFor} signedIn={signedIn} />
      {entries}
    </Page>
  );
}

function loading(wish: Wish): DirectoryState {
  return { view: 'loading', wish };
}

type EntriesProps = {
  state: DirectoryState;
  retry: () => void;
  wishFor: (wish: Wish) => void;
  askMore: () => void;
};

function Entries({ state, retry, wishFor, askMore }: EntriesProps) {
  const { say } = useSpeech();
  if (state.view === 'loading') return <Skeleton />;
  if (state.view === 'failed') return <ProblemPanel problem={state.problem} retry={retry} />;
  const { datasets, next, more, shownWish } = state;
  const count = datasets.length;
  return (
    <div class={isWaiting(state) ? 'is-waiting' : ''} aria-busy={isWaiting(state)}>
      <p class="visually-hidden" role="status">
        {say('site.found', { count })}
      </p>
      {count === 0 && (
        <EmptyDirectory wish={shownWish} clear={() => wishFor({ ...shownWish, search: '' })} />
      )}
      <ul class="entries" aria-label={say('site.list')}>
        {datasets.map((entry) => (
          <DatasetEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {typeof more === 'object' && <ProblemPanel problem={more} retry={askMore} />}
      {next && typeof more !== 'object' && (
        <button
          type="button"
          class="button button-more"
          disabled={more === 'loading'}
          onClick={askMore}
        >
          {say(more === 'loading' ? 'site.loading' : 'site.more')}
        </button>
      )}
    </div>
  );
}

function Skeleton() {
  const { say } = useSpeech();
  return (
    <div class="skeleton-list" role="status" aria-label={say('site.loading')}>
      <div class="skeleton" />
      <div class="skeleton" />
      <div class="skeleton" />
      <div class="skeleton" />
    </div>
  );
}
