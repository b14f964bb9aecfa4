import { headerMeaning, type Meaning } from './header-meaning.ts';

type Named = { own: string; header: string; meaning: Meaning };

/** "T, TM, Tm": beside each other the capital is the maximum. Alone, either may be a mean. */
export function toldByCase<Column extends Named>(columns: Column[]): Column[] {
  const areBoth = [MAXIMUM, MINIMUM].every((extreme) =>
    columns.some(({ own }) => extreme.test(own)),
  );
  return areBoth ? columns.map(inFull) : columns;
}

const MAXIMUM = /\bTM\b/;
const MINIMUM = /\bTm\b/;

function inFull<Column extends Named>(column: Column): Column {
  const header = column.header.replace(MAXIMUM, 'Tmax').replace(MINIMUM, 'Tmin');
  return header === column.header ? column : { ...column, meaning: headerMeaning(header) };
}
