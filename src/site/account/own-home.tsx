import { useEffect, useState } from 'preact/hooks';
import type { KnownSession } from '../service/account-client.ts';
import type { Problem } from '../service/problem.ts';
import { Dialog } from '../shell/dialog.tsx';
import { textsOf } from '../shell/field.tsx';
import { goTo } from '../shell/navigation.ts';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { saveFile } from '../shell/save-file.ts';
import { showDay } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { PasswordField } from './account-fields.tsx';
import { agentName } from './agent-name.ts';

/** What only a service that keeps its accounts itself can do; elsewhere that is said. */
export function OwnHome() {
  const { account } = usePorts();
  const [sessions, setSessions] = useState<KnownSession[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { say } = useSpeech();
  const read = async () => {
    const answer = await account.sessions();
    if (answer.ok) setSessions(answer.value);
    else setProblem(answer.problem);
  };
  useEffect(() => void read(), []);
  const end = async (id: string) => {
    const answer = await account.endSession(id);
    setProblem(answer.ok || answer.problem.kind === 'site.not-found' ? null : answer.problem);
    await read();
  };
  if (!sessions && problem?.kind === 'site.not-found')
    return (
      <section class="section">
        <h2>{say('site.elsewhere-section')}</h2>
        <p>{say('site.elsewhere-text')}</p>
      </section>
    );
  if (!sessions) return <ProblemNote problem={problem} />;
  return (
    <>
      <Sessions sessions={sessions} end={end} problem={problem} />
      <TakeOut />
      <DeleteAccount />
    </>
  );
}

type SessionsProps = {
  sessions: KnownSession[];
  end: (id: string) => Promise<void>;
  problem: Problem | null;
};

function Sessions({ sessions, end, problem }: SessionsProps) {
  const { say } = useSpeech();
  return (
    <section class="section">
      <h2>{say('site.sessions-section')}</h2>
      <p>{say('site.sessions-text')}</p>
      <ProblemNote problem={problem} />
      <ul class="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <OpenSession session={session} end={() => void end(session.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenSession({ session, end }: { session: KnownSession; end: () => void }) {
  const { say, language } = useSpeech();
  const { agent, address, current, opened_at, used_at } = session;
  const program = agentName(agent) ?? say('site.session-unknown');
  const days = { opened: showDay(language, opened_at), used: showDay(language, used_at) };
  const ending = say('site.session-end');
  return (
    <>
      <div>
        <strong>{program}</strong>
        {current && <span class="private-mark">{say('site.session-here')}</span>}
        <p class="hint">
          {address && `${address} · `}
          {say('site.session-days', days)}
        </p>
      </div>
      {!current && (
        <button
          type="button"
          class="button"
          aria-label={`${ending}: ${program}, ${days.opened}`}
          onClick={end}
        >
          {ending}
        </button>
      )}
    </>
  );
}

function TakeOut() {
  const { say } = useSpeech();
  const { account } = usePorts();
  const [state, setState] = useState<{ busy: boolean; problem: Problem | null }>(IDLE);
  const takeOut = async () => {
    setState({ busy: true, problem: null });
    const answer = await account.takeOut();
    setState(answer.ok ? IDLE : { busy: false, problem: answer.problem });
    if (answer.ok) saveFile(answer.value, 'almanac-account.json');
  };
  return (
    <section class="section">
      <h2>{say('site.take-out-section')}</h2>
      <p>{say('site.take-out-text')}</p>
      <ProblemNote problem={state.problem} />
      <button type="button" class="button" disabled={state.busy} onClick={() => void takeOut()}>
        {say(state.busy ? 'site.taking-out' : 'site.take-out')}
      </button>
    </section>
  );
}

const IDLE = { busy: false, problem: null };

function DeleteAccount() {
  const { say } = useSpeech();
  const [asking, setAsking] = useState(false);
  return (
    <section class="section">
      <h2>{say('site.delete-account-section')}</h2>
      <p>{say('site.delete-account-text')}</p>
      <button type="button" class="button button-danger" onClick={() => setAsking(true)}>
        {say('site.delete-account')}
      </button>
      {asking && <DeleteDialog stop={() => setAsking(false)} />}
    </section>
  );
}

function DeleteDialog({ stop }: { stop: () => void }) {
  const { say } = useSpeech();
  const { account, session } = usePorts();
  const [state, setState] = useState<{ busy: boolean; problem: Problem | null }>(IDLE);
  const remove = async (event: SubmitEvent) => {
    const { password = '' } = textsOf(event);
    setState({ busy: true, problem: null });
    const answer = await account.remove(password);
    if (!answer.ok) return setState({ busy: false, problem: answer.problem });
    // The session went with the account; the browser has to forget it too.
    await session.signOut('local');
    goTo('/');
  };
  return (
    <Dialog title={say('site.delete-account-title')} close={stop}>
      <p>{say('site.delete-account-what')}</p>
      <form class="form" onSubmit={(event) => void remove(event)}>
        <PasswordField />
        <ProblemNote problem={state.problem} />
        <div class="actions actions-end">
          <button type="button" class="button" onClick={stop}>
            {say('site.delete-account-keep')}
          </button>
          <button type="submit" class="button button-danger-strong" disabled={state.busy}>
            {say(state.busy ? 'site.deleting' : 'site.delete-account-confirm')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
