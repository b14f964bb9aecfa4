import { headerMeaning } from '../headers/header-meaning.ts';
import { lacksYear } from '../keys/keys.ts';
import type { ReadContext } from '../keys/read-context.ts';
import { monthInTitle, yearNamed } from '../keys/time-in-title.ts';
import type { Fit } from '../tables/layout.ts';

export type TitleDate = Pick<ReadContext, 'year' | 'month'>;
type Asking = Pick<ReadContext, 'wishes' | 'around' | 'doubts'>;

/**
 * The year from a title, if the rows have none; for a report of one month also the month. Null where the rows need
 * a year that nothing says.
 */
export function dateOfTitles(fit: Fit, { wishes, around, doubts }: Asking): TitleDate | null {
  const { sheet } = fit.table;
  const isAcross = fit.layout === 'months-across';
  if (!fit.parts.some(({ keys }) => lacksYear(keys))) return isAcross ? { month: 1 } : {};
  const titles = fit.table.titles.concat(bookOfDays(fit));
  const wished = wishes.years?.[sheet.name];
  const nearest = titles.filter(saysYear).concat(titles);
  const named = nearest.map((title) => yearNamed(title, around.thisYear));
  const year = wished ?? named.find((one) => one !== undefined);
  if (year === undefined || year === NO_YEAR) return null;
  const params = { year: String(year), count: 1 };
  if (wished === undefined)
    doubts.ofSheet(sheet, { kind: 'reading.year-from-title', severity: 'note', params });
  const month = isAcross ? 1 : titles.map(monthInTitle).find((number) => number > 0);
  return { year, month };
}

/** "Year: 2023" says it better than "Code 35, built 2021", which stands nearer. */
function saysYear(title: string): boolean {
  const { key, rest } = headerMeaning(title.replace(/\d+/g, ' '));
  return key === 'year' && rest === '';
}

/** Asks for the year that nothing says. */
export function askYear(
  { table: { sheet } }: Fit,
  { doubts, wishes }: Pick<Asking, 'doubts' | 'wishes'>,
): void {
  const isOfNone = wishes.years?.[sheet.name] === NO_YEAR;
  doubts.ofSheet(sheet, {
    kind: isOfNone ? 'reading.no-year-chosen' : 'reading.which-year',
    severity: 'error',
    // Any other year is a number that the person knows.
    choices: { wish: 'years', options: isOfNone ? [] : [{ value: String(NO_YEAR) }] },
  });
}

/** What a person says of means over many years. */
const NO_YEAR = 0;

/** The name of a book "upton-9-2019" dates the days on its tab "Table 1". It dates no table of months. */
function bookOfDays({ parts, table: { sheet } }: Fit): string[] {
  const { book = '' } = sheet;
  return monthInTitle(book) > 0 && parts.every(({ keys }) => keys.day !== undefined) ? [book] : [];
}
