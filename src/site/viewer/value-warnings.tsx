import { useMemo } from 'preact/hooks';
import { chartWords, monthName, SHORT_NAMES } from '../../charts/chart-words.ts';
import type { Element } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { type RowWarning, rowWarnings } from '../../core/dataset/row-warnings.ts';
import { type Speech, useSpeech } from '../shell/speech.tsx';

/** A wrong unit makes a warning of every value. */
const MOST_SHOWN = 10;

type ValueWarningsProps = { rows: readonly Row[]; mine: boolean };

/** Everybody reads that pictures leave something out; its owner reads what and where. */
export function ValueWarnings({ rows, mine }: ValueWarningsProps) {
  const speech = useSpeech();
  const { say } = speech;
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
              <li key={`${warning.row} ${warning.key}`}>{sayWarning(warning, speech)}</li>
            ))}
          </ul>
          {more > 0 && <p>{say('warning.more', { count: more })}</p>}
        </section>
      )}
      {leftOut > 0 && <p class="hint">{say('warning.left-out', { count: leftOut })}</p>}
    </>
  );
}

/** The service names a column as it was sent, `07_max`; a person reads "July (Max)". */
function sayWarning(warning: RowWarning, { language, say }: Speech): string {
  const params = { ...warning, year: String(warning.year) };
  if (warning.kind === 'year-twice') return say(warning.kind, params);
  const [month, element] = warning.key.split('_');
  const name = chartWords(language)(SHORT_NAMES[element as Element]);
  return say(warning.kind, {
    ...params,
    key: `${monthName(language, Number(month), 'long')} (${name})`,
  });
}
