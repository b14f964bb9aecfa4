import { numberInCell } from '../cells/read-number.ts';
import { indexesOf, type Table } from '../headers/table.ts';

/** So many rows with rain in more than one part show it. A slip of the pen or two may be among them. */
const FEWEST_SHOWN = 5;
const MOST_OTHERS = 2;

/** "Prec24" beside Prec_1, Prec_2 and Prec_3: the column, whatever it is called, that holds the sum of all others. */
export function wholeAmong(table: Table, columns: readonly number[]): number | undefined {
  const isWhole = (index: number): boolean => {
    const parts = columns.filter((other) => other !== index);
    return parts.length > 1 && addsUpTo(table, parts, index);
  };
  return columns.find(isWhole) ?? indexesOf(table.columns).find(isWhole);
}

function addsUpTo({ sheet, firstRow }: Table, parts: readonly number[], whole: number): boolean {
  let [shown, others] = [0, 0];
  for (const row of sheet.cells.slice(firstRow)) {
    const amounts = parts.map((index) => numberInCell(row[index] ?? ''));
    const all = numberInCell(row[whole] ?? '');
    if (![...amounts, all].every(Number.isFinite)) continue;
    const isSum = Math.abs(amounts.reduce((sum, amount) => sum + amount) - all) < ROUNDED;
    if (!isSum) others++;
    else if (amounts.filter((amount) => amount > 0).length > 1) shown++;
    if (others > MOST_OTHERS) return false;
  }
  return shown >= FEWEST_SHOWN;
}

const ROUNDED = 0.051;
