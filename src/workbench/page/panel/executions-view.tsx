import type { Execution } from '../../host/stage-port.ts';
import { showShortTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

const NEWEST = 60;

/** The newest run first. A click shows its calls and its logs. */
export function ExecutionsView({ state, say, developer }: PanelProps) {
  const newest = [...developer.executions].reverse().slice(0, NEWEST);
  if (newest.length === 0) return <p class="empty">{say('workbench.no-executions')}</p>;
  const zone = state.spreadsheet?.timeZone ?? 'UTC';
  return (
    <ul class="cards">
      {newest.map((execution) => (
        <li key={execution.id} class={execution.outcome}>
          <details>
            <summary>
              <code>{execution.functionName}</code>
              <span class={`outcome ${execution.outcome}`}>{say(OUTCOMES[execution.outcome])}</span>
              <span class="muted">
                {showShortTime(execution.startedAt, state.locale, zone)} ·{' '}
                {say(SURFACES[execution.surface])}
                {execution.durationMs !== null &&
                  ` · ${say('workbench.duration', { ms: Math.round(execution.durationMs) })}`}{' '}
                · {say('workbench.cost', { cost: execution.cost })}
              </span>
            </summary>
            <Details execution={execution} say={say} />
          </details>
        </li>
      ))}
    </ul>
  );
}

const SURFACES = {
  'simple-trigger': 'workbench.surface-simple-trigger',
  menu: 'workbench.surface-menu',
  page: 'workbench.surface-page',
  trigger: 'workbench.surface-trigger',
  editor: 'workbench.surface-editor',
} as const;

const OUTCOMES = {
  running: 'workbench.outcome-running',
  done: 'workbench.outcome-done',
  failed: 'workbench.outcome-failed',
  killed: 'workbench.outcome-killed',
} as const;

function Details({ execution, say }: { execution: Execution; say: PanelProps['say'] }) {
  const { calls, logs, error } = execution;
  return (
    <div class="details">
      {error && <p class="error">{error}</p>}
      {calls.length > 0 && (
        <table>
          <caption>{say('workbench.calls')}</caption>
          <tbody>
            {calls.map(({ name, count }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <pre>{logs.length > 0 ? logs.join('\n') : say('workbench.no-logs')}</pre>
    </div>
  );
}
