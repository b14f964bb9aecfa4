import type { LocaleAndYear, ReadOptions } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import type { Counts, Once } from '../keys/read-context.ts';
import type { Places } from '../tables/choose-place.ts';
import type { Fit } from '../tables/layout.ts';
import type { RawReading, RawSeries } from '../values/raw-series.ts';

export type TableReading = { fit: Fit; raw: RawReading; places: Places };
/** `places`: those of its tables below each other. */
export type SheetReading = { sheet: SheetCells; tables: TableReading[]; places: Places };

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
