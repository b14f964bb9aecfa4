import type { Cell } from '../../reading/reading.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { decimalEvidence } from '../cells/read-number.ts';
import { isText } from '../cells/sheet-cells.ts';
import { isRounded } from '../cells/units.ts';
import type { Table } from '../headers/table.ts';
import { type Candidate, type Part, valuesIn } from '../tables/layout.ts';

/** The cells of all columns of values, row by row. */
function* valueCells(
  { sheet, firstRow }: Table,
  parts: readonly Part[],
): Iterable<{ cell: Cell | undefined; column: Candidate }> {
  const columns = valuesIn(parts);
  for (const row of sheet.cells.slice(firstRow))
    for (const column of columns) yield { cell: row[column.index], column };
}

/** False for temperatures: they have no thousands, so whole degrees beside 1.234 in say nothing of its marks. */
function mayHaveThousands({ element }: Candidate): boolean {
  return !element || element === 'rain';
}

const ONE_GROUP = /^\D*(\d{1,3})([.,])\d{3}\D*$/;

/**
 * Do the texts of the table write "12,5"? If each could also be a thousand, "12,345" is a decimal, because so much rain
 * never falls in a month, and "1,234" beside "720" is a thousand.
 */
export function writesComma(table: Table, parts: readonly Part[]): boolean {
  let [evidence, decimal, grouping, hasWholes] = [0, '', '', false];
  for (const { cell, column } of valueCells(table, parts)) {
    const whole = isText(cell) && /^\d+$/.test(cell) ? Number(cell) : cell;
    const isWhole = Number.isInteger(whole) && whole !== 0 && !MISSING_NUMBERS.has(Number(whole));
    hasWholes ||= isWhole && mayHaveThousands(column);
    if (!isText(cell)) continue;
    evidence += decimalEvidence(cell);
    const [, { length } = '', mark = ''] = ONE_GROUP.exec(cell) ?? [];
    if (length > 1 && !column.annual) decimal = mark;
    else grouping ||= mark;
  }
  if (evidence !== 0) return evidence > 0;
  return decimal ? decimal === ',' : hasWholes === (grouping === '.');
}

/** 1.234 and 1234 may be what a sheet made of "1,234" by other marks. 12.345 is no thousand, as above. */
export function mayBeMisread(value: number): boolean {
  const size = Math.abs(value);
  return Number.isInteger(value) ? size >= 1000 : size > 1 && size < 10;
}

/** "15,100" made 15100: no temperature is that in hundredths, either. */
const TOO_HOT = 10_000;

/**
 * 1.234 and 2.345 among whole numbers below a thousand, or 1234 among texts such as "12,5". A number with other
 * decimals shows that the sheet makes numbers by the marks of those who type them.
 */
export function areMisread(table: Table, parts: readonly Part[]): boolean {
  let [hasMarks, large, wholes, fractions, thousandths, hot] = [false, 0, 0, 0, 0, 0];
  for (const { cell, column } of valueCells(table, parts)) {
    if (isText(cell)) hasMarks ||= decimalEvidence(cell) !== 0;
    if (typeof cell !== 'number' || cell === 0) continue;
    const isOdd = mayBeMisread(cell) && !MISSING_NUMBERS.has(cell);
    if (Number.isInteger(cell)) {
      if (isOdd) large++;
      if (cell >= TOO_HOT && !mayHaveThousands(column)) hot++;
      else if (mayHaveThousands(column)) wholes++;
    } else {
      fractions++;
      if (!isRounded(cell * 100)) thousandths++;
      if (!isOdd || !isRounded(cell * 1000)) return false;
    }
  }
  if (fractions > 0 && thousandths * 2 <= fractions) return false;
  return hasMarks || hot * 2 > large || (large === 0 && wholes >= fractions);
}
