import type { Element } from '../../dataset/columns.ts';
import { decide, type Fact, type Ruling } from '../headers/decisions.ts';
import type { Column, Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';
import { looksLikeRain, numbersOf } from './looks-like-rain.ts';
import { differsByYear } from './repeated-values.ts';

export type Ruled = { column: Column; element: Element | undefined; ruling: Ruling | undefined };

/** What the words over each column come to, once its rows and its values have voted, too. */
export function ruledColumns(table: Table, keys: Keys, columns: readonly Column[]): Ruled[] {
  const daily = keys.granularity === 'day';
  const differing = columns.filter(
    ({ index, meaning }) =>
      meaning.refusal === 'normal' && meaning.about && differsByYear(table, keys, index),
  );
  // Days of one column alone are compared with no other year.
  const measured = daily && differing.length < 2 ? [] : differing;
  return columns.map((column) => {
    const { said, about, says } = column.meaning;
    const isRain = said.has('weakRain') && looksLikeRain(numbersOf(table, column.index), daily);
    const facts = new Set<Fact>([...said, daily ? 'ofDays' : 'ofMonths']);
    if (OF_YEAR.test(says)) facts.add('ofYear');
    if (measured.includes(column)) facts.add('differs');
    if (isRain) facts.add('rainlike');
    return {
      column,
      element: about ?? (isRain ? 'rain' : undefined),
      ruling: decide(facts, about),
    };
  });
}

/** "Rain YTD", "Cumul annuel", "Max T of year" */
const OF_YEAR = /\b(ytd|of year|annuel|an+ual)/i;
