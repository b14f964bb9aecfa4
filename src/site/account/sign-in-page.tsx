import { useState } from 'preact/hooks';
import { textsOf } from '../shell/field.tsx';
import { goTo } from '../shell/navigation.ts';
import { Page, ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { signInPath, withNext } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';
import {
  DisplayNameField,
  EmailField,
  NewPasswordField,
  PasswordField,
} from './account-fields.tsx';
import { MailAgain } from './confirm-address.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

export function SignInPage({ next }: { next: string }) {
  const { say } = useSpeech();
  return (
    <Page title={say('site.sign-in')} narrow>
      <SignInForm next={next} />
    </Page>
  );
}

/** Also where a page is shown to nobody but an account. */
export function SignInForm({ next }: { next: string }) {
  const { say } = useSpeech();
  const { session, settings } = usePorts();
  const ended = session.endedBy();
  const { state, problem, submit } = useForm<null>();
  const [tried, setTried] = useState('');
  const send = async (event: SubmitEvent) => {
    const { email = '', password = '' } = textsOf(event);
    setTried(email);
    if (!(await submit(() => session.signIn(email, password)))) return;
    // The Directory shows a name, so an account without one is asked for it first.
    const account = await session.account();
    goTo(account?.displayName === '' ? '/account' : next);
  };
  return (
    <>
      {ended && <p class="note">{say(ended)}</p>}
      <form class="form" onSubmit={send}>
        <EmailField />
        <PasswordField />
        <ProblemNote problem={problem} />
        <SubmitButton state={state} words={{ idle: 'site.sign-in', busy: 'site.signing-in' }} />
      </form>
      {problem?.kind === 'site.unconfirmed' && <MailAgain email={tried} />}
      <p class="form-other">
        {settings.recovers ? (
          <a href="/forgot-password">{say('site.forgot-title')}</a>
        ) : (
          say('site.password-forgotten')
        )}
      </p>
      {settings.signUp === 'open' ? (
        <p class="form-other">
          {say('site.no-account')} <a href={withNext('/sign-up', next)}>{say('site.sign-up')}</a>
        </p>
      ) : (
        <p class="form-other">{say('site.sign-up-closed')}</p>
      )}
    </>
  );
}

export function SignUpPage({ next }: { next: string }) {
  const { say } = useSpeech();
  const { session, settings } = usePorts();
  const { state, problem, submit } = useForm<null>();
  const [mailed, setMailed] = useState<string | null>(null);
  const send = async (event: SubmitEvent) => {
    const { email = '', password = '', name = '' } = textsOf(event);
    const account = { email, password, displayName: name.trim() };
    await submit(async () => {
      const made = await session.signUp(account);
      if (!made.ok) return made;
      if (made.value.isSignedIn) goTo(next);
      else setMailed(email);
      return { ok: true, value: null };
    });
  };
  if (mailed !== null)
    return (
      <Page
        title={say('site.confirm-title')}
        lead={say('site.confirm-mailed', { email: mailed })}
        narrow
      >
        <MailAgain email={mailed} />
        <p class="form-other">
          {say('site.have-account')} <a href={signInPath(next)}>{say('site.sign-in')}</a>
        </p>
      </Page>
    );
  return (
    <Page title={say('site.sign-up-title')} lead={say('site.sign-up-lead')} narrow>
      <form class="form" onSubmit={send}>
        <DisplayNameField />
        <EmailField {...(settings.mails ? { hint: say('site.email-confirmed-by-mail') } : {})} />
        <NewPasswordField label={say('site.password')} />
        <ProblemNote problem={problem} />
        <SubmitButton state={state} words={{ idle: 'site.sign-up', busy: 'site.signing-up' }} />
      </form>
      <p class="form-other">
        {say('site.have-account')} <a href={signInPath(next)}>{say('site.sign-in')}</a>
      </p>
    </Page>
  );
}
