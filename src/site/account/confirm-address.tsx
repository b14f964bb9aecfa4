import { useEffect, useState } from 'preact/hooks';
import { Page, ProblemNote } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

/** Asks for a press of a button: programs that look into mails open their links, and must confirm nothing. */
export function ConfirmAddressPage({ token }: { token: string }) {
  const { say } = useSpeech();
  const { account } = usePorts();
  const { state, problem, submit } = useForm<null>();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    await submit(() => account.confirmAddress(token));
  };
  const isDone = state.view === 'done';
  return (
    <Page
      title={say('site.confirm-title')}
      {...(isDone ? {} : { lead: say('site.confirm-lead') })}
      narrow
    >
      <div role="status">{isDone && <p class="note note-done">{say('site.confirm-done')}</p>}</div>
      {!isDone && (
        <form class="form" onSubmit={send}>
          <ProblemNote problem={problem} />
          <SubmitButton state={state} words={{ idle: 'site.confirm', busy: 'site.saving' }} />
        </form>
      )}
      <Onward />
    </Page>
  );
}

/** Stands on the account's page until the address is confirmed, where the service can mail. */
export function ConfirmationReminder({ email }: { email: string }) {
  const { account, settings } = usePorts();
  const [isWanted, setWanted] = useState(false);
  const ask = async () => {
    const answer = settings.mails ? await account.isUnconfirmed() : null;
    // Where it cannot be known nobody is reminded; the forms below say what is wrong.
    setWanted(answer?.ok ? answer.value : false);
  };
  useEffect(() => void ask(), [email]);
  return isWanted ? <Reminder email={email} /> : null;
}

function Reminder({ email }: { email: string }) {
  const { say } = useSpeech();
  return (
    <section class="section">
      <h2>{say('site.confirm-title')}</h2>
      <p>{say('site.unconfirmed-text', { email })}</p>
      <MailAgain email={email} />
    </section>
  );
}

export function MailAgain({ email }: { email: string }) {
  const { say } = useSpeech();
  const { session } = usePorts();
  const { state, problem, submit } = useForm<null>();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    await submit(() => session.resendConfirmation(email));
  };
  return (
    <form class="form" onSubmit={send}>
      <ProblemNote problem={problem} />
      <div role="status">
        {state.view === 'done' && <p class="note note-done">{say('site.unconfirmed-sent')}</p>}
      </div>
      <SubmitButton
        state={state}
        words={{ idle: 'site.unconfirmed-send', busy: 'site.forgot-sending' }}
      />
    </form>
  );
}

/** Where a platform has confirmed the address itself, and signs in the browser that asked for it. */
export function ConfirmedPage({ isConfirmed }: { isConfirmed: boolean }) {
  const { say } = useSpeech();
  const signedIn = useAccount() !== null;
  return (
    <Page title={say('site.confirm-title')} narrow>
      {signedIn || isConfirmed ? (
        <p class="note note-done">{say('site.confirm-done')}</p>
      ) : (
        <p class="note">{say('site.confirm-link-over')}</p>
      )}
      <Onward />
    </Page>
  );
}

function Onward() {
  const { say } = useSpeech();
  const signedIn = useAccount() !== null;
  return (
    <p class="form-other">
      {signedIn ? (
        <a href="/account">{say('site.account-title')}</a>
      ) : (
        <a href="/sign-in">{say('site.sign-in')}</a>
      )}
    </p>
  );
}
