import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { showDecimals, showDifference } from '../../charts/chart-words.ts';
import { yearDeviations } from '../../core/dataset/climate.ts';
import type { Element } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { monthsByYear } from '../../core/dataset/month-values.ts';
import { ELEMENT_UNITS } from '../../core/dataset/unit-names.ts';
import { completeYearValue } from '../../core/dataset/yearly-value.ts';
import { type Speech, useSpeech } from '../shell/speech.tsx';

type YearReaderProps = {
  rows: Row[];
  normalRows: readonly Row[];
  element: Element;
  children: ComponentChildren;
};

/**
 * Lies over a picture with a place a year. Pointing at it, touching it or the arrow keys read a year out
 * below; a screen reader is told the same as a slider's value.
 */
export function YearReader({ rows, normalRows, element, children }: YearReaderProps) {
  const speech = useSpeech();
  const [year, setYear] = useState<number | null>(null);
  const years = useMemo(() => yearsRead(rows, element, normalRows), [rows, element, normalRows]);
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  if (first === undefined || last === undefined || first === last) return <>{children}</>;
  const shown = years.find((one) => one.year === year) ?? null;
  const text = year === null ? '' : sayYear(year, shown, element, speech);
  const go = (to: number) => setYear(Math.max(first, Math.min(last, to)));
  return (
    <div class="year-reader">
      {children}
      <div
        class="year-reader-track"
        role="slider"
        tabIndex={0}
        aria-label={speech.say('site.read-years')}
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={year ?? first}
        aria-valuetext={text || speech.say('site.read-years-hint')}
        onPointerMove={(event) => go(yearAt(event, first, last))}
        onPointerDown={(event) => go(yearAt(event, first, last))}
        onPointerLeave={() => setYear(null)}
        onKeyDown={(event) => {
          const to = afterKey(event.key, year, first, last);
          if (to === null) return;
          event.preventDefault();
          go(to);
        }}
      >
        {year !== null && (
          <span
            class="year-reader-mark"
            style={{ left: `${((year - first + 0.5) / (last - first + 1)) * 100}%` }}
          />
        )}
      </div>
      <p class="year-reader-text" aria-hidden="true">
        {text || speech.say('site.read-years-hint')}
      </p>
    </div>
  );
}

function yearAt(event: PointerEvent, first: number, last: number): number {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return first + Math.floor(((event.clientX - box.left) / box.width) * (last - first + 1));
}

const TEN = 10;

function afterKey(key: string, year: number | null, first: number, last: number): number | null {
  const from = year ?? first - 1;
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    ArrowLeft: (year ?? last + 1) - 1,
    ArrowDown: (year ?? last + 1) - 1,
    PageUp: from + TEN,
    PageDown: from - TEN,
    Home: first,
    End: last,
  };
  return steps[key] ?? null;
}

/** `value` of complete years alone; `deviation` of the months there are, which makes the colour. */
type YearRead = { year: number; value: number | null; deviation: number | null };

function yearsRead(rows: readonly Row[], element: Element, normalRows: readonly Row[]): YearRead[] {
  const months = monthsByYear(rows, element);
  return yearDeviations(rows, element, normalRows).map(({ year, deviation }) => ({
    year,
    deviation,
    value: completeYearValue(months.get(year) ?? [], element),
  }));
}

function sayYear(year: number, read: YearRead | null, element: Element, speech: Speech): string {
  const { language, say } = speech;
  if (!read || read.deviation === null) return say('site.read-year-none', { year: String(year) });
  const isRain = element === 'rain';
  const params = {
    year: String(year),
    unit: ELEMENT_UNITS[element],
    deviation: isRain
      ? showDifference(language, read.deviation * 100, 0)
      : showDifference(language, read.deviation),
    deviationUnit: isRain ? '%' : ELEMENT_UNITS[element],
  };
  if (read.value === null) return say('site.read-year-part', params);
  return say('site.read-year', { ...params, value: showDecimals(language, read.value) });
}
