import { differ, monthlyNormals } from '../core/dataset/climate.ts';
import type { Element } from '../core/dataset/columns.ts';
import type { Row } from '../core/dataset/dataset.ts';
import { MONTHS, type Months } from '../core/dataset/month-values.ts';
import { ELEMENT_UNITS } from '../core/dataset/unit-names.ts';
import type { Language } from '../core/words/languages.ts';
import { type Axis, axisFor } from './axis.ts';
import {
  chartWords,
  ELEMENT_NAMES,
  monthName,
  type SayCharts,
  showDecimals,
} from './chart-words.ts';
import { ReadPicture } from './read-picture.tsx';

type ClimateDiagramProps = { rows: readonly Row[]; language: Language };
type Normals = Record<Element, Months>;

const WIDTH = 360;
const HEIGHT = 220;
const PLOT = { left: 34, right: 326, top: 20, bottom: 196 };
const MONTH_WIDTH = (PLOT.right - PLOT.left) / MONTHS.length;
const BAR_WIDTH = 16;

/** The average year: bars of rain, and the band between mean minimum and mean maximum. */
export function ClimateDiagram({ rows, language }: ClimateDiagramProps) {
  const say = chartWords(language);
  const normals: Normals = {
    max: monthlyNormals(rows, 'max'),
    min: monthlyNormals(rows, 'min'),
    rain: monthlyNormals(rows, 'rain'),
  };
  const shown = (['max', 'min', 'rain'] as const).filter((kind) => known(normals[kind]).length > 0);
  if (shown.length === 0) return <p class="chart-empty">{say('charts.diagram-none')}</p>;
  const summary = summaryOf(normals, say, language);
  return (
    <figure class="chart chart-diagram">
      <ReadPicture
        first={1}
        last={MONTHS.length}
        label={say('charts.read-months')}
        hint={say('charts.read-months-hint')}
        caption={summary}
        ends={<Legend shown={shown} say={say} />}
        textAt={(month) => monthReading(month, normals, say, language)}
      >
        <svg
          role="img"
          aria-label={`${say('charts.diagram-label')}. ${summary}`.trim()}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        >
          <RainBars months={normals.rain} language={language} />
          <TemperatureLines normals={normals} language={language} />
          {MONTHS.map((month) => (
            <text key={month} class="tick tick-month" x={centreOf(month)} y={HEIGHT - 8}>
              {monthName(language, month, 'narrow')}
            </text>
          ))}
        </svg>
      </ReadPicture>
    </figure>
  );
}

function Legend({ shown, say }: { shown: readonly Element[]; say: SayCharts }) {
  return (
    <ul class="chart-legend">
      {shown.map((element) => (
        <li key={element} class={`legend-${element}`}>
          {say(ELEMENT_NAMES[element])}
        </li>
      ))}
    </ul>
  );
}

function monthReading(month: number, normals: Normals, say: SayCharts, language: Language): string {
  const values = (['max', 'min', 'rain'] as const).flatMap((element) => {
    const value = normals[element][month - 1];
    if (value === null || value === undefined) return [];
    const shown = showDecimals(language, value, element === 'rain' ? 0 : 1);
    return [`${say(ELEMENT_NAMES[element])} ${shown}\u00a0${ELEMENT_UNITS[element]}`];
  });
  const name = monthName(language, month, 'long');
  return say('charts.read-month', { month: name, values: values.join(' · ') || '–' });
}

function RainBars({ months, language }: { months: Months; language: Language }) {
  const values = known(months);
  if (values.length === 0) return null;
  const axis = axisFor(Math.min(0, ...values), Math.max(...values));
  const zero = heightOf(0, axis);
  return (
    <g>
      {months.map((value, index) => {
        if (value === null) return null;
        const y = heightOf(value, axis);
        return (
          <rect
            key={MONTHS[index]}
            class="diagram-rain"
            x={round(centreOf(index + 1) - BAR_WIDTH / 2)}
            y={Math.min(y, zero)}
            width={BAR_WIDTH}
            height={round(Math.abs(zero - y))}
          />
        );
      })}
      <AxisTicks axis={axis} x={PLOT.right + 6} anchor="start" language={language} />
      <text class="tick" x={PLOT.right + 6} y={10}>
        mm
      </text>
    </g>
  );
}

