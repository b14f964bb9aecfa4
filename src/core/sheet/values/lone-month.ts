import { twoDigits } from '../../calendar/civil-date.ts';
import type { Doubts } from '../cells/doubts.ts';
import { roundHalfUp } from '../cells/units.ts';
import type { Wishes } from '../reading.ts';
import type { RawSeries } from './raw-series.ts';
import { monthAt } from './series.ts';

/** Fewer years may lack the other months by chance. */
const FEWEST_YEARS = 5;

/**
 * "200010, 200110, 200210 …" and "31/12/1961, 31/12/1962 …" stamp the figures of twelve months as often as
 * those of one October: the person says which. True where nothing may be read before.
 */
export function askLoneMonth(series: RawSeries, { element }: Wishes, doubts: Doubts): boolean {
  if (element !== undefined && element !== 'none') return false;
  const example = loneMonth(series);
  if (example === undefined) return false;
  const isNone = element === 'none';
  doubts.ofSheet(series.sheet, {
    kind: isNone ? 'reading.none-of-three' : 'reading.one-month-a-year',
    severity: 'error',
    ...(!isNone && {
      params: { element: series.element },
      choices: {
        wish: 'element',
        options: [{ value: series.element, example }, { value: 'none' }],
      },
    }),
  });
  return true;
}

/** "2000-10: 19.7" where every year has that month, or one day of it, and no other. */
function loneMonth(series: RawSeries): string | undefined {
  const { values } = series;
  const years = new Set<number>();
  let example: string | undefined;
  let only = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (Number.isNaN(value)) continue;
    const { year, month } = monthAt(series, index);
    // Nearly every series ends here with its second value.
    if (years.has(year) || (only && month !== only)) return undefined;
    years.add(year);
    only = month;
    example ??= `${year}-${twoDigits(month)}: ${roundHalfUp(value, 2)}`;
  }
  return years.size < FEWEST_YEARS ? undefined : example;
}
