import { plainText } from '../../reading/plain-text.ts';
import { columnAt } from '../headers/table.ts';
import type { Fit } from './layout.ts';

/**
 * "saint eloi", as places are compared, is "Saint-Éloi" in "Rain (mm) Saint-Éloi". Where the header writes it with
 * something else in one word, it stays as it is compared.
 */
export function writtenName({ table, parts }: Fit, place: string): string {
  const [name = place, time = ''] = place.split(/(?= \(\d+\)$)/);
  for (const { values } of parts)
    for (const { index, station } of values) {
      const header = station === place ? columnAt(table, index)?.header : undefined;
      const written = header && partThatIs(header, name);
      if (written) return written + time;
    }
  return place;
}

function partThatIs(text: string, plain: string): string | undefined {
  // Words and what parts them, in turn.
  const pieces = text.split(/([^\p{L}\p{M}\p{N}°%]+)/u);
  for (let first = 0; first < pieces.length; first += 2)
    for (let last = first; last < pieces.length; last += 2) {
      const part = pieces.slice(first, last + 1).join('');
      if (plainText(part) === plain) return part;
    }
  return undefined;
}
