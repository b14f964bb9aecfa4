import {
  type CellText,
  decimalEvidence,
  localeWritesComma,
  readNumberText,
} from '../cells/read-number.ts';
import { isEmpty, isText } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import type { Part } from '../tables/layout.ts';

export type TextReader = {
  read: (text: string) => CellText;
  japanese: boolean;
  lettersAreDays: boolean;
  /** "1l" for 11 and "4O" for 40 */
  isMistyped: (text: string) => boolean;
};

/** "a = 1 day missing, b = 2 days missing" */
const LETTERS_ARE_DAYS = /\ba ?= ?1 day/i;

/** "12.3I" keeps its mark: services write a capital behind decimals. */
const MISTYPED_DIGIT = /\d[.,]?[lo]$|^-?\d+[IO]$/;

/** Reads each text once: texts such as 12,3 or --- come again and again. */
export function textReader(table: Table, parts: readonly Part[], locale: string): TextReader {
  const known = new Map<string, CellText>();
  let comma: boolean | null = null;
  let litres: boolean | null = null;
  const lettersAreDays = table.titles.some((title) => LETTERS_ARE_DAYS.test(title));
  return {
    lettersAreDays,
    isMistyped: (text) => {
      if (lettersAreDays || !MISTYPED_DIGIT.test(text)) return false;
      litres = litres ?? areLitres(table, parts);
      return !litres;
    },
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

/** "5l" behind most values: litres on a square metre are millimetres. */
function areLitres({ sheet, firstRow }: Table, parts: readonly Part[]): boolean {
  const indexes = parts.flatMap(({ values }) => values.map(({ index }) => index));
  const cells = sheet.cells
    .slice(firstRow)
    .flatMap((row) => indexes.map((index) => row[index] ?? null))
    .filter((cell) => !isEmpty(cell));
  const ending = cells.filter((cell) => isText(cell) && /\dl$/.test(cell.trim()));
  return ending.length * 2 > cells.length;
}

const ENOUGH_EVIDENCE = 50;

/** Only texts count: a cell that is a number says nothing about the texts beside it. */
function writesComma({ sheet, firstRow }: Table, parts: readonly Part[], locale: string): boolean {
  let evidence = 0;
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length; rowIndex++) {
    for (const { values } of parts)
      for (const { index } of values) {
        const cell = sheet.cells[rowIndex]?.[index];
        if (isText(cell)) evidence += decimalEvidence(cell);
      }
    if (Math.abs(evidence) >= ENOUGH_EVIDENCE) break;
  }
  return evidence === 0 ? localeWritesComma(locale) : evidence > 0;
}
