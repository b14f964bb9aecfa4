import { FIRST_YEAR } from '../cells/year-like.ts';
import { headerMeaning, isOfWarmth } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { isUnitText } from '../headers/stated-unit.ts';
import type { Column, Table } from '../headers/table.ts';
import { dateIn, type Keys } from '../keys/keys.ts';
import { yearOf } from '../keys/packed-date.ts';
import type { ValueColumn } from './layout.ts';

/**
 * True for "Max last year", "Max 2050", "Season rain", "Rain temp" and "Rain flag": what else they say of the element need
 * not be so of the row's own day or month.
 */
export function saysAside({ name, meaning: { about } }: Column, years: () => number[]): boolean {
  if (!about) return false;
  const own = headerMeaning(name);
  const said = headerMeaning(beforeUnit(name));
  const stated = yearsIn(name);
  if (stated) return !own.facts.has('bound') && areOthers(years(), stated);
  // "Rain gauge no 2" is the second gauge.
  const unnumbered = said.plain.replace(/ \p{L}+ \d+$/u, '');
  if (rolesIn(unnumbered).has('aside')) return true;
  return about === 'rain' && isOfWarmth(own) && !own.facts.has('inRainUnit');
}

/** "Rainfall (mm) (threshold 0.2)": behind its unit more is told of the same. */
function beforeUnit(name: string): string {
  const [, before = '', inside = ''] = /^(.+?)[([]([^()[\]]+)[)\]]/.exec(name) ?? [];
  return isUnitText(inside) ? before : name;
}

export function isAside({ votes }: ValueColumn): boolean {
  return !!votes?.some(({ facet }) => facet === 'aside');
}

/** "1981-2010", "1961-90", "2050"; "Max 1850 m" says how high. */
function yearsIn(header: string): [from: number, to: number] | undefined {
  const [, from, to = ''] = YEARS.exec(header) ?? [];
  return from === undefined ? from : [Number(from), Number(from.slice(0, 4 - to.length) + to)];
}

const YEARS = /(?<!\d)((?:1[89]|20)\d\d)(?:\s?[-–/]\s?(\d{4}|\d\d))?(?!\d| ?(?:m|ft)\b)/;

/** A year before the rows or among them is that of a gauge; most of the rows lie in the years they are said to be of. */
function areOthers(years: readonly number[], [from, to]: readonly [number, number]): boolean {
  if (from >= to) return years.every((year) => year < from);
  return years.filter((year) => year >= from && year <= to).length * 2 < years.length;
}

/** The years of all rows, read for the first header that states some. */
export function yearsOfRows(table: Table, keys: Keys): () => number[] {
  let years: number[] | undefined;
  return () => {
    years ??= readYears(table, keys);
    return years;
  };
}

function readYears({ sheet, firstRow }: Table, keys: Keys): number[] {
  const { year = -1, years, headedYear = NaN } = keys;
  const read = sheet.cells
    .slice(firstRow)
    .map((row) =>
      keys.date === undefined
        ? (years?.read(row[year], sheet.thisYear) ?? headedYear)
        : yearOf(dateIn(row, keys)),
    );
  return read.filter((known) => known >= FIRST_YEAR);
}
