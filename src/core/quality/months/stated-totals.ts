import { ofElement } from '../../dataset/columns.ts';
import { yearlyValue } from '../../dataset/yearly-value.ts';
import type { StatedYear } from '../../reading/monthly-reading.ts';
import type { Finding } from '../../reading/reading.ts';
import type { Series } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';

type Comparison = { stated: StatedYear; computed: number; isRain: boolean; grain: number };

/**
 * The sheet's own yearly sum or mean against ours: the best free proof that the right columns were
 * read. (WMO-No. 488, part VI: internal consistency.)
 */
export function findTotalsThatDisagree({
  series,
  statedYears,
  anomalies,
}: LinedUpReading): Finding[] {
  const compared = series.flatMap((line) =>
    compare(line, statedYears, anomalies[line.element]?.grain ?? 0),
  );
  const wrong = compared.filter((comparison) => !agrees(comparison));
  const [first] = wrong;
  if (!first) return [];
  const isSystem = wrong.length >= YEARS_OF_A_SYSTEM && wrong.length > compared.length / 2;
  const params = {
    count: wrong.length,
    of: compared.length,
    element: first.stated.element,
    year: first.stated.year,
    stated: first.stated.value,
    computed: roundTo(first.computed, first.isRain ? 1 : 2),
  };
  const kind = isSystem ? 'quality.totals-disagree-mostly' : 'quality.totals-disagree';
  return [
    findingAt(
      kind,
      wrong.map(({ stated }) => stated),
      params,
    ),
  ];
}

const YEARS_OF_A_SYSTEM = 5;

function compare(series: Series, statedYears: readonly StatedYear[], grain: number): Comparison[] {
  const isRain = series.element === 'rain';
  return statedYears.filter(ofElement(series.element)).flatMap((stated) => {
    const start = (stated.year - series.firstYear) * 12;
    const months = series.values.slice(Math.max(start, 0), Math.max(start + 12, 0));
    if (months.length < 12 || months.some(Number.isNaN)) return [];
    return [{ stated, computed: yearlyValue(months, series.element), isRain, grain }];
  });
}

/** Thirteen roundings of the last digit in a sum; in a mean its own, and days weighted or months weighted. */
function agrees({ stated, computed, isRain, grain }: Comparison): boolean {
  const tolerance = isRain ? Math.max(0.8 + 4 * grain, computed * 0.005) : 0.3 + grain / 2;
  return Math.abs(stated.value - computed) <= tolerance;
}
