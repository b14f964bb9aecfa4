import type { Connection } from '../../addon/page-types.ts';
import { Button } from '../parts/button.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { ConnectForm } from './connect-form.tsx';
import { ConnectionFacts } from './connection-facts.tsx';
import { hostOf } from './host-of.ts';
import { refusedText } from './refused-text.ts';
import type { ViewProps } from './view-props.ts';

export function ConnectView({ state, send }: ViewProps) {
  const words = useWords();
  const { connection } = state.opening;
  const busy = isBusy(state, 'connect', 'testConnection', 'disconnect');
  const { tone, text } = statusOf(connection, words);
  const there = connection.state === 'connected' || connection.state === 'failing';
  return (
    <>
      <Status tone={busy ? 'busy' : tone}>{busy ? busyText(state, words) : text}</Status>
      <Trouble problem={troubleOf(state, 'connect', 'testConnection', 'disconnect')} />
      <TestResult state={state} />
      {there ? (
        <Connected state={state} send={send} busy={busy} connection={connection} />
      ) : (
        <ConnectForm state={state} send={send} busy={busy} />
      )}
    </>
  );
}

function statusOf(connection: Connection, words: SidebarWords): { tone: Tone; text: string } {
  const { say } = words;
  if (connection.state === 'none')
    return { tone: 'quiet', text: say(LEFT_WORDS[connection.left ?? 'never']) };
  const { account, address, state } = connection;
  const where = hostOf(address);
  if (state === 'refused') return { tone: 'bad', text: refusedText(connection, words) };
  if (state === 'failing')
    return { tone: 'warning', text: say('sidebar.connect-failing', { where }) };
  const text = account
    ? say('sidebar.connected-as', { account, where })
    : say('sidebar.connected-to', { where });
  return { tone: 'good', text };
}

const LEFT_WORDS = {
  never: 'sidebar.connect-none',
  'signed-out': 'connection.signed-out',
  'only-here': 'connection.only-here',
} as const;

function busyText(state: ViewProps['state'], { say }: SidebarWords): string {
  if (isBusy(state, 'disconnect')) return say('sidebar.disconnecting');
  return isBusy(state, 'connect') ? say('sidebar.connecting') : say('sidebar.testing');
}

/** Which part is at fault. A good connection shows no list. */
function TestResult({ state }: Pick<ViewProps, 'state'>) {
  const { say, sayKind } = useWords();
  const { test } = state.connect;
  if (!test) return null;
  if (test.parts.every((part) => part.state !== 'bad'))
    return test.advice ? (
      <p class="notice">{sayKind(test.advice)}</p>
    ) : (
      <p class="secondary">{say('sidebar.test-good')}</p>
    );
  return (
    <div class="trouble" role="alert">
      <ul class="stack">
        {test.parts
          .filter((check) => check.state === 'bad')
          .map(({ part, problem }) => (
            <li key={part}>
              <b>{say(PART_NAMES[part])}</b>
              <br />
              {problem ? sayKind(problem) : say('sidebar.part-bad')}
            </li>
          ))}
      </ul>
    </div>
  );
}

const PART_NAMES = {
  address: 'sidebar.part-address',
  key: 'sidebar.key',
  token: 'sidebar.part-token',
  service: 'sidebar.fact-service',
} as const;

type ConnectedProps = ViewProps & {
  busy: boolean;
  connection: Exclude<Connection, { state: 'none' }>;
};

function Connected({ state, send, busy, connection }: ConnectedProps) {
  const { say, sayKind } = useWords();
  return (
    <>
      {connection.problem && <p class="notice">{sayKind(connection.problem)}</p>}
      <ConnectionFacts connection={connection} />
      {state.connect.leaving ? (
        <Leaving send={send} busy={busy} hasJobs={state.opening.jobs.some((job) => job.mine)} />
      ) : (
        <div class="buttons">
          <Button look="action" onPress={() => send({ type: 'view-chosen', view: 'check' })}>
            {say('sidebar.check-the-sheet')}
          </Button>
          <Button disabled={busy || !state.online} onPress={() => send({ type: 'test-asked' })}>
            {say('sidebar.test')}
          </Button>
          <Button disabled={busy} onPress={() => send({ type: 'disconnect-considered' })}>
            {say('sidebar.disconnect')}
          </Button>
        </div>
      )}
    </>
  );
}

function Leaving(props: Pick<ViewProps, 'send'> & { busy: boolean; hasJobs: boolean }) {
  const { send, busy, hasJobs } = props;
  const { say } = useWords();
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        send({ type: 'disconnect-confirmed', removeSchedules: data.has('remove-schedules') });
      }}
    >
      <h2>{say('sidebar.disconnect-question')}</h2>
      <p>{say('sidebar.disconnect-means')}</p>
      {hasJobs && (
        <label class="choice">
          <input type="checkbox" name="remove-schedules" />
          <span>{say('sidebar.disconnect-schedules')}</span>
        </label>
      )}
      <div class="buttons">
        <Button look="create" submits disabled={busy}>
          {say('sidebar.disconnect')}
        </Button>
        <Button disabled={busy} onPress={() => send({ type: 'disconnect-dropped' })}>
          {say('sidebar.stay-connected')}
        </Button>
      </div>
    </form>
  );
}
