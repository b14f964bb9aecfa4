import { columnIndexOf, columnLetters } from '../cells/cell-address.ts';
import type { Doubts } from '../cells/doubts.ts';
import { plainText } from '../cells/plain-text.ts';
import { headerText, type SheetCells } from '../cells/sheet-cells.ts';
import type { Unit } from '../cells/units.ts';
import type { RememberedRoles, Wishes } from '../reading.ts';
import type { Asked } from './layout.ts';

type Remembered = RememberedRoles[number]['columns'][number];
const DEEPEST_HEADER = 100;

/** Roles settled earlier, by header word and position; a column that is not where it was is told. */
export function rememberedRoles(
  wishes: Wishes,
  doubts: Doubts,
): (sheet: SheetCells) => Pick<Asked, 'roles' | 'rowRoles'> {
  return (sheet) => {
    const remembered = wishes.roles?.find((one) => one.sheet === sheet.name);
    if (!remembered) return { roles: new Map(), rowRoles: new Map() };
    const drifted = remembered.columns.filter(
      (column) => column.header !== '' && !standsThere(sheet, column),
    );
    if (drifted.length > 0) tellDrift(sheet, drifted, doubts);
    const kept = remembered.columns.filter((column) => !drifted.includes(column));
    return {
      roles: rolesBy(
        kept.filter((one) => !isRow(one)),
        ({ column }) => columnIndexOf(column),
      ),
      rowRoles: rolesBy(kept.filter(isRow), ({ column }) => Number(column) - 1),
    };
  };
}

/** A table on its side has its columns in rows, which have numbers. */
function isRow({ column }: Remembered): boolean {
  return /^\d+$/.test(column);
}

function rolesBy(
  columns: readonly Remembered[],
  indexOf: (column: Remembered) => number,
): Asked['roles'] {
  return new Map(
    columns.map((one) => [
      indexOf(one),
      { role: one.role, ...(one.unit ? { unit: one.unit as Unit } : {}) },
    ]),
  );
}

function standsThere(sheet: SheetCells, remembered: Remembered): boolean {
  const { header, column } = remembered;
  const index = columnIndexOf(column);
  const plain = plainText(header);
  if (isRow(remembered)) {
    const row = sheet.asWritten[Number(column) - 1] ?? [];
    return row.slice(0, DEEPEST_HEADER).some((cell) => plainText(headerText(cell)) === plain);
  }
  for (let rowIndex = 0; rowIndex < Math.min(DEEPEST_HEADER, sheet.asWritten.length); rowIndex++)
    if (plainText(headerText(sheet.asWritten[rowIndex]?.[index])) === plain) return true;
  return false;
}

function tellDrift(sheet: SheetCells, drifted: readonly Remembered[], doubts: Doubts): void {
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

function whereIs(sheet: SheetCells, header: string): string | undefined {
  const plain = plainText(header);
  for (const row of sheet.asWritten.slice(0, DEEPEST_HEADER)) {
    const index = row.findIndex((cell) => plainText(headerText(cell)) === plain);
    if (index >= 0) return columnLetters(index);
  }
  return undefined;
}
