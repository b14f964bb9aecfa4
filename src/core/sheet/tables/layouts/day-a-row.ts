import type { Layout } from '../layout.ts';
import { recogniseRows } from './month-a-row.ts';

/** One row a day: a date, or year, month and day in three columns. */
export const dayARow: Layout = {
  name: 'day-a-row',
  recognise: (table, asked) => recogniseRows(table, asked, 'day'),
};
