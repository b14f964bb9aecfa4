import type { Meaning } from './header-meaning.ts';

type Named = { meaning: Meaning };

/** "years_DLY-CLDD-BASE45" beside "DLY-CLDD-BASE45" tells how many years stand behind it, and not which year. */
export function saidOfAnother<Column extends Named>(columns: Column[]): Column[] {
  const long = columns
    .map(({ meaning }) => meaning)
    .filter(({ key, plain }) => !key && isLong(plain));
  if (long.length === 0) return columns;
  return columns.map((column) => {
    const { key, plain } = column.meaning;
    const isOfOther = key && long.some((other) => ` ${plain} `.includes(` ${other.plain} `));
    return isOfOther ? { ...column, meaning: { ...column.meaning, key: undefined } } : column;
  });
}

/** "Crop" beside "Crop year" says whose year it is. */
function isLong(plain: string): boolean {
  return plain.split(' ').length > 1;
}
