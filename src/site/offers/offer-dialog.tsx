import type { Entry } from '../service/dataset-client.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { NewOfferForm } from './new-offer.tsx';

/** Offers the record that is shown to another account. */
export function OfferDialog({ record, stop }: { record: Entry; stop: () => void }) {
  const { say } = useSpeech();
  const { name, versions } = record;
  return (
    <Dialog title={say('site.offer-title')} close={stop}>
      <p>{say('site.offer-one', { name, versions })}</p>
      <p class="hint">
        {say('site.offer-text')} <a href="/offers">{say('site.offers-all')}</a>
      </p>
      <NewOfferForm records={[record.record]} stop={stop} />
    </Dialog>
  );
}
