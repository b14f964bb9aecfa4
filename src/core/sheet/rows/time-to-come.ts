import { ofElement } from '../../dataset/columns.ts';
import { sameYears } from '../../reading/one-record.ts';
import { eachValue, placeAt, type Series, valueAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';

const FEWEST_MONTHS = 2;

/** A year in the future is an error. The last months of this year are left out if they hold only 0. */
export function withoutTimeToCome(
  record: readonly Series[],
  thisYear: number,
  doubts: Doubts,
): Series[] {
  reportYears(record, thisYear, doubts);
  const rain = record.find(ofElement('rain'));
  if (!rain || rain.lastYear < thisYear) return [...record];
  const empty = emptyMonths(rain, record, thisYear);
  if (empty.length < FEWEST_MONTHS) return [...record];
  const params = { year: String(thisYear), count: empty.length };
  const doubt = { kind: 'reading.months-to-come', severity: 'warning', params } as const;
  doubts.ofSheet({ name: placeAt(rain, empty[0] ?? 0)?.sheet ?? '' }, doubt);
  for (const series of record)
    for (const index of empty) series.values[index + rain.start - series.start] = NaN;
  return sameYears(record);
}

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
