import { useState } from 'preact/hooks';
import { HOUR_MS } from '../../../core/calendar/civil-date.ts';
import { showTime } from '../show-time.ts';
import type { PanelProps } from '../view-props.ts';

const STEPS = [
  { words: 'workbench.advance-hour', ms: HOUR_MS },
  { words: 'workbench.advance-day', ms: 24 * HOUR_MS },
  { words: 'workbench.advance-60-days', ms: 60 * 24 * HOUR_MS },
] as const;

/** The clock of stage and service. When it moves, the triggers that come due really run. */
export function ClockSection({ state, actions, say, developer }: PanelProps) {
  const [moving, setMoving] = useState(false);
  const zone = state.spreadsheet?.timeZone ?? 'UTC';
  const advance = async (ms: number) => {
    setMoving(true);
    try {
      await actions.advance(ms);
    } finally {
      setMoving(false);
    }
  };
  return (
    <section class="clock" aria-label={say('workbench.clock')}>
      <p>
        <strong>{showTime(developer.now, state.locale, zone)}</strong>
        <span>{zone}</span>
      </p>
      <div class="buttons">
        {STEPS.map(({ words, ms }) => (
          <button key={words} type="button" disabled={moving} onClick={() => void advance(ms)}>
            {say(words)}
          </button>
        ))}
      </div>
    </section>
  );
}
