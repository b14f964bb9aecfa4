import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { headerText, holdsValues, isEmpty } from '../cells/sheet-cells.ts';
import { indexesOf, type Table } from '../headers/table.ts';
import type { ReadContext, RowKeys } from '../keys/read-context.ts';
import type { Part } from '../tables/layout.ts';

/** The rows of a part, with the date of each. */
export type Rows = { table: Table; part: Part; keys: RowKeys; context: ReadContext };

/** Reports rows without a date: averages and notes below the table, or a year that cannot be read. */
export function reportOddRows({ table: { sheet }, part, keys, context: { doubts } }: Rows): void {
  const columns = indexesOf(part.values);
  const known = part.keys.all.concat(columns);
  const report = (kind: ReadingKind, rowIndex: number): void => {
    const row = sheet.cells[rowIndex] ?? [];
    const filled = row.map((_, index) => index).filter((index) => !isEmpty(row[index]));
    const inTable = filled.filter((index) => known.includes(index));
    const at = inTable.length ? inTable : filled.slice(0, 1);
    const severity = kind === 'reading.rows-left-out' ? 'note' : 'warning';
    doubts.atRow({ kind, severity }, sheet, rowIndex, at, labelOf(rowIndex));
  };
  const labelOf = (rowIndex: number): string => {
    const row = sheet.cells[rowIndex] ?? [];
    return (
      [...part.keys.all.map((index) => row[index]), ...row].map(headerText).find(Boolean) ?? ''
    );
  };
  for (const rowIndex of keys.outside) report('reading.year-out-of-range', rowIndex);
  for (const rowIndex of keys.impossible)
    if (holdsValues(sheet.cells[rowIndex] ?? [], columns))
      report('reading.date-not-in-calendar', rowIndex);
  for (const rowIndex of keys.odd) {
    // "Mean" and "Source: …" say no date, and "19612" is a slip in one.
    const isNamed = /^\D*\p{L}\D*$/u.test(labelOf(rowIndex));
    const isNote = isNamed || !holdsValues(sheet.cells[rowIndex] ?? [], columns);
    report(isNote ? 'reading.rows-left-out' : 'reading.row-without-date', rowIndex);
  }
}
