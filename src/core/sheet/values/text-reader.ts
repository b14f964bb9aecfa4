import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { type CellText, readNumberText } from '../cells/read-number.ts';
import { isEmpty, isText } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import type { Part } from '../tables/layout.ts';
import { areMisread, mayBeMisread, valueCells, writesComma } from './decimal-marks.ts';

export type TextReader = {
  read: (text: string) => CellText;
  isMisread: (number: number) => boolean;
  japanese: boolean;
  /** "1l" for 11 and "4O" for 40 */
  isMistyped: (text: string) => boolean;
};

/** "12.3I" keeps its mark: services write a capital behind decimals. */
const MISTYPED_DIGIT = /\d[.,]?[lo]$|^-?\d+[IO]$/;

/** Reads each text once: texts such as 12,3 or --- come again and again. */
export function textReader(table: Table, parts: readonly Part[]): TextReader {
  const known = new Map<string, CellText>();
  const comma = once(() => writesComma(table, parts));
  const misread = once(() => areMisread(table, parts));
  const litres = once(() => areLitres(table, parts));
  return {
    isMisread: (number) => mayBeMisread(number) && misread() && !MISSING_NUMBERS.has(number),
    isMistyped: (text) => MISTYPED_DIGIT.test(text) && !litres(),
    japanese: table.columns.some(({ header }) => /[\u3040-\u30ff気]/.test(header)),
    read: (text) => {
      const before = known.get(text);
      if (before) return before;
      const read = readNumberText(text, comma());
      known.set(text, read);
      return read;
    },
  };
}

/** Looks at all values only when the first cell depends on it, and only once. */
function once(look: () => boolean): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= look();
    return known;
  };
}

/** "5l" behind most values: litres on a square metre are millimetres. */
function areLitres(table: Table, parts: readonly Part[]): boolean {
  const cells = Array.from(valueCells(table, parts), ({ cell }) => cell).filter(
    (cell) => !isEmpty(cell),
  );
  const ending = cells.filter((cell) => isText(cell) && /\dl$/.test(cell.trim()));
  return ending.length * 2 > cells.length;
}
