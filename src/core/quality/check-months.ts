import type { MonthlyReading } from '../reading/monthly-reading.ts';
import type { QualityKind } from '../reading/quality-kinds.ts';
import type { Finding } from '../reading/reading.ts';
import { findImpossibleDays } from './days/day-bounds.ts';
import { findDaysWithMinAboveMax } from './days/day-min-above-max.ts';
import { findDayOutliers } from './days/day-outliers.ts';
import { findDayStreaks } from './days/day-streaks.ts';
import { findDryWeekdays } from './days/dry-weekdays.ts';
import { findEqualDayMonths } from './days/equal-day-months.ts';
import { findRainDayOutliers } from './days/rain-day-outliers.ts';
import { findShiftedDays } from './days/shifted-days.ts';
import { findSlippedColumns } from './days/slipped-columns.ts';
import { findImpossibleValues } from './months/bounds.ts';
import { findEqualYears } from './months/equal-years.ts';
import { findLevelSteps } from './months/level-steps.ts';
import { findMinAboveMax } from './months/min-above-max.ts';
import { findMissingMonths } from './months/missing-months.ts';
import { findRainOutliers } from './months/rain-outliers.ts';
import { findRainTogether } from './months/rain-together.ts';
import { findRunningTotals } from './months/running-totals.ts';
import { findShiftedYears } from './months/shifted-years.ts';
import { findTotalsThatDisagree } from './months/stated-totals.ts';
import { findSteps } from './months/steps.ts';
import { findStreaks } from './months/streaks.ts';
import { findTemperatureOutliers } from './months/temperature-outliers.ts';
import { findUnlikelyZeros } from './months/unlikely-zeros.ts';
import { findYearGaps } from './months/year-gaps.ts';
import { findYearsOutOfOrder } from './months/year-order.ts';
import { type LinedUpReading, lineUp } from './usual/lined-up-reading.ts';
import { withoutExplained } from './without-explained.ts';

const CHECKS: ((reading: LinedUpReading) => Finding[])[] = [
  findRunningTotals,
  findRainTogether,
  findImpossibleValues,
  findImpossibleDays,
  findMinAboveMax,
  findDaysWithMinAboveMax,
  findSlippedColumns,
  findSteps,
  findLevelSteps,
  findShiftedYears,
  findTotalsThatDisagree,
  findYearsOutOfOrder,
  findYearGaps,
  findTemperatureOutliers,
  findDayOutliers,
  findRainOutliers,
  findUnlikelyZeros,
  findStreaks,
  findDayStreaks,
  findEqualDayMonths,
  findShiftedDays,
  findDryWeekdays,
  findRainDayOutliers,
  findEqualYears,
  findMissingMonths,
];

/** Every doubt about the values themselves; what it doubted while reading, the reader has said. */
export function checkMonths(reading: MonthlyReading): Finding[] {
  const linedUp = lineUp(reading);
  const doubts = CHECKS.reduce<Finding[]>((all, check) => all.concat(check(linedUp)), []);
  return shortened(withoutExplained(doubts));
}

/** Kinds that are reported once a cell, each with the kind that sums up the rest of them. */
const SUMS: { [kind in QualityKind]?: QualityKind } = {
  'quality.min-max-exchanged': 'quality.min-above-max',
  'quality.min-above-max': 'quality.min-above-max',
  'quality.range-too-wide': 'quality.range-too-wide',
  'quality.outlier': 'quality.outlier-more',
  'quality.outlier-by-time': 'quality.outlier-more',
  'quality.outlier-pair': 'quality.outlier-more',
  'quality.outlier-sign': 'quality.outlier-more',
  'quality.outlier-decimal': 'quality.outlier-more',
  'quality.outlier-fahrenheit': 'quality.outlier-more',
  'quality.rain-outlier': 'quality.rain-outlier',
  'quality.day-outlier': 'quality.day-outlier',
  'quality.day-outlier-sign': 'quality.day-outlier',
  'quality.day-outlier-decimal': 'quality.day-outlier',
  'quality.day-outlier-fahrenheit': 'quality.day-outlier',
  'quality.day-rain-outlier': 'quality.day-rain-outlier',
};

function shortened(findings: readonly Finding[]): Finding[] {
  for (const finding of findings) if (finding.beneath) finding.beneath = shortened(finding.beneath);
  const groups = new Map<Finding['kind'], Finding[]>();
  for (const finding of findings) {
    const sum = sumOf(finding) ?? finding.kind;
    const group = groups.get(sum);
    if (group) group.push(finding);
    else groups.set(sum, [finding]);
  }
  return [...groups].flatMap(([sum, all]) => (all.some(sumOf) ? fewAlone(all, sum) : all));
}

/** A finding of the reader has none. */
function sumOf({ kind }: Finding): QualityKind | undefined {
  return SUMS[kind as QualityKind];
}

/** A person goes through a handful of sentences; more of the same are one sentence with their cells. */
const MOST_ALONE = 3;

/** The first few as they are, all others as one finding of `kind` that says how many they are. */
function fewAlone(findings: readonly Finding[], kind: Finding['kind']): Finding[] {
  const [alone, rest] = [findings.slice(0, MOST_ALONE), findings.slice(MOST_ALONE)];
  const [first] = rest;
  if (!first || rest.length === 1) return [...findings];
  const cellsBySheet = new Map<string, string[]>();
  for (const { places } of rest)
    for (const { sheet, cells } of places)
      cellsBySheet.set(sheet, [...(cellsBySheet.get(sheet) ?? []), ...cells]);
  const places = Array.from(cellsBySheet, ([sheet, cells]) => ({ sheet, cells }));
  return [...alone, { ...first, kind, places, params: { ...first.params, count: rest.length } }];
}
