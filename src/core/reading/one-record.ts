import { ELEMENTS, ofElement } from '../dataset/columns.ts';
import { CELLS_OF_SHEET } from './cell-address.ts';
import { emptySeries, isNumber, monthAt, type Series, withYears, type Years } from './series.ts';

/** Called for both values if two tables differ about a month. */
type Differ = (series: Series, index: number) => void;

/** Joins all tables and sheets into one series an element. If two values differ, neither is used. */
export function oneRecord(all: readonly Series[], differ: Differ = () => undefined): Series[] {
  const record = ELEMENTS.reduce<Series[]>((record, element) => {
    const alike = all.filter(ofElement(element));
    return record.concat(alike.length > 1 ? joinedSeries(alike, differ) : alike);
  }, []);
  return sameYears(record);
}

/** Gives all series the same years, from the first value to the last, and drops empty series. */
export function sameYears(all: readonly Series[]): Series[] {
  const full = all.filter(({ values }) => values.some(isNumber));
  const years = yearsAround(full.map(yearsWithValues));
  return full.map((series) => withYears(series, years));
}

function yearsAround(spans: readonly Years[]): Years {
  return {
    firstYear: spans.reduce((first, years) => Math.min(first, years.firstYear), 9999),
    lastYear: spans.reduce((last, years) => Math.max(last, years.lastYear), 0),
  };
}

function yearsWithValues(series: Series): Years {
  const { values } = series;
  let [first, last] = [0, values.length - 1];
  while (Number.isNaN(values[first])) first++;
  while (Number.isNaN(values[last])) last--;
  return { firstYear: monthAt(series, first).year, lastYear: monthAt(series, last).year };
}

function joinedSeries(alike: readonly Series[], differ: Differ): Series {
  const sheets = [...new Set(alike.flatMap((series) => series.sheets))];
  const [{ element, granularity } = NOTHING] = alike;
  const into = emptySeries({ element, granularity, sheets }, yearsAround(alike));
  const disputed = new Set<number>();
  for (const series of alike) joinInto(series, into, disputed, differ);
  for (const index of disputed) into.values[index] = Number.NaN;
  return into;
}

const NOTHING = { element: 'max', granularity: 'month' } as const;

/** The mean of a month's days in tenths below them is the same value, in °C and mm. */
const AS_ROUNDED = 0.0501;

function joinInto(series: Series, into: Series, disputed: Set<number>, differ: Differ): void {
  const sheet = into.sheets.indexOf(series.sheets[0] ?? '') * CELLS_OF_SHEET;
  const from = series.start - into.start;
  series.values.forEach((value, index) => {
    const at = from + index;
    const before = into.values[at] as number;
    if (Number.isNaN(value) || Math.abs(before - value) < AS_ROUNDED) return;
    if (Number.isNaN(before)) {
      into.values[at] = value;
      into.cells[at] = (series.cells[index] as number) + sheet;
      return;
    }
    if (!disputed.has(at)) differ(into, at);
    differ(series, index);
    disputed.add(at);
  });
}
