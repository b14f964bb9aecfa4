import {
  type CellText,
  decimalEvidence,
  localeWritesComma,
  readNumberText,
} from '../cells/read-number.ts';
import type { Table } from '../headers/table.ts';
import type { Part } from '../tables/layout.ts';

export type TextReader = {
  read: (text: string) => CellText;
  japanese: boolean;
  lettersAreDays: boolean;
};

/** "a = 1 day missing, b = 2 days missing" */
const LETTERS_ARE_DAYS = /\ba ?= ?1 day/i;

/** Reads each text once: texts such as 12,3 or --- come again and again. */
export function textReader(table: Table, parts: readonly Part[], locale: string): TextReader {
  const known = new Map<string, CellText>();
  let comma: boolean | null = null;
  return {
    lettersAreDays: table.titles.some((title) => LETTERS_ARE_DAYS.test(title)),
    japanese: table.columns.some(({ header }) => /[\u3040-\u30ff気]/.test(header)),
    read: (text) => {
      const before = known.get(text);
      if (before) return before;
      comma = comma ?? writesComma(table, parts, locale);
      const found = readNumberText(text, comma);
      known.set(text, found);
      return found;
    },
  };
}

const ENOUGH_EVIDENCE = 50;

/** Only texts count: a cell that is a number says nothing about the texts beside it. */
function writesComma({ sheet, firstRow }: Table, parts: readonly Part[], locale: string): boolean {
  let evidence = 0;
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length; rowIndex++) {
    for (const { values } of parts)
      for (const { index } of values) {
        const cell = sheet.cells[rowIndex]?.[index];
        if (typeof cell === 'string') evidence += decimalEvidence(cell);
      }
    if (Math.abs(evidence) >= ENOUGH_EVIDENCE) break;
  }
  return evidence === 0 ? localeWritesComma(locale) : evidence > 0;
}
