import { useState } from 'preact/hooks';
import type { Problem } from '../service/problem.ts';
import { textsOf } from '../shell/field.tsx';
import { goTo } from '../shell/navigation.ts';
import { Page, ProblemNote } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { CurrentPasswordField, DisplayNameField, NewPasswordField } from './account-fields.tsx';
import { ConfirmationReminder } from './confirm-address.tsx';
import { OwnHome } from './own-home.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

export function AccountPage() {
  const { say } = useSpeech();
  const account = useAccount();
  if (!account) return <SignInPage next="/account" />;
  return (
    <Page
      title={say('site.account-title')}
      lead={say('site.account-lead', { email: account.email })}
      narrow
    >
      <ConfirmationReminder email={account.email} />
      <NameForm name={account.displayName} />
      <PasswordForm />
      <HandOver />
      <SignOut />
      <OwnHome />
    </Page>
  );
}

function NameForm({ name: savedName }: { name: string }) {
  const { say } = useSpeech();
  const { session } = usePorts();
  const { state, problem, submit } = useForm<null>();
  const send = async (event: SubmitEvent) => {
    const { name = '' } = textsOf(event);
    await submit(() => session.rename(name.trim()));
  };
  return (
    <section class="section">
      <h2>{say('site.name-section')}</h2>
      {savedName === '' && <p class="note">{say('site.name-missing')}</p>}
      <form class="form" onSubmit={send}>
        <DisplayNameField value={savedName} />
        <ProblemNote problem={problem} />
        <Done said={state.view === 'done' ? say('site.name-saved') : null} />
        <SubmitButton state={state} words={{ idle: 'site.save', busy: 'site.saving' }} />
      </form>
    </section>
  );
}

function PasswordForm() {
  const { say } = useSpeech();
  const { session } = usePorts();
  const { state, problem, submit } = useForm<null>();
  const send = async (event: SubmitEvent) => {
    const { current = '', password = '' } = textsOf(event);
    const form = event.currentTarget as HTMLFormElement;
    if (await submit(() => session.changePassword({ password, current }))) form.reset();
  };
  return (
    <section class="section">
      <h2>{say('site.password')}</h2>
      <p>{say('site.password-text')}</p>
      <form class="form" onSubmit={send}>
        <CurrentPasswordField />
        <NewPasswordField label={say('site.new-password')} />
        <ProblemNote problem={problem} />
        <Done said={state.view === 'done' ? say('site.password-changed') : null} />
        <SubmitButton state={state} words={{ idle: 'site.change-password', busy: 'site.saving' }} />
      </form>
    </section>
  );
}

function HandOver() {
  const { say } = useSpeech();
  return (
    <section class="section">
      <h2>{say('site.offer-title')}</h2>
      <p>{say('site.offer-about')}</p>
      <a class="button" href="/offers">
        {say('site.offers-all')}
      </a>
    </section>
  );
}

function SignOut() {
  const { say } = useSpeech();
  const { session } = usePorts();
  const [problem, setProblem] = useState<Problem | null>(null);
  const signOut = async (scope: 'local' | 'global') => {
    const answer = await session.signOut(scope);
    if (answer.ok) goTo('/');
    else setProblem(answer.problem);
  };
  return (
    <section class="section">
      <h2>{say('site.sign-out-section')}</h2>
      <p>{say('site.sign-out-text')}</p>
      <ProblemNote problem={problem} />
      <div class="actions">
        <button type="button" class="button" onClick={() => signOut('local')}>
          {say('site.sign-out')}
        </button>
        <button type="button" class="button button-danger" onClick={() => signOut('global')}>
          {say('site.sign-out-everywhere')}
        </button>
      </div>
    </section>
  );
}

function Done({ said }: { said: string | null }) {
  return <div role="status">{said && <p class="note note-done">{said}</p>}</div>;
}
