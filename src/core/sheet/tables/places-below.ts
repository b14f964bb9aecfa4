import { headerText } from '../cells/sheet-cells.ts';
import { headerMeaning, saysSomething } from '../headers/header-meaning.ts';
import type { Fit, ValueColumn } from './layout.ts';

/** "Jan" merged over "Upton | Kew", "Feb" over the same: each place has a column below each month. */
export function withPlacesBelow(fit: Fit): Fit {
  const [part, other] = fit.parts;
  if (!part || other || fit.layout !== 'months-across') return fit;
  const names = namesBelow(fit, part.values);
  if (!names) return fit;
  const ofPlaces = (column: ValueColumn): ValueColumn[] =>
    names.map((station, at) => ({ ...column, index: column.index + at, station }));
  return { ...fit, parts: [{ ...part, values: part.values.flatMap(ofPlaces) }] };
}

/** The same unknown words below each month, in the same order; null for "mm | days", "Max | Min" and for values. */
function namesBelow({ table }: Fit, months: readonly ValueColumn[]): string[] | null {
  const [first, second] = months;
  const width = (second?.index ?? 0) - (first?.index ?? 0);
  const row = table.sheet.cells[table.headerRow + 1] ?? [];
  if (!first || first.station !== undefined || width < 2) return null;
  const below = (index: number): string[] => row.slice(index, index + width).map(headerText);
  const names = below(first.index);
  const areNames = names.every(
    (name) => /\p{L}/u.test(name) && !saysSomething(headerMeaning(name)),
  );
  const isOfEach = months.every(
    ({ index }, at) => index === first.index + at * width && String(below(index)) === String(names),
  );
  return areNames && isOfEach && new Set(names).size === width ? names : null;
}
