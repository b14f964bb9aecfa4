import { DAY_MS, HOUR_MS } from '../../../core/calendar/civil-date.ts';
import { showTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

const STEPS = [
  { words: 'workbench.advance-hour', ms: HOUR_MS },
  { words: 'workbench.advance-day', ms: DAY_MS },
  { words: 'workbench.advance-60-days', ms: 60 * DAY_MS },
] as const;

/** The clock of stage and service. When it moves, the triggers that come due really run. */
export function ClockSection({ state, actions, say, developer }: PanelProps) {
  const { clock } = state;
  const zone = state.spreadsheet?.timeZone ?? 'UTC';
  return (
    <section class="clock" aria-label={say('workbench.clock')}>
      <p>
        <strong>{showTime(developer.now, state.locale, zone)}</strong>
        <span>{zone}</span>
      </p>
      <div class="buttons">
        {STEPS.map(({ words, ms }) => {
          // What is done within a day is not stopped.
          const stops = clock?.ms === ms && ms > DAY_MS;
          return (
            <button
              key={words}
              type="button"
              disabled={stops ? clock.stopping : clock !== null}
              onClick={() => (stops ? actions.stopClock() : void actions.advance(ms))}
            >
              {say(stops ? 'workbench.stop-clock' : words)}
            </button>
          );
        })}
      </div>
    </section>
  );
}
