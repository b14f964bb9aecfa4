import { lacksYear } from '../keys/keys.ts';
import type { ReadContext } from '../keys/read-context.ts';
import { monthInTitle, yearNamed } from '../keys/year-headings.ts';
import type { Fit } from '../tables/layout.ts';

export type TitleDate = Pick<ReadContext, 'year' | 'month'>;
type Asking = Pick<ReadContext, 'wishes' | 'around' | 'doubts'>;

/**
 * The year from a title, if the rows have none; for a report of one month also the month. Null where the rows need
 * a year that nothing says.
 */
export function dateOfTitles(fit: Fit, { wishes, around, doubts }: Asking): TitleDate | null {
  const { sheet, headerRow } = fit.table;
  const titled = fit.parts.find(({ keys }) => keys.titledMonth)?.keys;
  if (titled) doubts.atCell(MONTH_FROM_TITLE, sheet, headerRow, titled.year ?? 0);
  const isAcross = fit.layout === 'months-across';
  if (!fit.parts.some(({ keys }) => lacksYear(keys))) return isAcross ? { month: 1 } : {};
  const titles = fit.table.titles.concat(bookOfDays(fit));
  const wished = wishes.years?.[sheet.name];
  const named = titles
    .map((title) => yearNamed(title, around.thisYear))
    .find((year) => year !== undefined);
  const year = wished ?? named;
  if (year === undefined || year === NO_YEAR) return null;
  const params = { year: String(year) };
  if (wished === undefined)
    doubts.ofSheet(sheet, { kind: 'reading.year-from-title', severity: 'note', params });
  const month = isAcross ? 1 : titles.map(monthInTitle).find((number) => number > 0);
  return { year, month };
}

/** What a person says of means over many years. */
export const NO_YEAR = 0;

const MONTH_FROM_TITLE = { kind: 'reading.month-from-title', severity: 'note' } as const;

/** The name of a book "upton-9-2019" dates the days on its tab "Table 1". It dates no table of months. */
function bookOfDays({ parts, table: { sheet } }: Fit): string[] {
  const { book = '' } = sheet;
  return monthInTitle(book) > 0 && parts.every(({ keys }) => keys.day !== undefined) ? [book] : [];
}
