import type { ComponentChildren } from 'preact';
import type { Language } from '../core/words/languages.ts';
import type { Axis } from './axis.ts';
import { showDecimals } from './chart-words.ts';
import { ReadPicture } from './read-picture.tsx';

type PlotProps = {
  first: number;
  last: number;
  axis: Axis;
  unit: string;
  label: string;
  hint: string;
  textAt: (year: number) => string;
  caption?: string;
  language: Language;
  /** drawn a unit a year from left to right, and from 0 at the top to 100 */
  children: ComponentChildren;
};

/** Years from left to right over an axis. Words stand beside the drawing, because it is stretched to any width. */
export function Plot(props: PlotProps) {
  const { first, last, axis, unit, language, children, ...reading } = props;
  const years = last - first + 1;
  return (
    <ReadPicture
      {...reading}
      first={first}
      last={last}
      scale={<PlotScale axis={axis} unit={unit} language={language} />}
      ends={
        <div class="chart-ends" aria-hidden="true">
          <span>{first}</span>
          <span>{last}</span>
        </div>
      }
    >
      <svg
        class="plot"
        role="img"
        aria-label={reading.label}
        viewBox={`0 0 ${years} 100`}
        preserveAspectRatio="none"
      >
        {axis.ticks.map((tick) => (
          <path
            key={tick}
            class={tick === 0 ? 'grid grid-zero' : 'grid'}
            d={`M0 ${heightOn(axis, tick)}h${years}`}
          />
        ))}
        {children}
      </svg>
    </ReadPicture>
  );
}

function PlotScale({ axis, unit, language }: { axis: Axis; unit: string; language: Language }) {
  const decimals = axis.ticks.every(Number.isInteger) ? 0 : 1;
  return (
    <div class="plot-scale" aria-hidden="true">
      {axis.ticks.map((tick, index) => (
        <span key={tick} style={{ top: `${heightOn(axis, tick)}%` }}>
          {showDecimals(language, tick, decimals)}
          {index === axis.ticks.length - 1 && `\u00a0${unit}`}
        </span>
      ))}
    </div>
  );
}

/** From 0 at the top to 100. */
export function heightOn({ low, high }: Axis, value: number): number {
  return Math.round(((high - value) / (high - low)) * 10_000) / 100;
}
