import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { TextField } from '../parts/text-field.tsx';
import { isBusy } from '../state/calls.ts';
import type { TakenAll } from '../state/sidebar-state.ts';
import { ownersOfSeveral } from '../state/take-over-steps.ts';
import { useWords } from '../words/sidebar-words.ts';
import { Visibility } from './upload-form.tsx';
import type { ViewProps } from './view-props.ts';

/** The schedules of whoever left, in one press. */
export function TakeOverAll({ state, send }: ViewProps) {
  const { say } = useWords();
  const { all } = state.schedule;
  if (all) return <AllForm state={state} send={send} all={all} />;
  return (
    <div class="buttons">
      {ownersOfSeveral(state.opening).map((owner) => (
        <Button key={owner} onPress={() => send({ type: 'all-opened', owner })}>
          {say('sidebar.take-over-all', { owner })}
        </Button>
      ))}
    </div>
  );
}

function AllForm({ state, send, all }: ViewProps & { all: TakenAll }) {
  const { say } = useWords();
  const busy = isBusy(state, 'takeOverAll') || !state.online;
  const edit = (change: Partial<TakenAll>) => send({ type: 'all-edited', change });
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send({ type: 'all-taken' });
      }}
    >
      <h2>{say('sidebar.take-over-all', { owner: all.owner })}</h2>
      <TextField
        id="offer"
        label={say('sidebar.offer-link')}
        hint={say('sidebar.offer-link-hint', { owner: all.owner })}
        maxLength={300}
        value={all.offer}
        fault={null}
        onInput={(offer) => edit({ offer })}
      />
      <SameKey all={all} edit={edit} />
      <SaidForAll all={all} edit={edit} />
      <div class="buttons">
        <Button look="action" submits disabled={busy}>
          {say('sidebar.take-over')}
        </Button>
        <Button onPress={() => send({ type: 'all-dropped' })}>{say('sidebar.cancel')}</Button>
      </div>
    </form>
  );
}

type PartProps = { all: TakenAll; edit: (change: Partial<TakenAll>) => void };

/** The account has a record of the same sheet already. */
function SameKey({ all, edit }: PartProps) {
  const { say } = useWords();
  if (all.asked.same.length === 0) return null;
  return (
    <Choice
      name="same-key"
      legend={say('sidebar.offer-same', { names: all.asked.same.join(', ') })}
      options={[
        { value: 'join', label: say('sidebar.offer-join') },
        { value: 'apart', label: say('sidebar.offer-apart') },
      ]}
      value={all.sameKey}
      missing={null}
      onChoose={(chosen) => edit({ sameKey: chosen === 'join' ? 'join' : 'apart' })}
    />
  );
}

/** Where no offer says how a dataset is called and who may see it. */
function SaidForAll({ all, edit }: PartProps) {
  const { say } = useWords();
  const { undecided } = all.asked;
  if (all.offer.trim() !== '' && undecided.length === 0) return null;
  return (
    <>
      {undecided.length > 0 && (
        <p class="notice">{say('sidebar.all-undecided', { names: undecided.join(', ') })}</p>
      )}
      <TextField
        id="all-title"
        label={say('sidebar.title')}
        hint={say('sidebar.stations-title-hint')}
        maxLength={100}
        value={all.title}
        fault={null}
        onInput={(title) => edit({ title })}
      />
      <Visibility
        isPublic={all.isPublic}
        missing={undecided.length > 0 && all.isPublic === null}
        onChoose={(isPublic) => edit({ isPublic })}
      />
    </>
  );
}
