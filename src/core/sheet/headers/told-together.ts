import {
  headerMeaning,
  type KeyKind,
  type Meaning,
  meaningWithoutMonth,
} from './header-meaning.ts';
import { rolesOf } from './known-words.ts';

type Named = { name: string; header: string; meaning: Meaning };

/** What a header says may hang on those beside it. */
export function toldTogether<Column extends Named>(columns: Column[]): Column[] {
  return calledAsMonths(numberedOn(toldByCase(saidOfAnother(columns))));
}

/**
 * "years_DLY-CLDD-BASE45" beside "DLY-CLDD-BASE45" tells how many years stand behind it, and not which year.
 * "DD_0_01" to "DD_0_12" are twelve figures, and none of them the day of its row.
 */
function saidOfAnother<Column extends Named>(columns: Column[]): Column[] {
  // An archive may have a month in each of 2,000 columns, so those of one stem are counted once.
  const alike = new Map<string, number>();
  for (const { name, meaning } of columns)
    if (meaning.key) alike.set(stemOf(name), (alike.get(stemOf(name)) ?? 0) + 1);
  const long = columns.filter(({ meaning }) => !meaning.key && isLong(meaning.plain));
  const isNone = ({ name, meaning: { plain } }: Column): boolean =>
    long.some(({ meaning }) => ` ${plain} `.includes(` ${meaning.plain} `)) ||
    (isNumbered(plain) && isOfSeries(alike.get(stemOf(name)) ?? 0));
  return columns.map((column) =>
    column.meaning.key && isNone(column)
      ? { ...column, meaning: { ...column.meaning, key: undefined, refusal: 'other' } }
      : column,
  );
}

/** "Crop" beside "Crop year" says whose year it is. */
function isLong(plain: string): boolean {
  return plain.split(' ').length > 1;
}

const LAST_NUMBER = /\d+$/;

/** "Day 1" may be the day, and what goes on behind "DD 0" is not. */
function isNumbered(plain: string): boolean {
  return LAST_NUMBER.test(plain) && isLong(plain.replace(LAST_NUMBER, '').trim());
}

function stemOf(name: string): string {
  return name.replace(LAST_NUMBER, '');
}

/** As many as there are months, and fewer than there are days. */
function isOfSeries(count: number): boolean {
  return count >= 12 && count < 28;
}

/** "T, TM, Tm": beside each other the capital is the maximum. Alone, either may be a mean. */
function toldByCase<Column extends Named>(columns: Column[]): Column[] {
  const areBoth = [MAXIMUM, MINIMUM].every((extreme) =>
    columns.some(({ name }) => extreme.test(name)),
  );
  return areBoth ? columns.map(inFull) : columns;
}

const MAXIMUM = /\bTM\b/;
const MINIMUM = /\bTm\b/;

function inFull<Column extends Named>(column: Column): Column {
  const header = column.header.replace(MAXIMUM, 'Tmax').replace(MINIMUM, 'Tmin');
  return header === column.header ? column : { ...column, meaning: headerMeaning(header) };
}

/**
 * "10 min" beside "30 min" is of minutes, and "Rain_05" beside "Rain_50" is not of May: such numbers go on
 * where months end. They mean what the later ones do.
 */
function numberedOn<Column extends Named>(columns: Column[]): Column[] {
  const further = columns.filter(({ name }) => lastNumber(name) > LAST);
  if (further.length === 0) return columns;
  return columns.map((column) => {
    const { name, meaning } = column;
    if (lastNumber(name) !== meaning.month) return column;
    const later = further.find((other) => isNumberedAs(name, other.name))?.meaning;
    if (!later) return column;
    const rest = later.rest.replace(FIRST_NUMBER, FIRST_NUMBER.exec(name)?.[0] ?? '');
    return { ...column, meaning: { ...later, plain: meaning.plain, rest } };
  });
}

const FIRST_NUMBER = /\d+/;
/** Behind the twelve months may stand the figure of the year. */
const LAST = 13;

function lastNumber(name: string): number {
  return Number(FIRST_NUMBER.exec(name));
}

function isNumberedAs(name: string, other: string): boolean {
  return name.replace(FIRST_NUMBER, '') === other.replace(FIRST_NUMBER, '');
}

/**
 * "Rain La Paz" beside "Rain Lima" is of a place, although "paz" is October somewhere, and so is "Mar del Plata". Months
 * have fellows: three of the same words, or none but months, or they stand beside a year alone.
 */
function calledAsMonths<Column extends Named>(columns: Column[]): Column[] {
  const ofMonths = columns.filter(saysMonth);
  const isDated = columns.some(({ meaning: { key } }) => key && KEYS_OF_MONTHS.includes(key));
  if (ofMonths.length === 0 || !isDated || areMonths(ofMonths)) return columns;
  return columns.map((column) => {
    if (!ofMonths.includes(column)) return column;
    const isBesidePlace = columns.some((other) => isOfPlace(other, column));
    const meaning = meaningWithoutMonth(column.header);
    return isBesidePlace && meaning.rest !== '' ? { ...column, meaning } : column;
  });
}

/** Under these the rows say their month. */
const KEYS_OF_MONTHS: readonly KeyKind[] = ['date', 'month', 'day', 'dayOfYear'];

/** "1 Mar" is a day. */
function saysMonth({ name, meaning: { month, key, refusal } }: Named): boolean {
  return (
    Boolean(month) && !key && !refusal && !/\d/.test(name) && headerMeaning(name).month === month
  );
}

const FEWEST_MONTHS = 3;

function areMonths(columns: readonly Named[]): boolean {
  const months = new Map<string, Set<number | undefined>>();
  for (const { meaning } of columns) {
    const words = `${meaning.element} ${meaning.rest}`;
    months.set(words, (months.get(words) ?? new Set()).add(meaning.month));
  }
  return [...months.values()].some(({ size }) => size >= FEWEST_MONTHS);
}

/** True for "Rain Lima" beside "Rain La Paz", and for "Rain Rio Mayo", whose other words are its own. */
function isOfPlace(other: Named, own: Named): boolean {
  const { element, key, refusal, annual, facts } = other.meaning;
  const isAlike = element === own.meaning.element && (element !== undefined || facts.size === 0);
  const mayBeName = [other, ...(saysMonth(other) ? [own] : [])].some(holdsName);
  const isOther = other.meaning.rest !== own.meaning.rest;
  return isAlike && mayBeName && isOther && !key && !refusal && !annual;
}

function holdsName({ meaning: { rest } }: Named): boolean {
  return rest.split(' ').some((word) => /\p{L}{2}/u.test(word) && !rolesOf(word).has('common'));
}
