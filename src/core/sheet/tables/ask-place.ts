import { columnLetters } from '../../reading/cell-address.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { type Doubts, listed, MOST_OFFERED } from '../cells/doubts.ts';
import type { Table } from '../headers/table.ts';

/** `column` names the places, if they stand down one. */
export type PlaceQuestion = {
  options: { value: string; example?: string }[];
  wished: string | undefined;
  column?: number;
  isPlace?: boolean;
};

/** Asks which place is meant, or which of the rows that differ by a word. The person may answer: none. */
export function askPlace(
  table: Pick<Table, 'sheet' | 'headerRow'>,
  doubts: Doubts,
  { options, wished, column, isPlace = true }: PlaceQuestion,
): void {
  const found = listed(options.map(({ value }) => value));
  const header = column === undefined ? '' : columnLetters(column);
  const params = { count: options.length, found, column: header };
  const offered = [...options.slice(0, MOST_OFFERED), { value: NONE_OF_THESE }];
  const doubt = {
    kind: kindOfQuestion(wished, isPlace),
    params: wished === undefined ? params : { ...params, wished },
    severity: 'error' as const,
    choices: { wish: 'station' as const, options: offered },
  };
  doubts.atColumns(table, doubt, column === undefined ? [] : [column]);
}

/** A place may be called "none": then it is found among the places, and this is not compared. */
export const NONE_OF_THESE = 'none';

function kindOfQuestion(wished: string | undefined, isPlace: boolean): ReadingKind {
  if (wished === NONE_OF_THESE) return 'reading.no-place-chosen';
  if (wished !== undefined) return 'reading.station-not-here';
  return isPlace ? 'reading.which-station' : 'reading.which-rows';
}
