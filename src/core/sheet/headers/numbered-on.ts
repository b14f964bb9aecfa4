import type { Meaning } from './header-meaning.ts';

type Named = { name: string; meaning: Meaning };

/**
 * "10 min" beside "30 min" is of minutes, and "Rain_05" beside "Rain_50" is not of May: such numbers go on
 * where months end. They mean what the later ones do.
 */
export function numberedOn<Column extends Named>(columns: Column[]): Column[] {
  const further = columns.filter(({ name }) => lastNumber(name) > LAST);
  if (further.length === 0) return columns;
  return columns.map((column) => {
    const { name, meaning } = column;
    if (lastNumber(name) !== meaning.month) return column;
    const later = further.find((other) => isNumberedAs(name, other.name))?.meaning;
    if (!later) return column;
    const rest = later.rest.replace(NUMBER, NUMBER.exec(name)?.[0] ?? '');
    return { ...column, meaning: { ...later, plain: meaning.plain, rest } };
  });
}

const NUMBER = /\d+/;
/** Behind the twelve months may stand the figure of the year. */
const LAST = 13;

function lastNumber(name: string): number {
  return Number(NUMBER.exec(name));
}

function isNumberedAs(name: string, other: string): boolean {
  return name.replace(NUMBER, '') === other.replace(NUMBER, '');
}
