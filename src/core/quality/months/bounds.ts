import type { Bounds } from '../../dataset/contract.ts';
import { ELEMENT_UNITS } from '../../dataset/unit-names.ts';
import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding, Severity } from '../../reading/reading.ts';
import { type Series, valueAt } from '../../reading/series.ts';
import { yearList } from '../../reading/year-list.ts';
import { findingAt } from '../usual/finding-at.ts';
import { indexesWhere } from '../usual/indexes-where.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { type MonthlyValue, monthsOfYear, sourcesAt, yearCount } from '../usual/monthly-series.ts';
import { isImpossible, isOutside, possibleOf } from '../usual/possible-values.ts';

/** A handful of places has such months. Everywhere else the number deserves a look. */
const RARE_RAIN_MM = 3000;
const POSSIBLE_YEAR_OF_RAIN_MM = 26_470; // Cherrapunji, August 1860 to July 1861 (WMO)
const RARE_YEAR_OF_RAIN_MM = 12_000; // the wettest places average 11,400 to 11,900 mm

export function findImpossibleValues(reading: LinedUpReading): Finding[] {
  const impossible = reading.series.flatMap((series) => valuesOutside(series, possibleOf(series)));
  const rain = seriesOf(reading, 'rain');
  const wet = rain ? valuesOutside(rain, { low: 0, high: RARE_RAIN_MM }) : [];
  const rare = wet.filter(({ value }) => rain && !isImpossible(rain, value));
  return [
    ...findingOf('quality.value-impossible', 'error', impossible),
    ...findingOf('quality.rain-rare', 'warning', rare),
    ...(rain ? wetYears(rain) : []),
  ];
}

function valuesOutside(series: Series, bounds: Bounds): MonthlyValue[] {
  return sourcesAt(
    series,
    indexesWhere(series, (value) => isOutside(value, bounds)),
  );
}

function findingOf(kind: QualityKind, severity: Severity, values: MonthlyValue[]): Finding[] {
  const [first] = values;
  if (!first) return [];
  const { element, year, month, value } = first;
  const bounds = possibleOf({ element, granularity: 'month' });
  const params = { count: values.length, element, year, month, value, ...bounds };
  return [findingAt(kind, values, { ...params, unit: ELEMENT_UNITS[element] }, severity)];
}

/** One finding for all of a kind: a unit that is wrong makes every year impossible. */
function wetYears(rain: Series): Finding[] {
  const years = Array.from({ length: yearCount(rain) }, (_, year) => ({
    year,
    total: totalOf(rain, year),
  }));
  const isBeyond = ({ total }: { total: number }) => total > POSSIBLE_YEAR_OF_RAIN_MM;
  const wet = years.filter(({ total }) => total > RARE_YEAR_OF_RAIN_MM);
  const rare = wet.filter((amount) => !isBeyond(amount));
  return [
    ...findingOfYears('quality.rain-year-rare', 'warning', rain, rare),
    ...findingOfYears('quality.rain-year-impossible', 'error', rain, wet.filter(isBeyond)),
  ];
}

function findingOfYears(
  kind: QualityKind,
  severity: Severity,
  rain: Series,
  years: readonly { year: number; total: number }[],
): Finding[] {
  if (years.length === 0) return [];
  const params = {
    year: yearList(years.map(({ year }) => rain.firstYear + year)),
    total: Math.round(Math.max(...years.map(({ total }) => total))),
  };
  const at = years.flatMap(({ year }) => sourcesAt(rain, monthsOfYear(year)));
  return [findingAt(kind, at, params, severity)];
}

/** Of the months that can be: one that cannot has its own finding. */
function totalOf(rain: Series, year: number): number {
  let total = 0;
  for (let index = year * 12; index < year * 12 + 12; index++) {
    const value = valueAt(rain, index);
    if (!isImpossible(rain, value)) total += value || 0;
  }
  return total;
}
