import type { SheetReading } from '../../addon/page-types.ts';
import { CompletenessStrip } from '../../charts/completeness-strip.tsx';
import { Stripes } from '../../charts/stripes.tsx';
import { columnKey } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { useWords } from '../words/sidebar-words.ts';

/** Pictures and numbers of the dataset that would be sent. */
export function ReadingPictures({ reading }: { reading: SheetReading }) {
  const { say, language } = useWords();
  const { pictures, completeness, counts, filtered } = reading;
  return (
    <div class="stack">
      {counts.values > 0 && (
        <div class="pictures">
          {pictures.map(({ element, years }) => (
            <div key={element}>
              <p class="picture-name">{say(STRIPE_NAMES[element])}</p>
              <Stripes element={element} rows={rowsOf(element, years)} language={language} />
            </div>
          ))}
          <CompletenessStrip completeness={completeness} language={language} />
        </div>
      )}
      <p class="secondary">
        {say('sidebar.years', { count: counts.years })} ·{' '}
        {say('sidebar.values', { count: counts.values })}
        {counts.unreadable > 0 && (
          <> · {say('sidebar.unreadable-count', { count: counts.unreadable })}</>
        )}
      </p>
      {filtered && <p class="secondary">{say('sidebar.filtered')}</p>}
    </div>
  );
}

const STRIPE_NAMES = {
  max: 'sidebar.stripes-max',
  min: 'sidebar.stripes-min',
  rain: 'sidebar.stripes-rain',
} as const;

type ElementValues = SheetReading['pictures'][number];

/** The add-on sends twelve places a year. The pictures take rows, so the rows are made here. */
function rowsOf(element: ElementValues['element'], years: ElementValues['years']): Row[] {
  return years.map(({ year, months }) => {
    const row: Row = { Year: year };
    months.forEach((value, index) => {
      if (value !== null) row[columnKey(index + 1, element)] = value;
    });
    return row;
  });
}
