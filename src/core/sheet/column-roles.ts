/** What a person may say a column is. A column of one month keeps its key, such as `07_max`. */
export const COLUMN_ROLES = [
  'year',
  'month',
  'day',
  'date',
  'station',
  'max',
  'min',
  'rain',
  'ignored',
] as const;
