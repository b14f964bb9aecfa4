import type { SheetReading, UploadResult } from '../../addon/page-types.ts';
import type { Problem } from '../../core/problem.ts';
import { mayBeMadeAnew } from '../../core/upload/read-record-answer.ts';
import { unreadableIn } from '../../core/upload/reading-counts.ts';
import { BY_HAND } from '../../core/upload/tell-run.ts';
import { Button } from '../parts/button.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { Tick } from '../parts/tick.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { isConnected } from '../state/is-connected.ts';
import { standOf } from '../state/record-steps.ts';
import type { OpenState } from '../state/sidebar-state.ts';
import { targetOf } from '../state/upload-steps.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { toldRun } from '../words/told-run.ts';
import { AlsoSent } from './also-sent.tsx';
import { ChangesToSend } from './changes-to-send.tsx';
import { doubtsIn, sheetAndStation, verdict } from './check-view.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Places } from './places.tsx';
import { RecordCard } from './record-card.tsx';
import { refusedText } from './refused-text.ts';
import { NextSteps, RunOutcome, toneOf } from './run-outcome.tsx';
import { OtherStations, StationLink } from './station-link.tsx';
import { UploadFormView } from './upload-form.tsx';
import type { ViewProps } from './view-props.ts';

export function UploadView({ state, send }: ViewProps) {
  const words = useWords();
  const { tone, text } = statusOf(state, words);
  return (
    <>
      <Status tone={tone}>{text}</Status>
      {!hasEnded(state) && (
        <Trouble
          problem={troubleOf(state, 'uploadSheet', 'readActiveSheet', 'showCell', 'sendUnasked')}
        />
      )}
      <Stage state={state} send={send} />
    </>
  );
}

/** The service ended the connection, which says all there is to say, unless something has just been sent. */
function hasEnded({ opening, upload: { step } }: OpenState): boolean {
  const isSent =
    step.at === 'answered' && step.result.state === 'ran' && step.result.run.outcome === 'sent';
  return opening.connection.state === 'refused' && step.at !== 'sending' && !isSent;
}

function statusOf(state: OpenState, words: SidebarWords): { tone: Tone; text: string } {
  const { say, moment } = words;
  const { reading, upload, opening } = state;
  if (upload.step.at === 'sending') return { tone: 'busy', text: say('sidebar.sending-now') };
  if (hasEnded(state) && opening.connection.state === 'refused')
    return { tone: 'bad', text: refusedText(opening.connection, words) };
  if (upload.step.at === 'answered') return answeredStatus(upload.step.result, words);
  if (!isConnected(opening)) return { tone: 'quiet', text: say('sidebar.connect-none') };
  if (isBusy(state, 'readActiveSheet'))
    return { tone: 'busy', text: say('sidebar.reading', { sheet: opening.sheet?.name ?? '' }) };
  if (!reading) return { tone: 'quiet', text: say('sidebar.no-cells') };
  if (isBlocked(reading)) return verdict(reading, words);
  const sheet = sheetAndStation(reading.sheet);
  const trouble = state.troubles.uploadSheet;
  if (trouble)
    return { tone: 'bad', text: say(troubleStatus(trouble), { sheet: state.unsent ?? sheet }) };
  const last = reading.sheet.lastUpload;
  if (!last) return { tone: 'quiet', text: say('sidebar.never-uploaded', { sheet }) };
  const time = moment(last.endedAt ?? last.startedAt);
  const gone = goneIn(state, reading);
  if (gone) return { tone: 'warning', text: words.sayCause(gone) };
  if (reading.unchanged && reading.sheet.hasRecord) {
    // Of what may be gone nobody says that it has not changed.
    if (state.troubles.lookAtRecord)
      return { tone: 'quiet', text: say('sidebar.uploaded-unseen', { sheet, time }) };
    if (!standOf(state, targetOf(reading)))
      return { tone: 'busy', text: say('sidebar.record-looking') };
  }
  return reading.unchanged
    ? { tone: 'good', text: say('sidebar.uploaded-unchanged', { sheet, time }) }
    : {
        tone: 'quiet',
        text: say('sidebar.uploaded-changed', { sheet, time, months: reading.unsentMonths }),
      };
}

/** Why what was sent takes no more; null where it does, and where it is published anew. */
function goneIn({ record: { look }, upload }: OpenState, reading: SheetReading): Problem | null {
  if (upload.anew || !reading.sheet.hasRecord) return null;
  return look?.is === 'gone' ? look.problem : null;
}

/** Where the call itself broke off, the upload may have been made. */
function troubleStatus({ kind }: Problem) {
  return kind === 'sidebar.answer-lost' || kind === 'sidebar.unexpected'
    ? 'outcome.unknown'
    : 'outcome.not-sent';
}

function answeredStatus(result: UploadResult, words: SidebarWords): { tone: Tone; text: string } {
  if (result.state === 'asks') return { tone: 'warning', text: words.say('sidebar.upload-asks') };
  const { run } = result;
  return { tone: toneOf(run), text: toldRun(run, BY_HAND, words).what };
}

function isBlocked({ findings }: SheetReading): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

