import { mayBeMadeAnew } from '../../core/upload/read-record-answer.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { BY_HAND } from '../../core/upload/tell-run.ts';
import { Button } from '../parts/button.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import type { Tone } from '../parts/status.tsx';
import { jobOf } from '../state/schedule-steps.ts';
import { useWords } from '../words/sidebar-words.ts';
import { toldRun } from '../words/told-run.ts';
import { OtherStations } from './station-link.tsx';
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
      {run.outcome === 'sent' && <OtherStations state={state} send={send} />}
      {run.outcome !== 'unknown' && (
        <p>
          <Button look="link" onPress={() => send({ type: 'upload-reopened' })}>
            {say(run.outcome === 'sent' ? 'sidebar.upload-another' : 'sidebar.back-to-form')}
          </Button>
        </p>
      )}
      {run.url && <p class="hint">{say('sidebar.directory-means')}</p>}
    </>
  );
}

/** First what was made, then that it goes on by itself. */
export function NextSteps({ state, send, run: { outcome, reason, url } }: OutcomeProps) {
  const { say } = useWords();
  const isGone = outcome === 'failed' && reason !== null && mayBeMadeAnew(reason);
  const isScheduled = state.upload.of !== null && jobOf(state, state.upload.of) !== undefined;
  return (
    <div class="buttons">
      {url && (
        <SiteLink to={url} look="action">
          {say('sidebar.see-it')}
        </SiteLink>
      )}
      {outcome === 'sent' && !isScheduled && (
        <Button onPress={() => send({ type: 'view-chosen', view: 'schedule' })}>
          {say('sidebar.go-on-to-schedule')}
        </Button>
      )}
      {isGone && (
        <Button look="action" onPress={() => send({ type: 'anew-asked' })}>
          {say('sidebar.publish-anew')}
        </Button>
      )}
      {outcome === 'failed' && !isGone && (
        <Button
          look="action"
          disabled={!state.online}
          onPress={() => send({ type: 'upload-asked' })}
        >
          {say('sidebar.try-again')}
        </Button>
      )}
    </div>
  );
}
