import { Doubts } from '../cells/doubts.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { lacksYear } from '../keys/keys.ts';
import type { ReadContext } from '../keys/read-context.ts';
import { readKeys } from '../keys/read-keys.ts';
import { gluedMonth, monthInTitle, seasonNamed, yearNamed } from '../keys/year-headings.ts';
import type { Fit } from '../tables/layout.ts';

export type TitleDate = Pick<ReadContext, 'year' | 'month' | 'isSeason'>;
type Asking = Pick<ReadContext, 'wishes' | 'around' | 'doubts'>;

/**
 * The year from a title, if the rows have none; for a report of one month also the month. Null where the rows need
 * a year that nothing says.
 */
export function dateOfTitles(fit: Fit, { wishes, around, doubts }: Asking): TitleDate | null {
  const { sheet } = fit.table;
  const isAcross = fit.layout === 'months-across';
  if (!fit.parts.some(({ keys }) => lacksYear(keys))) return isAcross ? { month: 1 } : {};
  const titles = fit.table.titles.concat(bookOfDays(fit), glued(fit));
  const wished = wishes.years?.[sheet.name];
  const season = first(titles.map(seasonNamed));
  const nearest = titles.filter(saysYear).concat(titles);
  const named = first(nearest.map((title) => yearNamed(title, around.thisYear)));
  const year = wished ?? named ?? (season && goesRound(fit, around) ? season : undefined);
  if (year === undefined || year === NO_YEAR) return null;
  const params = { year: String(year) };
  if (wished === undefined)
    doubts.ofSheet(sheet, { kind: 'reading.year-from-title', severity: 'note', params });
  const month = isAcross ? 1 : titles.map(monthInTitle).find((number) => number > 0);
  return { year, month, isSeason: year === season };
}

/** "Year: 2023" says it better than "Code 35, built 2021", which stands nearer. */
function saysYear(title: string): boolean {
  const { key, rest } = headerMeaning(title.replace(/\d+/g, ' '));
  return key === 'year' && rest === '';
}

function first(found: readonly (number | undefined)[]): number | undefined {
  return found.find((year) => year !== undefined);
}

/** True for September to June, of which no row says the year. */
function goesRound({ table, parts }: Fit, around: Asking['around']): boolean {
  const context = { wishes: {}, around, doubts: new Doubts(), year: 2000, isHeader: () => false };
  return parts.some(({ keys }) => readKeys(table, keys, context).season !== null);
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

/** Rows "1", "2", "3" need the month and the year of a title, and any other says them better than "201707". */
function glued({ layout, parts, table: { sheet, titles } }: Fit): string[] {
  const areDays = parts.every(({ keys }) => keys.day !== undefined && keys.month === undefined);
  const isSaid = titles.some((title) => monthInTitle(title) > 0);
  const month = gluedMonth(sheet.name);
  return month && layout === 'day-a-row' && areDays && !isSaid ? [month] : [];
}

/** The name of a book "upton-9-2019" dates the days on its tab "Table 1". It dates no table of months. */
function bookOfDays({ parts, table: { sheet } }: Fit): string[] {
  const { book = '' } = sheet;
  return monthInTitle(book) > 0 && parts.every(({ keys }) => keys.day !== undefined) ? [book] : [];
}
