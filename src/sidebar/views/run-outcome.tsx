import type { RunRecord } from '../../core/upload/run-record.ts';
import { BY_HAND } from '../../core/upload/tell-run.ts';
import { Button } from '../parts/button.tsx';
import type { Tone } from '../parts/status.tsx';
import { jobOf } from '../state/schedule-steps.ts';
import { useWords } from '../words/sidebar-words.ts';
import { toldRun } from '../words/told-run.ts';
import { UnknownButtons } from './unknown-buttons.tsx';
import type { ViewProps } from './view-props.ts';

export function toneOf({ outcome }: RunRecord): Tone {
  return TONES[outcome];
}

const TONES: Record<RunRecord['outcome'], Tone> = {
  sending: 'busy',
  sent: 'good',
  unknown: 'warning',
  failed: 'bad',
  held: 'warning',
  skipped: 'quiet',
};

type OutcomeProps = ViewProps & { run: RunRecord };

/** The outcome of the upload that has just been made, and the next step. */
export function RunOutcome({ state, send, run }: OutcomeProps) {
  const words = useWords();
  const { say } = words;
  const { rest } = toldRun(run, BY_HAND, words);
  return (
    <>
      {run.outcome === 'sent' && (
        <p>
          <b>{run.title}</b>
          <br />
          {say('sidebar.years', { count: run.years })} ·{' '}
          {say('sidebar.values', { count: run.values })} ·{' '}
          {say(run.isPublic ? 'sidebar.public' : 'sidebar.private')}
        </p>
      )}
      {run.outcome === 'sent' && run.leftOut > 0 && (
        <p>{say('sidebar.left-out', { count: run.leftOut })}</p>
      )}
      {rest && run.outcome !== 'unknown' && <p>{rest}</p>}
      <UnknownButtons state={state} send={send} run={run} />
      <NextSteps state={state} send={send} run={run} />
      {run.url && <p class="hint">{say('sidebar.directory-means')}</p>}
    </>
  );
}

function NextSteps({ state, send, run: { outcome, url } }: OutcomeProps) {
  const { say } = useWords();
  const isScheduled = state.upload.of !== null && jobOf(state, state.upload.of) !== undefined;
  return (
    <div class="buttons">
      {outcome === 'sent' && !isScheduled && (
        <Button look="action" onPress={() => send({ type: 'view-chosen', view: 'schedule' })}>
          {say('sidebar.go-on-to-schedule')}
        </Button>
      )}
      {url && (
        <a class="button" href={url} target="_blank" rel="noopener noreferrer">
          {say('sidebar.open-in-directory')}
        </a>
      )}
      {outcome === 'failed' && (
        <Button
          look="action"
          disabled={!state.online}
          onPress={() => send({ type: 'upload-asked' })}
        >
          {say('sidebar.try-again')}
        </Button>
      )}
      {outcome !== 'unknown' && (
        <Button onPress={() => send({ type: 'upload-reopened' })}>
          {say(outcome === 'sent' ? 'sidebar.upload-another' : 'sidebar.back-to-form')}
        </Button>
      )}
    </div>
  );
}
