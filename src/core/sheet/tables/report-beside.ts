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

/** One or two without a name are a row number or a mark. Three may be a table that begins in another row. */
const FEWEST_NAMELESS = 3;
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
    unread.map(({ name, index }) => name || columnLetters(index)),
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
  const used = new Set(parts.flatMap(({ keys, values }) => keys.all.concat(indexesOf(values))));
  const open = table.columns.filter(
    ({ index, meaning }) =>
      !used.has(index) &&
      !saysSomething(meaning) &&
      !meaning.annual &&
      !countsRows(sampleCells(table, index)) &&
      numbersOf(table, index).length >= FEWEST_NUMBERS,
  );
  const isCell = table.headerRow >= 0 && !table.sheet.pasted && !table.sheet.transposed;
  const nameless = isCell ? open.filter(({ name }) => name === '') : [];
  return open
    .filter(({ name }) => name !== '')
    .concat(nameless.length < FEWEST_NAMELESS ? [] : nameless);
}

/** True for 1, 2, 3 …, which numbers the rows, and for the same number in all rows. */
function countsRows(cells: readonly Cell[]): boolean {
  const [first = 0, ...others] = stepsIn(cells.map(numberInCell));
  return Math.abs(first) <= 1 && others.every((step) => step === first);
}
