import type { StationFacts } from '../../../core/dataset/station.ts';
import { columnFacts, csvLines } from './csv.ts';
import type { ExportedDataset } from './exported-dataset.ts';

/** A data package, version 2 (datapackage.org): the CSV, and what its columns are. */
export function dataPackageFiles(dataset: ExportedDataset) {
  const text = `${JSON.stringify(descriptor(dataset), null, 2)}\n`;
  return [
    { name: 'datapackage.json', lines: [text] },
    { name: 'data.csv', lines: csvLines(dataset) },
  ];
}

function descriptor({ header, url, columns }: ExportedDataset): Record<string, unknown> {
  const { id, name, description, account, createdAt, station } = header;
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: `dataset-${id}`,
    id,
    title: name,
    ...(description ? { description } : {}),
    homepage: url,
    created: createdAt,
    ...contributors(account, station),
    ...(station?.licence ? { licenses: [licenceOf(station.licence)] } : {}),
    ...(station?.source ? { sources: [{ title: station.source }] } : {}),
    ...(station ? { station } : {}),
    resources: [
      {
        name: 'data',
        type: 'table',
        path: 'data.csv',
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        dialect: { delimiter: ',', lineTerminator: '\r\n', doubleQuote: true, header: true },
        schema: { fields: columns.map(field), missingValues: [''] },
      },
    ],
  };
}

function contributors(account: string | null, station: StationFacts | null) {
  const named = [
    ...(station?.creator ? [{ title: station.creator, roles: ['author'] }] : []),
    ...(account ? [{ title: account, roles: ['publisher'] }] : []),
  ];
  return named.length > 0 ? { contributors: named } : {};
}

/** An identifier of a licence is its name; anything else is a text of the owner's. */
function licenceOf(licence: string): Record<string, string> {
  return /^[\w.-]+$/.test(licence) ? { name: licence } : { name: 'other', title: licence };
}

function field(key: ExportedDataset['columns'][number]): Record<string, unknown> {
  const { description, unit } = columnFacts(key);
  if (key === 'Year') return { name: key, type: 'integer', description };
  return { name: key, type: 'number', description: `${description} (${unit})`, unit };
}
