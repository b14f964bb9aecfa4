import type { MonthlyReading } from '../reading/monthly-reading.ts';
import type { Finding } from '../reading/reading.ts';
import { findImpossibleValues } from './bounds.ts';
import { findImpossibleDays } from './day-bounds.ts';
import { findDaysApart } from './day-gaps.ts';
import { findDaysWithMinAboveMax } from './day-min-above-max.ts';
import { findDayOutliers } from './day-outliers.ts';
import { findDayStreaks } from './day-streaks.ts';
import { findDryWeekdays } from './dry-weekdays.ts';
import { findEqualDayMonths } from './equal-day-months.ts';
import { findEqualYears } from './equal-years.ts';
import { fewAlone } from './few-alone.ts';
import { findGrainChanges } from './grain-changes.ts';
import { findLevelSteps } from './level-steps.ts';
import { type LinedUpReading, lineUp } from './lined-up-reading.ts';
import { findMinAboveMax } from './min-above-max.ts';
import { findMissingMonths } from './missing-months.ts';
import { findRainDayOutliers } from './rain-day-outliers.ts';
import { findRainOutliers } from './rain-outliers.ts';
import { findRunningTotals } from './running-totals.ts';
import { findShiftedDays } from './shifted-days.ts';
import { findShiftedYears } from './shifted-years.ts';
import { findTotalsThatDisagree } from './stated-totals.ts';
import { findSteps } from './steps.ts';
import { findStreaks } from './streaks.ts';
import { findTemperatureOutliers } from './temperature-outliers.ts';
import { findUnlikelyZeros } from './unlikely-zeros.ts';
import { withoutExplained } from './without-explained.ts';
import { findYearGaps } from './year-gaps.ts';
import { findYearsOutOfOrder } from './year-order.ts';

const CHECKS: ((reading: LinedUpReading) => Finding[])[] = [
  findRunningTotals,
  findImpossibleValues,
  findImpossibleDays,
  findMinAboveMax,
  findDaysWithMinAboveMax,
  findSteps,
  findLevelSteps,
  findShiftedYears,
  findTotalsThatDisagree,
  findYearsOutOfOrder,
  findYearGaps,
  findTemperatureOutliers,
  findDayOutliers,
  findDaysApart,
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
  findGrainChanges,
];

/** Every doubt about the values themselves; what it doubted while reading, the reader has said. */
export function checkMonths(reading: MonthlyReading): Finding[] {
  const linedUp = lineUp(reading);
  const found = CHECKS.reduce<Finding[]>((all, check) => all.concat(check(linedUp)), []);
  return shortened(withoutExplained(found));
}

/** Kinds that are told a cell each, and what says the rest of them. */
const TOLD_FEW: Partial<Record<Finding['kind'], Finding['kind']>> = {
  'quality.min-max-exchanged': 'quality.min-above-max',
  'quality.min-above-max': 'quality.min-above-max',
  'quality.outlier-sign': 'quality.outlier-more',
  'quality.outlier-decimal': 'quality.outlier-more',
  'quality.outlier-fahrenheit': 'quality.outlier-more',
  'quality.outlier-pair': 'quality.outlier-more',
  'quality.outlier': 'quality.outlier-more',
  'quality.outlier-by-time': 'quality.outlier-more',
  'quality.rain-outlier': 'quality.rain-outlier',
  'quality.day-outlier-sign': 'quality.day-outlier',
  'quality.day-outlier-decimal': 'quality.day-outlier',
  'quality.day-outlier-fahrenheit': 'quality.day-outlier',
  'quality.day-outlier': 'quality.day-outlier',
  'quality.day-rain-outlier': 'quality.day-rain-outlier',
};

function shortened(findings: readonly Finding[]): Finding[] {
  const groups = new Map<Finding['kind'], Finding[]>();
  for (const finding of findings) {
    const group = TOLD_FEW[finding.kind] ?? finding.kind;
    groups.set(group, [...(groups.get(group) ?? []), finding]);
  }
  return Array.from(groups).reduce<Finding[]>(
    (all, [kind, group]) =>
      all.concat(group.some((one) => one.kind in TOLD_FEW) ? fewAlone(group, kind) : group),
    [],
  );
}
