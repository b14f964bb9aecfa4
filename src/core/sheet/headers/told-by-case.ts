import { headerMeaning, type Meaning } from './header-meaning.ts';

type Named = { name: string; header: string; meaning: Meaning };

/** "T, TM, Tm": beside each other the capital is the maximum. Alone, either may be a mean. */
export function toldByCase<Column extends Named>(columns: Column[]): Column[] {
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
