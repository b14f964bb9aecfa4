import { dataciteOf } from '../../../core/dataset/datacite.ts';
import { spanOf } from '../../catalogue/dataset-facts.ts';
import type { DatasetHeader } from '../schemas.ts';

export function dataciteText(header: DatasetHeader, url: string): string {
  const { name: title, description, account, createdAt, station, coverage } = header;
  const span = spanOf(coverage);
  const metadata = dataciteOf({ title, description, account, createdAt, station, span, url });
  return `${JSON.stringify(metadata, null, 2)}\n`;
}
