import type { Every, Rhythm } from '../../core/schedule/job.ts';
import { HELD_ABOVE_CHOICES } from '../../core/upload/old-values.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { isBusy } from '../state/calls.ts';
import type { ScheduleDraft } from '../state/sidebar-state.ts';
import { useWords } from '../words/sidebar-words.ts';
import { Visibility } from './upload-form.tsx';
import type { ViewProps } from './view-props.ts';

type FormProps = ViewProps & { draft: ScheduleDraft };

export function ScheduleForm({ state, send, draft }: FormProps) {
  const { say } = useWords();
  const busy = isBusy(state, 'saveJob', 'takeOverJob') || !state.online;
  const edit = (change: Partial<ScheduleDraft>) => send({ type: 'draft-edited', draft: change });
  const { jobs } = state.opening;
  const isNew = !jobs.some(({ sheetId }) => sheetId === draft.sheetId);
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send({ type: 'job-saved' });
      }}
    >
      {isNew && <h2>{draft.sheetName}</h2>}
      <RhythmFields
        rhythm={draft.rhythm}
        zone={state.opening.zone}
        onChange={(rhythm) => edit({ rhythm: { ...draft.rhythm, ...rhythm } })}
      />
      <TitleField draft={draft} edit={edit} />
      <Visibility
        isPublic={draft.isPublic}
        missing={draft.incomplete && draft.isPublic === null}
        onChoose={(isPublic) => edit({ isPublic })}
      />
      <Select
        id="held-above"
        label={say('sidebar.held-above')}
        value={String(draft.heldAbove)}
        options={HELD_ABOVE_CHOICES.map((value) => ({
          value: String(value),
          label: say(value === 100 ? 'sidebar.held-never' : 'sidebar.held-share', { value }),
        }))}
        onChoose={(value) => edit({ heldAbove: Number(value) })}
      />
      <label class="choice">
        <input
          type="checkbox"
          checked={draft.oldestMayGo}
          onChange={(event) => edit({ oldestMayGo: event.currentTarget.checked })}
        />
        <span>
          {say('sidebar.oldest-may-go')}
          <span class="hint">{say('sidebar.oldest-may-go-means')}</span>
        </span>
      </label>
      <MailFields draft={draft} edit={edit} />
      <div class="buttons">
        <Button look="action" submits disabled={busy}>
          {say(draft.takesOver ? 'sidebar.take-over' : 'sidebar.save-schedule')}
        </Button>
        {jobs.length > 0 && (
          <Button onPress={() => send({ type: 'draft-dropped' })}>{say('sidebar.cancel')}</Button>
        )}
      </div>
    </form>
  );
}

const EVERY: readonly Every[] = ['hour', 'day', 'week', 'month'];
const EVERY_WORDS = {
  hour: 'sidebar.hourly',
  day: 'sidebar.daily',
  week: 'sidebar.weekly',
  month: 'sidebar.monthly',
} as const;

type RhythmProps = { rhythm: Rhythm; zone: string; onChange: (change: Partial<Rhythm>) => void };

function RhythmFields({ rhythm, zone, onChange }: RhythmProps) {
  const words = useWords();
  const { say } = words;
  const { every, hour, weekday, day } = rhythm;
  return (
    <>
      <Select
        id="every"
        label={say('sidebar.how-often')}
        value={every}
        options={EVERY.map((value) => ({ value, label: say(EVERY_WORDS[value]) }))}
        onChoose={(value) => onChange({ every: value as Every })}
      />
      {every !== 'hour' && (
        <div class="pair">
          {every === 'week' && (
            <Select
              id="weekday"
              label={say('sidebar.on-day')}
              value={String(weekday)}
              options={numbers(1, 7).map((value) => ({
                value: String(value),
                label: words.weekday(value),
              }))}
              onChoose={(value) => onChange({ weekday: Number(value) })}
            />
          )}
          {every === 'month' && (
            <Select
              id="day"
              label={say('sidebar.on-day-of-month')}
              value={String(day)}
              options={numbers(1, 31).map((value) => ({
                value: String(value),
                label: words.number(value),
              }))}
              onChoose={(value) => onChange({ day: Number(value) })}
            />
          )}
          <Select
            id="hour"
            label={say('sidebar.at-hour')}
            value={String(hour)}
            options={numbers(0, 23).map((value) => ({
              value: String(value),
              label: `${words.hour(value)} – ${words.hour((value + 1) % 24)}`,
            }))}
            onChoose={(value) => onChange({ hour: Number(value) })}
          />
        </div>
      )}
      <p class="hint">
        {say(every === 'hour' ? 'sidebar.zone-hourly' : 'sidebar.zone', { zone })}
        {every === 'month' && day > 28 && <> {say('sidebar.short-months')}</>}
      </p>
    </>
  );
}

function numbers(from: number, until: number): number[] {
  return Array.from({ length: until - from + 1 }, (_, index) => from + index);
}

type SelectProps = {
  id: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Select({ id, label, value, options, onChoose }: SelectProps) {
  return (
    <Field id={id} label={label}>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type PartProps = { draft: ScheduleDraft; edit: (change: Partial<ScheduleDraft>) => void };

function TitleField({ draft, edit }: PartProps) {
  const { say } = useWords();
  const missing = draft.incomplete && draft.title.trim() === '';
  return (
    <>
      <Field id="job-title" label={say('sidebar.title')} hint={say('sidebar.dated-title')}>
        <input
          id="job-title"
          type="text"
          maxLength={180}
          value={draft.title}
          aria-describedby="job-title-hint"
          aria-invalid={missing}
          onInput={(event) => edit({ title: event.currentTarget.value })}
        />
      </Field>
      {missing && (
        <p class="error" role="alert">
          {say('sidebar.title-missing')}
        </p>
      )}
    </>
  );
}

/** A person types the address for failure mails. We assume none. */
function MailFields({ draft, edit }: PartProps) {
  const { say } = useWords();
  const missing = draft.incomplete && draft.wantsEmail && !draft.email.includes('@');
  return (
    <div class="stack">
      <label class="choice">
        <input
          type="checkbox"
          checked={draft.wantsEmail}
          onChange={(event) => edit({ wantsEmail: event.currentTarget.checked })}
        />
        <span>
          {say('sidebar.mail-me')}
          <span class="hint">{say('sidebar.mail-means')}</span>
        </span>
      </label>
      {draft.wantsEmail && (
        <Field id="job-email" label={say('sidebar.mail-to')}>
          <input
            id="job-email"
            type="email"
            value={draft.email}
            aria-invalid={missing}
            onInput={(event) => edit({ email: event.currentTarget.value })}
          />
        </Field>
      )}
      {missing && (
        <p class="error" role="alert">
          {say('sidebar.mail-missing')}
        </p>
      )}
    </div>
  );
}
