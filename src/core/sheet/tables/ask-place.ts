import { columnLetters } from '../../reading/cell-address.ts';
import { NONE_OF_THESE } from '../../reading/no-place.ts';
import type { Example } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { type Doubts, listed, MOST_OFFERED } from '../cells/doubts.ts';
import type { Table } from '../headers/table.ts';

/** `columns` name the places, if they stand down them: one, or a latitude and a longitude. */
export type PlaceQuestion = {
  options: { value: string; example?: Example }[];
  wished: string | undefined;
  columns?: readonly number[];
  isPlace?: boolean;
};

/** Asks which place is meant, or which of the rows that differ by a word. The person may answer: none. */
export function askPlace(
  table: Pick<Table, 'sheet' | 'headerRow'>,
  doubts: Doubts,
  { options, wished, columns = [], isPlace = true }: PlaceQuestion,
): void {
  const found = listed(options.map(({ value }) => value));
  const params = { count: options.length, found, column: columns.map(columnLetters).join() };
  const offered = [...options.slice(0, MOST_OFFERED), { value: NONE_OF_THESE }];
  const doubt = {
    kind: kindOfQuestion(wished, isPlace),
    params: wished === undefined ? params : { ...params, wished },
    severity: 'error' as const,
    choices: { wish: 'station' as const, options: offered },
  };
  doubts.atColumns(table, doubt, columns);
}

function kindOfQuestion(wished: string | undefined, isPlace: boolean): ReadingKind {
  if (wished === NONE_OF_THESE) return 'reading.no-place-chosen';
  if (wished !== undefined) return 'reading.station-not-here';
  return isPlace ? 'reading.which-station' : 'reading.which-rows';
}
