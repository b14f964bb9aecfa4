import type { Meaning } from './header-meaning.ts';

type Named = { own: string; meaning: Meaning };

/**
 * "10 min" beside "30 min" is of minutes, and "Rain_05" beside "Rain_50" is not of May: such numbers go on
 * where months end. They mean what the later ones do.
 */
export function numberedOn<Column extends Named>(columns: Column[]): Column[] {
  return columns.map((column) => {
    const later = columns.find((other) => goesOn(column, other));
    const { plain } = column.meaning;
    return later ? { ...column, meaning: { ...later.meaning, plain } } : column;
  });
}

const NUMBER = /\d+/;
/** Behind the twelve months may stand the figure of the year. */
const LAST = 13;

function goesOn({ own, meaning }: Named, later: Named): boolean {
  return (
    Number(NUMBER.exec(own)) === meaning.month &&
    Number(NUMBER.exec(later.own)) > LAST &&
    own.replace(NUMBER, '') === later.own.replace(NUMBER, '')
  );
}