function Stage({ state, send }: ViewProps) {
  const { say } = useWords();
  const { reading, upload, opening } = state;
  if (upload.step.at === 'sending') return <Sending state={state} />;
  if (upload.step.at === 'answered' && !hasEnded(state))
    return <Answered state={state} send={send} result={upload.step.result} />;
  if (!isConnected(opening))
    return (
      <Elsewhere send={send} view="connect" text={say('sidebar.connect-before-upload')}>
        {say('sidebar.connect')}
      </Elsewhere>
    );
  if (!reading) {
    if (isBusy(state, 'readActiveSheet')) return null;
    return (
      <Elsewhere send={send} view="check" text={say('sidebar.check-before-upload')}>
        {say('sidebar.check-the-sheet')}
      </Elsewhere>
    );
  }
  if (isBlocked(reading))
    return (
      <Elsewhere send={send} view="check" text={say('sidebar.mend-before-upload')}>
        {say('sidebar.check-the-sheet')}
      </Elsewhere>
    );
  const gone = goneIn(state, reading);
  if (gone) return <Gone send={send} problem={gone} />;
  return (
    <>
      {!reading.unchanged && <Doubts reading={reading} send={send} />}
      <StationLink reading={reading} send={send} />
      <AlsoSent opening={opening} target={targetOf(reading)} />
      {reading.sheet.hasRecord && !upload.anew && (
        <RecordCard state={state} send={send} target={targetOf(reading)} reading={reading} />
      )}
      {reading.unchanged && !upload.anew ? (
        <Unchanged state={state} send={send} reading={reading} />
      ) : (
        <>
          {!upload.anew && <ChangesToSend state={state} send={send} />}
          <UploadFormView state={state} send={send} reading={reading} />
        </>
      )}
      {reading.sheet.lastUpload && (
        <Tick
          label={say('sidebar.unasked')}
          hint={say('sidebar.unasked-means')}
          checked={reading.sheet.unasked}
          onChange={(unasked) => send({ type: 'unasked-changed', unasked })}
        />
      )}
    </>
  );
}

/** As a first upload, if its person wants it: who may see it is asked again. */
function Gone({ send, problem }: Pick<ViewProps, 'send'> & { problem: Problem }) {
  const { say } = useWords();
  if (!mayBeMadeAnew(problem)) return null;
  return (
    <div class="buttons">
      <Button look="action" onPress={() => send({ type: 'anew-asked' })}>
        {say('sidebar.publish-anew')}
      </Button>
    </div>
  );
}

/** What was sent is shown. To send it once more takes a second word, for it makes a second dataset. */
function Unchanged({ state, send, reading }: ViewProps & { reading: SheetReading }) {
  const { say } = useWords();
  const { lastUpload } = reading.sheet;
  return (
    <>
      {lastUpload && <NextSteps state={state} send={send} run={lastUpload} />}
      <OtherStations state={state} send={send} />
      <details>
        <summary>{say('sidebar.send-once-more')}</summary>
        <UploadFormView state={state} send={send} reading={reading} />
      </details>
    </>
  );
}

/** Someone who chose Upload from the menu has not seen Check. */
function Doubts({ reading, send }: Pick<ViewProps, 'send'> & { reading: SheetReading }) {
  const { say } = useWords();
  const count = doubtsIn(reading.findings);
  if (count === 0) return null;
  return (
    <div class="notice">
      <p>{say('sidebar.doubts-before-upload', { count })}</p>
      <Button onPress={() => send({ type: 'view-chosen', view: 'check' })}>
        {say('sidebar.check-the-sheet')}
      </Button>
    </div>
  );
}

function Sending({ state }: Pick<ViewProps, 'state'>) {
  const { say } = useWords();
  const slow = state.calls.some((call) => call.name === 'uploadSheet' && call.slow);
  return (
    <>
      {slow && <p class="secondary">{say('sidebar.sending-slow')}</p>}
      <p class="hint">{say('sidebar.sending-leave')}</p>
    </>
  );
}

function Answered({ state, send, result }: ViewProps & { result: UploadResult }) {
  const { say } = useWords();
  if (result.state === 'ran') return <RunOutcome state={state} send={send} run={result.run} />;
  const { problem, canConfirm, question } = result;
  return (
    <>
      <AskedAbout state={state} send={send} problem={problem} />
      <div class="buttons">
        <LookFirst result={result} send={send} />
        {canConfirm && (
          <Button
            disabled={!state.online}
            onPress={() => send({ type: 'question-confirmed', question })}
          >
            {say(question === 'unchanged' ? 'sidebar.send-again' : 'sidebar.send-anyway')}
          </Button>
        )}
        <Button onPress={() => send({ type: 'upload-reopened' })}>
          {say('sidebar.do-not-send')}
        </Button>
      </div>
    </>
  );
}

type Asks = Extract<UploadResult, { state: 'asks' }>;

/** The view where a person finds what the question is about: the blue button, for it sends nothing. */
function LookFirst({ result, send }: Pick<ViewProps, 'send'> & { result: Asks }) {
  const { say } = useWords();
  const { question } = result;
  const isAboutRuns = question === 'unknown-run' || question === 'under-way';
  const look = () => {
    if (!isAboutRuns) send({ type: 'check-asked' });
    send({ type: 'view-chosen', view: isAboutRuns ? 'history' : 'check' });
  };
  return (
    <Button look="action" onPress={look}>
      {say(isAboutRuns ? 'sidebar.go-to-history' : 'sidebar.check-again')}
    </Button>
  );
}

/** Where the question names cells, each is a button that shows it. */
function AskedAbout({ state, send, problem }: ViewProps & { problem: Problem }) {
  const { sayKind } = useWords();
  const { places: named, ...params } = problem.params;
  const places = named === undefined ? [] : unreadableIn(state.reading?.findings ?? []);
  if (places.length === 0) return <p>{sayKind(problem)}</p>;
  return (
    <>
      <p>{sayKind({ ...problem, params })}</p>
      <Places places={places} state={state} send={send} />
    </>
  );
}
