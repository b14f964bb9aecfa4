import { COLUMN_KEYS, isColumnKey } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';

/**
 * The rows of a version as they are stored: a line for each column that has a value, its values between commas, with
 * nothing where a row has none. Half as large as the rows are, and a database keeps it as one value.
 */
export function columnsText(rows: readonly Row[]): string {
  const lines = [`Year:${rows.map(({ Year }) => Year).join(',')}`];
  for (const key of COLUMN_KEYS)
    if (rows.some((row) => row[key] !== undefined))
      lines.push(`${key}:${rows.map((row) => row[key] ?? '').join(',')}`);
  return lines.join('\n');
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/;

/**
 * The JSON text of those rows, without reading a number: of 120 years that are 4,000. Throws where the text is damaged,
 * because half a dataset would pass for a whole one.
 */
export function rowsJson(stored: string): string {
  const [years = [], ...columns] = stored.split('\n').map(readColumn);
  const isWhole = [years, ...columns].every((column) => column.length === years.length);
  if (!isWhole || years.length === 0 || !stored.startsWith('Year:'))
    throw new Error('Cannot read the rows of a dataset: its columns do not fit each other');
  let text = '';
  for (let row = 0; row < years.length; row++) {
    text += `${row > 0 ? ',' : ''}{${years[row]}`;
    for (const column of columns) {
      const member = column[row];
      if (member) text += `,${member}`;
    }
    text += '}';
  }
  return `[${text}]`;
}

/** The members of one column, an empty text where a row has none. */
function readColumn(line: string): string[] {
  const colon = line.indexOf(':');
  const key = line.slice(0, colon);
  if (key !== 'Year' && !isColumnKey(key))
    throw new Error('Cannot read the rows of a dataset: a column is none of ours');
  const head = `"${key}":`;
  return line
    .slice(colon + 1)
    .split(',')
    .map((value) => {
      if (value === '' && key !== 'Year') return '';
      if (!NUMBER.test(value))
        throw new Error('Cannot read the rows of a dataset: a value is no number');
      return head + value;
    });
}
