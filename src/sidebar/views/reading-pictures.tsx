import type { SheetReading } from '../../addon/page-types.ts';
import { CompletenessStrip } from '../../charts/completeness-strip.tsx';
import { Stripes } from '../../charts/stripes.tsx';
import { columnKey } from '../../core/dataset/columns.ts';
import type { Completeness } from '../../core/dataset/completeness.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { useWords } from '../words/sidebar-words.ts';

/** Pictures of the dataset that would be sent. */
export function ReadingPictures({ reading }: { reading: SheetReading }) {
  const { say, language } = useWords();
  const { pictures, counts } = reading;
  if (counts.values === 0) return null;
  const completeness = withGapsAlone(reading.completeness);
  return (
    <div class="pictures">
      {pictures.map(({ element, years }) => (
        <div key={element}>
          <p class="picture-name">{say(STRIPE_NAMES[element])}</p>
          <Stripes element={element} rows={rowsOf(element, years)} language={language} />
        </div>
      ))}
      {completeness.elements.length > 0 && (
        <CompletenessStrip completeness={completeness} language={language} />
      )}
    </div>
  );
}

/** A bar that is full says nothing. */
function withGapsAlone(completeness: Completeness): Completeness {
  const elements = completeness.elements.filter(({ years }) =>
    years.some(({ marks }) => marks.includes('0') || marks.includes('p')),
  );
  return { ...completeness, elements };
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
