import { headerText } from '../cells/sheet-cells.ts';
import { isForetold } from '../headers/foretold.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { type Column, indexesOf, sampleCells } from '../headers/table.ts';
import { type Fit, rowsWithValues, valuesIn } from './layout.ts';

/**
 * "Maximum Rainfall in 24 Hours" in each row says more of the values than a file "max" and a header "Rain" do. Of several
 * such labels under "Statistic" or "Rain", none of which is ours, the first is the title.
 */
export function withLabelAsTitle(fit: Fit): Fit {
  const { table, parts } = fit;
  const keys = parts.flatMap(({ keys, rowElement }) => [...keys.all, rowElement?.index]);
  const taken = new Set([...indexesOf(valuesIn(parts)), ...keys]);
  const free = table.columns.filter(
    ({ index, meaning }) => !taken.has(index) && meaning.key !== 'station',
  );
  const labels = free.flatMap((column) => labelOf(fit, column) ?? []);
  return labels.length > 0
    ? { ...fit, table: { ...table, titles: [...labels, ...table.titles] } }
    : fit;
}

function labelOf(fit: Fit, { index, meaning }: Column): string | undefined {
  if (!sampleCells(fit.table, index).some(saysWhat)) return undefined;
  const rows = rowsWithValues(fit);
  const texts = rows.map((row) => headerText(row[index])).filter(Boolean);
  const [first = ''] = texts;
  const isOfLabels = meaning.key === 'element' || meaning.about !== undefined;
  const alike = texts.filter(isOfLabels ? saysWhat : (text) => text === first);
  const isMerged = headerText(rows[0]?.[index]) === first;
  const all = isOfLabels || isMerged ? texts : rows;
  return saysWhat(first) && alike.length >= all.length * MOSTLY ? first : undefined;
}

/** A note stands in few of the rows. */
const MOSTLY = 0.9;

/** "Greatest rainfall in a day", "Sunshine", "Rain": not "Birr", and not 12.1. "Forecast" is of its row alone. */
function saysWhat(cell: unknown): boolean {
  if (typeof cell !== 'string' || !/\p{L}/u.test(cell)) return false;
  const { about, refusal } = titleMeaning(cell);
  return about !== undefined || ((refusal === 'other' || refusal === 'mean') && !isForetold(cell));
}
