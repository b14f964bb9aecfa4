import { plainText } from '../../reading/plain-text.ts';
import type { Doubts } from '../cells/doubts.ts';
import { columnAt, indexesOf, type Table } from '../headers/table.ts';
import type { Fit, ValueColumn } from './layout.ts';

/** "Jan, Feb, Nov, Apr … Mar": twelve months in no order of the calendar or of the alphabet. Two names may be exchanged. */
export function reportMonthOrder({ table, parts, layout }: Fit, doubts: Doubts): void {
  if (layout !== 'months-across') return;
  for (const { values } of parts) {
    const [first] = values;
    const months = values.filter(({ month, element }) => month && element === first?.element);
    const odd = outOfOrder(months, table);
    if (odd.length === 0 || odd.length > MOST_EXCHANGED) continue;
    const found = odd.map(({ index }) => nameOf(table, index)).join(', ');
    const doubt = { kind: 'reading.months-out-of-order', severity: 'warning' } as const;
    doubts.atColumns(table, { ...doubt, params: { found } }, indexesOf(odd));
  }
}

/** Those that stand elsewhere than in the order that most of them are in. */
function outOfOrder(columns: readonly ValueColumn[], table: Table): readonly ValueColumn[] {
  const months = columns.map(({ month = 0 }) => month);
  if (new Set(months).size !== MONTHS || months.length !== MONTHS) return [];
  const names = columns.map(({ index }) => nameOf(table, index));
  if (areSorted(names) || areSorted(names.map(plainText))) return [];
  // From each month on, forward and back.
  const byOrder = months.flatMap((start) =>
    [1, -1].map((step) =>
      columns.filter((_, at) => months[at] !== ((start - 1 + at * step + MONTHS) % MONTHS) + 1),
    ),
  );
  return byOrder.reduce((least, odd) => (odd.length < least.length ? odd : least), columns);
}

const MONTHS = 12;
/** Where more stand elsewhere, the columns were sorted in some other way, each with its name. */
const MOST_EXCHANGED = 6;

/** A spreadsheet sorts the names, forward or back. */
function areSorted(names: readonly string[]): boolean {
  const sorted = [...names].sort();
  return [String(sorted), String(sorted.reverse())].includes(String(names));
}

function nameOf(table: Table, index: number): string {
  return columnAt(table, index)?.name ?? '';
}
