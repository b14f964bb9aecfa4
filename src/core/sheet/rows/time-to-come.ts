import { ofElement } from '../../dataset/columns.ts';
import { sameYears } from '../../reading/one-record.ts';
import { eachValue, placeAt, type Series, valueAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { toStandard } from '../cells/units.ts';
import type { RawSeries } from '../values/raw-series.ts';
import type { Reader } from './sheet-reading.ts';

const FEWEST_MONTHS = 2;

/** A year in the future is an error. The last months of this year are left out if only 0 is written in them. */
export function withoutTimeToCome(
  record: readonly Series[],
  thisYear: number,
  { doubts, converted }: Pick<Reader, 'doubts' | 'converted'>,
): Series[] {
  reportYears(record, thisYear, doubts);
  // Rain may be 0 by itself. Where there is none, no month has a mean of exactly 0 one after the other.
  const filled = record.find(ofElement('rain')) ?? record[0];
  if (!filled || filled.lastYear < thisYear) return [...record];
  const empty = emptyMonths(filled, record, { year: thisYear, converted });
  if (empty.length < FEWEST_MONTHS) return [...record];
  const params = { year: String(thisYear), count: empty.length };
  const doubt = { kind: 'reading.months-to-come', severity: 'warning', params } as const;
  doubts.ofSheet({ name: placeAt(filled, empty[0] ?? 0)?.sheet ?? '' }, doubt);
  for (const series of record)
    for (const index of empty) series.values[index + filled.start - series.start] = NaN;
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

type At = { year: number; converted: readonly RawSeries[] };

/** The months at the end of a year that hold no other value than 0. */
function emptyMonths(filled: Series, record: readonly Series[], { year, converted }: At): number[] {
  const zeros = record.map(({ element }) => {
    const { converted: unit = 'C' } = converted.find(ofElement(element)) ?? {};
    return toStandard(0, unit, 1);
  });
  const january = year * 12 - filled.start;
  const empty: number[] = [];
  for (let index = january + 11; index >= january; index--) {
    const isMeasured = record.some((series, at) => {
      const value = valueAt(series, index + filled.start - series.start);
      return Math.abs(value - (zeros[at] ?? 0)) > AS_ROUNDED;
    });
    if (isMeasured || Number.isNaN(valueAt(filled, index))) break;
    empty.push(index);
  }
  return empty;
}

/** 0 °F are -17.78 °C. */
const AS_ROUNDED = 0.005;
