import { isDaily } from '../../reading/series.ts';
import { elementOver } from '../headers/element-over.ts';
import { isUnitText, statedUnit } from '../headers/stated-unit.ts';
import type { Column, Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';
import type { Asked, Candidate, ElementColumns } from './layout.ts';
import { areOrders, isMostlyNumbers } from './numbers-of.ts';
import { findRowElement } from './row-element.ts';

/** "Value", "temperature" or `y`: a title, a column of elements or the person names the element. */
export function unnamedValues(
  table: Table,
  free: readonly Column[],
  keys: Keys,
  asked: Asked,
): Partial<ElementColumns> {
  // Whoever says that no column holds the rain is not shown "Mean" as the rain.
  const over = elementOver(table);
  if (over && asked.columns[over] === 'none') return {};
  const rows = isDaily(keys) ? 'ofDays' : 'ofMonths';
  const rowElement = findRowElement(table, free, rows, asked);
  const numbers = free.filter(
    (column) => saysNoElement(column) && isMostlyNumbers(table, column.index),
  );
  const amounts = numbers.filter(({ index }) => !areOrders(table, index));
  const numeric = amounts.length > 0 ? amounts : numbers;
  const [column] = theOnlyOne(numeric);
  if (!column) return {};
  return { values: [{ index: column.index, unit: unitOf(column) }], rowElement };
}

function saysNoElement({ name, meaning }: Column): boolean {
  const { key, refusal, month, element } = meaning;
  // "mm" may mean a month of two digits, or a unit; numbers under "Quantity" name no element.
  const isKey = key && key !== 'value' && key !== 'element' && !isUnitText(name);
  return !isKey && !refusal && !month && !element;
}

/** "Value", else "Total", else the column with a unit, else the only column of numbers. "C" beside "A" and "B" is no unit. */
function theOnlyOne(numeric: readonly Column[]): readonly Column[] {
  const groups = [
    numeric.filter((column) => column.meaning.key === 'value'),
    numeric.filter(({ meaning }) => meaning.facts.has('total')),
    numeric.filter((column) => unitOf(column) && !/^\p{L}$/u.test(column.name)),
    numeric,
  ];
  return groups.find(({ length }) => length === 1) ?? [];
}

function unitOf({ meaning: { says } }: Column): Candidate['unit'] {
  return statedUnit(says, 'temperature') ?? statedUnit(says, 'rain');
}
