import type { Series } from '../../reading/series.ts';
import { isTrace } from './possible-values.ts';

/**
 * 1 where a value repeats the one `step` before it, 0 where it does not, 2 where one of them is missing. No rain, or
 * a trace, proves nothing.
 */
export function repeatsIn({ element, values }: Series, step: number): Uint8Array {
  const repeats = new Uint8Array(values.length).fill(2);
  for (let index = step; index < values.length; index++) {
    const [before, value] = [values[index - step] as number, values[index] as number];
    if (Number.isNaN(before + value) || isTrace(element, value)) continue;
    repeats[index] = before === value ? 1 : 0;
  }
  return repeats;
}
