import type { Coverage } from '../core/dataset/coverage.ts';
import { MONTHS } from '../core/dataset/month-values.ts';
import type { Language } from '../core/words/languages.ts';
import {
  chartWords,
  ELEMENT_NAMES,
  type SayCharts,
  SHORT_NAMES,
  wholePercent,
} from './chart-words.ts';
import { markRuns } from './mark-runs.ts';

const FULL_MARK = 9;

type CoverageStripProps = { coverage: Coverage; language: Language };

/** Shows completeness in a list: a taller bar means fuller years. */
export function CoverageStrip({ coverage, language }: CoverageStripProps) {
  const say = chartWords(language);
  return (
    <div class="chart chart-coverage" role="img" aria-label={labelOf(coverage, say)}>
      {coverage.elements.map(({ element, months, marks }) => (
        <div key={element} class={`coverage-of coverage-${element}`} aria-hidden="true">
          <span>{say(SHORT_NAMES[element])}</span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${marks.length} ${FULL_MARK}`}
            preserveAspectRatio="none"
          >
            <path class="mark-full" d={markRuns(marks).map(barOf).join('')} />
          </svg>
          <span class="coverage-share">{`${shareOf(months, coverage)} %`}</span>
        </div>
      ))}
    </div>
  );
}

function barOf({ mark, from, length }: { mark: string; from: number; length: number }): string {
  const height = Number(mark);
  return height === 0 ? '' : `M${from} ${FULL_MARK - height}h${length}v${height}h-${length}z`;
}

function labelOf(coverage: Coverage, say: SayCharts): string {
  const parts = coverage.elements.map(({ element, months }) =>
    say('charts.coverage-part', {
      element: say(ELEMENT_NAMES[element]),
      share: shareOf(months, coverage),
    }),
  );
  return say('charts.coverage-label', { parts: parts.join(', ') || say('charts.coverage-none') });
}

function shareOf(months: number, { firstYear, lastYear }: Coverage): number {
  return wholePercent(months / ((lastYear - firstYear + 1) * MONTHS.length));
}
