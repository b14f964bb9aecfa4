import type { Every, Rhythm } from '../../core/schedule/job.ts';
import { HELD_ABOVE_CHOICES, USUALLY_HELD_ABOVE } from '../../core/upload/old-values.ts';
import { Button } from '../parts/button.tsx';
import { Details } from '../parts/details.tsx';
import { Select } from '../parts/select.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Tick } from '../parts/tick.tsx';
import { isBusy } from '../state/calls.ts';
import { changeIn } from '../state/record-steps.ts';
import { jobOf } from '../state/schedule-steps.ts';
import type { MailDraft, ScheduleDraft } from '../state/sidebar-state.ts';
import { useWords } from '../words/sidebar-words.ts';
import { RecordCard } from './record-card.tsx';
import { firstOf } from './stations-view.tsx';
import { Visibility } from './upload-form.tsx';
import type { ViewProps } from './view-props.ts';

type FormProps = ViewProps & { draft: ScheduleDraft };

export function ScheduleForm({ state, send, draft }: FormProps) {
  const { say } = useWords();
  // What was typed over the record is saved or dropped first: it would be lost with the form.
  const hasUnsaved = draft.hasRecord && changeIn(state.record) !== null;
  const busy = isBusy(state, 'saveJob', 'takeOverJob') || !state.online || hasUnsaved;
  const edit = (change: Partial<ScheduleDraft>) => send({ type: 'draft-edited', draft: change });
  const isNew = !jobOf(state, draft);
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
      {draft.place !== null && <p>{say('sidebar.schedule-sends', { station: draft.place })}</p>}
      <RhythmFields
        rhythm={draft.rhythm}
        zone={state.opening.zone}
        onChange={(rhythm) => edit({ rhythm: { ...draft.rhythm, ...rhythm } })}
      />
      {draft.hasRecord ? (
        <RecordCard state={state} send={send} target={draft} />
      ) : (
        <>
          <TitleField state={state} draft={draft} edit={edit} />
          <Visibility
            isPublic={draft.isPublic}
            missing={draft.incomplete && draft.isPublic === null}
            onChoose={(isPublic) => edit({ isPublic })}
          />
        </>
      )}
      <MailFields id="job-" draft={draft} isNeeded={false} edit={edit} />
      <AlsoFields draft={draft} />
      <HoldFields draft={draft} edit={edit} />
      {hasUnsaved && <p class="notice">{say('sidebar.record-unsaved')}</p>}
      <FormButtons state={state} send={send} draft={draft} busy={busy} />
    </form>
  );
}

function FormButtons({ state, send, draft, busy }: FormProps & { busy: boolean }) {
  const { say } = useWords();
  return (
    <div class="buttons">
      <Button look="action" submits disabled={busy}>
        {say(draft.takesOver ? 'sidebar.take-over' : 'sidebar.save-schedule')}
      </Button>
      {state.opening.jobs.length > 0 && (
        <Button onPress={() => send({ type: 'draft-dropped' })}>{say('sidebar.cancel')}</Button>
      )}
    </div>
  );
}

const EVERY: readonly Every[] = ['hour', 'day', 'week', 'month'];
const EVERY_WORDS = {
  hour: 'sidebar.every-hour',
  day: 'sidebar.daily',
  week: 'sidebar.weekly',
  month: 'sidebar.monthly',
} as const;

type RhythmProps = { rhythm: Rhythm; zone: string; onChange: (change: Partial<Rhythm>) => void };

function RhythmFields({ rhythm, zone, onChange }: RhythmProps) {
  const { say } = useWords();
  const { every } = rhythm;
  return (
    <>
      <Select
        id="every"
        label={say('sidebar.how-often')}
        value={every}
        values={EVERY}
        say={(value) => say(EVERY_WORDS[value])}
        onChoose={(value) => onChange({ every: value })}
      />
      {every !== 'hour' && <MomentFields id="" rhythm={rhythm} onChange={onChange} />}
      <ZoneHint rhythm={rhythm} zone={zone} />
    </>
  );
}

export function ZoneHint({ rhythm: { every, day }, zone }: Omit<RhythmProps, 'onChange'>) {
  const { say } = useWords();
  return (
    <p class="hint">
      {say(every === 'hour' ? 'sidebar.zone-hourly' : 'sidebar.zone', { zone })}
      {every === 'month' && day > 28 && <> {say('sidebar.short-months')}</>}
    </p>
  );
}

