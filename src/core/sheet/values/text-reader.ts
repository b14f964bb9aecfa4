import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { type CellText, readNumberText } from '../cells/read-number.ts';
import type { Table } from '../headers/table.ts';
import type { Part } from '../tables/layout.ts';
import { areMisread, mayBeMisread, writesComma } from './decimal-marks.ts';

export type TextReader = {
  read: (text: string) => CellText;
  isMisread: (number: number) => boolean;
  japanese: boolean;
};

/** Reads each text once: texts such as 12,3 or --- come again and again. */
export function textReader(table: Table, parts: readonly Part[]): TextReader {
  const known = new Map<string, CellText>();
  const comma = once(() => writesComma(table, parts));
  const misread = once(() => areMisread(table, parts));
  return {
    isMisread: (number) => mayBeMisread(number) && misread() && !MISSING_NUMBERS.has(number),
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
