/** The roles a person may give a column; months and days across have theirs by number. */
export const COLUMN_ROLES = [
  'year',
  'month',
  'day',
  'date',
  'max',
  'min',
  'rain',
  'ignored',
] as const;
