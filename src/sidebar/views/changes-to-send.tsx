import type { ListedChange, UploadComparison } from '../../core/upload/compare-upload.ts';
import type { YearMonth } from '../../core/upload/month-hashes.ts';
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
      {comparison.by === 'values' ? (
        <ByValues comparison={comparison} {...props} />
      ) : (
        <ByMonths comparison={comparison} />
      )}
    </section>
  );
}

type By<Way extends UploadComparison['by']> = {
  comparison: Extract<UploadComparison, { by: Way }>;
};

function ByValues({ comparison, ...rest }: By<'values'> & ViewProps) {
  const { say } = useWords();
  const { values, unlisted } = comparison;
  return (
    <>
      <p>{sayChangeCounts(comparison, say)}</p>
      {values.length > 0 && (
        <details open={comparison.removed > 0}>
          <summary>{say('sidebar.changes-each')}</summary>
          <ul class="changes">
            {values.map((change, index) => (
              <OneChange key={index} change={change} {...rest} />
            ))}
          </ul>
          {unlisted > 0 && (
            <p class="secondary">{say('sidebar.changes-more', { count: unlisted })}</p>
          )}
        </details>
      )}
    </>
  );
}

function OneChange({ change, ...rest }: ViewProps & { change: ListedChange }) {
  const words = useWords();
  const shown = (value: number | null) =>
    value === null ? words.say('changes.no-value') : words.number(value);
  return (
    <li>
      <span>
        {change.year}, {roleWord(change.key, words)}
      </span>
      {change.place && <PlaceButtons places={[change.place]} {...rest} />}
      <span class="figures">
        {shown(change.before)} → {shown(change.after)}
      </span>
    </li>
  );
}

function ByMonths({ comparison: { changed, added, removed } }: By<'months'>) {
  const { say, month } = useWords();
  const counted = [
    say('sidebar.changes-months-changed', { count: changed.length }),
    say('changes.months-new', { count: added.length }),
    removed.length === 0
      ? say('changes.none-removed')
      : say('sidebar.changes-months-removed', { count: removed.length }),
  ];
  const named = ({ year, month: number }: YearMonth) => `${month(number)} ${year}`;
  const touched = [...removed, ...changed].slice(0, MONTHS_NAMED);
  return (
    <>
      <p>{counted.join(' · ')}</p>
      {touched.length > 0 && <p class="secondary">{touched.map(named).join(', ')}</p>}
      <p class="hint">{say('sidebar.changes-by-months')}</p>
    </>
  );
}

const MONTHS_NAMED = 12;
