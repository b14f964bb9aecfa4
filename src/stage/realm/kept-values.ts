import type { RangeAt } from '../platform/calls.ts';
import { enumName, RelativeDate } from './enums.ts';
import { newRange } from './makers.ts';
import { at, isRange, rangeState } from './range-cells.ts';

/** The values of a rule as plain data: what is kept with cells and sheets is text. */
export type KeptValue =
  | string
  | number
  | boolean
  | null
  | { dateMs: number }
  | { relativeDate: string }
  | { range: RangeAt }
  | KeptValue[];

const RELATIVE_DATES: readonly unknown[] = Object.values(RelativeDate);

export function isRelativeDate(value: unknown): boolean {
  return RELATIVE_DATES.includes(value);
}

export function keptValue(value: unknown): KeptValue {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value as string | number | boolean;
  if (Array.isArray(value)) return value.map(keptValue);
  if (Object.prototype.toString.call(value) === '[object Date]')
    return { dateMs: (value as Date).getTime() };
  if (isRange(value)) return { range: at(rangeState(value)) };
  return isRelativeDate(value) ? { relativeDate: enumName(value) } : String(value);
}

/** The value a script gave, made again from what was kept. */
export function givenValue(kept: KeptValue): unknown {
  if (kept === null || typeof kept !== 'object') return kept;
  if (Array.isArray(kept)) return kept.map(givenValue);
  if ('dateMs' in kept) return new Date(kept.dateMs);
  if ('range' in kept) return newRange({ ...kept.range });
  if ('relativeDate' in kept) return RelativeDate[kept.relativeDate as keyof typeof RelativeDate];
  return kept;
}
