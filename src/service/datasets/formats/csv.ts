import type { ExportedDataset } from './exported-dataset.ts';

/** All are numbers, so nothing needs quotes. */
export function* csvLines({ rows, columns }: ExportedDataset): Generator<string> {
  yield `${columns.join(',')}\r\n`;
  for (const row of rows) yield `${columns.map((key) => row[key] ?? '').join(',')}\r\n`;
}
