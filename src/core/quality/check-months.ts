import type { MonthlyReading } from '../sheet/monthly-value.ts';
import type { Finding } from '../sheet/reading.ts';
import { findImpossibleValues } from './bounds.ts';
import { findImpossibleDays } from './day-bounds.ts';
import { findDaysApart } from './day-gaps.ts';
import { findDaysWithMinAboveMax } from './day-min-above-max.ts';
import { findDayStreaks } from './day-streaks.ts';
import { findEqualYears } from './equal-years.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import { findMinAboveMax } from './min-above-max.ts';
import { findMissingMonths } from './missing-months.ts';
import { monthlySeries } from './monthly-series.ts';
import { findRainOutliers } from './rain-outliers.ts';
import { findRunningTotals } from './running-totals.ts';
import { findTotalsThatDisagree } from './stated-totals.ts';
import { findSteps } from './steps.ts';
import { findStreaks } from './streaks.ts';
import { findTemperatureOutliers } from './temperature-outliers.ts';
import { findUnlikelyZeros } from './unlikely-zeros.ts';
import { findYearGaps } from './year-gaps.ts';
import { findYearsOutOfOrder } from './year-order.ts';

const CHECKS: ((reading: LinedUpReading) => Finding[])[] = [
  findRunningTotals,
  findImpossibleValues,
  findImpossibleDays,
  findMinAboveMax,
  findDaysWithMinAboveMax,
  findSteps,
  findTotalsThatDisagree,
  findYearsOutOfOrder,
  findYearGaps,
  findTemperatureOutliers,
  findDaysApart,
  findRainOutliers,
  findUnlikelyZeros,
  findStreaks,
  findDayStreaks,
  findEqualYears,
  findMissingMonths,
];

/** Every doubt about the values themselves; what it doubted while reading, the reader has said. */
export function checkMonths(reading: MonthlyReading): Finding[] {
  const linedUp = { ...reading, series: monthlySeries(reading.values) };
  return CHECKS.reduce<Finding[]>((found, check) => found.concat(check(linedUp)), []);
}
