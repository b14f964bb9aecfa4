import type { Meaning } from './header-meaning.ts';

type Named = { own: string; meaning: Meaning };

/**
 * "10 min" beside "30 min" is of minutes, and "Rain_05" beside "Rain_50" is not of May: such numbers go on
 * where months end. They mean what the later ones do.
 */
export function numberedOn<Column extends Named>(columns: Column[]): Column[] {
  return columns.map((column) => {
    const { own, meaning } = column;
    if (numberIn(own) !== meaning.month) return column;
    const later = columns.find((other) => goesOn(own, other.own));
    return later ? { ...column, meaning: { ...later.meaning, plain: meaning.plain } } : column;
  });
}

const NUMBER = /\d+/;
/** Behind the twelve months may stand the figure of the year. */
const LAST = 13;

function numberIn(own: string): number {
  return Number(NUMBER.exec(own));
}

function goesOn(own: string, later: string): boolean {
  return numberIn(later) > LAST && own.replace(NUMBER, '') === later.replace(NUMBER, '');
}
