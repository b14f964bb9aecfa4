import { writeClipboard } from '../../browser/write-clipboard.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { BY_HAND, needsPerson } from '../../core/upload/tell-run.ts';
import { Button } from '../parts/button.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { reportText } from '../report/report-text.ts';
import { aroundRun } from '../state/around-run.ts';
import { isBusy, troubleOf } from '../state/calls.ts';
import type { OpenState } from '../state/sidebar-state.ts';
import { type SidebarWords, useWords } from '../words/sidebar-words.ts';
import { toldRun } from '../words/told-run.ts';
import { toneOf } from './run-outcome.tsx';
import { UnknownButtons } from './unknown-buttons.tsx';
import type { ViewProps } from './view-props.ts';

export function HistoryView({ state, send }: ViewProps) {
  const words = useWords();
  const { say } = words;
  const { runs } = state.opening;
  const busy = isBusy(state, 'runHistory', 'openingState');
  const { tone, text } = statusOf(state, busy, words);
  return (
    <>
      <Status tone={tone}>{text}</Status>
      <Trouble problem={troubleOf(state, 'runHistory', 'openingState')} />
      {runs.length > 0 && (
        <ol>
          {runs.map((run) => (
            <li key={run.id} class="run">
              <Run state={state} send={send} run={run} />
            </li>
          ))}
        </ol>
      )}
      {runs.some(({ url }) => url) && <p class="hint">{say('sidebar.directory-means')}</p>}
      {runs.length === 0 && !busy && <NothingYet send={send} />}
      <div class="buttons">
        <Button disabled={busy || !state.online} onPress={() => send({ type: 'history-asked' })}>
          {say('sidebar.look-again')}
        </Button>
        <Button onPress={() => copyReport(state, words, send)}>{say('sidebar.copy-report')}</Button>
      </div>
      <Report state={state} />
    </>
  );
}

function statusOf(
  state: OpenState,
  busy: boolean,
  words: SidebarWords,
): { tone: Tone; text: string } {
  const { say, moment } = words;
  const { runs } = state.opening;
  const unknown = runs.filter(({ outcome }) => outcome === 'unknown').length;
  if (unknown > 0)
    return { tone: 'warning', text: say('sidebar.unknown-runs', { count: unknown }) };
  const [last] = runs;
  if (!last && busy) return { tone: 'busy', text: say('sidebar.loading') };
  if (!last) return { tone: 'quiet', text: say('sidebar.no-runs') };
  return {
    tone: toneOf(last),
    text: say('sidebar.last-run', {
      time: moment(last.startedAt),
      outcome: toldRun(last, null, words).what,
    }),
  };
}

function NothingYet({ send }: Pick<ViewProps, 'send'>) {
  const { say } = useWords();
  return (
    <>
      <p>{say('sidebar.history-intro')}</p>
      <div class="buttons">
        <Button look="action" onPress={() => send({ type: 'view-chosen', view: 'upload' })}>
          {say('sidebar.go-on-to-upload')}
        </Button>
      </div>
    </>
  );
}

function Run({ state, send, run }: ViewProps & { run: RunRecord }) {
  const words = useWords();
  const { say, moment } = words;
  const tone = toneOf(run);
  const around = aroundRun(state.opening, run);
  const { what, rest } = toldRun(run, around, words);
  const asks = needsPerson(run, around ?? BY_HAND);
  return (
    <>
      <div class="run-head">
        <p class={tone === 'bad' && around && asks ? 'error' : undefined}>
          {what}
          {run.times > 1 && <> {say('sidebar.times', { count: run.times })}</>}
        </p>
        <time dateTime={new Date(run.startedAt).toISOString()}>{moment(run.startedAt)}</time>
      </div>
      {rest && !(run.outcome === 'unknown' && asks) && <p>{rest}</p>}
      {asks && <UnknownButtons state={state} send={send} run={run} />}
      {run.url && (
        <p>
          <a href={run.url} target="_blank" rel="noopener noreferrer">
            {say('sidebar.open-in-directory')}
            <span class="unseen">: {run.title}</span>
          </a>
        </p>
      )}
      <RunFacts run={run} />
    </>
  );
}

const STARTED_BY = {
  menu: 'sidebar.by-menu',
  sidebar: 'sidebar.by-sidebar',
  schedule: 'sidebar.by-schedule',
} as const;

function RunFacts({ run }: { run: RunRecord }) {
  const { say } = useWords();
  return (
    <details>
      <summary>{say('sidebar.details')}</summary>
      <dl class="facts">
        <dt>{say('sidebar.title')}</dt>
        <dd>{run.title}</dd>
        <dt>{say('sidebar.fact-visibility')}</dt>
        <dd>{say(run.isPublic ? 'sidebar.public' : 'sidebar.private')}</dd>
        <dt>{say('sidebar.fact-started')}</dt>
        <dd>{say(STARTED_BY[run.by])}</dd>
        <dt>{say('sidebar.fact-contents')}</dt>
        <dd>
          {say('sidebar.years', { count: run.years })} ·{' '}
          {say('sidebar.values', { count: run.values })}
          {run.leftOut > 0 && (
            <>
              <br />
              {say('sidebar.left-out', { count: run.leftOut })}
            </>
          )}
        </dd>
      </dl>
    </details>
  );
}

/** What could not be copied is shown, to be copied by hand. */
async function copyReport(state: OpenState, words: SidebarWords, send: ViewProps['send']) {
  const text = reportText(state, words);
  const copied = await writeClipboard(text);
  send({ type: 'report-copied', text, copied });
}

function Report({ state: { report } }: Pick<ViewProps, 'state'>) {
  const { say } = useWords();
  if (report.at === 'copied')
    return (
      <p role="status" class="secondary">
        {say('sidebar.report-copied')}
      </p>
    );
  if (report.at === 'none') return <p class="hint">{say('sidebar.report-hint')}</p>;
  return (
    <div class="form-group">
      <label for="report">{say('sidebar.report-by-hand')}</label>
      <textarea
        id="report"
        rows={8}
        readOnly
        value={report.text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
