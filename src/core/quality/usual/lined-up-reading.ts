import { type Element, ofElement } from '../../dataset/columns.ts';
import type { MonthlyReading } from '../../reading/monthly-reading.ts';
import { type Anomalies, anomaliesOf } from './anomalies.ts';
import { type DayLines, dayLines } from './day-lines.ts';
import { type DaySuspect, findDaySuspects } from './day-suspects.ts';
import { type Expectations, expectedTemperatures } from './expected-temperatures.ts';

/** The reading as the checks get it: lined up and understood once, not by every check. */
export type LinedUpReading = MonthlyReading & {
  anomalies: Partial<Record<Element, Anomalies>>;
  expectations: Expectations;
  /** where the reading was made of days */
  dayLines: DayLines | undefined;
  daySuspects: readonly DaySuspect[];
};

export function lineUp(reading: MonthlyReading): LinedUpReading {
  const { series } = reading;
  const anomalies: LinedUpReading['anomalies'] = {};
  for (const line of series) anomalies[line.element] = anomaliesOf(line);
  const expectations = expectedTemperatures(anomalies);
  const days = dayLines(reading.days);
  const daySuspects = days ? findDaySuspects(days) : [];
  return { ...reading, anomalies, expectations, dayLines: days, daySuspects };
}

export function seriesOf({ series }: Pick<LinedUpReading, 'series'>, element: Element) {
  return series.find(ofElement(element));
}
