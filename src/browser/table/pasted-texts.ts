import type { Place } from '../../core/reading/a1.ts';
import type { TypedText } from './table-props.ts';

/** A cell of a spreadsheet's clipboard, and what ends it; one that holds a tab, a line end or a quote stands in quotes. */
const FIELD = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/y;

/** Reads a spreadsheet's clipboard: tabs, line ends, and quotes around cells that hold one of these. */
export function pastedTexts(at: Place, clipboard: string): TypedText[] {
  const texts: TypedText[] = [];
  let { row, column } = at;
  const end = clipboard.replace(/\r?\n$/, '');
  FIELD.lastIndex = 0;
  for (let found = FIELD.exec(end); found; found = FIELD.exec(end)) {
    const [, field = '', after = ''] = found;
    texts.push({ row, column, text: field.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"') });
    if (after === '') break;
    if (after === '\t') column += 1;
    else [row, column] = [row + 1, at.column];
  }
  return texts;
}
