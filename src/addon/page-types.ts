import type { Element } from '../core/dataset/columns.ts';
import type { Answer, Problem } from '../core/problem.ts';
import type { Job, Rhythm } from '../core/schedule/job.ts';
import type { Completeness, Finding, Understood, Wishes } from '../core/sheet/reading.ts';
import type { RunRecord } from '../core/upload/run-record.ts';
import type { Language } from '../core/words/languages.ts';

// What crosses google.script.run: plain JSON both ways, problems as values, times as milliseconds
// since 1970, never a token. A Date or an undefined would arrive as null.

export type View = 'connect' | 'check' | 'upload' | 'schedule' | 'history';

/** Everything the sidebar shows first. */
export type Opening = {
  language: Language;
  /** The person's, as Google names it: 'es_MX'. */
  locale: string;
  /** The spreadsheet's zone; every hour of a schedule is meant in it. */
  zone: string;
  now: number;
  spreadsheetName: string;
  /** Which menu item opened the sidebar; null opens where the person's next step is. */
  startAt: View | null;
  /** The address baked in at build, or null where the person types one. */
  fixedAddress: string | null;
  connection: Connection;
  /** The tab in front; null when it holds no cells (a chart sheet). */
  sheet: SheetMemory | null;
  sheets: { id: number; name: string }[];
  jobs: JobState[];
  /** Newest first, of all sheets of this spreadsheet. */
  runs: RunRecord[];
  /** What happened while nobody was looking: permission withdrawn, schedules that stopped … */
  notices: Problem[];
};

/** What is remembered for one sheet. `isPublic` null: the person has not chosen yet. */
export type SheetMemory = {
  id: number;
  name: string;
  title: string;
  description: string;
  isPublic: boolean | null;
  wishes: Wishes;
  lastUpload: RunRecord | null;
};

export type Connection =
  | { state: 'none' }
  | {
      /** 'failing': exchanges fail for a passing reason; 'refused': the service ended the session. */
      state: 'connected' | 'failing' | 'refused';
      address: string;
      /** Name or e-mail; only ever shown to the person it belongs to. */
      account: string | null;
      connectedAt: number;
      lastExchangeAt: number | null;
      expiresAt: number | null;
      /** Without a refresh token the connection ends when the access token expires. */
      canRefresh: boolean;
      problem: Problem | null;
    };

export type ConnectRequest =
  | { way: 'paste'; text: string; address: string; key: string }
  | { way: 'password'; email: string; password: string; address: string; key: string };

export type ConnectionPart = 'address' | 'key' | 'token' | 'service';
export type ConnectionTest = {
  parts: { part: ConnectionPart; state: 'good' | 'bad' | 'untested'; problem: Problem | null }[];
  connection: Connection;
};

/** One element's values for the pictures: twelve a year, null where there is none. */
export type ElementValues = {
  element: Element;
  years: { year: number; months: (number | null)[] }[];
};

export type SheetReading = {
  sheet: SheetMemory;
  /** Those the reading was made with. */
  wishes: Wishes;
  understood: Understood;
  findings: Finding[];
  completeness: Completeness;
  pictures: ElementValues[];
  fingerprint: string;
  counts: { years: number; values: number; unreadable: number };
  /** The header words above the columns of `understood`, by sheet and column letter. */
  headers: { sheet: string; column: string; text: string }[];
  /** Same values as the last successful upload to this address. */
  unchanged: boolean;
  /** Hidden and filtered rows are read too; the person is told. */
  hiddenRows: number;
};

export type UploadRequest = {
  sheetId: number;
  title: string;
  description: string;
  isPublic: boolean;
  /** The one shown to the person; null skips the comparison ("Run now"). */
  fingerprint: string | null;
  /** The questions already answered with yes. */
  confirmed: UploadQuestion[];
};

/**
 * What must be answered first. The first three go away when confirmed; the others need the sheet
 * or an older run mended.
 */
export type UploadQuestion =
  | 'unchanged'
  | 'changed-since-seen'
  | 'unreadable-cells'
  | 'too-many-unreadable'
  | 'blocked'
  | 'drift'
  | 'unknown-run'
  | 'under-way';

export type UploadResult =
  | { state: 'ran'; run: RunRecord }
  | { state: 'asks'; question: UploadQuestion; canConfirm: boolean; problem: Problem };

export type JobRequest = {
  sheetId: number;
  rhythm: Rhythm;
  title: string;
  description: string;
  isPublic: boolean;
  /** Where failures are told; null for nowhere. Kept for this person and spreadsheet. */
  email: string | null;
};

export type JobState = {
  sheetId: number;
  /** null: the sheet was deleted. */
  sheetName: string | null;
  rhythm: Rhythm;
  mine: boolean;
  ownerName: string;
  paused: Job['paused'];
  /** When the next run begins and by when it should have; null while paused or not mine. */
  next: { from: number; until: number } | null;
  /** Hours without the ticks that should have come: offer to repair. */
  overdue: boolean;
  lastRun: RunRecord | null;
  lastUpload: RunRecord | null;
  /** Only its owner sees it. */
  email: string | null;
};

export type Reply<Value> = Answer<Value>;
