import { useState } from 'preact/hooks';
import type { ConnectRequest } from '../../addon/page-types.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

/**
 * What is typed here stays in the form and never enters the state: it holds a password or a
 * session, and is emptied once the add-on has taken it.
 */
export function ConnectForm({ state, send, busy }: ViewProps & { busy: boolean }) {
  const { say } = useWords();
  const { way } = state.connect;
  const { fixedAddress, connection } = state.opening;
  const address = fixedAddress ?? (connection.state === 'none' ? '' : connection.address);
  const [typed, setTyped] = useState(address);
  const site = siteOf(fixedAddress ?? typed);
  return (
    <form
      class="stack"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && state.online)
          send({ type: 'connect-asked', request: requestFrom(event.currentTarget, way, address) });
      }}
    >
      {connection.state === 'none' && <p>{say('sidebar.connect-intro')}</p>}
      <WayChoice way={way} onChoose={(chosen) => send({ type: 'way-chosen', way: chosen })} />
      <Address fixed={fixedAddress} known={address} optional={way === 'paste'} onType={setTyped} />
      {way === 'password' ? (
        <PasswordFields email={connection.state === 'none' ? '' : (connection.email ?? '')} />
      ) : (
        <PasteField site={site} isFixed={fixedAddress !== null} />
      )}
      <KeyField />
      <div class="buttons">
        <Button look="action" submits disabled={busy || !state.online}>
          {say('sidebar.connect')}
        </Button>
      </div>
      {site && (
        <p>
          {say('sidebar.no-account')}{' '}
          <SiteLink to={`${site}/sign-up`}>{say('sidebar.create-account')}</SiteLink>
        </p>
      )}
    </form>
  );
}

type Way = ConnectRequest['way'];

function WayChoice({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const { say } = useWords();
  return (
    <Choice
      name="way"
      legend={say('sidebar.connect-how')}
      options={[
        { value: 'password', label: say('sidebar.way-password') },
        { value: 'paste', label: say('sidebar.way-paste') },
      ]}
      value={way}
      onChoose={(chosen) => onChoose(chosen === 'paste' ? 'paste' : 'password')}
    />
  );
}

/** Few services ask for a key, so it is folded away. */
function KeyField() {
  const { say } = useWords();
  return (
    <details>
      <summary>{say('sidebar.connect-more')}</summary>
      <Field id="key" label={say('sidebar.key')} hint={say('sidebar.key-hint')}>
        <input id="key" name="key" type="text" aria-describedby="key-hint" spellcheck={false} />
      </Field>
    </details>
  );
}

function requestFrom(form: HTMLFormElement, way: Way, knownAddress: string): ConnectRequest {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const service = {
    address: data.has('address') ? text('address') : knownAddress,
    key: text('key'),
  };
  return way === 'paste'
    ? { way, text: text('session'), ...service }
    : { way, email: text('email'), password: text('password'), ...service };
}

type AddressProps = {
  fixed: string | null;
  known: string;
  optional: boolean;
  onType: (typed: string) => void;
};

function Address({ fixed, known, optional, onType }: AddressProps) {
  const { say } = useWords();
  if (fixed !== null)
    return (
      <div class="form-group">
        <span class="label">{say('sidebar.address')}</span>
        <span>{fixed}</span>
      </div>
    );
  return (
    <Field
      id="address"
      label={say('sidebar.address')}
      hint={say(optional ? 'sidebar.address-optional' : 'sidebar.address-hint')}
    >
      <input
        id="address"
        name="address"
        type="text"
        inputMode="url"
        defaultValue={known}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        required={!optional}
        aria-describedby="address-hint"
        spellcheck={false}
      />
    </Field>
  );
}

function PasswordFields({ email }: { email: string }) {
  const { say } = useWords();
  return (
    <>
      <Field id="email" label={say('sidebar.email')}>
        <input
          id="email"
          name="email"
          type="email"
          required
          defaultValue={email}
          autocomplete="username"
        />
      </Field>
      <Field id="password" label={say('sidebar.password')} hint={say('sidebar.password-hint')}>
        <input
          id="password"
          name="password"
          type="password"
          required
          autocomplete="current-password"
          aria-describedby="password-hint"
        />
      </Field>
    </>
  );
}

/** A service of ours has a page that makes a session. For any other service the steps are told. */
function PasteField({ site, isFixed }: { site: string | null; isFixed: boolean }) {
  const { say } = useWords();
  return (
    <>
      <Field id="session" label={say('sidebar.session')} hint={say('sidebar.session-hint')}>
        <textarea
          id="session"
          name="session"
          rows={4}
          required
          aria-describedby="session-hint"
          autocomplete="off"
          spellcheck={false}
        />
      </Field>
      {site && <SiteLink to={`${site}/connect`}>{say('sidebar.open-connect-page')}</SiteLink>}
      {!(isFixed && site) && <SessionFromTab />}
    </>
  );
}

function SessionFromTab() {
  const { say } = useWords();
  return (
    <details>
      <summary>{say('sidebar.session-from-tab')}</summary>
      <ol class="numbered stack">
        <li>{say('sidebar.session-step-private')}</li>
        <li>{say('sidebar.session-step-copy')}</li>
        <li>{say('sidebar.session-step-close')}</li>
      </ol>
      <p class="hint">{say('sidebar.session-why')}</p>
    </details>
  );
}

const ADDRESS = /^(?:https:\/\/)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?)\/?$/iu;
/** The site of a Supabase project is on a host that we cannot know. */
const WITHOUT_SITE = /\.supabase\.co$/i;

/** The address of a service's own pages; null where its address does not show them. */
export function siteOf(address: string): string | null {
  const host = ADDRESS.exec(address.trim())?.[1];
  return host && !WITHOUT_SITE.test(host) ? `https://${host.toLowerCase()}` : null;
}
