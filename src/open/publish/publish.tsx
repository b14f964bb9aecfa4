import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { changesBetween } from '../../core/dataset/changes-between.ts';
import { CONTRACT } from '../../core/dataset/contract.ts';
import type { Language } from '../../core/words/languages.ts';
import { pageSpeaker } from '../../core/words/page-speaker.ts';
import {
  datasetClient,
  type Entry,
  fetchAnswer,
  jsonOf,
} from '../../site/service/dataset-client.ts';
import type { Result } from '../../site/service/problem.ts';
import { type Account, sessionClient } from '../../site/service/session-client.ts';
import { loadSettings } from '../../site/service/settings.ts';
import { explain } from '../../site/shell/explain.ts';
import type { DatasetToSend } from '../worker/messages.ts';

type Props = { dataset: DatasetToSend; language: Language; close: () => void };

/** One for the page: two would both renew the session. */
let client: ReturnType<typeof clientOf> | null = null;

/** The way to the service, in a dialog of its own: it is loaded when somebody wants to publish, and not before. */
export async function publish(home: HTMLElement, props: Props): Promise<void> {
  client ??= clientOf(props.language);
  const known = await client;
  const account = await known.session.account();
  render(<PublishDialog client={known} first={account} {...props} />, home);
}

type Client = Awaited<ReturnType<typeof clientOf>>;

async function clientOf(language: Language) {
  const settings = await loadSettings(new URL(location.href));
  const session = sessionClient(settings, () => language);
  const { accessToken, renewedToken, endedBy } = session;
  const access = { ...settings, accessToken, renewedToken, endedBy, language: () => language };
  return {
    session,
    datasets: datasetClient(access),
    send: async (body: object, key: string): Promise<Result<Sent>> => {
      const headers = { 'idempotency-key': key };
      const request = { method: 'POST', body: JSON.stringify(body), headers };
      return jsonOf(await fetchAnswer(access, '/functions/v1/ingest-dataset', request));
    },
  };
}

type Sent = { dataset: { record?: string; id: string; name: string; isPublic: boolean } };

function usePublishWords(language: Language) {
  return useMemo(() => pageSpeaker(['open', 'site'], language), [language]);
}

function PublishDialog({
  client,
  first,
  ...props
}: Props & { client: Client; first: Account | null }) {
  const say = usePublishWords(props.language);
  const [account, setAccount] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => client.session.onChange(setAccount), []);
  return (
    <dialog ref={dialog} class="publish" onClose={props.close} aria-label={say('open.publish')}>
      <h2>{say('open.publish')}</h2>
      {account ? (
        <Form client={client} say={say} {...props} />
      ) : (
        <p>
          {say('open.sign-in-first')}{' '}
          <a href="/sign-in?next=%2Faccount" target="_blank" rel="noopener">
            {say('site.sign-in')}
          </a>
        </p>
      )}
      <div class="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('open.close')}
        </button>
      </div>
    </dialog>
  );
}

type Say = ReturnType<typeof usePublishWords>;

