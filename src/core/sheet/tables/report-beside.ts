import { ELEMENTS } from '../../dataset/columns.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import type { Cell } from '../../reading/reading.ts';
import { type Doubts, listed } from '../cells/doubts.ts';
import { numberInCell } from '../cells/read-number.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { saysSomething } from '../headers/header-meaning.ts';
import { type Column, indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { type Fit, valuesIn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';

/** One or two such columns are a row number or a mark. Three may be a table that begins in another row. */
const FEWEST_COLUMNS = 3;
const FEWEST_NUMBERS = 3;
const MOST_CHARACTERS = 120;

/** Reports columns of numbers under unknown words: one of them may be the rain that was not found. */
export function reportNotRead({ table, parts, layout }: Fit, doubts: Doubts): void {
  const values = valuesIn(parts);
  // Beside twelve months stand sums and heights.
  if (layout === 'months-across' || layout === 'years-across') return;
  const unread = unreadColumns(table, parts);
  if (unread.length === 0 || values.length === 0) return;
  // Years side by side: the words over one of them may differ.
  const blocks = parts.filter(({ keys }) => keys.headedYear).map((part) => part.values);
  const lacks = ELEMENTS.some((element) =>
    [values, ...blocks].some((block) => block.every((value) => value.element !== element)),
  );
  const found = listed(
    unread.map(({ name }) => name),
    MOST_CHARACTERS,
  );
  const doubt = {
    kind: 'reading.columns-not-read',
    severity: lacks ? 'warning' : 'note',
    params: { found, count: unread.length },
  } as const;
  doubts.atColumns(table, doubt, indexesOf(unread));
}

function unreadColumns(table: Table, parts: Fit['parts']): Column[] {
  const used = columnsIn(parts);
  return table.columns.filter(
    ({ index, name, meaning }) =>
      name !== '' &&
      !used.has(index) &&
      !saysSomething(meaning) &&
      !meaning.annual &&
      !countsRows(sampleCells(table, index)) &&
      holdsNumbers(table, index),
  );
}

/** True for 1, 2, 3 …, which numbers the rows, and for the same number in all rows. */
function countsRows(cells: readonly Cell[]): boolean {
  const [first = 0, ...others] = stepsIn(cells.map(numberInCell));
  return Math.abs(first) <= 1 && others.every((step) => step === first);
}

function columnsIn(parts: Fit['parts']): ReadonlySet<number> {
  return new Set(parts.flatMap(({ keys, values }) => keys.all.concat(indexesOf(values))));
}

function holdsNumbers(table: Table, index: number): boolean {
  return numbersOf(table, index).length >= FEWEST_NUMBERS;
}

/** Reports columns of numbers beside the table that have no name in its header. */
export function reportBeside({ table, parts }: Fit, doubts: Doubts): void {
  const { sheet, headerRow, columns } = table;
  if (headerRow < 0 || sheet.pasted || sheet.transposed) return;
  const used = columnsIn(parts);
  const isUnread = ({ index, header }: Column): boolean =>
    header === '' && !used.has(index) && holdsNumbers(table, index);
  const beside = columns.filter(isUnread).map(({ index }) => columnLetters(index));
  if (beside.length < FEWEST_COLUMNS) return;
  const params = {
    first: beside[0] ?? '',
    last: beside[beside.length - 1] ?? '',
    row: String(headerRow + 1),
  };
  doubts.ofSheet(sheet, { kind: 'reading.columns-beside', severity: 'warning', params });
}
