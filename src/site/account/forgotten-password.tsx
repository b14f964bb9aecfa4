import { textsOf } from '../shell/field.tsx';
import { Page, ProblemNote } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { EmailField, NewPasswordField } from './account-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

export function ForgotPasswordPage() {
  const { say } = useSpeech();
  const { session } = usePorts();
  const { state, problem, submit } = useForm<null>();
  const send = async (event: SubmitEvent) => {
    const { email = '' } = textsOf(event);
    await submit(() => session.recover(email));
  };
  return (
    <Page title={say('site.forgot-title')} lead={say('site.forgot-lead')} narrow>
      <form class="form" onSubmit={send}>
        <EmailField />
        <ProblemNote problem={problem} />
        <div role="status">
          {state.view === 'done' && <p class="note note-done">{say('site.forgot-sent')}</p>}
        </div>
        <SubmitButton
          state={state}
          words={{ idle: 'site.forgot-send', busy: 'site.forgot-sending' }}
        />
      </form>
      <BackToSignIn />
    </Page>
  );
}

/** A platform's link has signed in the browser that asked for it, and leaves no token. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { say } = useSpeech();
  const { account, session } = usePorts();
  const isOver = useAccount() === null && token === '';
  const { state, problem, submit } = useForm<null>();
  const send = async (event: SubmitEvent) => {
    const { password = '' } = textsOf(event);
    await submit(() =>
      token ? account.resetPassword(token, password) : session.changePassword({ password }),
    );
  };
  if (isOver)
    return (
      <Page title={say('site.reset-title')} narrow>
        <p class="note">{say('site.reset-link-over')}</p>
        <p class="form-other">
          <a href="/forgot-password">{say('site.forgot-title')}</a>
        </p>
      </Page>
    );
  return (
    <Page title={say('site.reset-title')} lead={say('site.reset-lead')} narrow>
      {state.view === 'done' ? (
        <p class="note note-done" role="status">
          {say('site.password-changed')}
        </p>
      ) : (
        <form class="form" onSubmit={send}>
          <NewPasswordField label={say('site.new-password')} />
          <ProblemNote problem={problem} />
          <SubmitButton
            state={state}
            words={{ idle: 'site.change-password', busy: 'site.saving' }}
          />
        </form>
      )}
      <BackToSignIn />
    </Page>
  );
}

function BackToSignIn() {
  const { say } = useSpeech();
  return (
    <p class="form-other">
      <a href="/sign-in">{say('site.sign-in')}</a>
    </p>
  );
}
