import { DAY_MS, HOUR_MS } from '../../../core/calendar/civil-date.ts';
import { showTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

const STEPS = [
  { words: '+ 1 hour', ms: HOUR_MS },
  { words: '+ 1 day', ms: DAY_MS },
  { words: '+ 60 days', ms: 60 * DAY_MS },
] as const;

/** The clock of stage and service. When it moves, the triggers that come due really run. */
export function ClockSection({ state, actions, developer }: PanelProps) {
  const zone = state.spreadsheet?.timeZone ?? 'UTC';
  return (
    <section class="clock" aria-label="Clock">
      <p>
        <strong>{showTime(developer.now, zone)}</strong>
        <span>{zone}</span>
      </p>
      <div class="buttons">
        {STEPS.map(({ words, ms }) => (
          <button
            key={words}
            type="button"
            disabled={state.isClockMoving}
            onClick={() => void actions.advance(ms)}
          >
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}
