import type { Element } from '../../dataset/columns.ts';
import { quantityOf, statedUnit, titleUnit, type Unit, withoutPlaceInch } from '../cells/units.ts';
import { titleMeaning } from '../headers/header-meaning.ts';
import { columnAt } from '../headers/table.ts';
import type { Fit, Part } from '../tables/layout.ts';

/** Adds the units that a title, a line above the table or the sheet's name states. */
export function withStatedUnits(fit: Fit): Fit {
  const parts = fit.parts.map((part) => ({
    ...part,
    rowElement: part.rowElement && withLabelUnits(fit, part.rowElement),
    values: part.values.map((column) => {
      if (column.unit || !column.element) return column;
      const { own = '', meaning } = columnAt(fit.table, column.index) ?? {};
      // The header may be "January Inches", in a file called Rainfall.
      const unit =
        statedUnit(meaning?.says ?? '', quantityOf(column.element)) ??
        unitOfTitles(fit, own, column.element);
      return unit ? { ...column, unit } : column;
    }),
  }));
  return { ...fit, parts };
}

function withLabelUnits(fit: Fit, rowElement: NonNullable<Part['rowElement']>) {
  const units = new Map<Element, Unit>();
  for (const [label, element] of rowElement.labels) {
    const unit = unitOfTitles(fit, label, element);
    if (unit) units.set(element, unit);
  }
  return { ...rowElement, units };
}

/** `named` is a header or a row's label. A line above may explain it: "TX: maximum in °F". */
function unitOfTitles({ table }: Fit, named: string, element: Element): Unit | undefined {
  const quantity = quantityOf(element);
  const own = named.toLowerCase();
  const about =
    own.length > 1 ? table.titles.find((title) => title.toLowerCase().startsWith(own)) : undefined;
  const stated = about
    ? statedUnit(withoutPlaceInch(titleMeaning(about).says), quantity)
    : undefined;
  if (stated) return stated;
  return table.titles
    .map((title) => titleUnit(titleMeaning(title).says, quantity))
    .find((unit) => unit !== undefined);
}
