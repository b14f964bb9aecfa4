import { ELEMENTS, type Element } from '../../dataset/columns.ts';
import { columnLetters, lineIndexOf } from '../../reading/cell-address.ts';
import { isSameText } from '../../reading/plain-text.ts';
import type { PointedColumn, PointedTable } from '../../reading/reading.ts';
import type { OfTable } from '../cells/doubts.ts';
import {
  cellText,
  headerText,
  isEmptyRow,
  type SheetCells,
  transposeCells,
} from '../cells/sheet-cells.ts';
import { quantityOf } from '../cells/units.ts';
import { headerMeaning, type KeyKind } from '../headers/header-meaning.ts';
import { statedUnit } from '../headers/stated-unit.ts';
import { type Column, type Table, tableAt, tableWithoutHeader } from '../headers/table.ts';
import { findKeys } from '../keys/find-keys.ts';
import type { Keys } from '../keys/keys.ts';
import { firstOfRound } from '../keys/season-years.ts';
import {
  type Candidate,
  type Fit,
  type LayoutName,
  monthsInOrder,
  type Part,
  SAID_BY_PERSON,
} from './layout.ts';

/** The table, or why it is no more what was pointed at. */
export type Pointed = { fit: Fit | null; why?: { table: Table; told: OfTable } };

/** The table that a person pointed at; below it those over which the same names stand once more. */
export function nextPointed(
  sheet: SheetCells,
  pointed: PointedTable,
  { top, before }: { top: number; before: Fit | null },
): Pointed {
  if (!before) return pointedFit(sheet, pointed, top);
  if (before.table.sheet.transposed || pointed.headerRow === 0) return { fit: null };
  const again = sheet.cells.findIndex((_, row) => row >= top && namesAgain(before.table, row));
  const headerRow = again + 1;
  return again < 0 ? { fit: null } : pointedFit(sheet, { ...pointed, headerRow }, top);
}

/** The table where the person pointed at it: no layout is tried. */
function pointedFit(written: SheetCells, pointed: PointedTable, top: number): Pointed {
  const sheet = pointed.onSide ? transposeCells(written) : written;
  const table = tableOf(sheet, pointed, top);
  if (!table) return { fit: null };
  const moved = whyMoved(table, pointed);
  if (moved) return { fit: null, why: { table, told: moved } };
  const values = pointed.columns.flatMap((column) => candidateAt(table, column) ?? []);
  const keys = keysOf(table, values);
  if (!keys) return { fit: null, why: { table, told: NO_TIME } };
  const rowElement = rowElementOf(pointed);
  return {
    fit: {
      layout: layoutOf(keys, values, pointed),
      score: 1,
      table,
      parts: [{ keys: { ...keys, element: rowElement?.index }, values, rowElement }],
      refused: [],
      passedOver: [],
      unclear: [],
    },
  };
}

const NO_TIME = { kind: 'reading.pointed-no-time', severity: 'error' } as const;

const KEY_OF_ROLE: { [role: string]: KeyKind } = {
  year: 'year',
  month: 'month',
  day: 'day',
  dayOfYear: 'dayOfYear',
  date: 'date',
  place: 'station',
  element: 'element',
};

/** What is not pointed at keeps what its words say of marks, and is no key, element or place. */
function tableOf(
  sheet: SheetCells,
  { headerRow, columns }: PointedTable,
  top: number,
): Table | null {
  const row = headerRow - 1;
  const table = headerRow > 0 ? tableAt(sheet, row, top) : tableWithoutHeader(sheet);
  const keyAt = new Map(
    columns.map(({ column, role }) => [lineIndexOf(column), KEY_OF_ROLE[role]]),
  );
  const asPointed = (column: Column): Column => {
    const { facts } = column.meaning;
    const key = keyAt.get(column.index);
    return { ...column, meaning: { ...headerMeaning(''), facts, ...(key && { key }) } };
  };
  return table && { ...table, columns: table.columns.map(asPointed) };
}

