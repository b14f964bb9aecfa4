import { COLUMN_KEYS, type ColumnKey } from '../../../core/dataset/columns.ts';
import type { Row } from '../../../core/dataset/dataset.ts';
import type { DatasetHeader } from '../schemas.ts';

/** What every writer of a format is given. */
export type ExportedDataset = {
  header: DatasetHeader;
  rows: readonly Row[];
  /** the page where people open it, and where the service is */
  url: string;
  site: string;
  /** Year and the columns with values, in calendar order */
  columns: readonly ('Year' | ColumnKey)[];
};

export function exported(
  header: DatasetHeader,
  rows: readonly Row[],
  url: string,
): ExportedDataset {
  const filled = COLUMN_KEYS.filter((key) => rows.some((row) => key in row));
  const site = url.replace(/\/(datasets|records)\/[^/]+$/, '');
  return { header, rows, url, site, columns: ['Year', ...filled] };
}

/** The body that would publish the same dataset again, a row at a time. */
export function* jsonText({ header, rows }: ExportedDataset): Generator<string> {
  const { name, description, isPublic, station } = header;
  const described = { name, ...(description === null ? {} : { description }) };
  const facts = station ? { station_facts: station } : {};
  const head = JSON.stringify({ ...described, is_public: isPublic, ...facts });
  yield `${head.slice(0, -1)},"rows":[`;
  for (const [at, row] of rows.entries()) yield `${at > 0 ? ',' : ''}${JSON.stringify(row)}`;
  yield ']}';
}
