import Papa from 'papaparse';
import type { Place } from '../../files/a1.ts';
import type { TypedText } from '../../host/stage-port.ts';

/** Reads a spreadsheet's clipboard: tabs, line ends, and quotes around cells that hold one of these. */
export function pastedTexts(at: Place, clipboard: string): TypedText[] {
  const lines = clipboard.replace(/\r?\n$/, '');
  const { data } = Papa.parse<string[]>(lines, { delimiter: '\t' });
  return data.flatMap((texts, rowIndex) =>
    texts.map((text, columnIndex) => ({
      row: at.row + rowIndex,
      column: at.column + columnIndex,
      text,
    })),
  );
}
