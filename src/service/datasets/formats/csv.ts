import type { ColumnKey } from '../../../core/dataset/columns.ts';
import { ELEMENT_UNITS } from '../../../core/dataset/unit-names.ts';
import type { ExportedDataset } from './exported-dataset.ts';

/** All are numbers, so nothing needs quotes. */
export function* csvLines({ rows, columns }: ExportedDataset): Generator<string> {
  yield `${columns.join(',')}\r\n`;
  for (const row of rows) yield `${columns.map((key) => row[key] ?? '').join(',')}\r\n`;
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
