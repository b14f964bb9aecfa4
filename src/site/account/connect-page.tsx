import { addressForSheets, type SiteSettings, sessionDaysOf } from '../service/settings.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { textsOf } from '../shell/field.tsx';
import { Page, ProblemNote } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { EmailField, PasswordField } from './account-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

/** Only this page's memory holds the connection, and it is gone when the person leaves. */
export function ConnectPage() {
  const { say } = useSpeech();
  const { session, settings } = usePorts();
  const email = useAccount()?.email ?? '';
  const { state, problem, submit, beginAgain } = useForm<string>();
  const send = async (event: SubmitEvent) => {
    const { email: typed = '', password = '' } = textsOf(event);
    await submit(async () => {
      const answer = await session.sessionForSpreadsheet(typed, password);
      return answer.ok ? { ok: true, value: connectionText(settings, answer.value) } : answer;
    });
  };
  if (state.view === 'done') return <Ready text={state.value} beginAgain={beginAgain} />;
  return (
    <Page
      title={say('site.connect-title')}
      lead={say('site.connect-lead', { days: sessionDaysOf(settings) })}
      narrow
    >
      <form class="form" onSubmit={send}>
        <EmailField value={email} />
        <PasswordField hint={say('site.connect-password')} />
        <ProblemNote problem={problem} />
        <SubmitButton
          state={state}
          words={{ idle: 'site.connect-make', busy: 'site.connect-making' }}
        />
      </form>
      {email === '' && settings.signUp === 'open' && (
        <p class="form-other">
          {say('site.no-account')} <a href="/sign-up?next=/connect">{say('site.sign-up')}</a>
        </p>
      )}
    </Page>
  );
}

function Ready({ text, beginAgain }: { text: string; beginAgain: () => void }) {
  const { say } = useSpeech();
  return (
    <Page title={say('site.connect-ready-title')} lead={say('site.connect-ready-text')} narrow>
      <ol class="steps">
        <li>
          <p>{say('site.connect-step-copy')}</p>
          <textarea
            class="connection"
            readOnly
            rows={5}
            spellcheck={false}
            aria-label={say('site.connect-text')}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton primary text={text} label={say('site.connect-copy')} />
        </li>
        <li>
          <p>{say('site.connect-step-open')}</p>
        </li>
        <li>
          <p>{say('site.connect-step-paste')}</p>
        </li>
      </ol>
      <p class="hint">{say('site.connect-again-text')}</p>
      <button type="button" class="button" onClick={beginAgain}>
        {say('site.connect-again')}
      </button>
    </Page>
  );
}

type Tokens = {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  expires_at?: number;
};

/**
 * One text with everything a spreadsheet or a script needs: the address of the service, its key, and
 * the session in the field names of the contract. It holds nothing of the account.
 */
export function connectionText(settings: SiteSettings, session: Tokens): string {
  const { access_token, refresh_token, token_type, expires_in, expires_at } = session;
  return JSON.stringify(
    {
      address: addressForSheets(settings),
      key: settings.key,
      access_token,
      refresh_token,
      token_type,
      expires_in,
      expires_at,
    },
    null,
    1,
  );
}
