import { columnIndexOf, columnLetters } from '../../reading/cell-address.ts';
import { plainText } from '../../reading/plain-text.ts';
import type { Cell, ReadOptions, RememberedRoles } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import { headerText, type SheetCells } from '../cells/sheet-cells.ts';
import { DEEPEST_HEADER } from '../headers/table.ts';
import type { Asked } from './layout.ts';

type Remembered = RememberedRoles[number]['columns'][number];

/** The roles of an earlier reading, by header and position. Reports a column that is no longer there. */
export function rememberedRoles(
  wishes: ReadOptions,
  doubts: Doubts,
): (sheet: SheetCells) => Pick<Asked, 'roles' | 'rowRoles'> {
  return (sheet) => {
    const remembered = wishes.roles?.find((known) => known.sheet === sheet.name);
    if (!remembered) return { roles: new Map(), rowRoles: new Map() };
    const drifted = remembered.columns.filter(
      (column) => column.header !== '' && !standsThere(sheet, column),
    );
    if (drifted.length > 0) reportDrift(sheet, drifted, doubts);
    const kept = remembered.columns.filter((column) => !drifted.includes(column));
    return {
      roles: new Map(
        kept
          .filter((column) => !isRow(column))
          .map(({ column, role }) => [columnIndexOf(column), role]),
      ),
      rowRoles: new Map(kept.filter(isRow).map(({ column, role }) => [Number(column) - 1, role])),
    };
  };
}

/** True for "3", a row, and false for "C", a column: a table on its side has its columns in rows. */
function isRow({ column }: Remembered): boolean {
  return /^\d+$/.test(column);
}

function standsThere({ asWritten }: SheetCells, remembered: Remembered): boolean {
  const { header, column } = remembered;
  const index = columnIndexOf(column);
  const isHeader = headedBy(header);
  return isRow(remembered)
    ? (asWritten[Number(column) - 1] ?? []).slice(0, DEEPEST_HEADER).some(isHeader)
    : asWritten.slice(0, DEEPEST_HEADER).some((row) => isHeader(row[index]));
}

function headedBy(header: string): (cell: Cell | undefined) => boolean {
  const plain = plainText(header);
  return (cell) => plainText(headerText(cell)) === plain;
}

function reportDrift(sheet: SheetCells, drifted: readonly Remembered[], doubts: Doubts): void {
  const [first] = drifted;
  if (!first) return;
  const elsewhere = whereIs(sheet, first.header);
  doubts.add({
    kind: elsewhere ? 'reading.columns-moved' : 'reading.columns-renamed',
    severity: 'error',
    places: [{ sheet: sheet.name, cells: drifted.map(({ column }) => `${column}1`) }],
    params: {
      count: drifted.length,
      expected: first.header,
      column: first.column,
      ...(elsewhere ? { found: elsewhere } : {}),
    },
  });
}

function whereIs({ asWritten }: SheetCells, header: string): string | undefined {
  const isHeader = headedBy(header);
  const row = asWritten.slice(0, DEEPEST_HEADER).find((cells) => cells.some(isHeader));
  return row && columnLetters(row.findIndex(isHeader));
}
