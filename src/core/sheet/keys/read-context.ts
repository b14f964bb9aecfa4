import type { LocaleAndYear, ReadOptions } from '../../reading/reading.ts';
import { Doubts } from '../cells/doubts.ts';
import type { Season } from './season-years.ts';

export type KeyContext = {
  wishes: ReadOptions;
  around: LocaleAndYear;
  doubts: Doubts;
  /** from a title or the sheet's name, if the rows do not say it */
  year?: number | undefined;
  month?: number | undefined;
  isHeader: (rowIndex: number) => boolean;
};

export type RowKeys = {
  /** one packed date a row, from `table.firstRow` on; NO_DATE for a row without one */
  packed: Int32Array;
  /** index of the row after the last one that belongs to the table */
  end: number;
  /** rows that hold something but no readable date */
  odd: number[];
  /** rows whose year cannot be, such as 1204 */
  outside: number[];
  /** rows with a day that the calendar does not have */
  impossible: number[];
  /** rows that run into the next year; months across still have to be moved */
  season: Season | null;
};

export type Counts = ReturnType<typeof noCounts>;

export function noCounts() {
  return { missing: 0, flagged: 0, trace: 0, otherRows: 0 };
}

/** Does the work once for all readings of the same sheets, such as of one place after the other. */
export type Once = <Value>(key: string, work: () => Value) => Value;

/** For a reading of its own. */
export const EACH_TIME: Once = (_, work) => work();

export function onceForAll(): Once {
  const known = new Map<string, unknown>();
  return <Value>(key: string, work: () => Value): Value => {
    if (!known.has(key)) known.set(key, work());
    return known.get(key) as Value;
  };
}

/** null for every row */
export type TakesRow = ((rowIndex: number) => boolean) | null;

export type ReadContext = KeyContext & {
  once: Once;
  counts: Counts;
  /** rows of other stations are passed over */
  takesRow: TakesRow;
};

/** For a look ahead: what it finds and counts is reported when the rows are read. */
export function quietly<Context extends KeyContext>(context: Context) {
  return { ...context, doubts: new Doubts(), counts: noCounts() };
}
