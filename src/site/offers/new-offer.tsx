import type { ComponentChildren } from 'preact';
import { SubmitButton } from '../account/submit-button.tsx';
import { useForm } from '../account/use-form.ts';
import type { NewOffer } from '../service/offer-client.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { textsOf } from '../shell/field.tsx';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { showMoment } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';

type NewOfferFormProps = {
  records: string[] | 'all';
  made?: () => void;
  stop?: () => void;
  children?: ComponentChildren;
};

/** Makes the link that hands records over; where the service mails, it can be mailed too. */
export function NewOfferForm({ records, made, stop, children }: NewOfferFormProps) {
  const { say } = useSpeech();
  const { offers, settings } = usePorts();
  const { state, problem, submit } = useForm<{ offer: NewOffer; email: string }>();
  const make = async (event: SubmitEvent) => {
    const { email = '' } = textsOf(event);
    const isMade = await submit(async () => {
      const answer = await offers.make(records, email.trim() || null);
      return answer.ok ? { ok: true, value: { offer: answer.value, email } } : answer;
    });
    if (isMade) made?.();
  };
  if (state.view === 'done') return <OfferReady {...state.value} {...(stop && { stop })} />;
  return (
    <form class="form" onSubmit={(event) => void make(event)}>
      {children}
      {settings.mails && (
        <div class="field">
          <label for="offer-email">{say('site.offer-email')}</label>
          <input id="offer-email" name="email" type="email" autocomplete="off" />
        </div>
      )}
      <ProblemNote problem={problem} />
      <div class={stop ? 'actions actions-end' : 'actions'}>
        {stop && (
          <button type="button" class="button" onClick={stop}>
            {say('site.cancel')}
          </button>
        )}
        <SubmitButton state={state} words={{ idle: 'site.offer-make', busy: 'site.saving' }} />
      </div>
    </form>
  );
}

type OfferReadyProps = { offer: NewOffer; email: string; stop?: () => void };

function OfferReady({ offer, email, stop }: OfferReadyProps) {
  const { language, say } = useSpeech();
  return (
    <div class="form" role="status">
      <p>
        {say('site.offer-ready', { date: showMoment(language, offer.expiresAt) })}
        {email && ` ${say('site.offer-mailed', { email })}`}
      </p>
      <textarea
        class="connection"
        readOnly
        rows={3}
        spellcheck={false}
        aria-label={say('site.offer-link')}
        value={offer.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="actions">
        <CopyButton
          primary
          text={offer.url}
          label={say('site.copy-link')}
          done={say('site.link-copied')}
        />
        {stop && (
          <button type="button" class="button" onClick={stop}>
            {say('site.close')}
          </button>
        )}
      </div>
    </div>
  );
}
