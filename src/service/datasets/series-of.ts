import { titleStem } from '../../core/dataset/dated-title.ts';

/**
 * The title without its day, its case and its spaces. Versions of one dataset have this in common, so
 * the Directory shows them as one entry.
 */
export function seriesOf(name: string): string {
  return titleStem(name).normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}
