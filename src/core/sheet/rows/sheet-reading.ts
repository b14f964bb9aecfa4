import type { LocaleAndYear, ReadOptions } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import type { Counts, Once } from '../keys/read-context.ts';
import type { Fit } from '../tables/layout.ts';
import type { RawReading, RawSeries } from '../values/raw-series.ts';

export type TableReading = { fit: Fit; raw: RawReading };
export type SheetReading = { sheet: SheetCells; tables: TableReading[] };

/** What all sheets of one reading share. */
export type Reader = {
  wishes: ReadOptions;
  around: LocaleAndYear;
  doubts: Doubts;
  counts: Counts;
  once: Once;
  /** those whose unit is none of ours, as they were met */
  converted: RawSeries[];
};
