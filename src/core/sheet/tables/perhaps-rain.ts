import { isPlainlyRain, spreadOf } from '../cells/rain-like.ts';
import { saysSomething } from '../headers/header-meaning.ts';
import type { Column, Table } from '../headers/table.ts';
import { numbersOf, shareOfParts } from './numbers-of.ts';

/** Fewer values do not show what they are. */
const ENOUGH = 24;

/** The columns under unknown words whose values could be rain. Rain is written with decimals. */
export function perhapsRain(table: Table, columns: readonly Column[], daily: boolean): Column[] {
  return columns.filter(({ index, name, meaning }) => {
    const isKnown = saysSomething(meaning) || meaning.annual;
    const isUnknown = meaning.rest === meaning.plain || meaning.facts.has('inRainUnit');
    if (name === '' || isKnown || !isUnknown) return false;
    const numbers = numbersOf(table, index);
    const isEnough = numbers.length >= ENOUGH && shareOfParts(numbers) > 0.25;
    return isEnough && isPlainlyRain(spreadOf(numbers), daily);
  });
}
