import type { YearDeviation } from '../core/dataset/climate.ts';
import type { Element } from '../core/dataset/columns.ts';
import type { Row } from '../core/dataset/dataset.ts';
import { monthsByYear } from '../core/dataset/month-values.ts';
import { ELEMENT_UNITS } from '../core/dataset/unit-names.ts';
import { completeYearValue } from '../core/dataset/yearly-value.ts';
import type { Language } from '../core/words/languages.ts';
import { type SayCharts, showDecimals } from './chart-words.ts';
import { differenceScale, showScaledDifference } from './difference-scale.ts';

type Read = {
  rows: readonly Row[];
  deviations: readonly YearDeviation[];
  element: Element;
  say: SayCharts;
  language: Language;
};

/**
 * What a stripe says in words. Only complete years have a value; the distance is of the months there are,
 * which make the colour.
 */
export function yearReadings({ rows, deviations, element, say, language }: Read) {
  const months = monthsByYear(rows, element);
  const deviationOf = new Map(deviations.map(({ year, deviation }) => [year, deviation]));
  return (place: number): string => {
    const year = String(place);
    const deviation = deviationOf.get(place) ?? null;
    if (deviation === null) return say('charts.read-year-none', { year });
    const value = completeYearValue(months.get(place) ?? [], element);
    const params = {
      year,
      unit: ELEMENT_UNITS[element],
      deviation: showScaledDifference(deviation, element, language),
      deviationUnit: differenceScale(element).unit,
    };
    if (value === null) return say('charts.read-year-part', params);
    return say('charts.read-year', { ...params, value: showDecimals(language, value) });
  };
}
