import { ELEMENTS } from '../../dataset/columns.ts';
import { columnLetters } from '../cells/cell-address.ts';
import type { Doubts } from '../cells/doubts.ts';
import { numberInCell } from '../cells/read-number.ts';
import type { Meaning } from '../headers/header-meaning.ts';
import { type Column, sampleCells } from '../headers/table.ts';
import type { Cell } from '../reading.ts';
import type { Fit } from './layout.ts';

/** One or two are a row number or a mark; more are a table that begins in another row. */
const FEWEST_COLUMNS = 3;
const FEWEST_NUMBERS = 3;

/** Columns with numbers whose words nobody knows: one of them may be the rain that is missing. */
export function tellNotRead({ table, parts, layout }: Fit, doubts: Doubts): void {
  if (table.headerRow < 0 || layout === 'months-across' || layout === 'years-across') return;
  const values = parts.flatMap((part) => part.values);
  const used = new Set(
    values.map(({ index }) => index).concat(parts.flatMap(({ keys }) => keys.all)),
  );
  const unread = table.columns.filter(
    ({ index, own, meaning }) =>
      own !== '' &&
      !used.has(index) &&
      !isKnown(meaning) &&
      !countsRows(sampleCells(table, index)) &&
      sampleCells(table, index).filter((cell) => typeof cell === 'number').length >= FEWEST_NUMBERS,
  );
  if (unread.length === 0 || values.length === 0) return;
  const lacks = ELEMENTS.some((element) => values.every((one) => one.element !== element));
  const found = unread
    .map(({ own }) => own)
    .join(', ')
    .slice(0, 120);
  doubts.atColumns(
    table.sheet,
    {
      kind: 'reading.columns-not-read',
      severity: lacks ? 'warning' : 'note',
      params: { found, count: unread.length },
    },
    table.headerRow,
    unread.map(({ index }) => index),
  );
}

/** 1, 2, 3 … numbers the rows, and one number in all of them says nothing of any. */
function countsRows(cells: readonly Cell[]): boolean {
  const numbers = cells.map(numberInCell);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    Math.abs(step) <= 1 &&
    numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step)
  );
}

function isKnown({ element, about, refusal, key, month, annual }: Meaning): boolean {
  return Boolean(element || about || refusal || key || month || annual);
}

/** Columns full of numbers beside the table, over which its row of names says nothing. */
export function tellBeside({ table, parts }: Fit, doubts: Doubts): void {
  const { sheet, headerRow, columns } = table;
  if (headerRow < 0 || sheet.pasted || sheet.transposed) return;
  const used = new Set(
    parts.reduce<number[]>(
      (all, { keys, values }) =>
        all.concat(
          keys.all,
          values.map(({ index }) => index),
        ),
      [],
    ),
  );
  const isUnread = ({ index, header }: Column): boolean =>
    header === '' &&
    !used.has(index) &&
    sampleCells(table, index).filter((cell) => typeof cell === 'number').length >= FEWEST_NUMBERS;
  const beside = columns.filter(isUnread).map(({ index }) => columnLetters(index));
  if (beside.length < FEWEST_COLUMNS) return;
  const params = {
    first: beside[0] ?? '',
    last: beside[beside.length - 1] ?? '',
    row: String(headerRow + 1),
  };
  doubts.ofSheet(sheet, { kind: 'reading.columns-beside', severity: 'warning', params });
}
