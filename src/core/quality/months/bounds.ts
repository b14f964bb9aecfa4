import type { Element } from '../../dataset/columns.ts';
import { ELEMENT_UNITS } from '../../dataset/unit-names.ts';
import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding, Severity } from '../../reading/reading.ts';
import { type Series, valueAt } from '../../reading/series.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { type MonthlyValue, monthsOfYear, sourcesAt, yearCount } from '../usual/monthly-series.ts';

/**
 * What no month on Earth has had. Means of maxima reach 49 °C in Death Valley's Julys and means of
 * minima -75 °C at Vostok; 9,300 mm fell at Cherrapunji in July 1861 (WMO extremes archive).
 */
const POSSIBLE: Record<Element, Bounds> = {
  max: { low: -80, high: 50 },
  min: { low: -80, high: 50 },
  rain: { low: 0, high: 9300 },
};

/** Some services write a trace as 0.05 mm. Amounts so small repeat by themselves and prove no copy. */
export const LEAST_RAIN_MM = 0.1;

/** A handful of places has such months. Everywhere else the number deserves a look. */
const RARE_RAIN_MM = 3000;
const POSSIBLE_YEAR_OF_RAIN_MM = 26_470; // Cherrapunji, August 1860 to July 1861 (WMO)
const RARE_YEAR_OF_RAIN_MM = 12_000; // the wettest places average 11,400 to 11,900 mm

export function findImpossibleValues(reading: LinedUpReading): Finding[] {
  const impossible = reading.series.flatMap((series) =>
    valuesOutside(series, POSSIBLE[series.element]),
  );
  const rain = seriesOf(reading, 'rain');
  const wet = rain ? valuesOutside(rain, { low: 0, high: RARE_RAIN_MM }) : [];
  const rare = wet.filter(({ value }) => !isImpossible('rain', value));
  return [
    ...findingOf('quality.value-impossible', 'error', impossible),
    ...findingOf('quality.rain-rare', 'warning', rare),
    ...(rain ? wetYears(rain) : []),
  ];
}

type Bounds = { low: number; high: number };

function valuesOutside(series: Series, { low, high }: Bounds): MonthlyValue[] {
  const outside: number[] = [];
  for (let index = 0; index < series.values.length; index++) {
    const value = valueAt(series, index);
    if (value < low || value > high) outside.push(index);
  }
  return sourcesAt(series, outside);
}

export function isImpossible(element: Element, value: number): boolean {
  const { low, high } = POSSIBLE[element];
  return value < low || value > high;
}

function findingOf(kind: QualityKind, severity: Severity, values: MonthlyValue[]): Finding[] {
  const [first] = values;
  if (!first) return [];
  const { element, year, month, value } = first;
  const { low, high } = POSSIBLE[element];
  const params = { count: values.length, element, year, month, value, low, high };
  return [findingAt(kind, severity, values, { ...params, unit: ELEMENT_UNITS[element] })];
}

function wetYears(rain: Series): Finding[] {
  const years = Array.from({ length: yearCount(rain) }, (_, year) => year);
  return years.flatMap((year) => {
    const total = totalOf(rain, year);
    if (total <= RARE_YEAR_OF_RAIN_MM) return [];
    const isPossible = total <= POSSIBLE_YEAR_OF_RAIN_MM;
    const kind = isPossible ? 'quality.rain-year-rare' : 'quality.rain-year-impossible';
    const params = { year: rain.firstYear + year, total: Math.round(total) };
    const at = sourcesAt(rain, monthsOfYear(year));
    return [findingAt(kind, isPossible ? 'warning' : 'error', at, params)];
  });
}

function totalOf(rain: Series, year: number): number {
  let total = 0;
  for (let index = year * 12; index < year * 12 + 12; index++) total += valueAt(rain, index) || 0;
  return total;
}
