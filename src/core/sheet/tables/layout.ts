import type { Element } from '../../dataset/columns.ts';
import type { Because } from '../../reading/reading.ts';
import type { AskedWhy } from '../../reading/reading-kinds.ts';
import type { Unit } from '../cells/units.ts';
import { DECISIONS, type Refusal } from '../headers/decisions.ts';
import type { Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';

/** What says which element a column holds. Weights add up, and of several columns of one element the heaviest is read. */
export type Evidence = { by: Because['by'] | 'header'; said: string; weight: number };

/** A column that may hold values, as the melt finds it or a person points at it: of what, of which time and place. */
export type Candidate = {
  index: number;
  /** undefined if the row, a title or the person has to say it */
  element?: Element | undefined;
  month?: number;
  day?: number;
  /** the place that the header names, if several places stand side by side */
  station?: string;
  evidence?: readonly Evidence[];
  unit?: Unit | undefined;
  /** a yearly mean or total: the checks use it, and it is not sent */
  annual?: boolean;
  /** the column that says how many days an amount of rain covers */
  period?: number | undefined;
};

export function weightOf({ evidence = [] }: Candidate): number {
  return evidence.reduce((sum, { weight }) => sum + weight, 0);
}

/** True where no word of the sheet comes before it. */
export function isSaidByPerson({ evidence = [] }: Candidate): boolean {
  return evidence.some(({ by }) => by === 'person');
}

/** The columns that share the keys of their rows. Blocks side by side are several parts. */
export type Part = {
  keys: Keys;
  values: Candidate[];
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
  values: Candidate[];
  rowElement?: Part['rowElement'];
};

export function valuesIn(parts: readonly Part[]): Candidate[] {
  return parts.flatMap(({ values }) => values);
}

/** The months as they stand from left to right, of one element: a row may begin in July. */
export function monthsInOrder(values: readonly Candidate[]): number[] {
  const [first] = values;
  return values.flatMap(({ month, element }) =>
    month && element === first?.element ? [month] : [],
  );
}

/** Beside the weights of words in `headers/decisions.json`: no word comes before the person. */
export const SAID_BY_PERSON: readonly Evidence[] = [{ by: 'person', said: '', weight: 9 }];

const MOST_COLUMNS = 40;

export function worth({ parts, unclear, score }: Fit): number {
  const { length } = valuesIn(parts).filter(({ element }) => element);
  return score + Math.min(length + unclear.length, MOST_COLUMNS) * DECISIONS.tables.column.share;
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
