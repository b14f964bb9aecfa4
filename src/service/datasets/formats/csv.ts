import type { ColumnKey } from '../../../core/dataset/columns.ts';
import { ELEMENT_UNITS } from '../../../core/dataset/unit-names.ts';
import type { ExportedDataset } from './exported-dataset.ts';

/** All are numbers, so nothing needs quotes. */
export function* csvLines({ rows, columns }: ExportedDataset): Generator<string> {
  yield `${columns.join(',')}\r\n`;
  for (const row of rows) yield `${columns.map((key) => row[key] ?? '').join(',')}\r\n`;
}

/** CSV on the Web: the metadata that stands beside the CSV, where the standard looks for it. */
export function csvwText({ header, url, columns }: ExportedDataset): string {
  const { id, name, description, account, createdAt, updatedAt, station } = header;
  const metadata = {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    url: `${id}.csv`,
    'dc:title': name,
    ...(description ? { 'dc:description': description } : {}),
    ...creators(station?.creator, account),
    ...(station?.licence ? { 'dc:license': station.licence } : {}),
    'dc:source': { '@id': url },
    'dc:issued': { '@value': createdAt, '@type': 'xsd:dateTime' },
    'dc:modified': { '@value': updatedAt, '@type': 'xsd:dateTime' },
    dialect: { delimiter: ',', header: true, encoding: 'utf-8', lineTerminators: ['\r\n'] },
    tableSchema: { columns: columns.map(column) },
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}

/** Who keeps the record, where it is said, and else who published it. */
function creators(creator: string | undefined, account: string | null) {
  if (!creator) return account ? { 'dc:creator': account } : {};
  return { 'dc:creator': creator, ...(account && { 'dc:publisher': account }) };
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

/** What a column means, for descriptions that machines read. */
export function columnFacts(key: 'Year' | ColumnKey): { description: string; unit?: string } {
  if (key === 'Year') return { description: 'Calendar year' };
  const [month = '', element = ''] = key.split('_');
  const { name, unit } = MEANT[element as keyof typeof MEANT];
  return { description: `${name}, ${MONTH_NAMES[Number(month) - 1]}`, unit };
}

const MEANT = {
  max: { name: 'Mean of the daily maximum temperatures', unit: ELEMENT_UNITS.max },
  min: { name: 'Mean of the daily minimum temperatures', unit: ELEMENT_UNITS.min },
  rain: { name: 'Total of rain and melted snow', unit: ELEMENT_UNITS.rain },
};

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
