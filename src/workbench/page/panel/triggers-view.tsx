import { showTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

export function TriggersView({ state, actions, say, developer }: PanelProps) {
  if (developer.triggers.length === 0) return <p class="empty">{say('workbench.no-triggers')}</p>;
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
                {say('workbench.run-now')}
              </button>
              <button type="button" onClick={() => void actions.deleteTrigger(trigger.id)}>
                {say('workbench.delete-trigger')}
              </button>
            </span>
          </div>
          <p>{titleOf(trigger.spreadsheet)}</p>
          {trigger.person !== state.person && <p class="muted">{trigger.person}</p>}
          <p class="muted">
            {trigger.disabled || trigger.nextFire === null
              ? say('workbench.trigger-disabled')
              : say('workbench.next-fire', {
                  time: showTime(trigger.nextFire, state.locale, zone),
                })}
          </p>
        </li>
      ))}
    </ul>
  );
}
