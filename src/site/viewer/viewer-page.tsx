import { useCallback, useEffect, useReducer } from 'preact/hooks';
import type { Changes, Sought } from '../service/dataset-client.ts';
import { Page, ProblemPanel } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { datasetPath, signInPath } from '../shell/route.ts';
import { showDay } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { DatasetView } from './dataset-view.tsx';
import type { ViewerActs } from './viewer-acts.ts';
import { nextViewer, type ViewerState } from './viewer-state.ts';

export function ViewerPage({ id, sought }: { id: string; sought: Sought }) {
  const { datasets } = usePorts();
  const account = useAccount()?.email ?? null;
  const [state, send] = useReducer(nextViewer, id, loading);
  const read = useCallback(async () => {
    send({ type: 'opened', id });
    send({ type: 'read', id, answer: await datasets.read(id, sought) });
  }, [datasets, id, sought]);
  // Signing in or out changes what may be seen, so the dataset is read again.
  useEffect(() => void read(), [read, account]);
  // What the owner does is done to the record, whichever of its versions is shown.
  const record = state.view === 'shown' ? state.dataset.record : id;
  const save = async (changes: Changes) => {
    send({ type: 'save' });
    send({ type: 'saved', id, answer: await datasets.change(record, changes) });
  };
  const remove = async () => {
    send({ type: 'delete' });
    send({ type: 'removed', id, answer: await datasets.remove(record) });
  };
  return <Viewer state={state} send={send} read={read} save={save} remove={remove} />;
}

function loading(id: string): ViewerState {
  return { view: 'loading', id };
}

function Viewer({ state, ...acts }: { state: ViewerState } & ViewerActs) {
  const { language, say } = useSpeech();
  switch (state.view) {
    case 'loading':
      return <ViewerSkeleton />;
    case 'failed':
      return (
        <Page title={say('site.nav-directory')}>
          <ProblemPanel problem={state.problem} retry={acts.read} />
        </Page>
      );
    case 'missing':
      return <Missing id={state.id} />;
    case 'removed':
      return (
        <Gone
          title={say('site.removed')}
          text={say('site.removed-text', { date: showDay(language, state.at), id: state.id })}
        />
      );
    case 'deleted':
      return (
        <Gone
          title={say('site.deleted-title')}
          text={say('site.deleted-text', { name: state.name })}
        />
      );
    case 'shown':
      return <DatasetView state={state} {...acts} />;
    default:
      return state satisfies never;
  }
}

function Gone({ title, text }: { title: string; text: string }) {
  const { say } = useSpeech();
  return (
    <Page title={title} lead={text}>
      <a class="button button-primary" href="/">
        {say('site.to-directory')}
      </a>
    </Page>
  );
}

/** A private dataset looks like a deleted one. Signing in may help a person who is signed out. */
function Missing({ id }: { id: string }) {
  const { say } = useSpeech();
  const signedOut = useAccount() === null;
  return (
    <Page title={say('site.missing-title')} lead={say('site.missing-text')}>
      {signedOut && <p>{say('site.missing-sign-in')}</p>}
      <div class="actions">
        {signedOut && (
          <a class="button button-primary" href={signInPath(datasetPath(id))}>
            {say('site.sign-in')}
          </a>
        )}
        <a class="button" href="/">
          {say('site.to-directory')}
        </a>
      </div>
    </Page>
  );
}

function ViewerSkeleton() {
  const { say } = useSpeech();
  return (
    <div class="page" role="status" aria-label={say('site.loading')}>
      <div class="skeleton skeleton-title" />
      <div class="skeleton" />
      <div class="skeleton" />
    </div>
  );
}
