import type { ColumnKey } from '../../../core/dataset/columns.ts';

/** What a column means, for descriptions that machines read. */
export function columnFacts(key: 'Year' | ColumnKey): { description: string; unit?: string } {
  if (key === 'Year') return { description: 'Calendar year' };
  const [month = '', element = ''] = key.split('_');
  const { name, unit } = MEANT[element as keyof typeof MEANT];
  return { description: `${name}, ${MONTH_NAMES[Number(month) - 1]}`, unit };
}

const MEANT = {
  max: { name: 'Mean of the daily maximum temperatures', unit: '°C' },
  min: { name: 'Mean of the daily minimum temperatures', unit: '°C' },
  rain: { name: 'Total of rain and melted snow', unit: 'mm' },
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
