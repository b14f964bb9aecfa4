import type { Element } from '../../dataset/columns.ts';
import type { Because } from '../../reading/reading.ts';
import type { AskedWhy } from '../../reading/reading-kinds.ts';
import type { Unit } from '../cells/units.ts';
import type { Refusal } from '../headers/decisions.ts';
import type { Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';

/** A column that holds values, and what its header says they are. */
export type ValueColumn = {
  index: number;
  /** undefined if the row, a title or the person has to say it */
  element?: Element | undefined;
  month?: number;
  day?: number;
  unit?: Unit | undefined;
  /** the place that the header names, if several places stand side by side */
  station?: string;
  /** a yearly mean or total: the checks use it, and it is not sent */
  annual?: boolean;
  /** the title or the person that named the element, where its header does not */
  because?: Because;
  /** the column that says how many days an amount of rain covers */
  period?: number | undefined;
};

/** The columns that share the keys of their rows. Blocks side by side are several parts. */
export type Part = {
  keys: Keys;
  values: ValueColumn[];
  /** the column that names the element of each row, or of the first of those it is merged over, and the texts that count */
  rowElement?:
    | {
        index: number;
        labels: Map<string, Element>;
        units?: Map<Element, Unit>;
        isMerged?: boolean;
      }
    | undefined;
};

export type Refused = {
  refusal: Refusal | 'maybe-extreme' | 'unnamed';
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
  /** columns that sound like an element and are none */
  refused: Refused[];
  /** columns that are not read because another of the same element is better */
  passedOver: { chosen: number; columns: number[]; element: Element }[];
  /**
   * columns of one element, such as "Rain morning" and "Rain evening", or `labels` down a column of them:
   * only the person can choose
   */
  unclear: ({ columns: number[]; element: Element; labels?: string[] } & Reason)[];
};

/** Why only the person can choose, and the word of the sheet that it is about. */
export type Reason = { why: AskedWhy; about?: string };

/** The columns of a block that hold elements, and those that were refused or passed over. */
export type ElementColumns = Pick<Fit, 'refused' | 'passedOver' | 'unclear'> & {
  values: ValueColumn[];
  rowElement?: Part['rowElement'];
};

export function valuesIn(parts: readonly Part[]): ValueColumn[] {
  return parts.flatMap(({ values }) => values);
}

/** The months as they stand from left to right, of one element: a row may begin in July. */
export function monthsInOrder(values: readonly ValueColumn[]): number[] {
  const [first] = values;
  return values.flatMap(({ month, element }) =>
    month && element === first?.element ? [month] : [],
  );
}

/**
 * How much a table fits by what stands over its values, of 1, where each of its rows says its time; the first that is
 * true of it counts. `test/core/sheet/weights.test.ts` has two tables for each, of which the one wins.
 */
export const WEIGHTS = {
  /** all months or the days of a month */
  wholeTime: 1,
  someMonths: 0.8,
  named: 0.9,
  titled: 0.7,
  nameless: 0.5,
  /** what is understood is no maximum, minimum or rain */
  refused: 0.05,
  /** a table on its side is also an upright one of fewer words: so much of what it has upright */
  onSide: 0.9,
  /** of two headers that fit equally well the one with more understood columns is better */
  column: 0.005,
};
const MOST_COLUMNS = 40;

export function worth({ parts, unclear, score }: Fit): number {
  const { length } = valuesIn(parts).filter(({ element }) => element);
  return score + Math.min(length + unclear.length, MOST_COLUMNS) * WEIGHTS.column;
}

export type LayoutName =
  | 'months-across'
  | 'month-a-row'
  | 'day-a-row'
  | 'days-across'
  | 'years-across';

/** What is known before a table is looked at: the person's answers. */
export type Asked = {
  /** the headers of the columns that the person chose for each element; 'none' for no column */
  columns: { [element in Element]?: string | undefined };
  /** the place that the person chose */
  station?: string | undefined;
};
