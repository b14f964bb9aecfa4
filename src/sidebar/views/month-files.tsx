import type { FileJobState } from '../../addon/page-types.ts';
import { readStationForm } from '../../core/dataset/station-form.ts';
import { FILES_OF_A_MONTH } from '../../core/schedule/file-job.ts';
import { targetKey, withPlace } from '../../core/upload/target.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Details } from '../parts/details.tsx';
import { Tick } from '../parts/tick.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { currentSheet } from '../state/enter-view.ts';
import { fileJobOf, stationOf } from '../state/file-job-steps.ts';
import { targetOfSheet } from '../state/schedule-steps.ts';
import type { FilesDraft } from '../state/sidebar-state.ts';
import { rhythmText } from '../words/rhythm-text.ts';
import { useWords } from '../words/sidebar-words.ts';
import { MailFields, MomentFields, ZoneHint } from './schedule-form.tsx';
import { StationTexts } from './station-fields.tsx';
import type { ViewProps } from './view-props.ts';

const NAMES = { climat: 'sidebar.files-climat', daycli: 'sidebar.files-daycli' } as const;
const WAYS = { mail: 'sidebar.month-as-mail', tab: 'sidebar.month-as-tab' } as const;

/** The month before as files for others, by the clock and without a connection. */
export function MonthFiles({ state, send }: ViewProps) {
  const { say } = useWords();
  const { fileJobs } = state.opening;
  const { files: draft, draft: ofUpload } = state.schedule;
  const sheet = currentSheet(state);
  // Of several that are ticked the first stands for them all.
  const target = ofUpload?.also.length ? ofUpload : sheet && targetOfSheet(sheet);
  const name = ofUpload?.also.length ? ofUpload.sheetName : (sheet?.name ?? '');
  return (
    <section class="stack">
      <h2>{say('sidebar.month-files')}</h2>
      {fileJobs.length === 0 && <p>{say('sidebar.month-files-intro')}</p>}
      {!draft && <Trouble problem={troubleOf(state, 'saveFileJob')} />}
      {fileJobs.map((job) => (
        <div key={targetKey(job)} class={job.waits ? 'card card-warning' : 'card'}>
          <FileJob state={state} send={send} job={job} />
        </div>
      ))}
      {draft && <FileJobForm state={state} send={send} draft={draft} />}
      {!draft && target && !fileJobOf(state, target) && (
        <div class="buttons">
          <Button onPress={() => send({ type: 'file-job-opened', job: target })}>
            {say('sidebar.month-files-this', { sheet: withPlace(name, target.place) })}
          </Button>
        </div>
      )}
    </section>
  );
}

function FileJob({ state, send, job }: ViewProps & { job: FileJobState }) {
  const words = useWords();
  const { say, sayKind, window, moment } = words;
  const { sheetName, place, formats, as, waits, made, next, overdue } = job;
  const busy = isBusy(state, 'saveFileJob') || !state.online;
  return (
    <div class="stack">
      <h3>{sheetName === null ? say('sidebar.sheet-deleted') : withPlace(sheetName, place)}</h3>
      <p class="hint">
        {[
          ...formats.map((format) => say(NAMES[format])),
          say(WAYS[as]),
          rhythmText(job.rhythm, words),
        ].join(' · ')}
      </p>
      {waits?.reason && <p class="notice">{sayKind(waits.reason)}</p>}
      <dl class="facts">
        {!overdue && (
          <>
            <dt>{say('sidebar.fact-next')}</dt>
            <dd>{window(next.from, next.until)}</dd>
          </>
        )}
        {made && (
          <>
            <dt>{say('sidebar.fact-made')}</dt>
            <dd>{say('sidebar.month-made', { month: made.month, time: moment(made.at) })}</dd>
          </>
        )}
      </dl>
      <div class="buttons even">
        <Button disabled={busy} onPress={() => send({ type: 'file-job-opened', job })}>
          {say('sidebar.change')}
        </Button>
        <Button disabled={busy} onPress={() => send({ type: 'file-job-deleted', job })}>
          {say('sidebar.delete')}
        </Button>
      </div>
    </div>
  );
}

function FileJobForm({ state, send, draft }: ViewProps & { draft: FilesDraft }) {
  const { say } = useWords();
  const { formats, as, rhythm, also, incomplete } = draft;
  const busy = isBusy(state, 'saveFileJob', 'readActiveSheet') || !state.online;
  const edit = (change: Partial<FilesDraft>) => send({ type: 'file-draft-edited', draft: change });
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send({ type: 'file-job-saved' });
      }}
    >
      <h3>{withPlace(draft.sheetName, draft.place)}</h3>
      {FILES_OF_A_MONTH.map((format) => (
        <Tick
          key={format}
          label={say(NAMES[format])}
          checked={formats.includes(format)}
          onChange={(checked) =>
            edit({
              formats: FILES_OF_A_MONTH.filter((one) =>
                one === format ? checked : formats.includes(one),
              ),
            })
          }
        />
      ))}
      {incomplete && formats.length === 0 && (
        <p class="error" role="alert">
          {say('sidebar.month-choose')}
        </p>
      )}
      <Choice
        name="files-as"
        legend={say('sidebar.month-as')}
        options={[
          { value: 'mail', label: say(WAYS.mail) },
          { value: 'tab', label: say(WAYS.tab), hint: say('sidebar.month-as-tab-means') },
        ]}
        value={as}
        onChoose={(value) => edit({ as: value === 'tab' ? 'tab' : 'mail' })}
      />
      <MomentFields
        id="files-"
        rhythm={rhythm}
        onChange={(change) => edit({ rhythm: { ...rhythm, ...change } })}
      />
      <ZoneHint rhythm={rhythm} zone={state.opening.zone} />
      <p class="hint">{say('sidebar.month-files-wait')}</p>
      <MailFields id="files-" draft={draft} isNeeded={as === 'mail'} edit={edit} />
      {also.length > 0 && <p class="notice">{say('sidebar.month-also', { count: also.length })}</p>}
      <StationOfFiles state={state} send={send} draft={draft} />
      <Trouble problem={troubleOf(state, 'saveFileJob')} />
      <div class="buttons">
        <Button look="action" submits disabled={busy}>
          {say('sidebar.save-schedule')}
        </Button>
        <Button onPress={() => send({ type: 'file-draft-dropped' })}>
          {say('sidebar.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What a file lacks is asked before it is saved. */
function StationOfFiles({ state, send, draft }: ViewProps & { draft: FilesDraft }) {
  const { say } = useWords();
  const of = stationOf(state, draft);
  if (!of || draft.also.length > 0) return null;
  const { station, reading } = of;
  const isOdd = draft.incomplete && !readStationForm(station).ok;
  const lacks = troubleOf(state, 'saveFileJob')?.kind === 'files.no-wigos';
  return (
    <Details opens={isOdd || lacks} summary={say('sidebar.files-station')}>
      <StationTexts
        station={station}
        found={reading.stationFound}
        place={reading.placeFound}
        isTold={draft.incomplete}
        edit={(change) =>
          send({ type: 'upload-edited', form: { station: { ...station, ...change } } })
        }
      />
    </Details>
  );
}
