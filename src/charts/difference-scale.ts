import type { Element } from '../core/dataset/columns.ts';
import { ELEMENT_UNITS } from '../core/dataset/unit-names.ts';
import type { Language } from '../core/words/languages.ts';
import { showDifference } from './chart-words.ts';

/** How differences of an element are shown: a value is multiplied, rounded and followed by the unit. */
type DifferenceScale = { unit: string; decimals: number; times: number };

/** Degrees as they are; rain is compared by its share, in whole percents. */
export function differenceScale(element: Element): DifferenceScale {
  return element === 'rain'
    ? { unit: '%', decimals: 0, times: 100 }
    : { unit: ELEMENT_UNITS[element], decimals: 1, times: 1 };
}

export function showScaledDifference(value: number, element: Element, language: Language): string {
  const { decimals, times } = differenceScale(element);
  return showDifference(language, value * times, decimals);
}
