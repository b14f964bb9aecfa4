import { columnFacts } from './column-facts.ts';
import type { ExportedDataset } from './exported-dataset.ts';

/** CSV on the Web: the metadata that stands beside the CSV, where the standard looks for it. */
export function csvwText({ header, url, columns }: ExportedDataset): string {
  const { id, name, description, account, createdAt, updatedAt, station } = header;
  const metadata = {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    url: `${id}.csv`,
    'dc:title': name,
    ...(description ? { 'dc:description': description } : {}),
    ...(account ? { 'dc:creator': account } : {}),
    ...(station?.licence ? { 'dc:license': station.licence } : {}),
    'dc:source': { '@id': url },
    'dc:issued': { '@value': createdAt, '@type': 'xsd:dateTime' },
    'dc:modified': { '@value': updatedAt, '@type': 'xsd:dateTime' },
    dialect: { delimiter: ',', header: true, encoding: 'utf-8', lineTerminators: ['\r\n'] },
    tableSchema: { columns: columns.map(column) },
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}

function column(key: ExportedDataset['columns'][number]): Record<string, unknown> {
  const { description, unit } = columnFacts(key);
  const named = { name: nameOf(key), titles: key, 'dc:description': description };
  if (key === 'Year') return { ...named, datatype: 'integer', required: true };
  return { ...named, datatype: 'number', 'schema:unitText': unit };
}

/** A name may not begin with a digit. */
function nameOf(key: string): string {
  return key === 'Year' ? 'year' : `m${key}`;
}
