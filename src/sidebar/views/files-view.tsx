import type { ComponentChildren } from 'preact';
import type { FilesLook, SheetReading } from '../../addon/page-types.ts';
import { readDegrees } from '../../core/dataset/read-degrees.ts';
import { asksDay } from '../../core/dataset/reading-hours.ts';
import { readStationForm } from '../../core/dataset/station-form.ts';
import { readWigos } from '../../core/dataset/wigos.ts';
import { FORMAT_NAMES, type FormatName } from '../../core/files/file-format.ts';
import { valuesOf } from '../../core/stations/found-facts.ts';
import { withFound } from '../../core/stations/with-found.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Details } from '../parts/details.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import type { OpenState } from '../state/sidebar-state.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { AnotherSheet, sheetAndStation } from './check-view.tsx';
import { MadeFile } from './made-file.tsx';
import { Places } from './places.tsx';
import { StationTexts } from './station-fields.tsx';
import { AllStations } from './station-link.tsx';
import { firstOf } from './stations-view.tsx';
import type { ViewProps } from './view-props.ts';

/** What was read, as a file that others take. The file comes from the add-on and never goes to the service. */
export function FilesView({ state, send }: ViewProps) {
  const words = useWords();
  const { reading, files } = state;
  const { tone, text } = statusOf(state, words);
  const isWaiting = isBusy(state, 'readActiveSheet', 'lookAtFiles');
  if (files.of) return <FilesOfTicked state={state} send={send} count={files.of.length} />;
  return (
    <>
      <Status tone={tone}>{text}</Status>
      <Trouble problem={troubleOf(state, 'readActiveSheet', 'lookAtFiles', 'showCell')} />
      <AnotherSheet state={state} send={send} />
      <p>{words.say('sidebar.files-intro')}</p>
      {!isWaiting && reading && files.look && (
        <Looked state={state} send={send} reading={reading} look={files.look} />
      )}
      {!isWaiting && !files.look && (
        <div class="buttons">
          <Button disabled={!state.online} onPress={() => send({ type: 'check-asked' })}>
            {words.say('sidebar.check-again')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Of all that are ticked: what a format cannot hold is told when the file is asked for. */
function FilesOfTicked({ state, send, count }: ViewProps & { count: number }) {
  const { say } = useWords();
  return (
    <>
      <Status tone="good">{say('sidebar.files-of', { count })}</Status>
      <FilesForm state={state} send={send} isReady={true} month="">
        {null}
      </FilesForm>
      <AllStations send={send} />
    </>
  );
}

function statusOf(
  state: OpenState,
  { say, number, date }: SidebarWords,
): { tone: Tone; text: string } {
  const { reading, opening, files } = state;
  const sheet = reading ? sheetAndStation(reading.sheet) : (opening.sheet?.name ?? '');
  if (isBusy(state, 'readActiveSheet'))
    return { tone: 'busy', text: say('sidebar.reading', { sheet }) };
  if (isBusy(state, 'lookAtFiles'))
    return { tone: 'busy', text: say('sidebar.files-looking', { sheet }) };
  const { look } = files;
  if (!look) return { tone: 'quiet', text: say('sidebar.not-read', { sheet }) };
  if (look.unsettled > 0)
    return {
      tone: 'warning',
      text: say('sidebar.files-unsettled', { sheet, count: look.unsettled }),
    };
  if (look.values === 0) return { tone: 'bad', text: say('files.nothing') };
  const { values, from, to } = look;
  return {
    tone: 'good',
    text: say('sidebar.files-ready', {
      sheet,
      values: number(values),
      from: date(from),
      to: date(to),
    }),
  };
}

type LookedProps = ViewProps & { reading: SheetReading; look: FilesLook };

function Looked({ look, ...rest }: LookedProps) {
  const { say } = useWords();
  const { send } = rest;
  if (look.unsettled > 0)
    return (
      <div class="buttons">
        <Button look="action" onPress={() => send({ type: 'view-chosen', view: 'check' })}>
          {say('sidebar.files-to-check')}
        </Button>
      </div>
    );
  if (look.values === 0) return null;
  const chosen = look.formats.find((one) => one.format === rest.state.files.format);
  return (
    <FilesForm {...rest} isReady={chosen?.unfit === null} month={look.month}>
      <Refusals look={look} {...rest} />
      {look.stations.length > 1 ? (
        <SeveralStations look={look} />
      ) : (
        <StationOfFile look={look} {...rest} />
      )}
    </FilesForm>
  );
}

type FormProps = ViewProps & { isReady: boolean; month: string; children: ComponentChildren };

function FilesForm({ state, send, isReady, month, children }: FormProps) {
  const { say } = useWords();
  const { format, made } = state.files;
  const isMaking = isBusy(state, 'makeFiles');
  const waits = isMaking || !state.online || !isReady;
  return (
    <form
      class="stack"
      aria-busy={isMaking}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'files-asked', as: 'download' });
      }}
    >
      <Choice
        name="format"
        legend={say('sidebar.files-format')}
        options={FORMAT_NAMES.map((value) => ({
          value,
          label: say(NAMES[value]),
          hint: say(MEANINGS[value]),
        }))}
        value={format}
        onChoose={(value) => send({ type: 'files-format-chosen', format: value as FormatName })}
      />
      {OF_A_MONTH.includes(format) && (
        <TextField
          id="files-month"
          label={say('sidebar.files-month')}
          hint={month && say('sidebar.files-month-hint', { month })}
          placeholder={month}
          maxLength={7}
          value={state.files.month}
          fault={null}
          onInput={(typed) => send({ type: 'files-month-typed', month: typed })}
        />
      )}
      {children}
      <Trouble problem={troubleOf(state, 'makeFiles')} />
      {isMaking && <Making state={state} />}
      {!isMaking && <MadeFile made={made} />}
      <div class="buttons">
        <Button look="action" submits disabled={waits}>
          {say('sidebar.files-download')}
        </Button>
        {state.opening.home !== 'page' && format !== 'deposit' && (
          <Button disabled={waits} onPress={() => send({ type: 'files-asked', as: 'tab' })}>
            {say('sidebar.files-tab')}
          </Button>
        )}
      </div>
    </form>
  );
}

const NAMES = {
  sef: 'sidebar.files-sef',
  rclimdex: 'sidebar.files-rclimdex',
  csv: 'sidebar.files-csv',
  climat: 'sidebar.files-climat',
  daycli: 'sidebar.files-daycli',
  clino: 'sidebar.files-clino',
  deposit: 'sidebar.files-deposit',
} as const;
const MEANINGS = {
  sef: 'sidebar.files-sef-means',
  rclimdex: 'sidebar.files-rclimdex-means',
  csv: 'sidebar.files-csv-means',
  climat: 'sidebar.files-climat-means',
  daycli: 'sidebar.files-daycli-means',
  clino: 'sidebar.files-clino-means',
  deposit: 'sidebar.files-deposit-means',
} as const;
/** Those that hold one month. */
const OF_A_MONTH: readonly FormatName[] = ['climat', 'daycli'];

/** What the receiving side would not take, each with its cells; of a format that cannot hold the sheet, the one that can. */
function Refusals({ state, send, look }: ViewProps & { look: FilesLook }) {
  const { say } = useWords();
  const { format } = state.files;
  const chosen = look.formats.find((one) => one.format === format);
  if (!chosen) return null;
  const { unfit, refusals } = chosen;
  const instead = unfit?.instead;
  if (unfit)
    return (
      <div class="card card-error">
        <p>{say(unfit.kind)}</p>
        {instead && (
          <Button onPress={() => send({ type: 'files-format-chosen', format: instead })}>
            {say('sidebar.files-take', { format: say(NAMES[instead]) })}
          </Button>
        )}
      </div>
    );
  const lacking = lackingFacts(state, look);
  if (refusals.length + lacking.length === 0)
    return <p class="secondary">{say('sidebar.files-nothing-refused')}</p>;
  return (
    <ul>
      {refusals.map(({ kind, params, places }) => (
        <li key={kind} class="card card-warning">
          <p>{say(kind, params)}</p>
          <Places places={places} state={state} send={send} />
        </li>
      ))}
      {lacking.map((key) => (
        <li key={key} class="card card-warning">
          <p>{say(key)}</p>
        </li>
      ))}
    </ul>
  );
}

function SeveralStations({ look }: { look: FilesLook }) {
  const { say } = useWords();
  const { stations, placeless, onlyInList, onlyInTables } = look;
  const told = [
    ['sidebar.files-placeless', placeless],
    ['station.only-in-tables', onlyInTables],
    ['station.only-in-list', onlyInList],
  ] as const;
  return (
    <>
      <p>{say('sidebar.files-stations', { count: stations.length })}</p>
      {told.map(
        ([key, names]) =>
          names.length > 0 && (
            <p key={key} class="card card-warning">
              {say(key, { count: names.length, found: firstOf(names) })}
            </p>
          ),
      )}
    </>
  );
}

/** Of several stations each has its own, which are not in this form. */
function lackingFacts({ upload, reading, files }: OpenState, { stations, areDays }: FilesLook) {
  const { format } = files;
  if (stations.length > 1 || format === 'rclimdex' || format === 'csv') return [];
  const { latitude, longitude, hours, identifier } = withFound(
    upload.station,
    valuesOf(reading?.placeFound.facts ?? {}),
  );
  const lacksPlace = latitude.trim() === '' || longitude.trim() === '';
  const lacksHours = format !== 'clino' && areDays && hours.trim() === '';
  const asksForDay = areDays && asksDay(hours, readDegrees(longitude, 'longitude') ?? undefined);
  const lacksWigos = OF_A_MONTH.includes(format) && readWigos(identifier.trim()) === null;
  return [
    ...(lacksWigos ? (['sidebar.files-no-wigos'] as const) : []),
    ...(lacksPlace ? (['sidebar.files-no-place'] as const) : []),
    ...(lacksHours ? (['sidebar.files-no-hours'] as const) : []),
    ...(asksForDay ? (['sidebar.files-no-day'] as const) : []),
  ];
}

function StationOfFile({ state, send, reading, look }: LookedProps) {
  const { say } = useWords();
  const { upload, files } = state;
  const { station } = upload;
  const isTold = files.incomplete;
  const lacks = lackingFacts(state, look).length > 0;
  return (
    <Details
      opens={lacks || (isTold && !readStationForm(station).ok)}
      summary={say('sidebar.files-station')}
    >
      <StationTexts
        station={station}
        found={reading.stationFound}
        place={reading.placeFound}
        isTold={isTold}
        edit={(change) =>
          send({ type: 'upload-edited', form: { station: { ...station, ...change } } })
        }
      />
    </Details>
  );
}

function Making({ state }: { state: OpenState }) {
  const { say, number } = useWords();
  const { made } = state.files;
  const share = made.is === 'coming' ? made.share : null;
  const percent = Math.round(100 * (share ?? 0));
  const text =
    share === null
      ? say('sidebar.writing')
      : say('sidebar.files-fetched', { percent: number(percent) });
  return (
    <div role="status">
      <p>{text}</p>
      <progress aria-label={text} {...(share !== null && { max: 1, value: share })} />
    </div>
  );
}
