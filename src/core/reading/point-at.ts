import { columnKey, ELEMENTS, type Element } from '../dataset/columns.ts';
import { columnLetters, lineIndexOf } from './cell-address.ts';
import type { PointedColumn, PointedKey, PointedTable, SheetTop, Understood } from './reading.ts';

/** What stands in a row. Of twelve months or 31 days side by side a person points at the first. */
export const ROWS_OF = ['month', 'day', 'year', 'days-of-month'] as const;
export type RowOf = (typeof ROWS_OF)[number];

export type Pointing = {
  headerRow: number;
  onSide: boolean;
  rowOf: RowOf;
  /** the month of the first column, where the months stand side by side */
  firstMonth: number;
  keys: { [Key in PointedKey]?: string };
  /** the column of each element, or the first of them; where a column says the element, its word there */
  values: { [One in Element]?: string };
  /** the columns in which it goes on, as minima read at 8 AM do under 8 PM */
  goingOn: { [One in Element]?: readonly string[] };
  /** the first column of values, where a column says the element */
  first?: string;
};

/** Which keys a row of each kind has. */
export const KEYS_OF: Record<RowOf, readonly PointedKey[]> = {
  month: ['date', 'year', 'month', 'place', 'element'],
  day: ['date', 'year', 'month', 'day', 'dayOfYear', 'place', 'element'],
  year: ['year', 'place', 'element'],
  'days-of-month': ['date', 'year', 'month', 'place', 'element'],
};

const ACROSS: Record<RowOf, number> = { month: 1, day: 1, year: 12, 'days-of-month': 31 };

/** The table that a person pointed at, with the words that stand over its columns now. */
export function pointedTable(pointing: Pointing, top: SheetTop): PointedTable {
  const { headerRow, onSide, rowOf, keys, values, goingOn } = pointing;
  const headed = (index: number, role: PointedColumn['role']): PointedColumn => ({
    column: nameOf(index, onSide),
    header: headerRow === 0 ? '' : textAt(top, headerRow - 1, index, onSide),
    role,
  });
  const ofKeys = KEYS_OF[rowOf].flatMap((key) => {
    const column = keys[key];
    return column === undefined ? [] : [headed(lineIndexOf(column), key)];
  });
  const byLabel = keys.element !== undefined;
  const firsts = byLabel
    ? [{ element: undefined, at: pointing.first }]
    : ELEMENTS.map((element) => ({ element, at: values[element] }));
  const found = firsts.flatMap(({ element, at }) =>
    at === undefined ? [] : [{ element, at: lineIndexOf(at) }],
  );
  const step = stepOf(
    found.map(({ at }) => at),
    ACROSS[rowOf],
  );
  const ofValues = found.flatMap(({ element, at }) =>
    Array.from({ length: ACROSS[rowOf] }, (_, number) =>
      headed(at + number * step, roleOf(pointing, element, number)),
    ),
  );
  const behind = mayGoOn(pointing)
    ? ELEMENTS.flatMap((element) =>
        (goingOn[element] ?? []).map((at) => headed(lineIndexOf(at), element)),
      )
    : [];
  const labels = ELEMENTS.flatMap((element) => {
    const label = values[element];
    return byLabel && label !== undefined ? [{ label, element }] : [];
  });
  return {
    sheet: top.sheet,
    headerRow,
    width: onSide ? top.height : top.width,
    ...(onSide && { onSide }),
    columns: [...ofKeys, ...ofValues, ...behind],
    ...(byLabel && { labels }),
  };
}

/** Where a row is a day or a month, an element has one column at a time. */
export function mayGoOn({ rowOf, keys }: Pick<Pointing, 'rowOf' | 'keys'>): boolean {
  return ACROSS[rowOf] === 1 && keys.element === undefined;
}

/** "Max, Min, Rain" under each month go by turns: the next month of one stands behind the others. */
function stepOf(firsts: readonly number[], across: number): number {
  const apart = Math.max(...firsts) - Math.min(...firsts);
  return across > 1 && firsts.length > 1 && apart < across ? firsts.length : 1;
}

function roleOf(
  { rowOf, firstMonth }: Pointing,
  element: Element | undefined,
  number: number,
): PointedColumn['role'] {
  const month = ((firstMonth - 1 + number) % 12) + 1;
  if (rowOf === 'year') return element ? columnKey(month, element) : `month-${month}`;
  if (rowOf === 'days-of-month')
    return element ? `${element}-day-${number + 1}` : `day-${number + 1}`;
  return element ?? 'value';
}

