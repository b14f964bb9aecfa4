import type { Because } from '../../reading/reading.ts';
import { quoted } from '../cells/doubts.ts';
import type { ValueColumn } from './layout.ts';

/** Whether a title named the element of a column, or the person. Undefined if its own header says it. */
export function becauseOf({ votes = [] }: ValueColumn): Because | undefined {
  for (const { by, text } of votes)
    if (by === 'title' || by === 'person') return { by, said: by === 'title' ? quoted(text) : '' };
  return undefined;
}
