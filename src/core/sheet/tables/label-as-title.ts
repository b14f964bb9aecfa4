import { headerText } from '../cells/sheet-cells.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { type Column, cellsBelow, indexesOf } from '../headers/table.ts';
import { type Fit, valuesIn } from './layout.ts';
import { lacksElement } from './name-elements.ts';

/**
 * "Maximum Rainfall in 24 Hours" in each row, under "Statistic" or "Rain", says more of the values than a file "max" does.
 * Of several such labels, none of which is ours, the first is the title.
 */
export function withLabelAsTitle(fit: Fit): Fit {
  if (!fit.parts.some(lacksElement)) return fit;
  const { table, parts } = fit;
  const taken = parts.flatMap(({ keys }) => keys.all).concat(indexesOf(valuesIn(parts)));
  const free = table.columns.filter(({ index, meaning }) => {
    return !taken.includes(index) && (meaning.key === 'element' || meaning.about !== undefined);
  });
  const label = free.map((column) => labelOf(fit, column)).find(Boolean);
  return label ? { ...fit, table: { ...table, titles: [label, ...table.titles] } } : fit;
}

function labelOf({ table }: Fit, { index }: Column): string | undefined {
  const labels = [...new Set(cellsBelow(table, index).map(headerText))].filter(Boolean);
  const areWords = labels.length <= MOST_LABELS && labels.every(saysWhat);
  return areWords ? labels[0] : undefined;
}

const MOST_LABELS = 60;

/** "Greatest rainfall in a day", "Sunshine", "Rain": not "Birr", and not 12.1. */
function saysWhat(label: string): boolean {
  const { about, refusal } = titleMeaning(label);
  return /\p{L}/u.test(label) && (about !== undefined || refusal === 'other' || refusal === 'mean');
}
