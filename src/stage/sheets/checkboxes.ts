import type { Area } from '../platform/a1-notation.ts';
import type { StoredCell } from './cell.ts';
import type { SheetModel } from './sheet-model.ts';

type Value = StoredCell['value'];

/** Ticks, clears or takes away the checkboxes of an area; other cells stay as they are. */
export function setCheckboxes(
  sheet: SheetModel,
  area: Area,
  how: 'check' | 'uncheck' | 'remove',
): void {
  sheet.existing(area, (cell) => {
    const box = checkboxOf(cell);
    if (!box) return;
    if (how === 'remove') removeBox(cell, box);
    else cell.value = how === 'check' ? box.checked : box.unchecked;
  });
}

type Checkbox = { checked: Value; unchecked: Value };

/** A checkbox stands for its own pair of values, or for true and false. */
function checkboxOf(cell: StoredCell | undefined): Checkbox | null {
  const rule = cell?.marks?.validation;
  if (typeof rule !== 'string') return null;
  const { criteria, values } = JSON.parse(rule) as { criteria: string; values: Value[] };
  if (criteria !== 'CHECKBOX') return null;
  if (values.length === 0) return { checked: true, unchecked: false };
  return { checked: values[0] ?? null, unchecked: values[1] ?? null };
}

/** A value the box never had stays: only its own two go with it. */
function removeBox(cell: StoredCell, { checked, unchecked }: Checkbox): void {
  delete cell.marks?.validation;
  if (cell.value === checked || cell.value === unchecked) cell.value = null;
}
