import type { Row } from '../../core/dataset/dataset.ts';
import type { StationFacts } from '../../core/dataset/station.ts';
import type { Answer } from '../../core/problem.ts';
import type { Said } from '../../core/quality/answers/said-from.ts';
import type { Finding } from '../../core/reading/reading.ts';
import type { FileSaid } from '../../workbench/files/file-problem.ts';
import type { KeptAnswers } from '../answers/kept-answers.ts';

export type OpenedTab = { id: number; name: string; hidden: boolean; rows: number; mended: number };
/** What is known of the tab in front from its person, and whether since an earlier day. */
export type OpenedBook = {
  tabs: OpenedTab[];
  front: number;
  notes: FileSaid[];
  answered: 'not' | 'now' | 'before';
};

/** Some rows of a tab, as the table shows them. A million cells at once would hold the page up. */
export type Rows = { from: number; display: string[][]; kinds: string[] };

/** A finding in the page's words; the worker has none. */
export type FindingOfPage = Pick<Finding, 'places'> & { text: string };
/** `was` holds {before}. */
export type FindingsWords = { sheet: string; header: string[]; was: string };
/** `why`: the workbook stayed as it is, and the findings are alone. */
export type FindingsFile = {
  name: string;
  bytes: Uint8Array;
  why: null | 'kind' | 'protected' | 'signed' | 'odd';
};

/** Of the tab in front; null where something must be settled first. */
export type DatasetToSend = { title: string; rows: Row[]; station: StationFacts | null };

/** What the page asks of the worker, each by its name; beside these, whatever the sidebar's views ask. */
export type Asks = {
  openFile: (
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<{ refused: FileSaid } | OpenedBook>;
  /** the first tab with a table comes to the front; what was said of such tables before holds again */
  allOpened: (kept: Record<string, Said>) => OpenedBook;
  answersToKeep: () => KeptAnswers | null;
  /** as `npm run read -- --wishes` takes them */
  wishes: () => { name: string; text: string };
  takeWishes: (text: string) => { refused: FileSaid } | OpenedBook;
  forgetAnswers: () => OpenedBook;
  chooseTab: (id: number) => OpenedBook;
  rowsOf: (id: number, from: number) => Rows | null;
  /** as a person types it */
  enter: (id: number, texts: { address: string; text: string }[]) => OpenedBook;
  undo: () => OpenedBook;
  closeAll: () => OpenedBook;
  datasetToSend: () => DatasetToSend | null;
  findingsFile: (findings: FindingOfPage[], words: FindingsWords) => FindingsFile;
  answer: (name: string, args: readonly unknown[]) => Answer<unknown>;
};

export type ToWorker = { id: number; ask: keyof Asks; args: unknown[] };
export type FromWorker = { id: number; value: unknown } | { id: number; failed: string };
/** `workbooks`: where the script is that reads them; null where it is within */
export type WorkerStart = { locale: string; workbooks: string | null };
