import { headerText } from '../cells/sheet-cells.ts';
import { elementOfTitles } from '../headers/header-meaning.ts';
import { type Column, indexesOf, type Table } from '../headers/table.ts';
import type { Asked, Fit, Part } from './layout.ts';

/**
 * "Actual", "Departure" and "Number of districts" down a column "Parameter" under "Rainfall": none of them says what it
 * is, and each year has all of them, so only the person knows which one is the rain.
 */
export function unknownLabels(
  table: Table,
  columns: readonly Column[],
  { columns: answers }: Asked,
): { rowElement: Part['rowElement']; unclear: Fit['unclear'] } | null {
  const element = elementOfTitles(table.titles);
  const column = columns.find(({ meaning }) => meaning.key === 'element');
  const labels = column && labelsOfEachYear(table, columns, column);
  if (!element || !labels) return null;
  const { index } = column;
  const unclear = answers[element]
    ? []
    : [{ element, columns: [index], labels, why: 'unsaid' as const }];
  return { rowElement: { index, labels: new Map() }, unclear };
}

/** All labels, if most years of most places have several; null if they say something of a place. */
function labelsOfEachYear(table: Table, columns: readonly Column[], { index }: Column) {
  const keys = indexesOf(columns.filter((column) => column.index !== index && !isValue(column)));
  const found = new Map<string, Set<string>>();
  for (const row of table.sheet.cells.slice(table.firstRow)) {
    const key = keys.map((other) => headerText(row[other])).join('/');
    const labels = found.get(key) ?? new Set();
    found.set(key, labels.add(headerText(row[index])));
  }
  const sets = Array.from(found.values());
  const several = sets.filter(({ size }) => size > 1);
  if (several.length * 2 < sets.length) return null;
  return [...new Set(sets.flatMap((labels) => [...labels]))].filter((label) => label !== '');
}

function isValue({ meaning: { month, annual } }: Column): boolean {
  return month !== undefined || annual;
}
