import { statisticsOf, type YearValue, yearDeviations } from '../core/dataset/climate.ts';
import type { Element } from '../core/dataset/columns.ts';
import type { Row } from '../core/dataset/dataset.ts';
import {
  comparableYears,
  deviationLine,
  scaleOf,
  stripeBands,
  stripeColour,
  stripeColours,
  stripesOf,
} from '../core/dataset/stripe-bands.ts';
import type { Language } from '../core/words/languages.ts';
import { chartWords, ELEMENT_NAMES } from './chart-words.ts';
import { differenceScale, showScaledDifference } from './difference-scale.ts';
import { ReadPicture } from './read-picture.tsx';
import { yearReadings } from './year-readings.ts';

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
  const summary = summaryOf({ rows, deviations, element, say, language });
  if (!first || !last) return null;
  if (comparableYears(deviations).length === 0)
    return <p class="chart-empty">{say('charts.stripes-none')}</p>;
  const drawn = stripesOf(deviations);
  return (
    <figure class="chart chart-stripes">
      <ReadPicture
        first={first.year}
        last={last.year}
        label={say('charts.read-years', { element: say(ELEMENT_NAMES[element]) })}
        hint={say('charts.read-years-hint')}
        textAt={yearReadings({ rows, deviations, element, say, language })}
        caption={summary}
        scale={<StripeScale most={scaleOf(drawn.stripes)} element={element} language={language} />}
        ends={
          <div class="chart-ends" aria-hidden="true">
            <span>{first.year}</span>
            <span>{last.year}</span>
          </div>
        }
      >
        <StripesDrawn drawn={drawn} element={element} label={`${label}. ${summary}`} />
      </ReadPicture>
    </figure>
  );
}

type DrawnProps = { drawn: ReturnType<typeof stripesOf>; element: Element; label: string };

function StripesDrawn({ drawn: { places, stripes }, element, label }: DrawnProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${places} 100`} preserveAspectRatio="none">
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
  );
}

type StripeScaleProps = { most: number; element: Element; language: Language };

/** What the colours are worth, the strongest at either end. */
function StripeScale({ most, element, language }: StripeScaleProps) {
  const colours = [...stripeColours(element)].reverse();
  const { unit } = differenceScale(element);
  const show = (deviation: number) =>
    `${showScaledDifference(deviation, element, language)}\u00a0${unit}`;
  return (
    <div class="stripe-scale" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 1 ${colours.length}`} preserveAspectRatio="none">
        {colours.map((colour, index) => (
          <rect key={colour} class="stripe" fill={colour} y={index} width="1" height="1" />
        ))}
      </svg>
      <span>{show(most)}</span>
      <span>{show(-most)}</span>
    </div>
  );
}

type Summed = Parameters<typeof yearReadings>[0];

/** Names the years that the statistics name. One that lacks a few months is drawn, and not named. */
function summaryOf({ rows, deviations, element, say, language }: Summed): string {
  const { highestYear, lowestYear, completeYears } = statisticsOf(rows, element);
  const known = comparableYears(deviations);
  const unnamed = known.length - completeYears;
  const blank = deviations.length - known.length;
  const away = (named: YearValue | null) => known.find(({ year }) => year === named?.year);
  const [high, low] = [away(highestYear), away(lowestYear)];
  const show = (deviation: number) => showScaledDifference(deviation, element, language);
  return [
    high &&
      low &&
      say(element === 'rain' ? 'charts.stripes-rain' : 'charts.stripes-temperature', {
        highYear: String(high.year),
        high: show(high.deviation),
        lowYear: String(low.year),
        low: show(low.deviation),
      }),
    unnamed > 0 && say('charts.years-left-out', { count: unnamed }),
    blank > 0 && say('charts.stripes-gaps', { count: blank }),
  ]
    .filter(Boolean)
    .join(' ');
}
