import type { MonthlyReading } from '../reading/monthly-reading.ts';
import type { Finding } from '../reading/reading.ts';
import { findImpossibleDays } from './days/day-bounds.ts';
import { findDaysApart } from './days/day-gaps.ts';
import { findDaysWithMinAboveMax } from './days/day-min-above-max.ts';
import { findDayOutliers } from './days/day-outliers.ts';
import { findDayStreaks } from './days/day-streaks.ts';
import { findDryWeekdays } from './days/dry-weekdays.ts';
import { findEqualDayMonths } from './days/equal-day-months.ts';
import { findGrainChanges } from './days/grain-changes.ts';
import { findRainDayOutliers } from './days/rain-day-outliers.ts';
import { findShiftedDays } from './days/shifted-days.ts';
import { fewAlone } from './few-alone.ts';
import { findImpossibleValues } from './months/bounds.ts';
import { findEqualYears } from './months/equal-years.ts';
import { findLevelSteps } from './months/level-steps.ts';
import { findMinAboveMax } from './months/min-above-max.ts';
import { findMissingMonths } from './months/missing-months.ts';
import { findRainOutliers } from './months/rain-outliers.ts';
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

/** Kinds that are reported once a cell, and the kind that sums up the rest of them. */
const SUMS: readonly (readonly [RegExp, Finding['kind']])[] = [
  [/^quality\.min-(max-exchanged|above-max)$/, 'quality.min-above-max'],
  [/^quality\.outlier/, 'quality.outlier-more'],
  [/^quality\.rain-outlier$/, 'quality.rain-outlier'],
  [/^quality\.day-outlier/, 'quality.day-outlier'],
  [/^quality\.day-rain-outlier$/, 'quality.day-rain-outlier'],
];

function shortened(findings: readonly Finding[]): Finding[] {
  const groups = new Map<Finding['kind'], { sum: Finding['kind'] | undefined; all: Finding[] }>();
  for (const finding of findings) {
    const sum = SUMS.find(([kinds]) => kinds.test(finding.kind))?.[1];
    const group = groups.get(sum ?? finding.kind);
    if (group) group.all.push(finding);
    else groups.set(sum ?? finding.kind, { sum, all: [finding] });
  }
  return [...groups.values()].flatMap(({ sum, all }) => (sum ? fewAlone(all, sum) : all));
}
