import type { Completeness } from '../core/dataset/completeness.ts';
import { MONTHS } from '../core/dataset/month-values.ts';
import type { Language } from '../core/words/languages.ts';
import {
  chartWords,
  ELEMENT_NAMES,
  monthName,
  type SayCharts,
  wholePercent,
} from './chart-words.ts';
import { markRuns } from './mark-runs.ts';
import { ReadPicture } from './read-picture.tsx';

type CompletenessStripProps = { completeness: Completeness; language: Language };
type ElementMonths = Completeness['elements'][number];

/** Years from left to right, January at the top: a filled place is a month with a value. */
export function CompletenessStrip({ completeness, language }: CompletenessStripProps) {
  const say = chartWords(language);
  const { firstYear, lastYear, elements } = completeness;
  if (elements.length === 0) return <p class="chart-empty">{say('charts.no-values')}</p>;
  return (
    <figure class="chart chart-completeness">
      {elements.map((months) => (
        <ElementStrip
          key={months.element}
          months={months}
          completeness={completeness}
          say={say}
          language={language}
        />
      ))}
      <div class="chart-ends" aria-hidden="true">
        <span>{firstYear}</span>
        <span>{lastYear}</span>
      </div>
    </figure>
  );
}

type StripProps = {
  months: ElementMonths;
  completeness: Completeness;
  say: SayCharts;
  language: Language;
};

function ElementStrip({ months, completeness, say, language }: StripProps) {
  const { firstYear, lastYear } = completeness;
  const all = (lastYear - firstYear + 1) * MONTHS.length;
  const element = say(ELEMENT_NAMES[months.element]);
  const partial = months.years.reduce((sum, { marks }) => sum + marks.split('p').length - 1, 0);
  const partialNote = partial > 0 ? say('charts.completeness-partial', { count: partial }) : '';
  const params = { firstYear: String(firstYear), lastYear: String(lastYear) };
  const share = wholePercent(months.months / all);
  const label = say('charts.completeness-label', { element, share, ...params });
  return (
    <div class={`completeness-of completeness-${months.element}`}>
      <div class="completeness-head">
        <span>{element}</span>
        <span class="completeness-count">
          {say('charts.completeness-counts', { have: months.months, all })}
        </span>
      </div>
      <ReadPicture
        first={firstYear}
        last={lastYear}
        label={say('charts.read-years', { element })}
        hint={say('charts.read-years-hint')}
        textAt={(year) => yearReading(year, months, say, language)}
        scale={
          <div class="month-scale" aria-hidden="true">
            <span>{monthName(language, 1)}</span>
            <span>{monthName(language, 12)}</span>
          </div>
        }
      >
        <Strip
          months={months}
          completeness={completeness}
          label={`${label}. ${partialNote}`.trim()}
        />
      </ReadPicture>
      {partialNote && <p class="chart-note">{partialNote}</p>}
    </div>
  );
}

function Strip({
  months,
  completeness,
  label,
}: Pick<StripProps, 'months' | 'completeness'> & { label: string }) {
  const years = completeness.lastYear - completeness.firstYear + 1;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${years} 12`} preserveAspectRatio="none">
      <path class="mark-full" d={runsOf(months, completeness, '1', 1)} />
      <path class="mark-partial" d={runsOf(months, completeness, 'p', 0.5)} />
    </svg>
  );
}

/** A partial month counts as missing, as it does in the dataset. */
function yearReading(
  place: number,
  { years }: ElementMonths,
  say: SayCharts,
  language: Language,
): string {
  const marks = years.find(({ year }) => year === place)?.marks ?? '';
  const missing = MONTHS.filter((month) => marks[month - 1] !== '1');
  const year = String(place);
  if (missing.length === 0) return say('charts.read-complete', { year });
  if (missing.length === MONTHS.length) return say('charts.read-empty', { year });
  return say('charts.read-missing', {
    year,
    have: MONTHS.length - missing.length,
    months: missing.map((month) => monthName(language, month)).join(', '),
  });
}

/** A partial month is a lower bar, so that it differs without its colour. */
function runsOf(
  { years }: ElementMonths,
  { firstYear, lastYear }: Completeness,
  mark: string,
  height: number,
): string {
  const marksOf = new Map(years.map((entry) => [entry.year, entry.marks]));
  const span = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return MONTHS.flatMap((month) =>
    markRuns(span.map((year) => marksOf.get(year)?.[month - 1] ?? '0'))
      .filter((run) => run.mark === mark)
      .map(({ from, length }) => `M${from} ${month - height}h${length}v${height}h-${length}z`),
  ).join('');
}
