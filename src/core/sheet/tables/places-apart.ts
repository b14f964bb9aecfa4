import type { Cell } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { isYearLike } from '../cells/year-like.ts';
import { CODE } from './places-beside.ts';

/** "Birr", 466880: a different station in each row. */
export function arePlaces(labels: readonly Cell[]): boolean {
  const isName = (name: string): boolean =>
    /^\p{L}{2}/u.test(name) || (CODE.test(name) && !isYearLike(Number(name)));
  return areApart(labels.map(headerText), isName);
}

/** True if all differ and most are names: a place may be called March or Normal. */
export function areApart<One>(all: readonly One[], isName: (one: One) => boolean): boolean {
  const differ = all.length > 1 && new Set(all).size === all.length;
  return differ && all.filter(isName).length >= all.length * MOSTLY;
}

const MOSTLY = 0.8;
