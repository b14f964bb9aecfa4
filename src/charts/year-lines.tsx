import type { YearValue } from '../core/dataset/climate.ts';
import type { Language } from '../core/words/languages.ts';
import { type Axis, axisFor } from './axis.ts';
import { heightOn, Plot } from './plot.tsx';

type YearLinesProps = {
  /** drawn in the order of their styles; the first stands before the others */
  series: readonly { name: string; years: readonly YearValue[] }[];
  unit: string;
  label: string;
  hint: string;
  textAt: (year: number) => string;
  language: Language;
};

/** Several records over one axis. Each line has a colour and a dash of its own. */
export function YearLines({ series, ...plot }: YearLinesProps) {
  const all = series.flatMap(({ years }) => years);
  if (all.length === 0) return null;
  const span = all.map(({ year }) => year);
  const values = all.map(({ value }) => value);
  const [first, last] = [least(span), most(span)];
  const axis = axisFor(least(values), most(values));
  const lines = series.map(({ name, years }, index) => (
    <path key={`${index} ${name}`} class={`line line-${index}`} d={pathOf(years, first, axis)} />
  ));
  return (
    <figure class="chart chart-lines">
      <Plot {...plot} first={first} last={last} axis={axis}>
        {lines.reverse()}
      </Plot>
      <ul class="chart-legend">
        {series.map(({ name }, index) => (
          <li key={`${index} ${name}`}>
            <svg class="legend-line" aria-hidden="true" viewBox="0 0 28 4">
              <path class={`line line-${index}`} d="M0 2h28" />
            </svg>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Broken where a year is missing; a year alone is a dot. */
function pathOf(years: readonly YearValue[], first: number, axis: Axis): string {
  let drawn = Number.NaN;
  return years
    .map(({ year, value }) => {
      const pen = year === drawn + 1 ? 'L' : 'M';
      drawn = year;
      return `${pen}${year - first + 0.5} ${heightOn(axis, value)}h0`;
    })
    .join('');
}

/** A record of ten thousand years is too long a list of arguments for `Math.min` in some engines. */
function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other));
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other));
}
