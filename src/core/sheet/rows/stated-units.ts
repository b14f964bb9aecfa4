import type { Element } from '../../dataset/columns.ts';
import { quantityOf, type Unit } from '../cells/units.ts';
import { headerMeaning, titleMeaning } from '../headers/header-meaning.ts';
import { saysStep, statedUnit, titleUnit } from '../headers/stated-unit.ts';
import { columnAt } from '../headers/table.ts';
import type { Fit, Part } from '../tables/layout.ts';

/** Adds the units that a row's label, a title, a line above the table or the sheet's name states. */
export function withStatedUnits(fit: Fit): Fit {
  const parts = fit.parts.map((part) => ({
    ...part,
    rowElement: part.rowElement && withLabelUnits(fit, part.rowElement),
    values: part.values.map((column) => {
      if (column.unit || !column.element) return column;
      // The header may be "January Inches", in a file called Rainfall.
      const { name = '', meaning } = columnAt(fit.table, column.index) ?? {};
      // "Inch Island" over the rain of that place states none.
      const says = column.station === name ? '' : (meaning?.says ?? '');
      const unit = statedUnit(says, quantityOf(column.element));
      const stated = unit ?? unitOfTitles(fit, name, column.element);
      return stated ? { ...column, unit: stated } : column;
    }),
  }));
  return { ...fit, parts };
}

function withLabelUnits(fit: Fit, rowElement: NonNullable<Part['rowElement']>) {
  const units = new Map<Element, Unit>();
  for (const [label, element] of rowElement.labels) {
    const ofLabel = statedUnit(headerMeaning(label).says, quantityOf(element));
    const unit = ofLabel ?? unitOfTitles(fit, label, element);
    if (unit) units.set(element, unit);
  }
  return { ...rowElement, units };
}

/** `named` is a header or a row's label. A line above explains it: "PRCP: rain in mm", under "SNOW: depth in cm". */
function unitOfTitles(fit: Fit, named: string, element: Element): Unit | undefined {
  const { titles } = fit.table;
  const quantity = quantityOf(element);
  const word = named.toLowerCase();
  const isOn = (title: string): boolean => title.toLowerCase().startsWith(word);
  const line = word.length > 1 ? titles.find(isOn) : undefined;
  const unit = statedUnit(titleMeaning(line ?? '').says, quantity);
  const [stated] = titles.flatMap((title) => {
    // "Units | C" in the head of an exchange file: as plain as a header.
    const [, alone = ''] = /^units?[\s:]+(\S+)$/i.exec(title) ?? [];
    const own = statedUnit(alone, quantity) ?? titleUnit(titleMeaning(title).says, quantity);
    return saysStep(title) ? [] : (own ?? []);
  });
  return unit ?? stated;
}
