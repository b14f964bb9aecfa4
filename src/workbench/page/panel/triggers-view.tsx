import { showTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

export function TriggersView({ state, actions, developer }: PanelProps) {
  if (developer.triggers.length === 0)
    return (
      <p class="empty">No trigger yet. Schedule uploads in the sidebar, and one appears here.</p>
    );
  const titleOf = (id: string) =>
    state.spreadsheets.find((spreadsheet) => spreadsheet.id === id)?.title ?? id;
  const zone = state.spreadsheet?.timeZone ?? 'UTC';
  return (
    <ul class="cards">
      {developer.triggers.map((trigger) => (
        <li key={trigger.id}>
          <div class="card-head">
            <code>{trigger.functionName}</code>
            <span class="buttons">
              <button type="button" onClick={() => void actions.runTrigger(trigger.id)}>
                Run now
              </button>
              <button type="button" onClick={() => void actions.deleteTrigger(trigger.id)}>
                Delete
              </button>
            </span>
          </div>
          <p>{titleOf(trigger.spreadsheet)}</p>
          {trigger.person !== state.person && <p class="muted">{trigger.person}</p>}
          <p class="muted">
            {trigger.disabled || trigger.nextFire === null
              ? 'Disabled'
              : `Next: ${showTime(trigger.nextFire, zone)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
