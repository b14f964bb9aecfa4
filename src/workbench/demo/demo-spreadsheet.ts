import type { Cell } from '../../core/sheet/reading.ts';

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
  /** stable, so that what a person changed is found again at the next start */
  id: string;
  title: string;
  locale: string;
  timeZone: string;
  sheets: DemoSheet[];
};
