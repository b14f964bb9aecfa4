import type { Doubts } from '../cells/doubts.ts';
import type { MonthlyReading, MonthlyValue } from '../values/monthly-value.ts';

const FEWEST_MONTHS = 2;

/** What lies ahead is not measured: a year to come stops an upload, months to come without rain are left out. */
export function withoutTimeToCome(
  reading: MonthlyReading,
  thisYear: number,
  doubts: Doubts,
): MonthlyReading {
  const ahead = reading.values.find(({ year }) => year > thisYear);
  if (ahead) tellYears(reading.values, thisYear, ahead, doubts);
  const empty = emptyMonths(reading.values, thisYear);
  if (empty.length < FEWEST_MONTHS) return reading;
  const [first] = empty;
  doubts.add({
    kind: 'reading.months-to-come',
    severity: 'warning',
    places: [{ sheet: first?.sheet ?? '', cells: [] }],
    params: { year: String(thisYear), count: empty.length },
  });
  return { ...reading, values: reading.values.filter((value) => !empty.includes(value)) };
}

function tellYears(
  values: readonly MonthlyValue[],
  thisYear: number,
  { sheet }: MonthlyValue,
  doubts: Doubts,
): void {
  const last = values.reduce((latest, { year }) => Math.max(latest, year), thisYear);
  doubts.add({
    kind: 'reading.years-to-come',
    severity: 'error',
    places: [{ sheet, cells: [] }],
    params: { year: String(last) },
  });
}

/** The zeros of this year's rain up to its December, where nothing else was measured either. */
function emptyMonths(values: readonly MonthlyValue[], thisYear: number): MonthlyValue[] {
  const own = values.filter(({ year }) => year === thisYear);
  const rain = own.filter(({ element }) => element === 'rain').sort((a, b) => b.month - a.month);
  if (rain[0]?.month !== 12) return [];
  const wet = rain.findIndex(
    ({ value, month }) =>
      value !== 0 || own.some((one) => one.element !== 'rain' && one.month === month),
  );
  return wet < 0 ? rain : rain.slice(0, wet);
}
