import { columnLetters } from './cell-address.ts';
import type { Doubts } from './doubts.ts';
import type { Fit } from './layout.ts';
import { type Column, sampleCells } from './table.ts';

/** One or two are a row number or a mark; more are a table that begins in another row. */
const FEWEST_COLUMNS = 3;
const FEWEST_NUMBERS = 3;

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
