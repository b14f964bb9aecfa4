import type { RecordChange, SheetReading } from '../../addon/page-types.ts';
import { type StationForm, stationFormOf } from '../../core/dataset/station-form.ts';
import { differsFrom } from '../../core/stations/differs-from.ts';
import type { FoundField } from '../../core/stations/found-facts.ts';
import type { RecordStand } from '../../core/upload/read-record-answer.ts';
import { isSameTarget, type Target } from '../../core/upload/target.ts';
import { STATION_FIELD_NAMES } from '../../core/words/station-words.ts';
import { Button } from '../parts/button.tsx';
import { Details } from '../parts/details.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { changeIn } from '../state/record-steps.ts';
import type { RecordState } from '../state/sidebar-state.ts';
import { useWords } from '../words/sidebar-words.ts';
import { StationFields } from './station-fields.tsx';
import { Credits, TitleAndDescription, Visibility } from './upload-form.tsx';
import type { ViewProps } from './view-props.ts';

type RecordProps = ViewProps & {
  target: Target;
  /** Where the sheet is read, what it says of its station is offered. */
  reading?: SheetReading | null;
};

/** The record as the service has it, and what of it a person may change. */
export function RecordCard({ target, ...rest }: RecordProps) {
  const { say, sayKind } = useWords();
  const { record } = rest.state;
  const { look } = record;
  const trouble = troubleOf(rest.state, 'lookAtRecord');
  if (!record.of || !isSameTarget(record.of, target)) return null;
  if (isBusy(rest.state, 'lookAtRecord') && !look)
    return <p class="secondary">{say('sidebar.record-looking')}</p>;
  if (trouble) return <p class="secondary">{sayKind(trouble)}</p>;
  if (look?.is === 'gone') return <p class="notice">{sayKind(look.problem)}</p>;
  return look?.is === 'there' ? <Stands {...rest} stand={look.record} /> : null;
}

type StandProps = Omit<RecordProps, 'target'> & { stand: RecordStand };

function Stands({ stand, ...rest }: StandProps) {
  const { say } = useWords();
  const { state } = rest;
  const { title, isPublic, versions } = stand;
  const facts = [
    say(isPublic ? 'sidebar.public' : 'sidebar.private'),
    say('sidebar.versions', { count: versions }),
  ];
  return (
    <div class="stack">
      <p>
        <b>{title}</b> · {facts.join(' · ')}
      </p>
      <Told told={state.record.told} versions={versions} />
      <Details
        opens={changeIn(state.record) !== null || otherFacts(stand, rest.reading).length > 0}
        summary={say('sidebar.record-change')}
      >
        <Fields stand={stand} {...rest} />
      </Details>
      <Trouble problem={troubleOf(state, 'changeRecord')} />
    </div>
  );
}

const TOLD = {
  changed: 'sidebar.record-changed',
  'now-private': 'sidebar.record-now-private',
  'now-public': 'sidebar.record-now-public',
  otherwise: 'sidebar.record-otherwise',
} as const;

function Told({ told, versions }: Pick<RecordState, 'told'> & { versions: number }) {
  const { say } = useWords();
  return told && <p role="status">{say(TOLD[told], { count: versions })}</p>;
}

function Fields({ stand, state, send, reading }: StandProps) {
  const { say } = useWords();
  const { typed, asks } = state.record;
  const edit = (change: RecordChange) => send({ type: 'record-edited', change });
  const shown = { ...stand, ...typed };
  const station: StationForm = typed.station ?? stationFormOf(stand.station);
  return (
    <div class="stack">
      <TitleAndDescription {...shown} isTold edit={edit} />
      {reading && (
        <Credits found={reading.creditsFound} description={shown.description} edit={edit} />
      )}
      <Visibility
        isPublic={shown.isPublic}
        missing={false}
        onChoose={(isPublic) => edit({ isPublic })}
      />
      {!typed.station && <OtherFacts stand={stand} reading={reading} edit={edit} />}
      {reading?.takesStation && (
        <StationFields
          station={station}
          found={reading.stationFound}
          place={{ facts: {}, asked: reading.placeFound.asked }}
          isTold
          edit={(change) => edit({ station: { ...station, ...change } })}
        />
      )}
      <p class="hint">{say('sidebar.record-reaches', { count: stand.versions })}</p>
      {asks ? (
        <MakePublic versions={stand.versions} state={state} send={send} />
      ) : (
        <div class="buttons">
          <Button
            disabled={isSaving(state) || changeIn(state.record) === null}
            onPress={() => send({ type: 'record-saved' })}
          >
            {say('sidebar.record-save')}
          </Button>
          {changeIn(state.record) !== null && (
            <Button onPress={() => send({ type: 'record-left' })}>{say('sidebar.cancel')}</Button>
          )}
        </div>
      )}
    </div>
  );
}

function otherFacts({ station }: RecordStand, reading: RecordProps['reading']): FoundField[] {
  return reading?.takesStation ? differsFrom(station, reading.placeFound.facts) : [];
}

type OtherProps = {
  stand: RecordStand;
  reading: RecordProps['reading'];
  edit: (change: RecordChange) => void;
};

/** The record is changed where a person says so, and by no upload. */
function OtherFacts({ stand, reading, edit }: OtherProps) {
  const { say } = useWords();
  const fields = otherFacts(stand, reading);
  const { facts = {} } = reading?.placeFound ?? {};
  if (fields.length === 0) return null;
  const before = stationFormOf(stand.station);
  const told = fields.map((field) => {
    const { value = '', sheet, cell } = facts[field] ?? {};
    const said = before[field] === '' ? '–' : before[field];
    return `${say(STATION_FIELD_NAMES[field])}: ${said} → ${value} (${sheet}!${cell})`;
  });
  const taken = Object.fromEntries(fields.map((field) => [field, String(facts[field]?.value)]));
  return (
    <div class="card card-warning">
      <p>{say('station.differs', { found: told.join(' · ') })}</p>
      <Button onPress={() => edit({ station: { ...before, ...taken } })}>
        {say('station.use')}
      </Button>
    </div>
  );
}

function isSaving(state: ViewProps['state']): boolean {
  return isBusy(state, 'changeRecord') || !state.online;
}

function MakePublic({ state, send, versions }: ViewProps & { versions: number }) {
  const { say } = useWords();
  return (
    <div class="notice" role="alert">
      <p>{say('sidebar.record-make-public', { count: versions })}</p>
      <div class="buttons">
        <Button
          look="create"
          disabled={isSaving(state)}
          onPress={() => send({ type: 'record-published' })}
        >
          {say('sidebar.record-publish')}
        </Button>
        <Button onPress={() => send({ type: 'record-left' })}>
          {say('sidebar.record-keep-private')}
        </Button>
      </div>
    </div>
  );
}
