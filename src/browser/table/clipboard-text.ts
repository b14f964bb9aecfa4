import type { Contents } from './table-props.ts';
import type { Range } from './table-selection.ts';

/** What is chosen, as a paste reads it: quotes stand around a cell that would end before its text does. */
export function clipboardText({ display }: Contents, { first, last }: Range): string {
  return display
    .slice(first.row - 1, last.row)
    .map((texts) =>
      Array.from({ length: last.column - first.column + 1 }, (_, at) =>
        quoted(texts[first.column - 1 + at] ?? ''),
      ).join('\t'),
    )
    .join('\n');
}

function quoted(text: string): string {
  return /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
