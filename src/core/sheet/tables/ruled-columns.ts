import type { Element } from '../../dataset/columns.ts';
import { plainText } from '../cells/plain-text.ts';
import { decide, type Fact, type Ruling } from '../headers/decisions.ts';
import { rolesIn } from '../headers/known-words.ts';
import type { Column, Table } from '../headers/table.ts';
import { FULL, factsIn, type Vote } from '../headers/votes.ts';
import type { Keys } from '../keys/keys.ts';
import { looksLikeRain } from './looks-like-rain.ts';
import { numbersOf } from './numbers-of.ts';
import { differsByYear } from './repeated-values.ts';

export type Ruled = {
  column: Column;
  element: Element | undefined;
  ruling: Ruling | undefined;
  votes: readonly Vote[];
};

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
    const { said, about, says, votes } = column.meaning;
    const isMeasured = said.has('flag') && about && areMeasured(numbersOf(table, column.index));
    const isRain = said.has('weakRain') && looksLikeRain(numbersOf(table, column.index), daily);
    const all = [
      ...votes,
      voteIf(true, 'rows', daily ? 'ofDays' : 'ofMonths'),
      voteIf(rolesIn(plainText(says)).has('ofYear'), 'form', 'ofYear'),
      voteIf(measured.includes(column), 'values', 'differs'),
      voteIf(isRain, 'values', 'rainlike'),
      voteIf(Boolean(isMeasured), 'values', 'measured'),
    ].filter((vote) => vote !== null);
    return {
      column,
      element: about ?? (isRain ? 'rain' : undefined),
      ruling: decide(factsIn(all), about),
      votes: all,
    };
  });
}

/** Marks and grades are few and whole. */
const MOST_MARKS = 12;

function areMeasured(numbers: readonly number[]): boolean {
  const inParts = numbers.filter((number) => !Number.isInteger(number));
  return inParts.length > numbers.length / 4 && new Set(inParts).size > MOST_MARKS;
}

function voteIf(holds: boolean, by: Vote['by'], facet: Fact): Vote | null {
  return holds ? { facet, weight: FULL, by, text: '' } : null;
}
