import { type Area, a1Of } from '../platform/a1-notation.ts';
import type { RangeAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import type { StoredCell } from './cell.ts';
import { isDateFormat } from './number-format.ts';
import type { SheetModel } from './sheet-model.ts';
import type { SpreadsheetModel } from './spreadsheet-model.ts';

type Value = StoredCell['value'];
type Rule = { criteria: string; values: unknown[]; allowInvalid: boolean };

/** The cells of an area that refuse what breaks their rule. */
export function hasStrictRules(sheet: SheetModel, area: Area): boolean {
  let found = false;
  sheet.map(area, (cell) => {
    found ||= strictRule(cell) !== null;
  });
  return found;
}

/** Does what the cell now holds break its rule? Nothing in a cell breaks none, nor does a formula. */
export function checkRule(
  book: SpreadsheetModel,
  cell: StoredCell,
  at: { row: number; column: number },
): void {
  const rule = strictRule(cell);
  if (!rule || cell.value === null || cell.value === '' || cell.formula !== undefined) return;
  const fits = TESTS[rule.criteria]?.(cell, rule.values, book) ?? true;
  if (!fits) throw exception('breaks-rule', { cell: a1Of({ ...at, rows: 1, columns: 1 }) });
}

function strictRule(cell: StoredCell | undefined): Rule | null {
  const kept = cell?.marks?.validation;
  if (typeof kept !== 'string') return null;
  const rule = JSON.parse(kept) as Rule;
  return rule.allowInvalid ? null : rule;
}

type Test = (cell: StoredCell, values: unknown[], book: SpreadsheetModel) => boolean;

const number =
  (test: (value: number, a: number, b: number) => boolean): Test =>
  ({ value }, [a, b]) =>
    typeof value === 'number' && test(value, Number(a), Number(b));
const text =
  (test: (value: string, wanted: string) => boolean): Test =>
  ({ value }, [wanted]) =>
    test(String(value).toLowerCase(), String(wanted).toLowerCase());

/** Rules the stage can test. A rule by formula or by date is kept and accepts everything. */
const TESTS: Record<string, Test> = {
  CHECKBOX: ({ value }, [checked = true, unchecked = false]) =>
    value === checked || value === unchecked,
  DATE_IS_VALID_DATE: ({ value, format }) => typeof value === 'number' && isDateFormat(format),
  NUMBER_BETWEEN: number((value, a, b) => value >= a && value <= b),
  NUMBER_EQUAL_TO: number((value, a) => value === a),
  NUMBER_GREATER_THAN: number((value, a) => value > a),
  NUMBER_GREATER_THAN_OR_EQUAL_TO: number((value, a) => value >= a),
  NUMBER_LESS_THAN: number((value, a) => value < a),
  NUMBER_LESS_THAN_OR_EQUAL_TO: number((value, a) => value <= a),
  NUMBER_NOT_BETWEEN: number((value, a, b) => value < a || value > b),
  NUMBER_NOT_EQUAL_TO: number((value, a) => value !== a),
  TEXT_CONTAINS: text((value, wanted) => value.includes(wanted)),
  TEXT_DOES_NOT_CONTAIN: text((value, wanted) => !value.includes(wanted)),
  TEXT_EQUAL_TO: text((value, wanted) => value === wanted),
  VALUE_IN_LIST: ({ value }, [list]) =>
    Array.isArray(list) && list.some((item) => String(item) === String(value)),
  VALUE_IN_RANGE: ({ value }, [place], book) => isAmong(value, place, book),
};

function isAmong(value: Value, place: unknown, book: SpreadsheetModel): boolean {
  const { range } = (place ?? {}) as { range?: RangeAt };
  if (!range || range.document !== book.id) return true;
  const cells = book.sheet(range.sheet).map(range, (cell) => cell?.value ?? null);
  return cells.some((row) => row.some((one) => one !== null && one === value));
}
