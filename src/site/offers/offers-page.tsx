import { useState } from 'preact/hooks';
import { SignInPage } from '../account/sign-in-page.tsx';
import type { Entry } from '../service/dataset-client.ts';
import type { OwnOffer } from '../service/offer-client.ts';
import type { Problem, Result } from '../service/problem.ts';
import { Page, ProblemNote } from '../shell/page.tsx';
import { useAccount, usePorts } from '../shell/ports.tsx';
import { showMoment } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';
import { NewOfferForm } from './new-offer.tsx';

/** An owner offers some records or all, and withdraws what is still open. */
export function OffersPage() {
  const { say } = useSpeech();
  const account = useAccount();
  const { datasets, offers } = usePorts();
  const [changes, setChanges] = useState(0);
  const about = account?.email ?? '';
  const records = useAnswer(about, datasets.ownRecords);
  const open = useAnswer(`${about} ${changes}`, offers.own);
  if (!account) return <SignInPage next="/offers" />;
  const changed = () => setChanges(changes + 1);
  return (
    <Page title={say('site.offer-title')} lead={say('site.offer-text')} narrow>
      {open && <OpenOffers open={open} changed={changed} />}
      <section class="section">
        <h2>{say('site.offer-new')}</h2>
        <ProblemNote problem={records && !records.ok ? records.problem : null} />
        {!records && <p role="status">{say('site.loading')}</p>}
        {records?.ok && <ChooseRecords records={records.value} made={changed} />}
      </section>
    </Page>
  );
}

type ChooseRecordsProps = { records: readonly Entry[]; made: () => void };

function ChooseRecords({ records, made }: ChooseRecordsProps) {
  const { say } = useSpeech();
  const [chosen, choose] = useState<readonly string[]>([]);
  const isAll = chosen.length === records.length;
  const toggle = (record: string, isOn: boolean) =>
    choose(isOn ? [...chosen, record] : chosen.filter((one) => one !== record));
  if (records.length === 0) return <p>{say('site.none-of-mine')}</p>;
  return (
    <NewOfferForm records={isAll ? 'all' : [...chosen]} made={made}>
      <fieldset class="field offered">
        <legend>{say('site.offer-which')}</legend>
        <label class="check">
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => choose(isAll ? [] : records.map(({ record }) => record))}
          />
          {say('site.offer-all', { count: records.length })}
        </label>
        <ul>
          {records.map((one) => (
            <li key={one.record}>
              <label class="check">
                <input
                  type="checkbox"
                  // Nothing can be offered while nothing is chosen: the browser says so at the first.
                  required={chosen.length === 0 && one === records[0]}
                  checked={chosen.includes(one.record)}
                  onChange={(event) => toggle(one.record, event.currentTarget.checked)}
                />
                <OfferedName {...one} rows={one.rowCount} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </NewOfferForm>
  );
}

type OfferedNameProps = { name: string; versions: number; rows: number };

/** A title, and how much stands behind it. */
export function OfferedName({ name, versions, rows }: OfferedNameProps) {
  const { say } = useSpeech();
  return (
    <span>
      <bdi>{name}</bdi> <span class="when">{say('site.offer-size', { versions, rows })}</span>
    </span>
  );
}

type OpenOffersProps = { open: Result<OwnOffer[]>; changed: () => void };

function OpenOffers({ open, changed }: OpenOffersProps) {
  const { language, say } = useSpeech();
  const { offers } = usePorts();
  const [problem, setProblem] = useState<Problem | null>(open.ok ? null : open.problem);
  const withdraw = async (id: string) => {
    const answer = await offers.withdraw(id);
    setProblem(answer.ok ? null : answer.problem);
    changed();
  };
  if (open.ok && open.value.length === 0) return <ProblemNote problem={problem} />;
  return (
    <section class="section">
      <h2>{say('site.offers-open')}</h2>
      <ProblemNote problem={problem} />
      <ul class="sessions">
        {open.ok &&
          open.value.map(({ id, expiresAt, records }) => {
            const until = say('site.offer-until', { date: showMoment(language, expiresAt) });
            return (
              <li key={id}>
                <div>
                  <strong>{records.map(({ name }) => name).join(', ')}</strong>
                  <p class="hint">{until}</p>
                </div>
                <button
                  type="button"
                  class="button"
                  aria-label={`${say('site.offer-withdraw')}: ${until}`}
                  onClick={() => void withdraw(id)}
                >
                  {say('site.offer-withdraw')}
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
