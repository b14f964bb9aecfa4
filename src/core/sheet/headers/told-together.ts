import type { Meaning } from './header-meaning.ts';

type Named = { name: string; header: string; meaning: Meaning };

/** What a header says may hang on those beside it. */
export function toldTogether<Column extends Named>(columns: Column[]): Column[] {
  return numberedOn(saidOfAnother(columns));
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
  const isNone = ({ meaning: { plain } }: Column): boolean =>
    long.some(({ meaning }) => ` ${plain} `.includes(` ${meaning.plain} `));
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

function stemOf(name: string): string {
  return name.replace(LAST_NUMBER, '');
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
    const later = further.find(() => true)?.meaning;
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
