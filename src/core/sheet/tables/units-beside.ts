import { isText } from '../cells/sheet-cells.ts';
import { isInOtherUnit, isUnitText } from '../headers/stated-unit.ts';
import type { Table } from '../headers/table.ts';
import { unitFacetsOf } from '../headers/unit-word.ts';
import type { Part } from './layout.ts';

/**
 * The columns of words such as "mm" and "Degrees Celsius", each row with the unit of its values; by the index of a
 * column of values. Right of each value may stand its own, and one alone is of all values of its row.
 */
export function unitsBeside(table: Table, { keys, values, rowElement }: Part): Map<number, number> {
  const taken = new Set([...keys.all, ...values.map(({ index }) => index), rowElement?.index]);
  const units = table.columns.flatMap(({ index }) =>
    !taken.has(index) && holdsUnits(table, index) ? [index] : [],
  );
  const [only] = units.length === 1 ? units : [];
  return new Map(
    values.flatMap(({ index }): [number, number][] => {
      const next = values.find((value) => value.index > index)?.index ?? Infinity;
      const own = units.find((unit) => unit > index && unit < next) ?? only;
      return own === undefined ? [] : [[index, own]];
    }),
  );
}

/** Some rows of a long table may have none: "code", "-". */
const LEAST_SHARE = 0.5;

export function holdsUnits({ sampled }: Table, index: number): boolean {
  const texts = sampled.flatMap(({ [index]: cell }) => (isText(cell) ? [cell] : []));
  const units = texts.filter(isOfUnits);
  return units.some(isUnitText) && units.length >= sampled.length * LEAST_SHARE;
}

/** "mm", "0.1 degree C", "hPa", "%". "C" alone may be a mark of quality, and "00:00" in quotes is no number of inches. */
function isOfUnits(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const isUnit = isUnitText(text) || isInOtherUnit(text);
  return words.length > 0
    ? words.every((word) => unitFacetsOf(word).size > 0)
    : isUnit && /^(?!\p{L}$)[\p{L}°%]/u.test(text.trim());
}
