import type { CellMark } from '../platform/calls.ts';

/** A cell keeps what Sheets keeps: dates are day numbers that a format shows as dates. */
export type StoredCell = {
  value: string | number | boolean | null;
  /** `''` is automatic */
  format: string;
  formula?: string;
  /** why the formula has no value; whoever reads the value is told */
  refusal?: string;
  marks?: Partial<Record<CellMark, string>>;
};

export function isEmptyCell(cell: StoredCell | undefined): boolean {
  return !cell || ((cell.value === null || cell.value === '') && cell.formula === undefined);
}

export const isAutomatic = (format: string) => format === '' || /^general$/i.test(format);

/** Its content goes; how it looks stays. */
export function emptyCell(cell: StoredCell): void {
  cell.value = null;
  forgetFormula(cell);
}

export function forgetFormula(cell: StoredCell): void {
  delete cell.formula;
  delete cell.refusal;
}
