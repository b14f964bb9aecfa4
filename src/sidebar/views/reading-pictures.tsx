import type { SheetReading } from '../../addon/page-types.ts';
import { CompletenessStrip } from '../../charts/completeness-strip.tsx';
import { Stripes } from '../../charts/stripes.tsx';
import { columnKey } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { useWords } from '../words/sidebar-words.ts';

/** What would be sent, in pictures and in figures. */
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

/** Twelve places a year travel; the pictures take the rows that will be sent. */
function rowsOf(element: ElementValues['element'], years: ElementValues['years']): Row[] {
  return years.map(({ year, months }) => {
    const row: Row = { Year: year };
    months.forEach((value, index) => {
      if (value !== null) row[columnKey(index + 1, element)] = value;
    });
    return row;
  });
}
