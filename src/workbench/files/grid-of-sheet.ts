import type { Grid } from '../../core/reading/reading.ts';
import type { FileSheet } from './opened-file.ts';

/** A sheet as the reader takes it; `book` where the file's name says more than the sheet's. */
export function gridOfSheet({ name, rows }: FileSheet, title: string): Grid {
  return {
    sheet: name,
    ...(name === title ? {} : { book: title }),
    cells: rows.map((row) => row.map(({ value }) => value)),
    display: rows.map((row) => row.map(({ display }) => display)),
  };
}
