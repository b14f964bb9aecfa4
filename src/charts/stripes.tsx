import { type YearDeviation, yearDeviations } from '../core/dataset/climate.ts';
import type { Element } from '../core/dataset/columns.ts';
import type { Row } from '../core/dataset/dataset.ts';
import {
  comparableYears,
  deviationLine,
  stripeBands,
  stripeColour,
  stripesOf,
} from '../core/dataset/stripe-bands.ts';
import type { Language } from '../core/words/languages.ts';
import { chartWords, ELEMENT_NAMES, type SayCharts, showDifference } from './chart-words.ts';

type StripesProps = {
  rows: readonly Row[];
  /** the years of the average; all of them where this is left out */
  normalRows?: readonly Row[];
  element: Element;
  language: Language;
};

/**
 * A stripe a year, coloured by its distance from average. The line over them says the same
 * without colour, and the caption says it without either.
 */
export function Stripes({ rows, normalRows = rows, element, language }: StripesProps) {
  const say = chartWords(language);
  const deviations = yearDeviations(rows, element, normalRows);
  const [first] = deviations;
  const last = deviations[deviations.length - 1];
  const label = say('charts.stripes-label', { element: say(ELEMENT_NAMES[element]) });
  const summary = summaryOf(deviations, element, say, language);
  if (!first || !last) return null;
  if (comparableYears(deviations).length === 0)
    return <p class="chart-empty">{say('charts.stripes-none')}</p>;
  const { places, stripes } = stripesOf(deviations);
  return (
    <figure class="chart chart-stripes">
      <svg
        role="img"
        aria-label={`${label}. ${summary}`}
        viewBox={`0 0 ${places} 100`}
        preserveAspectRatio="none"
      >
        {stripeBands(stripes).map((band) => (
          <rect
            key={band.from}
            class="stripe"
            fill={stripeColour(element, band.step)}
            x={band.from}
            width={band.length}
            height="100"
          />
        ))}
        <path class="stripe-line" d={deviationLine(stripes)} />
      </svg>
      <div class="chart-ends" aria-hidden="true">
        <span>{first.year}</span>
        <span>{last.year}</span>
      </div>
      <figcaption>{summary}</figcaption>
    </figure>
  );
}

function summaryOf(
  deviations: readonly YearDeviation[],
  element: Element,
  say: SayCharts,
  language: Language,
): string {
  const known = comparableYears(deviations);
  const [high] = [...known].sort((one, other) => other.deviation - one.deviation);
  const [low] = [...known].sort((one, other) => one.deviation - other.deviation);
  if (!high || !low) return '';
  const show = (deviation: number) =>
    element === 'rain'
      ? showDifference(language, deviation * 100, 0)
      : showDifference(language, deviation);
  const sentence = say(element === 'rain' ? 'charts.stripes-rain' : 'charts.stripes-temperature', {
    highYear: String(high.year),
    high: show(high.deviation),
    lowYear: String(low.year),
    low: show(low.deviation),
  });
  const gaps = deviations.length - known.length;
  return gaps === 0 ? sentence : `${sentence} ${say('charts.stripes-gaps', { count: gaps })}`;
}
