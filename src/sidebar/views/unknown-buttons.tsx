import type { RunRecord } from '../../core/upload/run-record.ts';
import { Button } from '../parts/button.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { isBusy, troubleOf } from '../state/calls.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

/** The upload was sent and no answer came. Only a person who looks in the Directory knows what happened. */
export function UnknownButtons({ state, send, run }: ViewProps & { run: RunRecord }) {
  const { say } = useWords();
  if (run.outcome !== 'unknown') return null;
  const { connection } = state.opening;
  const busy = isBusy(state, 'settleUnknown') || !state.online;
  const settle = (how: 'arrived' | 'send-again') =>
    send({ type: 'unknown-settled', runId: run.id, how });
  return (
    <div class="stack">
      <p>
        {say('sidebar.unknown-look')}{' '}
        {connection.state !== 'none' && (
          <a href={connection.address} target="_blank" rel="noopener noreferrer">
            {say('sidebar.open-directory')}
          </a>
        )}
      </p>
      <Trouble problem={troubleOf(state, 'settleUnknown')} />
      <div class="buttons">
        <Button disabled={busy} onPress={() => settle('arrived')}>
          {say('sidebar.it-arrived')}
        </Button>
        <Button disabled={busy} onPress={() => settle('send-again')}>
          {say('sidebar.not-there')}
        </Button>
      </div>
    </div>
  );
}
