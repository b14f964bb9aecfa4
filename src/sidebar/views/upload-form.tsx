import type { Opening, SheetReading } from '../../addon/page-types.ts';
import { CONTRACT } from '../../core/dataset/contract.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Details } from '../parts/details.tsx';
import { Field } from '../parts/field.tsx';
import { TextField } from '../parts/text-field.tsx';
import { isBusy } from '../state/calls.ts';
import { changeIn } from '../state/record-steps.ts';
import type { UploadForm } from '../state/sidebar-event.ts';
import type { UploadState } from '../state/sidebar-state.ts';
import { sentText } from '../words/sent-text.ts';
import { useWords } from '../words/sidebar-words.ts';
import { hostOf } from './host-of.ts';
import { StationFields } from './station-fields.tsx';
import type { ViewProps } from './view-props.ts';

export function UploadFormView({ state, send, reading }: ViewProps & { reading: SheetReading }) {
  const { say } = useWords();
  const { upload, opening } = state;
  const { isPublic, incomplete, title } = upload;
  const edit: Edit = (form) => send({ type: 'upload-edited', form });
  const fields = (
    <div class="stack">
      <TitleAndDescription {...upload} isTold={incomplete} edit={edit} />
      <Credits found={reading.creditsFound} description={upload.description} edit={edit} />
      <Visibility
        isPublic={isPublic}
        missing={incomplete && isPublic === null}
        onChoose={(chosen) => edit({ isPublic: chosen })}
      />
      {reading.takesStation && (
        <StationFields
          station={upload.station}
          found={reading.stationFound}
          place={reading.placeFound}
          isTold={incomplete}
          edit={(change) => edit({ station: { ...upload.station, ...change } })}
        />
      )}
    </div>
  );
  const hasRecord = reading.sheet.hasRecord && !upload.anew;
  // What was typed over the record is saved first, or nobody would know whether it was.
  const hasUnsaved = hasRecord && changeIn(state.record) !== null;
  const isDecided = wasSent(reading) && isPublic !== null && !upload.anew;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'upload-asked' });
      }}
    >
      {hasRecord ? null : isDecided ? (
        <>
          <p>
            <b>{title}</b> · {say(isPublic ? 'sidebar.public' : 'sidebar.private')}
          </p>
          <Details opens={incomplete} summary={say('sidebar.upload-details')}>
            {fields}
          </Details>
        </>
      ) : (
        fields
      )}
      <WhatIsSent opening={opening} reading={reading} />
      {reading.filtered && <p class="secondary">{say('sidebar.filtered')}</p>}
      {hasUnsaved && <p class="notice">{say('sidebar.record-unsaved')}</p>}
      <div class="buttons">
        <Button
          {...(!reading.unchanged && { look: 'action' as const })}
          submits
          disabled={!state.online || isBusy(state, 'uploadSheet') || hasUnsaved}
        >
          {say('sidebar.upload')}
        </Button>
      </div>
    </form>
  );
}

/** Its title and who may see it are decided, and stand in one line. */
function wasSent({ sheet }: SheetReading): boolean {
  return sheet.lastUpload !== null;
}

type Edit = (form: UploadForm) => void;

type TitleProps = Pick<UploadState, 'title' | 'description'> & {
  /** whether what is missing is told by now */
  isTold: boolean;
  edit: (form: Pick<UploadForm, 'title' | 'description'>) => void;
};

export function TitleAndDescription({ title, description, isTold, edit }: TitleProps) {
  const { say } = useWords();
  return (
    <>
      <TextField
        id="title"
        label={say('sidebar.title')}
        hint={say('sidebar.title-hint')}
        maxLength={CONTRACT.nameCharacters}
        value={title}
        fault={isTold && title.trim() === '' ? say('upload.title-missing') : null}
        onInput={(typed) => edit({ title: typed })}
      />
      <Field id="description" label={say('sidebar.description')}>
        <textarea
          id="description"
          rows={2}
          maxLength={CONTRACT.descriptionCharacters}
          value={description}
          onInput={(event) => edit({ description: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

type CreditsProps = {
  found: string;
  description: string;
  edit: (form: { description: string }) => void;
};

/** Whom to cite, as the sheet itself says: offered, never taken silently. */
export function Credits({ found, description, edit }: CreditsProps) {
  const { say } = useWords();
  if (found === '' || description.includes(found)) return null;
  const both = [description.trim(), found].filter(Boolean).join('\n');
  return (
    <div>
      <p class="hint quoted">{say('station.found', { place: found })}</p>
      <Button onPress={() => edit({ description: both })}>{say('station.use')}</Button>
    </div>
  );
}

type SentProps = { opening: Opening; reading: SheetReading };

function WhatIsSent({ opening: { connection }, reading }: SentProps) {
  const words = useWords();
  const where = connection.state === 'none' ? '' : hostOf(connection.address);
  return <p class="secondary">{sentText(reading, where, words)}</p>;
}

type VisibilityProps = {
  isPublic: boolean | null;
  missing: boolean;
  onChoose: (isPublic: boolean) => void;
};

/** Each choice says what it means, and none is preselected. */
export function Visibility({ isPublic, missing, onChoose }: VisibilityProps) {
  const { say } = useWords();
  return (
    <Choice
      name="visibility"
      legend={say('sidebar.who-may-see')}
      options={[
        { value: 'public', label: say('sidebar.public'), hint: say('sidebar.public-means') },
        { value: 'private', label: say('sidebar.private'), hint: say('sidebar.private-means') },
      ]}
      value={isPublic === null ? null : isPublic ? 'public' : 'private'}
      missing={missing ? say('upload.visibility-missing') : null}
      onChoose={(value) => onChoose(value === 'public')}
    />
  );
}
