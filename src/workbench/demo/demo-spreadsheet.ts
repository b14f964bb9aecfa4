import type { Cell } from '../../core/reading/reading.ts';

export type DemoSheet = {
  name: string;
  cells: Cell[][];
  frozenRows?: number;
  /** number formats by A1 range */
  formats?: Record<string, string>;
  /** notes people leave on cells, by A1 address */
  notes?: Record<string, string>;
};

export type DemoSpreadsheet = {
  /** always the same, so that a person's changes are found at the next start */
  id: string;
  title: string;
  locale: string;
  timeZone: string;
  sheets: DemoSheet[];
};
