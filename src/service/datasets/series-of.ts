import { titleStem } from '../../core/dataset/dated-title.ts';

/**
 * What versions of one thing have in common, so that the Directory can fold them: the title without
 * the day it was uploaded, whatever its case and spaces.
 */
export function seriesOf(name: string): string {
  return titleStem(name).normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}
