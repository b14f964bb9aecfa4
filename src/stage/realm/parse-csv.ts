import { exception } from '../platform/exception.ts';

/** `Utilities.parseCsv`: quotes may hold delimiters, line breaks and doubled quotes. */
export function parseCsv(csv: string, delimiter: string): string[][] {
  if (delimiter.length !== 1) throw exception('invalid-argument', { name: 'delimiter' });
  const rows: string[][] = [[]];
  let field = '';
  let quoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv[at] ?? '';
    if (quoted && character === '"' && csv[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (character === '"' && (quoted || field === '')) quoted = !quoted;
    else if (quoted) field += character;
    else if (character === delimiter) {
      rows.at(-1)?.push(field);
      field = '';
    } else if (character === '\n') {
      rows.at(-1)?.push(field);
      field = '';
      rows.push([]);
    } else if (character !== '\r') field += character;
  }
  // A line break at the end opens no row.
  if (field !== '' || (rows.at(-1)?.length ?? 0) > 0) rows.at(-1)?.push(field);
  else rows.pop();
  return rows;
}
