import type { YearValue } from '../core/dataset/climate.ts';
import { meanOf } from '../core/dataset/mean-of.ts';
import type { Language } from '../core/words/languages.ts';
import { type Axis, axisFor } from './axis.ts';
import { heightOn, Plot } from './plot.tsx';

type DifferenceBarsProps = {
  differences: readonly YearValue[];
  /** the first years of new levels, oldest first */
  steps: readonly number[];
  unit: string;
  label: string;
  hint: string;
  textAt: (year: number) => string;
  language: Language;
};

/** A bar a year, up or down from zero, and a line for the level before and after each step. */
export function DifferenceBars({ differences, steps, ...plot }: DifferenceBarsProps) {
  const [first, last] = [differences[0]?.year, differences[differences.length - 1]?.year];
  if (first === undefined || last === undefined) return null;
  const values = differences.map(({ value }) => value);
  const axis = axisFor(
    values.reduce((one, other) => Math.min(one, other), 0),
    values.reduce((one, other) => Math.max(one, other), 0),
  );
  return (
    <figure class="chart chart-difference">
      <Plot {...plot} first={first} last={last} axis={axis}>
        <path class="bars" d={barsOf(differences, first, axis)} />
        {steps.map((year) => (
          <path key={year} class="step" d={`M${year - first} 0v100`} />
        ))}
        <path class="levels" d={levelsOf(differences, steps, first, axis)} />
      </Plot>
    </figure>
  );
}

function barsOf(differences: readonly YearValue[], first: number, axis: Axis): string {
  const zero = heightOn(axis, 0);
  return differences
    .map(({ year, value }) => `M${year - first + 0.15} ${zero}h0.7V${heightOn(axis, value)}h-0.7z`)
    .join('');
}

function levelsOf(
  differences: readonly YearValue[],
  steps: readonly number[],
  first: number,
  axis: Axis,
): string {
  const ends = [...steps, Number.POSITIVE_INFINITY];
  return ends
    .map((end, index) => {
      const from = steps[index - 1] ?? first;
      const level = differences.filter(({ year }) => year >= from && year < end);
      const until = level[level.length - 1]?.year;
      if (until === undefined) return '';
      const height = heightOn(axis, meanOf(level.map(({ value }) => value)));
      return `M${from - first} ${height}H${until - first + 1}`;
    })
    .join('');
}
