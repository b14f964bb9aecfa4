import type { Meaning } from './header-meaning.ts';

type Named = { name: string; meaning: Meaning };

/**
 * "years_DLY-CLDD-BASE45" beside "DLY-CLDD-BASE45" tells how many years stand behind it, and not which year.
 * "DD_0_01" to "DD_0_12" are twelve figures, and none of them the day of its row.
 */
export function saidOfAnother<Column extends Named>(columns: Column[]): Column[] {
  const keys = columns.filter(({ meaning }) => meaning.key);
  const long = columns.filter(({ meaning }) => !meaning.key && isLong(meaning.plain));
  const isNone = ({ name, meaning: { plain } }: Column): boolean =>
    long.some(({ meaning }) => ` ${plain} `.includes(` ${meaning.plain} `)) ||
    (isNumbered(plain) && isOfSeries(keys.filter((other) => stemOf(other) === stemOf({ name }))));
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

const NUMBER = /\d+$/;

/** "Day 1" may be the day, and what goes on behind "DD 0" is not. */
function isNumbered(plain: string): boolean {
  return NUMBER.test(plain) && isLong(plain.replace(NUMBER, '').trim());
}

function stemOf({ name }: Pick<Named, 'name'>): string {
  return name.replace(NUMBER, '');
}

/** As many as there are months, and fewer than there are days. */
function isOfSeries({ length }: readonly unknown[]): boolean {
  return length >= 12 && length < 28;
}
