import { useState } from 'preact/hooks';
import { CONTRACT } from '../../core/dataset/contract.ts';
import { stationFault } from '../../core/words/station-words.ts';
import { OfferDialog } from '../offers/offer-dialog.tsx';
import type { Changes, Sought, WholeDataset } from '../service/dataset-client.ts';
import type { Problem } from '../service/problem.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Field, textsOf } from '../shell/field.tsx';
import { ProblemNote } from '../shell/page.tsx';
import { showMoment } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';
import { StationFieldset, stationTyped } from './station-fieldset.tsx';
import type { ViewerActs } from './viewer-acts.ts';
import { changesOf, type ViewerState } from './viewer-state.ts';
import { VisibilityFields } from './visibility-fields.tsx';

type OwnerPanelProps = {
  state: Extract<ViewerState, { view: 'shown' }>;
  sought: Sought;
} & ViewerActs;

/** What only the owner can do: on the page of a record to all its versions, on that of a version to it alone. */
export function OwnerPanel({ state, sought, send, save, remove }: OwnerPanelProps) {
  const { say } = useSpeech();
  const { dataset, doing, problem } = state;
  const stop = () => send({ type: 'stop' });
  const isOneOfMany = sought === 'datasets' && dataset.versions > 1;
  const shown = { dataset, problem, stop };
  return (
    <div class="actions">
      {isOneOfMany ? (
        <OwnerButton label={say('site.part')} press={() => send({ type: 'part' })} />
      ) : (
        <>
          <OwnerButton label={say('site.edit')} press={() => send({ type: 'edit' })} />
          <OwnerButton label={say('site.join')} press={() => send({ type: 'join' })} />
          <OwnerButton label={say('site.offer')} press={() => send({ type: 'offer' })} />
        </>
      )}
      <OwnerButton
        label={say('site.delete')}
        press={() => send({ type: 'ask-to-delete' })}
        isDanger
      />
      {(doing === 'editing' || doing === 'saving') && (
        <EditDialog {...shown} busy={doing === 'saving'} save={save} />
      )}
      {(doing === 'asked-to-delete' || doing === 'deleting') && (
        <DeleteDialog
          {...shown}
          busy={doing === 'deleting'}
          remove={remove}
          isOneOfMany={isOneOfMany}
        />
      )}
      {doing === 'joining' && <JoinDialog record={dataset} stop={stop} />}
      {doing === 'parting' && <PartDialog version={dataset} stop={stop} />}
      {doing === 'offering' && <OfferDialog record={dataset} stop={stop} />}
    </div>
  );
}

type OwnerButtonProps = { label: string; press: () => void; isDanger?: boolean };

function OwnerButton({ label, press, isDanger = false }: OwnerButtonProps) {
  return (
    <button type="button" class={isDanger ? 'button button-danger' : 'button'} onClick={press}>
      {label}
    </button>
  );
}

type DialogProps = {
  dataset: WholeDataset;
  busy: boolean;
  problem: Problem | null;
  stop: () => void;
};

type DeleteDialogProps = DialogProps & {
  isOneOfMany: boolean;
  remove: (sought: Sought) => void;
};

/** Says what it reaches: all versions of the record, or this one alone. */
function DeleteDialog(props: DeleteDialogProps) {
  const { dataset, busy, problem, remove, stop, isOneOfMany } = props;
  const { language, say } = useSpeech();
  const { name, versions, createdAt } = dataset;
  const version = { date: showMoment(language, createdAt), others: versions - 1, name };
  const confirm = (sought: Sought, label: string) => (
    <button
      type="button"
      class={`button ${sought === 'records' || isOneOfMany ? 'button-danger-strong' : 'button-danger'}`}
      disabled={busy}
      onClick={() => remove(sought)}
    >
      {busy ? say('site.deleting') : label}
    </button>
  );
  return (
    <Dialog
      title={say(isOneOfMany ? 'site.delete-version-title' : 'site.delete-title')}
      close={stop}
    >
      {!isOneOfMany && <p>{say('site.delete-text', { name, versions })}</p>}
      {versions > 1 && <p>{say('site.delete-version-text', version)}</p>}
      <ProblemNote problem={problem} />
      <div class="actions actions-end">
        <button type="button" class="button" onClick={stop}>
          {say('site.delete-keep')}
        </button>
        {versions > 1 && confirm('datasets', say('site.delete-version'))}
        {!isOneOfMany && confirm('records', say('site.delete-confirm', { versions }))}
      </div>
    </Dialog>
  );
}

type EditDialogProps = DialogProps & { save: (changes: Changes) => void };

function EditDialog({ dataset, busy, problem, save, stop }: EditDialogProps) {
  const { say } = useSpeech();
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    const texts = textsOf(event);
    const typed = stationTyped(texts);
    setFault(typed.ok ? null : say(stationFault(typed)));
    if (!typed.ok) return;
    const { name = '', description = '', visibility } = texts;
    const isPublic = visibility === 'public';
    const after = { name, description, isPublic, station: typed.facts };
    const changes = changesOf(dataset, after);
    // Nothing changed, so there is nothing to send.
    if (Object.keys(changes).length === 0) stop();
    else save(changes);
  };
  return (
    <Dialog title={say('site.edit')} close={stop}>
      <form onSubmit={submit}>
        {dataset.versions > 1 && (
          <p class="note">{say('site.edit-reach', { versions: dataset.versions })}</p>
        )}
        <Field
          label={say('site.title-field')}
          name="name"
          maxLength={CONTRACT.nameCharacters}
          value={dataset.name}
        />
        <DescriptionField description={dataset.description ?? ''} />
        <VisibilityFields legend={say('site.visibility')} isPublic={dataset.isPublic} />
        <StationFieldset
          station={dataset.station}
          fault={fault}
          hasVersions={dataset.versions > 1}
        />
        <ProblemNote problem={problem} />
        <div class="actions actions-end">
          <button type="button" class="button" onClick={stop}>
            {say('site.cancel')}
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            {say(busy ? 'site.saving' : 'site.save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function DescriptionField({ description }: { description: string }) {
  const { say } = useSpeech();
  return (
    <div class="field">
      <label for="edit-description">{say('site.description-field')}</label>
      <textarea
        id="edit-description"
        name="description"
        rows={4}
        maxLength={CONTRACT.descriptionCharacters}
        defaultValue={description}
      />
    </div>
  );
}
