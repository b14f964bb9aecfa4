import type { Cell } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { headerText, holdsValues, isEmpty } from '../cells/sheet-cells.ts';
import { headerMeaning, isFigure } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import type { Table } from '../headers/table.ts';
import { indexesOf } from '../headers/table.ts';
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
    doubts.atRow({ kind, severity }, sheet, rowIndex, at, labelOf(row, part));
  };
  for (const rowIndex of keys.outside) report('reading.year-out-of-range', rowIndex);
  for (const rowIndex of keys.impossible)
    if (holdsValues(sheet.cells[rowIndex] ?? [], columns))
      report('reading.date-not-in-calendar', rowIndex);
  for (const rowIndex of keys.odd) {
    const row = sheet.cells[rowIndex] ?? [];
    const isNote = !holdsValues(row, columns) || isFooter(row, part);
    report(isNote ? 'reading.rows-left-out' : 'reading.row-without-date', rowIndex);
  }
}

function labelOf(row: readonly Cell[], { keys }: Part): string {
  const cells = [...keys.all.map((index) => row[index]), ...row];
  return cells.map(headerText).find(Boolean) ?? '';
}

function isFooter(row: readonly Cell[], part: Part): boolean {
  const meaning = headerMeaning(labelOf(row, part).slice(0, 80));
  const { plain, refusal, about } = meaning;
  return beginsFooter(plain) || isFigure(meaning) || Boolean(refusal || about);
}

/** "Notes: …", "Fuente: …", "30 years", "N" */
function beginsFooter(plain: string): boolean {
  return rolesIn(plain.split(' ').slice(0, 2).join(' ')).has('footer');
}
