import type { SheetReading } from '../../addon/page-types.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { useWords } from '../words/sidebar-words.ts';
import { hostOf } from './host-of.ts';
import { StationFields } from './station-fields.tsx';
import type { ViewProps } from './view-props.ts';

export function UploadFormView({ state, send, reading }: ViewProps & { reading: SheetReading }) {
  const { say } = useWords();
  const { upload, opening } = state;
  const { title, description, isPublic, incomplete } = upload;
  const noTitle = incomplete && title.trim() === '';
  const where = opening.connection.state === 'none' ? '' : hostOf(opening.connection.address);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'upload-asked' });
      }}
    >
      <Field id="title" label={say('sidebar.title')} hint={say('sidebar.title-hint')}>
        <input
          id="title"
          type="text"
          maxLength={200}
          value={title}
          aria-describedby="title-hint"
          aria-invalid={noTitle}
          onInput={(event) =>
            send({ type: 'upload-edited', form: { title: event.currentTarget.value } })
          }
        />
      </Field>
      {noTitle && (
        <p class="error" role="alert">
          {say('sidebar.title-missing')}
        </p>
      )}
      <Field id="description" label={say('sidebar.description')}>
        <textarea
          id="description"
          rows={2}
          maxLength={5000}
          value={description}
          onInput={(event) =>
            send({ type: 'upload-edited', form: { description: event.currentTarget.value } })
          }
        />
      </Field>
      <Visibility
        isPublic={isPublic}
        missing={incomplete && isPublic === null}
        onChoose={(chosen) => send({ type: 'upload-edited', form: { isPublic: chosen } })}
      />
      {reading.takesStation && <StationFields upload={upload} reading={reading} send={send} />}
      <p class="secondary">
        {say('sidebar.what-is-sent', {
          years: say('sidebar.years', { count: reading.counts.years }),
          values: say('sidebar.values', { count: reading.counts.values }),
          where,
        })}
      </p>
      {reading.filtered && <p class="secondary">{say('sidebar.filtered')}</p>}
      <div class="buttons">
        <Button look="action" submits disabled={!state.online}>
          {say('sidebar.upload')}
        </Button>
      </div>
    </form>
  );
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
      missing={missing ? say('sidebar.visibility-missing') : null}
      onChoose={(value) => onChoose(value === 'public')}
    />
  );
}
