import { two } from './shape-of.ts';

/** Weather that was never measured: whole numbers of days, so that each month can be told by hand. */
export type MadeDay = {
  y: number;
  m: number;
  d: number;
  dayOfYear: number;
  max: number;
  min: number;
  rain: number;
};

const MS_A_DAY = 86_400_000;

/** Every day of some years in a row. */
export function madeDays(firstYear: number, years = 1): MadeDay[] {
  const days: MadeDay[] = [];
  const end = Date.UTC(firstYear + years, 0, 1);
  for (let at = Date.UTC(firstYear, 0, 1); at < end; at += MS_A_DAY) {
    const date = new Date(at);
    const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const dayOfYear = (at - Date.UTC(y, 0, 1)) / MS_A_DAY + 1;
    days.push({ y, m, d, dayOfYear, ...madeValues(y, m, d) });
  }
  return days;
}

/** Warm in July, and no two days or years alike. */
function madeValues(y: number, m: number, d: number): Pick<MadeDay, 'max' | 'min' | 'rain'> {
  const season = 12 - Math.abs(7 - m) * 2;
  const max = 10 + season + ((d * 7 + y * 3 + m) % 9);
  const rain = (d * 5 + m + y) % 3 === 0 ? ((d * 11 + m * 3 + y) % 17) + 1 : 0;
  return { max, min: max - 6 - ((d + y) % 4), rain };
}

/** What the months of a year come to: means to a hundredth, and the sum of the rain. */
export function madeMonths(year: number): Record<string, number> {
  const row: Record<string, number> = { Year: year };
  const days = madeDays(year);
  for (let month = 1; month <= 12; month++) {
    const own = days.filter(({ m }) => m === month);
    const sum = (of: 'max' | 'min' | 'rain'): number => own.reduce((all, day) => all + day[of], 0);
    row[`${two(month)}_max`] = Math.round((sum('max') / own.length) * 100) / 100;
    row[`${two(month)}_min`] = Math.round((sum('min') / own.length) * 100) / 100;
    row[`${two(month)}_rain`] = sum('rain');
  }
  return row;
}

/** Only some elements of those months, or some months of them. */
export function madeRow(
  year: number,
  elements: readonly ('max' | 'min' | 'rain')[],
  months: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
): Record<string, number> {
  const row = madeMonths(year);
  const kept = months.flatMap((month) => elements.map((element) => `${two(month)}_${element}`));
  return Object.fromEntries([['Year', year], ...kept.map((key) => [key, row[key] ?? Number.NaN])]);
}
