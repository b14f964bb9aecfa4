import { COLUMN_KEYS } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';

/** Year and the columns with values, in calendar order. All are numbers, so nothing needs quotes. */
export function csvOf(rows: readonly Row[]): string {
  const keys = ['Year' as const, ...COLUMN_KEYS.filter((key) => rows.some((row) => key in row))];
  const lines = rows.map((row) => keys.map((key) => row[key] ?? '').join(','));
  return `${[keys.join(','), ...lines].join('\r\n')}\r\n`;
}
