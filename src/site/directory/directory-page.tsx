import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useReducer, useState } from 'preact/hooks';
import type { DirectoryTotals, Sort } from '../../core/dataset/directory.ts';
import type { Result } from '../service/problem.ts';
import type { Wish } from '../service/wish.ts';
import { addAddress, changeAddress } from '../shell/navigation.ts';
import { Page, ProblemPanel } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { directoryPath, routeOf } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAsking } from '../shell/use-asking.ts';
import { accountTitle } from './account-title.ts';
import { DatasetEntry } from './dataset-entry.tsx';
import { DirectoryBar } from './directory-bar.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryMap } from './directory-map.tsx';
import { DirectorySearch } from './directory-search.tsx';
import { type DirectoryState, isWaiting, nextDirectory } from './directory-state.ts';
import { EmptyDirectory } from './empty-directory.tsx';

type DirectoryPageProps = { wish: Wish; showsMap: boolean };

/** The address says what is looked for, so that people can send what they found as a link. */
export function DirectoryPage({ wish, showsMap }: DirectoryPageProps) {
  const { say } = useSpeech();
  const { state, retry, askMore } = useEntries(wish);
  const answer = useTotals(wish);
  const found = answer?.ok ? answer.value : null;
  const wishFor = (change: Partial<Wish>) => changeWish(change, addAddress);
  const entries = <Entries {...{ state, wish, retry, wishFor, askMore }} />;
  const totals = found?.totals ?? null;
  const tools = <Tools {...{ wish, searched: state.wish, showsMap, totals, wishFor }} />;
  if (wish.versionsOf) return <VersionsPage>{entries}</VersionsPage>;
  if (wish.account && found && !found.account) return <AccountMissing />;
  if (wish.account)
    return (
      <Page
        key="account"
        title={accountTitle(answer, state, say)}
        lead={say('site.account-datasets')}
      >
        <BackToDirectory />
        {tools}
        {entries}
      </Page>
    );
  return (
    <Page key="directory" title={say('site.nav-directory')} lead={say('site.directory-lead')}>
      {tools}
      {entries}
    </Page>
  );
}

function VersionsPage({ children }: { children: ComponentChildren }) {
  const { say } = useSpeech();
  return (
    <Page title={say('site.versions-title')} lead={say('site.versions-lead')}>
      <BackToDirectory />
      {children}
    </Page>
  );
}

function AccountMissing() {
  const { say } = useSpeech();
  return (
    <Page title={say('site.account-missing')} lead={say('site.account-missing-text')}>
      <BackToDirectory />
    </Page>
  );
}

type ToolsProps = DirectoryPageProps & {
  /** the wish whose answer is shown or awaited */
  searched: Wish;
  totals: DirectoryTotals['totals'] | null;
  wishFor: (change: Partial<Wish>) => void;
};

function Tools({ wish, searched, showsMap, totals, wishFor }: ToolsProps) {
  const signedIn = useAccount() !== null;
  const search = (change: Partial<Wish>) => changeWish(change, changeAddress);
  const toggleMap = () => addAddress(directoryPath(wish, !showsMap));
  return (
    <>
      <DirectorySearch wish={searched} wishFor={search} signedIn={signedIn && !wish.account} />
      <DirectoryFilters wish={wish} wishFor={wishFor} />
      <DirectoryBar {...{ wish, totals, showsMap, wishFor, toggleMap }} />
      {showsMap && <DirectoryMap wish={wish} totals={totals} wishFor={wishFor} />}
    </>
  );
}

/** Of the address as it is now: the page may not have been drawn since the last change, as while a button is held. */
function changeWish(change: Partial<Wish>, go: (path: string) => void): void {
  const route = routeOf(new URL(location.href));
  if (route.page === 'directory') go(directoryPath({ ...route.wish, ...change }, route.showsMap));
}

/** What the service lists for a wish, and how to ask again or for more. */
function useEntries(wish: Wish) {
  const { datasets } = usePorts();
  const [state, send] = useReducer(nextDirectory, wish, loading);
  const ask = useCallback(
    async (wish: Wish) => {
      send({ type: 'wished', wish });
      send({ type: 'listed', wish, answer: await datasets.list(wish, null) });
    },
    [datasets],
  );
  const address = directoryPath(wish);
  useEffect(() => void ask(wish), [ask, address]);
  const askMore = async () => {
    if (state.view !== 'shown' || !state.next) return;
    const { shownWish: wish, next: cursor } = state;
    send({ type: 'more-wanted' });
    send({ type: 'more-listed', wish, cursor, answer: await datasets.list(wish, cursor) });
  };
  return { state, retry: () => ask(state.wish), askMore };
}

function BackToDirectory() {
  const { say } = useSpeech();
  return (
    <a class="back" href="/">
      {say('site.nav-directory')}
    </a>
  );
}

/** The old figures stay until the new ones are there; without any the list says what is wrong. */
function useTotals(wish: Wish): Result<DirectoryTotals> | null {
  const { datasets } = usePorts();
  const [found, setFound] = useState<Result<DirectoryTotals> | null>(null);
  const address = directoryPath({ ...wish, sort: 'newest' });
  useAsking(address, () => (wish.versionsOf ? null : datasets.totals(wish)), setFound);
  return found;
}

function loading(wish: Wish): DirectoryState {
  return { view: 'loading', wish };
}

type EntriesProps = {
  state: DirectoryState;
  wish: Wish;
  retry: () => void;
  wishFor: (change: Partial<Wish>) => void;
  askMore: () => void;
};

function Entries({ state, wish, retry, wishFor, askMore }: EntriesProps) {
  const { say } = useSpeech();
  if (state.view === 'loading')
    return (
      <p class="is-waiting" role="status">
        {say('site.loading')}
      </p>
    );
  if (state.view === 'failed') return <ProblemPanel problem={state.problem} retry={retry} />;
  const { datasets, next, more, shownWish } = state;
  const count = datasets.length;
  const isOld = isWaiting(state, wish);
  return (
    <div class={isOld ? 'is-waiting' : ''} aria-busy={isOld}>
      <p class="visually-hidden" role="status">
        {say('site.found', { count })}
      </p>
      {count === 0 && <EmptyDirectory wish={shownWish} wishFor={wishFor} />}
      <ul class="entries" aria-label={say(LISTS[shownWish.sort])}>
        {datasets.map((entry) => (
          <DatasetEntry key={entry.id} entry={entry} isVersion={shownWish.versionsOf !== null} />
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

const LISTS = {
  newest: 'site.list',
  longest: 'site.list-longest',
  name: 'site.list-name',
} as const satisfies Record<Sort, string>;
