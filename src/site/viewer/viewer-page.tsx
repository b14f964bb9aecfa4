import { useCallback, useEffect, useReducer } from 'preact/hooks';
import type { Changes, Sought } from '../service/dataset-client.ts';
import { Page, ProblemPanel } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { recordPath, signInPath } from '../shell/route.ts';
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
  const save = async (changes: Changes) => {
    if (state.view !== 'shown') return;
    const { record, tag = null } = state.dataset;
    send({ type: 'save' });
    // Nobody publishes what they have not seen as it stands.
    const seen = changes.is_public ? tag : null;
    const answer = await datasets.change(record, changes, seen);
    send({ type: 'saved', id, answer });
    if (!answer.ok && seen) await read();
  };
  const remove = async (what: Sought) => {
    if (state.view !== 'shown') return;
    const { dataset } = state;
    send({ type: 'delete' });
    const answer = await datasets.remove(what === 'records' ? dataset.record : dataset.id, what);
    send({ type: 'removed', id, sought: what, answer });
    if (answer.ok && what === 'datasets') await read();
  };
  return <Viewer {...{ state, sought, send, read, save, remove }} />;
}

function loading(id: string): ViewerState {
  return { view: 'loading', id };
}

type ViewerProps = { state: ViewerState; sought: Sought } & ViewerActs;

function Viewer({ state, sought, ...acts }: ViewerProps) {
  const { language, say } = useSpeech();
  switch (state.view) {
    case 'loading':
      return (
        <div class="page">
          <p class="is-waiting" role="status">
            {say('site.loading')}
          </p>
        </div>
      );
    case 'failed':
      return (
        <Page title={say('site.nav-directory')}>
          <ProblemPanel problem={state.problem} retry={acts.read} />
        </Page>
      );
    case 'missing':
      return <Missing />;
    case 'removed':
      return (
        <Gone
          title={say(state.record ? 'site.removed-version' : 'site.removed')}
          text={say('site.removed-text', { date: showDay(language, state.at), id: state.id })}
          record={state.record}
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
      return <DatasetView state={state} sought={sought} {...acts} />;
    default:
      return state satisfies never;
  }
}

type GoneProps = { title: string; text: string; record?: string | null };

function Gone({ title, text, record = null }: GoneProps) {
  const { say } = useSpeech();
  return (
    <Page title={title} lead={text}>
      <div class="actions">
        {record && (
          <a class="button button-primary" href={recordPath(record)}>
            {say('site.open-record')}
          </a>
        )}
        <a class={record ? 'button' : 'button button-primary'} href="/">
          {say('site.to-directory')}
        </a>
      </div>
    </Page>
  );
}

/** A private dataset looks like a deleted one. Signing in may help a person who is signed out. */
function Missing() {
  const { say } = useSpeech();
  const signedOut = useAccount() === null;
  return (
    <Page title={say('site.missing-title')} lead={say('site.missing-text')}>
      {signedOut && <p>{say('site.missing-sign-in')}</p>}
      <div class="actions">
        {signedOut && (
          <a class="button button-primary" href={signInPath(location.pathname)}>
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
