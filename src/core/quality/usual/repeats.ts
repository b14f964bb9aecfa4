import type { Series } from '../../reading/series.ts';
import { isTrace } from './possible-values.ts';

/**
 * 1 where a value repeats the one `step` before it, 0 where it does not, 2 where one of them is missing. No rain, or
 * a trace, proves nothing.
 */
export function repeatsIn({ element, values }: Series, step: number): Uint8Array {
  return Uint8Array.from(values, (value, index) => {
    const before = values[index - step] ?? Number.NaN;
    if (Number.isNaN(before + value) || isTrace(element, value)) return 2;
    return before === value ? 1 : 0;
  });
}