const ROW_OF_LAYOUT: { [layout: string]: RowOf } = {
  'months-across': 'year',
  'days-across': 'days-of-month',
  'day-a-row': 'day',
};

/** What a person finds chosen already: what they pointed at before, or what was understood. */
export function pointingFrom(
  understood: Understood,
  top: SheetTop,
  before?: PointedTable,
): Pointing {
  const { layout, headerRow } = understood;
  const columns: readonly { column: string; role: string }[] =
    before?.columns ?? understood.columns.filter(({ sheet }) => sheet === top.sheet);
  const onSide = before?.onSide ?? /^\d/.test(columns[0]?.column ?? '');
  const firstOf = (isOne: (role: string) => boolean): string | undefined =>
    columns.find(({ role }) => isOne(role))?.column;
  const firstMonth = columns.find(({ role }) => OF_MONTH.test(role))?.role;
  const keys: Pointing['keys'] = {};
  for (const key of KEYS_OF.day) {
    const column = firstOf((role) => role === key);
    if (column !== undefined) keys[key] = column;
  }
  const values: Pointing['values'] = {};
  const goingOn: Pointing['goingOn'] = {};
  for (const element of ELEMENTS) {
    const [, ...others] = (before?.columns ?? []).filter(({ role }) => role === element);
    if (others.length > 0) goingOn[element] = others.map(({ column }) => column);
    const label = before?.labels?.find((one) => one.element === element)?.label;
    const column = label ?? firstOf((role) => elementIn(role) === element);
    if (column !== undefined) values[element] = column;
  }
  const first = firstOf((role) => /^(value|month-\d+|day-\d+)$/.test(role));
  return {
    headerRow: before?.headerRow ?? headerRow,
    onSide,
    rowOf: rowOfRoles(columns.map(({ role }) => role)) ?? ROW_OF_LAYOUT[layout] ?? 'month',
    firstMonth: Number(/\d+/.exec(firstMonth ?? '1')),
    keys,
    values,
    goingOn,
    ...(first !== undefined && { first }),
  };
}

const OF_MONTH = /^(\d\d_|month-\d)/;

function rowOfRoles(roles: readonly string[]): RowOf | undefined {
  if (roles.some((role) => OF_MONTH.test(role))) return 'year';
  if (roles.some((role) => /day-\d/.test(role))) return 'days-of-month';
  return roles.some((role) => role === 'day' || role === 'dayOfYear') ? 'day' : undefined;
}

function elementIn(role: string): string | undefined {
  return /^(?:\d\d_)?(max|min|rain)(?:-day-\d+)?$/.exec(role)?.[1];
}

/** The columns that may be pointed at, each with its word and its first values; rows where the table lies on its side. */
export function columnsToPointAt({ headerRow, onSide }: Pointing, top: SheetTop) {
  const count = onSide ? top.rows.length : Math.min(top.width, widthOf(top));
  return Array.from({ length: count }, (_, index) => {
    const header = headerRow === 0 ? '' : textAt(top, headerRow - 1, index, onSide);
    const first = firstBelow(top, headerRow, index, onSide);
    return { column: nameOf(index, onSide), header, first };
  }).filter(({ header, first }) => header !== '' || first !== '');
}

/** The words of a column, of which a person says which mean the maximum, the minimum and the rain. */
export function wordsIn({ headerRow, onSide }: Pointing, column: string, top: SheetTop): string[] {
  const words = top.rows.flatMap((row, rowIndex) => {
    const text = onSide ? '' : (row[lineIndexOf(column)] ?? '');
    return rowIndex >= headerRow && text !== '' ? [text] : [];
  });
  return [...new Set(words)];
}

function widthOf({ rows }: SheetTop): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

function firstBelow({ rows }: SheetTop, headerRow: number, index: number, onSide: boolean): string {
  const below = onSide
    ? (rows[index] ?? []).slice(headerRow)
    : rows.slice(headerRow).map((row) => row[index] ?? '');
  return below.find(Boolean) ?? '';
}

function textAt({ rows }: SheetTop, header: number, index: number, onSide: boolean): string {
  return (onSide ? rows[index]?.[header] : rows[header]?.[index]) ?? '';
}

function nameOf(index: number, onSide: boolean): string {
  return onSide ? String(index + 1) : columnLetters(index);
}
