import { useState } from 'preact/hooks';
import { stationFault } from '../../core/words/station-words.ts';
import type { Changes, WholeDataset } from '../service/dataset-client.ts';
import type { Problem } from '../service/problem.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Field, textsOf } from '../shell/field.tsx';
import { ProblemNote } from '../shell/page.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { StationFieldset, stationTyped } from './station-fieldset.tsx';
import type { ViewerActs } from './viewer-acts.ts';
import { changesOf, type ViewerState } from './viewer-state.ts';

type OwnerPanelProps = { state: Extract<ViewerState, { view: 'shown' }> } & ViewerActs;

export function OwnerPanel({ state, send, save, remove }: OwnerPanelProps) {
  const { say } = useSpeech();
  const { dataset, doing, problem } = state;
  const stop = () => send({ type: 'stop' });
  const editing = doing === 'editing' || doing === 'saving';
  const deleting = doing === 'asked-to-delete' || doing === 'deleting';
  return (
    <>
      <button type="button" class="button" onClick={() => send({ type: 'edit' })}>
        {say('site.edit')}
      </button>
      <button
        type="button"
        class="button button-danger"
        onClick={() => send({ type: 'ask-to-delete' })}
      >
        {say('site.delete')}
      </button>
      {editing && (
        <EditDialog
          dataset={dataset}
          busy={doing === 'saving'}
          problem={problem}
          save={save}
          stop={stop}
        />
      )}
      {deleting && (
        <DeleteDialog
          dataset={dataset}
          busy={doing === 'deleting'}
          problem={problem}
          remove={remove}
          stop={stop}
        />
      )}
    </>
  );
}

type DialogProps = {
  dataset: WholeDataset;
  busy: boolean;
  problem: Problem | null;
  stop: () => void;
};

function DeleteDialog({
  dataset,
  busy,
  problem,
  remove,
  stop,
}: DialogProps & { remove: () => void }) {
  const { say } = useSpeech();
  return (
    <Dialog title={say('site.delete-title')} close={stop}>
      <p>{say('site.delete-text', { name: dataset.name, count: dataset.rowCount })}</p>
      <ProblemNote problem={problem} />
      <div class="actions actions-end">
        <button type="button" class="button" onClick={stop}>
          {say('site.delete-keep')}
        </button>
        <button type="button" class="button button-danger-strong" disabled={busy} onClick={remove}>
          {say(busy ? 'site.deleting' : 'site.delete-confirm')}
        </button>
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
        <Field label={say('site.title-field')} name="name" maxLength={200} value={dataset.name} />
        <DescriptionField description={dataset.description ?? ''} />
        <VisibilityFields isPublic={dataset.isPublic} />
        <StationFieldset station={dataset.station} fault={fault} />
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
        maxLength={5000}
        defaultValue={description}
      />
    </div>
  );
}

function VisibilityFields({ isPublic }: { isPublic: boolean }) {
  const { say } = useSpeech();
  return (
    <fieldset class="field">
      <legend>{say('site.visibility')}</legend>
      <Visibility value="public" chosen={isPublic} label={say('site.visibility-public')} />
      <Visibility value="private" chosen={!isPublic} label={say('site.visibility-private')} />
    </fieldset>
  );
}

function Visibility(props: { value: string; chosen: boolean; label: string }) {
  return (
    <label class="check">
      <input type="radio" name="visibility" value={props.value} defaultChecked={props.chosen} />
      {props.label}
    </label>
  );
}