/** How the years, months and dates are written, the cells say. Null if they say no time. */
function keysOf(table: Table, values: readonly Candidate[]): Keys | null {
  const among = table.columns.filter(({ meaning }) => TIMES.has(meaning.key));
  const found = findKeys(table, among);
  if (among.length > 0 && !found) return null;
  const isByDay = values.some(({ day }) => day !== undefined);
  const isByMonth = values.some(({ month }) => month !== undefined);
  const keys = found ?? { granularity: 'year', all: [] };
  if (isByMonth) return { ...keys, startMonth: firstOfRound(monthsInOrder(values)) };
  if (isByDay) return keys.granularity === 'year' ? null : { ...keys, granularity: 'month' };
  return keys.granularity === 'year' ? null : keys;
}

const TIMES: ReadonlySet<KeyKind | undefined> = new Set([
  ...(['year', 'month', 'day', 'dayOfYear', 'date'] as const),
]);

const VALUE_ROLE =
  /^(?:(max|min|rain)|value|(\d\d)_(max|min|rain)|month-(\d+)|(?:(max|min|rain)-)?day-(\d+))$/;

function candidateAt(table: Table, { column, role }: PointedColumn): Candidate | null {
  const said = VALUE_ROLE.exec(role);
  if (!said) return null;
  const [, alone, monthOf, ofMonth, month = monthOf, ofDay, day] = said;
  const element = ELEMENTS.find((one) => one === (alone ?? ofMonth ?? ofDay));
  const index = lineIndexOf(column);
  const unit = element && unitOf(table, index, element);
  return {
    index,
    element,
    ...(element && { evidence: SAID_BY_PERSON }),
    ...(month && { month: Number(month) }),
    ...(day && { day: Number(day) }),
    ...(unit && { unit }),
  };
}

function rowElementOf({ columns, labels = [] }: PointedTable): Part['rowElement'] {
  const named = columns.find(({ role }) => role === 'element');
  if (!named) return undefined;
  return {
    index: lineIndexOf(named.column),
    labels: new Map(labels.map(({ label, element }) => [label, element])),
  };
}

function unitOf({ columns }: Table, index: number, element: Element): Candidate['unit'] {
  const header = columns.find((column) => column.index === index)?.header ?? '';
  return statedUnit(header, quantityOf(element));
}

function layoutOf(keys: Keys, values: readonly Candidate[], { onSide }: PointedTable): LayoutName {
  if (onSide) return 'years-across';
  if (values.some(({ day }) => day !== undefined)) return 'days-across';
  if (values.some(({ month }) => month !== undefined)) return 'months-across';
  return keys.granularity === 'day' ? 'day-a-row' : 'month-a-row';
}

/** Words that no longer stand over their columns; where no words stand, another number of columns. */
function whyMoved(
  { sheet, headerRow }: Table,
  { headerRow: pointedRow, columns, width }: PointedTable,
): OfTable | undefined {
  if (pointedRow === 0) {
    const params = { expected: width, found: sheet.width };
    return sheet.width === width
      ? undefined
      : { kind: 'reading.pointed-width', severity: 'error', params };
  }
  const row = sheet.cells[headerRow] ?? [];
  const moved = columns.filter(
    ({ column, header }) => !isSameText(cellText(row[lineIndexOf(column)]), header),
  );
  const [first] = moved;
  if (!first) return undefined;
  const elsewhere = row.findIndex(
    (cell) => first.header !== '' && isSameText(cellText(cell), first.header),
  );
  const isMoved = elsewhere >= 0;
  return {
    kind: isMoved ? 'reading.columns-moved' : 'reading.columns-renamed',
    severity: 'error',
    params: {
      count: moved.length,
      expected: first.header,
      column: first.column,
      ...(isMoved && { found: columnLetters(elsewhere) }),
    },
    columns: moved.map(({ column }) => lineIndexOf(column)),
  };
}

/** True where the row that names the columns stands once more. */
export function namesAgain({ sheet, headerRow }: Table, rowIndex: number): boolean {
  const names = sheet.cells[headerRow];
  const row = sheet.cells[rowIndex] ?? [];
  return !isEmptyRow(row) && row.every((cell, at) => headerText(cell) === headerText(names?.[at]));
}
