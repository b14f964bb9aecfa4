import type { Element } from '../../dataset/columns.ts';
import type { Unit } from '../cells/units.ts';
import type { Refusal } from '../headers/decisions.ts';
import type { Table } from '../headers/table.ts';
import type { Vote } from '../headers/votes.ts';
import type { Keys } from '../keys/keys.ts';

/** A column that holds values, and what its header says they are. */
export type ValueColumn = {
  index: number;
  /** absent where the row, a title or the person has to say it */
  element?: Element | undefined;
  month?: number;
  day?: number;
  unit?: Unit | undefined;
  /** a place named in the header, where several stand side by side */
  station?: string;
  /** the year's own mean or total: checked, never sent */
  annual?: boolean;
  /** who spoke for the element, where that is known */
  votes?: readonly Vote[];
  /** the column that says how many days an amount of rain covers */
  period?: number | undefined;
};

/** One set of rows and the columns that share it; blocks side by side are several parts. */
export type Part = {
  keys: Keys;
  values: ValueColumn[];
  /** the column that names the element, row by row, and which of its texts we want */
  rowElement?:
    | { index: number; labels: Map<string, Element>; units?: Map<Element, Unit> }
    | undefined;
};

export type Refused = {
  refusal: Refusal | 'maybe-extreme' | 'unnamed' | 'two-in-one';
  about?: Element | undefined;
  columns: number[];
  header: string;
};

export type Fit = {
  layout: LayoutName;
  /** 0 to 1: how well the table fits */
  score: number;
  table: Table;
  parts: Part[];
  /** columns that sound like what we want and are not */
  refused: Refused[];
  /** columns passed over for a better one of the same element */
  passedOver: { chosen: number; columns: number[]; element: Element }[];
  /** columns of one element of which only the person can say which is the whole of it */
  unclear: { columns: number[]; element: Element }[];
};

/** The columns of a block that hold elements, and what became of those that do not. */
export type ElementColumns = Pick<Fit, 'refused' | 'passedOver' | 'unclear'> & {
  values: ValueColumn[];
  rowElement?: Part['rowElement'];
};

/** More columns understood make a better header, other things being equal. */
export function worth(fit: Fit): number {
  const columns = fit.parts.reduce(
    (count, { values }) => count + values.filter(({ element }) => element).length,
    0,
  );
  return fit.score + Math.min(columns, 40) * 0.005;
}

export type LayoutName =
  | 'months-across'
  | 'month-a-row'
  | 'day-a-row'
  | 'days-across'
  | 'years-across';

export type Layout = {
  name: LayoutName;
  /** How well does this table fit me, and which columns mean what? Null when it does not. */
  recognise: (table: Table, asked: Asked) => Fit | null;
};

/** What the person has said, and what the surroundings say, before a table is looked at. */
export type Asked = {
  thisYear: number;
  /** roles by column index, where the person or an earlier reading settled them */
  roles: Map<number, { role: string; unit?: Unit }>;
  /** the same by row index, for a table that lies on its side */
  rowRoles: Asked['roles'];
  /** the headers of columns of which the person has said what they hold; 'none' = no column does */
  columns: { [element in Element]?: string | undefined };
  /** the place the person has chosen */
  station?: string | undefined;
};