function TemperatureLines({ normals, language }: { normals: Normals; language: Language }) {
  const values = [...known(normals.max), ...known(normals.min)];
  if (values.length === 0) return null;
  const axis = axisFor(Math.min(...values), Math.max(...values));
  return (
    <g>
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          class={tick === 0 ? 'grid grid-zero' : 'grid'}
          x1={PLOT.left}
          x2={PLOT.right}
          y1={heightOf(tick, axis)}
          y2={heightOf(tick, axis)}
        />
      ))}
      <path class="diagram-band" d={bandPath(normals, axis)} />
      <path class="diagram-max" d={linePath(normals.max, axis)} />
      <path class="diagram-min" d={linePath(normals.min, axis)} />
      <AxisTicks axis={axis} x={PLOT.left - 6} anchor="end" language={language} />
      <text class="tick tick-end" x={PLOT.left - 6} y={10}>
        °C
      </text>
    </g>
  );
}

function AxisTicks(props: { axis: Axis; x: number; anchor: 'start' | 'end'; language: Language }) {
  const { axis, x, anchor, language } = props;
  const decimals = axis.ticks.every(Number.isInteger) ? 0 : 1;
  return axis.ticks.map((tick) => (
    <text key={tick} class={`tick tick-${anchor}`} x={x} y={heightOf(tick, axis) + 3.5}>
      {showDecimals(language, tick, decimals)}
    </text>
  ));
}

function centreOf(month: number): number {
  return round(PLOT.left + (month - 0.5) * MONTH_WIDTH);
}

function heightOf(value: number, { low, high }: Axis): number {
  return round(PLOT.bottom - ((value - low) / (high - low)) * (PLOT.bottom - PLOT.top));
}

/** The line breaks where a month has no mean, because a line across the gap would pretend to know it. */
function linePath(months: Months, axis: Axis): string {
  return months
    .map((value, index) => {
      if (value === null) return '';
      const pen = months[index - 1] === null || index === 0 ? 'M' : 'L';
      return `${pen}${centreOf(index + 1)} ${heightOf(value, axis)}`;
    })
    .join('');
}

function bandPath({ max, min }: Normals, axis: Axis): string {
  if (max.includes(null) || min.includes(null)) return '';
  const back = [...min.keys()]
    .reverse()
    .map((index) => `L${centreOf(index + 1)} ${heightOf(min[index] ?? 0, axis)}`);
  return `${linePath(max, axis)}${back.join('')}z`;
}

function summaryOf(normals: Normals, say: SayCharts, language: Language): string {
  const warmth = known(normals.max).length > 0 ? 'max' : 'min';
  const cold = known(normals.min).length > 0 ? 'min' : 'max';
  const sentences = [
    { key: 'charts.diagram-warmest', element: warmth, choose: Math.max, decimals: 1 },
    { key: 'charts.diagram-coldest', element: cold, choose: Math.min, decimals: 1 },
    { key: 'charts.diagram-wettest', element: 'rain', choose: Math.max, decimals: 0 },
  ] as const;
  return sentences
    .flatMap(({ key, element, choose, decimals }) => {
      const months = normals[element];
      const month = monthWith(months, choose);
      const value = months[month - 1];
      if (value === null || value === undefined) return [];
      return [
        say(key, {
          month: monthName(language, month, 'long'),
          element: say(ELEMENT_NAMES[element]).toLocaleLowerCase(language),
          value: showDecimals(language, value, decimals),
        }),
      ];
    })
    .join(' ');
}

/** Counts from 1; 0 when no month has a value, or all have the same. */
function monthWith(months: Months, choose: (...values: number[]) => number): number {
  const values = known(months);
  const isNamed = differ(Math.max(...values), Math.min(...values));
  return isNamed ? months.indexOf(choose(...values)) + 1 : 0;
}

function known(months: Months): number[] {
  return months.filter((value) => value !== null);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
