import { monthText } from '../../core/calendar/civil-date.ts';
import type { ListedChange, UploadComparison } from '../../core/upload/compare-upload.ts';
import { sayChangeCounts } from '../../core/words/change-counts.ts';
import { isBusy, troubleOf } from '../state/calls.ts';
import { roleWord } from '../words/role-word.ts';
import { useWords } from '../words/sidebar-words.ts';
import { PlaceButtons } from './places.tsx';
import type { ViewProps } from './view-props.ts';

/** What the dataset at the service does not say yet: how many values, and each with before → after. */
export function ChangesToSend(props: ViewProps) {
  const { state } = props;
  const { say, sayKind } = useWords();
  const { comparison } = state.upload;
  const trouble = troubleOf(state, 'compareUpload');
  if (isBusy(state, 'compareUpload')) return <p class="secondary">{say('sidebar.comparing')}</p>;
  if (trouble) return <p class="secondary">{sayKind(trouble)}</p>;
  if (!comparison) return null;
  if (comparison.by === 'nothing') return <p class="secondary">{say('sidebar.changes-unknown')}</p>;
  return (
    <section>
      <h2>{say('sidebar.changes-heading')}</h2>
      <ByValues comparison={comparison} {...props} />
    </section>
  );
}

type ByValuesProps = ViewProps & { comparison: Extract<UploadComparison, { by: 'values' }> };

const SHOWN_AT_ONCE = 6;

function ByValues({ comparison, ...rest }: ByValuesProps) {
  const { say } = useWords();
  const { values, unlisted } = comparison;
  const others = values.slice(SHOWN_AT_ONCE);
  return (
    <>
      <p>{sayChangeCounts(comparison, say)}</p>
      {values.length > 0 && <ValueTable values={values.slice(0, SHOWN_AT_ONCE)} {...rest} />}
      {others.length > 0 && (
        <details>
          <summary>{say('sidebar.changes-more', { count: others.length + unlisted })}</summary>
          <ValueTable values={others} {...rest} />
          {unlisted > 0 && (
            <p class="secondary">{say('sidebar.changes-more', { count: unlisted })}</p>
          )}
        </details>
      )}
    </>
  );
}

function ValueTable({ values, ...rest }: ViewProps & { values: readonly ListedChange[] }) {
  const { say } = useWords();
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{say('sidebar.role-month')}</th>
          <th scope="col">{say('sidebar.mend-before')}</th>
          <th scope="col">{say('sidebar.mend-after')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((change, index) => (
          <OneChange key={index} change={change} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

function OneChange({ change, ...rest }: ViewProps & { change: ListedChange }) {
  const words = useWords();
  const [month, element = ''] = change.key.split('_');
  const shown = (value: number | null) =>
    value === null ? words.say('changes.no-value') : words.number(value);
  return (
    <tr>
      <th scope="row">
        {words.date(monthText({ year: change.year, month: Number(month) }))}:{' '}
        {roleWord(element, words)}
        {change.place && <PlaceButtons places={[change.place]} {...rest} />}
      </th>
      <td>{shown(change.before)}</td>
      <td>{shown(change.after)}</td>
    </tr>
  );
}
