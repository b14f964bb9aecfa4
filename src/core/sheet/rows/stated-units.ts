import type { Element } from '../../dataset/columns.ts';
import { quantityOf, statedUnit, titleUnit, type Unit } from '../cells/units.ts';
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
      // The header may be "January Inches", in a file called Rainfall.
      const { says = '' } = columnAt(fit.table, column.index)?.meaning ?? {};
      const unit =
        statedUnit(says, quantityOf(column.element)) ?? unitOfTitles(fit, column.element);
      return { ...column, unit };
    }),
  }));
  return { ...fit, parts };
}

function withLabelUnits(fit: Fit, rowElement: NonNullable<Part['rowElement']>) {
  const units = new Map<Element, Unit>();
  for (const element of rowElement.labels.values()) {
    const unit = unitOfTitles(fit, element);
    if (unit) units.set(element, unit);
  }
  return { ...rowElement, units };
}

function unitOfTitles({ table }: Fit, element: Element): Unit | undefined {
  return table.titles
    .map((title) => titleUnit(titleMeaning(title).says, quantityOf(element)))
    .find((unit) => unit !== undefined);
}