/** Nothing is preselected of who may see a new record; an own record keeps what it has. */
function Form({ client, dataset, say }: Props & { client: Client; say: Say }) {
  const [own, setOwn] = useState<Entry[]>([]);
  const [record, setRecord] = useState('');
  const [name, setName] = useState(dataset.title);
  const [isPublic, setPublic] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'form' | 'sending' | { sent: Sent }>('form');
  // One for what is sent: where the answer is lost, the second press asks for the same.
  const key = useRef(crypto.randomUUID());
  const chosen = own.find((entry) => entry.record === record) ?? null;
  const told = (failed: Result<unknown>) =>
    failed.ok ? null : setProblem(explain(failed.problem, say));
  useEffect(() => {
    void client.datasets.ownRecords().then((answer) => {
      told(answer);
      if (!answer.ok) return;
      setOwn(answer.value);
      setRecord(proposed(answer.value, dataset)?.record ?? '');
    });
  }, []);
  const send = async () => {
    if (!chosen && (isPublic === null || name.trim() === ''))
      return setProblem(say('open.choose-first'));
    setProblem(null);
    setState('sending');
    const answer = await client.send(
      {
        name: chosen?.name ?? name.trim(),
        is_public: chosen ? chosen.isPublic : isPublic,
        ...(chosen ? { record: chosen.record } : {}),
        ...(!chosen && dataset.station ? { station_facts: dataset.station } : {}),
        rows: dataset.rows,
      },
      key.current,
    );
    told(answer);
    setState(answer.ok ? { sent: answer.value } : 'form');
  };
  if (typeof state === 'object') return <SentNow sent={state.sent} say={say} />;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        {say('open.as')}
        <select value={record} onChange={({ currentTarget }) => setRecord(currentTarget.value)}>
          <option value="">{say('open.new-record')}</option>
          {own.map((entry) => (
            <option key={entry.record} value={entry.record}>
              {say('open.next-version', { name: entry.name })}
            </option>
          ))}
        </select>
      </label>
      {chosen ? (
        <Changes client={client} entry={chosen} dataset={dataset} say={say} />
      ) : (
        <NewRecord
          name={name}
          setName={setName}
          isPublic={isPublic}
          setPublic={setPublic}
          say={say}
        />
      )}
      {problem && (
        <p role="alert" class="card card-error">
          {problem}
        </p>
      )}
      <div class="buttons">
        <button type="submit" class="action" aria-disabled={state === 'sending'}>
          {say(state === 'sending' ? 'open.sending' : 'open.publish-now')}
        </button>
      </div>
    </form>
  );
}

/** One of the same title or station; the person sees the choice and may make another. */
function proposed(own: readonly Entry[], { title, station }: DatasetToSend): Entry | undefined {
  const same = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase();
  return own.find((entry) => same(entry.name, title) || same(entry.station?.name, station?.name));
}

type NewProps = {
  name: string;
  setName: (name: string) => void;
  isPublic: boolean | null;
  setPublic: (isPublic: boolean) => void;
  say: Say;
};

function NewRecord({ name, setName, isPublic, setPublic, say }: NewProps) {
  const choice = (value: boolean, label: string) => (
    <label class="choice">
      <input
        type="radio"
        name="who"
        checked={isPublic === value}
        onChange={() => setPublic(value)}
      />
      {label}
    </label>
  );
  return (
    <>
      <label>
        {say('open.record-title')}
        <input
          type="text"
          value={name}
          maxLength={CONTRACT.nameCharacters}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <fieldset>
        <legend>{say('open.who')}</legend>
        {choice(true, say('open.everybody'))}
        {choice(false, say('open.only-you'))}
      </fieldset>
    </>
  );
}

/** What the new version would change, and who may see it: as the record stands. */
function Changes({
  client,
  entry,
  dataset,
  say,
}: { client: Client; entry: Entry; say: Say } & Pick<Props, 'dataset'>) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isStill = true;
    setText('');
    void client.datasets.read(entry.record, 'records').then((answer) => {
      if (!isStill) return;
      if (!answer.ok) return setText(explain(answer.problem, say));
      const { changed, added, removed } = changesBetween(answer.value.rows, dataset.rows);
      setText(say('open.changes', { changed, added, removed }));
    });
    return () => {
      isStill = false;
    };
  }, [entry.record]);
  return (
    <>
      <p role="status">{text}</p>
      <p>{say(entry.isPublic ? 'open.stays-public' : 'open.stays-private')}</p>
    </>
  );
}

function SentNow({ sent, say }: { sent: Sent; say: Say }) {
  const { id, record = id, name, isPublic } = sent.dataset;
  return (
    <p role="status">
      {say(isPublic ? 'open.is-public' : 'open.is-private', { name })}{' '}
      <a href={`/records/${record}`} target="_blank" rel="noopener">
        {say('open.see-it')}
      </a>
    </p>
  );
}
