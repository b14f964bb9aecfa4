import { ELEMENTS, ofElement } from '../../dataset/columns.ts';
import { meanOf } from '../../dataset/mean-of.ts';
import { sameYears } from '../../reading/one-record.ts';
import { eachValue, isNumber, placeAt, type Series, valueAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';

const FEWEST_MONTHS = 2;

/**
 * A year in the future is an error. The last months are left out if they hold only 0: those of this year, and those that
 * were never dry in the years before.
 */
export function withoutTimeToCome(
  record: readonly Series[],
  thisYear: number,
  doubts: Doubts,
): Series[] {
  reportYears(record, thisYear, doubts);
  const rain = record.find(ofElement('rain'));
  if (!rain) return [...record];
  const year = Math.min(rain.lastYear, thisYear);
  const empty = emptyMonths(rain, record, year);
  const areToCome =
    year === thisYear || areOfNothing(record, rain, empty) || isUnheardOf(rain, empty);
  if (empty.length < FEWEST_MONTHS || !areToCome) return [...record];
  const params = { year: String(year), count: empty.length };
  const doubt = { kind: 'reading.months-to-come', severity: 'warning', params } as const;
  doubts.ofSheet({ name: placeAt(rain, empty[0] ?? 0)?.sheet ?? '' }, doubt);
  for (const series of record)
    for (const index of empty) series.values[index + rain.start - series.start] = NaN;
  return sameYears(record);
}

/** No month has 0.0 for its maximum, for its minimum and no rain, and the next one, too. */
function areOfNothing(record: readonly Series[], rain: Series, months: readonly number[]): boolean {
  const isNothing = (index: number): boolean =>
    record.every((series) => valueAt(series, index + rain.start - series.start) === 0);
  return record.length === ELEMENTS.length && months.every(isNothing);
}

/** True if so many months were hardly ever without rain in the years before, as if none knew of the other. */
function isUnheardOf(rain: Series, months: readonly number[]): boolean {
  const chances = months.map((index) => {
    const known: number[] = [];
    for (let before = index - 12; before >= 0; before -= 12) known.push(valueAt(rain, before));
    const amounts = known.filter(isNumber);
    const dry = amounts.filter((amount) => amount <= meanOf(amounts) * HARDLY_ANY);
    return (dry.length + 0.5) / (amounts.length + 0.5);
  });
  return chances.reduce((all, chance) => all * chance, 1) < LEAST_CHANCE;
}

const LEAST_CHANCE = 0.001;
const HARDLY_ANY = 0.05;

function reportYears(record: readonly Series[], thisYear: number, doubts: Doubts): void {
  const [{ firstYear, lastYear } = { firstYear: 0, lastYear: 0 }] = record;
  if (lastYear <= thisYear) return;
  const ahead = Math.max(0, thisYear + 1 - firstYear) * 12;
  const sheets = new Set<string>();
  for (const series of record)
    eachValue(series, (_, index) => {
      if (index >= ahead) sheets.add(placeAt(series, index)?.sheet ?? '');
    });
  const [name = ''] = sheets;
  const params = { year: String(lastYear) };
  doubts.ofSheet({ name }, { kind: 'reading.years-to-come', severity: 'error', params });
}

/** The months at the end of a year with 0 rain and no other value than 0. */
function emptyMonths(rain: Series, record: readonly Series[], year: number): number[] {
  const january = year * 12 - rain.start;
  const empty: number[] = [];
  for (let index = january + 11; index >= january; index--) {
    const isMeasured = record.some((series) => valueAt(series, index + rain.start - series.start));
    if (isMeasured || valueAt(rain, index) !== 0) break;
    empty.push(index);
  }
  return empty;
}
