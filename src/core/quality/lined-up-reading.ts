import type { MonthlyReading } from '../sheet/monthly-value.ts';
import type { MonthlySeries } from './monthly-series.ts';

/** The reading as the checks get it: lined up by month once, not by every check. */
export type LinedUpReading = MonthlyReading & { series: readonly MonthlySeries[] };
