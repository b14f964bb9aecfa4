import { useState } from 'preact/hooks';
import { SignInForm } from '../account/sign-in-page.tsx';
import { SubmitButton } from '../account/submit-button.tsx';
import { useForm } from '../account/use-form.ts';
import type { Offer, OfferedRecord, SameKey } from '../service/offer-client.ts';
import { textsOf } from '../shell/field.tsx';
import { Page, ProblemNote } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { recordPath } from '../shell/route.ts';
import { showMoment } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';
import { OfferedName } from './offers-page.tsx';

/** What somebody hands over to whoever opens the link: titles and numbers are shown to an account only. */
export function OfferPage({ token }: { token: string }) {
  const { say } = useSpeech();
  const account = useAccount();
  const { offers } = usePorts();
  const about = `${account?.email} ${token}`;
  const answer = useAnswer(about, () => (account ? offers.read(token) : null));
  if (!account)
    return (
      <Page title={say('site.offered-title')} lead={say('site.offered-sign-in')} narrow>
        <SignInForm next={`/offers#${token}`} />
      </Page>
    );
  if (answer?.ok) return <Offered key={about} token={token} offer={answer.value} />;
  return (
    <Page title={say('site.offered-title')} narrow>
      {!answer && <p role="status">{say('site.loading')}</p>}
      {answer?.problem.kind === 'site.not-found' ? (
        <p class="note">{say('site.offered-gone')}</p>
      ) : (
        <ProblemNote problem={answer?.problem ?? null} />
      )}
    </Page>
  );
}

function Offered({ token, offer }: { token: string; offer: Offer }) {
  const { language, say } = useSpeech();
  const { offers } = usePorts();
  const { from, expiresAt, records } = offer;
  const [isRefused, setRefused] = useState(false);
  const { state, problem, submit } = useForm<null>();
  const accept = async (event: SubmitEvent) => {
    const sameKey = sameKeyIn(textsOf(event), records);
    await submit(() => offers.accept(token, sameKey));
  };
  const refuse = async () => {
    setRefused(true);
    await submit(() => offers.refuse(token));
  };
  if (state.view === 'done') return isRefused ? <Refused /> : <Accepted records={records} />;
  const lead = say('site.offered-lead', {
    account: from ?? say('site.account-unnamed'),
    date: showMoment(language, expiresAt),
  });
  return (
    <Page title={say('site.offered-title')} lead={lead} narrow>
      <form class="form" onSubmit={(event) => void accept(event)}>
        <ul class="offered">
          {records.map((one) => (
            <li key={one.record}>
              <OfferedName {...one} />
              {one.hasKeyHere && <SameKeyField record={one} />}
            </li>
          ))}
        </ul>
        <ProblemNote problem={problem} />
        <div class="actions">
          <SubmitButton state={state} words={{ idle: 'site.offer-accept', busy: 'site.saving' }} />
          <button
            type="button"
            class="button"
            disabled={state.view === 'sending'}
            onClick={() => void refuse()}
          >
            {say('site.offer-refuse')}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** Where the receiver has a record from the same sheet: one of two answers, and none of them preselected. */
function SameKeyField({ record: { record, name } }: { record: OfferedRecord }) {
  const { say } = useSpeech();
  return (
    <fieldset class="field">
      <legend>{say('site.same-key', { name })}</legend>
      {(['join', 'apart'] as const).map((answer) => (
        <label key={answer} class="check">
          <input type="radio" name={`same-key ${record}`} required value={answer} />
          {say(`site.same-key-${answer}`)}
        </label>
      ))}
    </fieldset>
  );
}

function sameKeyIn(texts: Record<string, string>, records: readonly OfferedRecord[]): SameKey {
  const asked = records.filter(({ hasKeyHere }) => hasKeyHere);
  return Object.fromEntries(
    asked.map(({ record }) => [record, texts[`same-key ${record}`] === 'join' ? 'join' : 'apart']),
  );
}

function Accepted({ records }: { records: readonly OfferedRecord[] }) {
  const { say } = useSpeech();
  return (
    <Page title={say('site.offered-accepted')} lead={say('site.offered-accepted-text')} narrow>
      <ul class="offered" role="status">
        {records.map(({ record, name }) => (
          <li key={record}>
            <a href={recordPath(record)}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Refused() {
  const { say } = useSpeech();
  return (
    <Page title={say('site.offered-refused')} lead={say('site.offered-refused-text')} narrow>
      <a class="button button-primary" href="/">
        {say('site.to-directory')}
      </a>
    </Page>
  );
}
