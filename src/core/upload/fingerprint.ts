import { COLUMN_KEYS } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';

/**
 * Rows with equal values in equal order have equal fingerprints; the title does not matter. Two sums
 * of 32 bits are enough to see a change, and nobody gains by forging one.
 */
export function fingerprintOf(rows: readonly Row[]): string {
  return fingerprintOfTexts(rows.map(rowText));
}

export function fingerprintOfTexts(texts: readonly string[]): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul((second << 5) ^ (second >>> 27) ^ code, 0x85ebca6b);
    }
  }
  return hex(first) + hex(second) + texts.length.toString(36);
}

function rowText(row: Row): string {
  let text = `${row.Year}:`;
  for (const key of COLUMN_KEYS) {
    const value = row[key];
    text += value === undefined ? ';' : `${value};`;
  }
  return `${text}\n`;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
