import type { Execution } from '../../host/stage-port.ts';
import { showShortTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

const NEWEST = 60;

/** The newest run first. A click shows its logs. */
export function ExecutionsView({ state, developer }: PanelProps) {
  const newest = [...developer.executions].reverse().slice(0, NEWEST);
  if (newest.length === 0) return <p class="empty">Nothing has run yet.</p>;
  const zone = state.spreadsheet?.timeZone ?? 'UTC';
  return (
    <ul class="cards">
      {newest.map((execution) => (
        <li key={execution.id} class={execution.outcome}>
          <details>
            <summary>
              <code>{execution.functionName}</code>
              <span class={`outcome ${execution.outcome}`}>{OUTCOMES[execution.outcome]}</span>
              <span class="muted">
                {showShortTime(execution.startedAt, zone)} · {SURFACES[execution.surface]}
                {execution.durationMs !== null && ` · ${Math.round(execution.durationMs)} ms`}
              </span>
            </summary>
            <Details execution={execution} />
          </details>
        </li>
      ))}
    </ul>
  );
}

const SURFACES = {
  'simple-trigger': 'on opening',
  menu: 'menu',
  page: 'sidebar',
  trigger: 'trigger',
  editor: 'editor',
} as const;

const OUTCOMES = {
  running: 'running',
  done: 'done',
  failed: 'failed',
  killed: 'killed',
} as const;

function Details({ execution }: { execution: Execution }) {
  const { logs, error } = execution;
  return (
    <div class="details">
      {error && <p class="error">{error}</p>}
      <pre>{logs.length > 0 ? logs.join('\n') : 'No log.'}</pre>
    </div>
  );
}