/** The hour, and before it the day of the week or month. */
export function MomentFields({ id, rhythm, onChange }: Omit<RhythmProps, 'zone'> & { id: string }) {
  const words = useWords();
  const { say } = words;
  const { every, hour, weekday, day } = rhythm;
  return (
    <div class="pair">
      {every === 'week' && (
        <Select
          id={`${id}weekday`}
          label={say('sidebar.on-day')}
          value={weekday}
          values={numbers(1, 7)}
          say={words.weekday}
          onChoose={(value) => onChange({ weekday: value })}
        />
      )}
      {every === 'month' && (
        <Select
          id={`${id}day`}
          label={say('sidebar.on-day-of-month')}
          value={day}
          values={numbers(1, 31)}
          say={words.number}
          onChoose={(value) => onChange({ day: value })}
        />
      )}
      <Select
        id={`${id}hour`}
        label={say('sidebar.at-hour')}
        value={hour}
        values={numbers(0, 23)}
        say={(value) => `${words.hour(value)} – ${words.hour((value + 1) % 24)}`}
        onChoose={(value) => onChange({ hour: value })}
      />
    </div>
  );
}

function numbers(from: number, until: number): number[] {
  return Array.from({ length: until - from + 1 }, (_, index) => from + index);
}

type PartProps = { draft: ScheduleDraft; edit: (change: Partial<ScheduleDraft>) => void };

function TitleField({ state, draft, edit }: PartProps & Pick<ViewProps, 'state'>) {
  const { say } = useWords();
  const { connection } = state.opening;
  const isDated = connection.state !== 'none' && !connection.keepsRecords;
  const missing = draft.incomplete && draft.title.trim() === '';
  return (
    <TextField
      id="job-title"
      label={say('sidebar.title')}
      hint={isDated ? say('sidebar.dated-title') : undefined}
      maxLength={180}
      value={draft.title}
      fault={missing ? say('upload.title-missing') : null}
      onInput={(title) => edit({ title })}
    />
  );
}

/** What of the old values may have changed, so that a run is sent all the same. */
function HoldFields({ draft, edit }: PartProps) {
  const { say } = useWords();
  const isAsUsual = draft.heldAbove === USUALLY_HELD_ABOVE && !draft.oldestMayGo;
  return (
    <Details opens={!isAsUsual} summary={say('sidebar.more')}>
      <Select
        id="held-above"
        label={say('sidebar.held-above')}
        value={draft.heldAbove}
        values={HELD_ABOVE_CHOICES}
        say={(value) => say(value === 100 ? 'sidebar.held-never' : 'sidebar.held-share', { value })}
        onChoose={(heldAbove) => edit({ heldAbove })}
      />
      <Tick
        label={say('sidebar.oldest-may-go')}
        hint={say('sidebar.oldest-may-go-means')}
        checked={draft.oldestMayGo}
        onChange={(oldestMayGo) => edit({ oldestMayGo })}
      />
    </Details>
  );
}

/** What else was ticked gets the same schedule. */
function AlsoFields({ draft: { also } }: Pick<PartProps, 'draft'>) {
  const { say } = useWords();
  if (also.length === 0) return null;
  const found = firstOf(also.map(({ title }) => title));
  return <p class="notice">{say('sidebar.schedule-also', { count: also.length, found })}</p>;
}

type MailProps = {
  id: string;
  draft: MailDraft;
  /** There is nothing without an address. */
  isNeeded: boolean;
  edit: (change: Partial<MailDraft>) => void;
};

/** Ticked from the start, with the address that the person signs in with. */
export function MailFields({ id, draft, isNeeded, edit }: MailProps) {
  const { say } = useWords();
  const missing = draft.incomplete && !draft.email.includes('@');
  return (
    <div class="stack">
      {!isNeeded && (
        <Tick
          label={say('sidebar.mail-me')}
          hint={say('sidebar.mail-means')}
          checked={draft.wantsEmail}
          onChange={(wantsEmail) => edit({ wantsEmail })}
        />
      )}
      {(isNeeded || draft.wantsEmail) && (
        <TextField
          id={`${id}email`}
          label={say('sidebar.mail-to')}
          type="email"
          value={draft.email}
          fault={missing ? say('sidebar.mail-missing') : null}
          onInput={(email) => edit({ email })}
        />
      )}
    </div>
  );
}
