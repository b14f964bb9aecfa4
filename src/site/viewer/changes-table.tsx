import { chartWords, ELEMENT_NAMES, monthOfYear, showDecimals } from '../../charts/chart-words.ts';
import type { ValueChange } from '../../core/dataset/changes-between.ts';
import type { Element } from '../../core/dataset/columns.ts';
import { sayChangeCounts } from '../../core/words/change-counts.ts';
import type { VersionChanges } from '../service/dataset-client.ts';
import { useSpeech } from '../shell/speech.tsx';

/** How many values became others, and each of them before and after. */
export function ChangesTable({ changes }: { changes: VersionChanges }) {
  const { say } = useSpeech();
  const { values, unlisted } = changes;
  return (
    <>
      <p role="status">
        {values.length === 0 ? say('site.changes-nothing') : sayChangeCounts(changes, say)}
      </p>
      {values.length > 0 && (
        <section class="table-frame" aria-label={say('site.changes-title')}>
          <table class="values changes">
            <thead>
              <tr>
                <th scope="col">{say('site.changes-value')}</th>
                <th scope="col">{say('site.changes-before')}</th>
                <th scope="col">{say('site.changes-after')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map((change, index) => (
                <ChangeRow key={index} change={change} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {unlisted > 0 && <p class="hint">{say('site.changes-more', { count: unlisted })}</p>}
    </>
  );
}

function ChangeRow({ change }: { change: ValueChange }) {
  const { language, say } = useSpeech();
  const { year, key, before, after } = change;
  const [month = '', element = 'max'] = key.split('_');
  const name = chartWords(language)(ELEMENT_NAMES[element as Element]);
  const decimals = Math.max(decimalsOf(before), decimalsOf(after));
  const show = (value: number | null) =>
    value === null ? say('changes.no-value') : showDecimals(language, value, decimals);
  return (
    <tr>
      <th scope="row">
        {monthOfYear(language, { year, month: Number(month) })}, {name}
      </th>
      <td>{show(before)}</td>
      <td>{show(after)}</td>
    </tr>
  );
}

const MOST_DECIMALS = 6;

/** As many as tell the two values apart: 7.25 → 7.3 is no change from 7.3 to 7.3. */
function decimalsOf(value: number | null): number {
  const [, decimals = ''] = String(value ?? 0).split('.');
  return Math.min(Math.max(decimals.length, 1), MOST_DECIMALS);
}
