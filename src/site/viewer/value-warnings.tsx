import { useMemo } from 'preact/hooks';
import type { Row } from '../../core/dataset/dataset.ts';
import { rowWarnings } from '../../core/dataset/row-warnings.ts';
import { useSpeech } from '../shell/speech.tsx';

/** A wrong unit makes a warning of every value. */
const MOST_SHOWN = 10;

type ValueWarningsProps = { rows: readonly Row[]; mine: boolean };

/** Everybody reads that pictures leave something out; its owner reads what and where. */
export function ValueWarnings({ rows, mine }: ValueWarningsProps) {
  const { say } = useSpeech();
  const warnings = useMemo(() => rowWarnings(rows), [rows]);
  const leftOut = warnings.filter(({ kind }) => kind !== 'year-twice').length;
  const shown = warnings.slice(0, MOST_SHOWN);
  const more = warnings.length - shown.length;
  return (
    <>
      {mine && shown.length > 0 && (
        <section class="section value-warnings">
          <h2>{say('warning.heading')}</h2>
          <p>{say('warning.stored')}</p>
          <ul>
            {shown.map((warning) => (
              <li key={`${warning.row} ${warning.key}`}>
                {say(warning.kind, { ...warning, year: String(warning.year) })}
              </li>
            ))}
          </ul>
          {more > 0 && <p>{say('warning.more', { count: more })}</p>}
        </section>
      )}
      {leftOut > 0 && <p class="hint">{say('warning.left-out', { count: leftOut })}</p>}
    </>
  );
}
