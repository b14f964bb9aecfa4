import { COLUMN_KEYS, type ColumnKey } from '../../../core/dataset/columns.ts';
import type { Row } from '../../../core/dataset/dataset.ts';
import type { DatasetHeader } from '../schemas.ts';

/** What every writer of a format is given. */
export type ExportedDataset = {
  header: DatasetHeader;
  rows: readonly Row[];
  /** the page where people open it */
  url: string;
  /** Year and the columns with values, in calendar order */
  columns: readonly ('Year' | ColumnKey)[];
};

export function exported(
  header: DatasetHeader,
  rows: readonly Row[],
  url: string,
): ExportedDataset {
  const filled = COLUMN_KEYS.filter((key) => rows.some((row) => key in row));
  return { header, rows, url, columns: ['Year', ...filled] };
}
