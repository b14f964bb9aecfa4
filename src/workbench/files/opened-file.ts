import type { Cell } from '../../core/reading/reading.ts';
import type { FileSaid } from './file-problem.ts';

export type FileCell = {
  value: Cell;
  /** the part of the day behind a date: 07:30 is 0.3125 of it */
  time?: number;
  /** as the file shows it */
  display: string;
  /** the number format, where it is not the automatic one */
  format?: string;
};

export type FileSheet = {
  name: string;
  hidden: boolean;
  rows: FileCell[][];
  /** A1 ranges of cells merged into one */
  merges: string[];
};

export type OpenedFile = {
  /** the file's name without its ending */
  title: string;
  sheets: FileSheet[];
  /** what came differently from how it stood in the file */
  notes: FileSaid[];
};
