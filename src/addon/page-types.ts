import type { Element } from '../core/dataset/columns.ts';
import type { Answer, Problem } from '../core/problem.ts';
import type { Job, Rhythm } from '../core/schedule/job.ts';
import type { Connection } from '../core/session/connection.ts';
import type { PartState } from '../core/session/read-probe.ts';
import type { Completeness, Finding, Understood, Wishes } from '../core/sheet/reading.ts';
import type { UploadQuestion } from '../core/upload/decide-upload.ts';
import type { RunRecord } from '../core/upload/run-record.ts';

// What crosses google.script.run: plain JSON both ways, problems as values, times as milliseconds
// since 1970, never a token. A Date or an undefined would arrive as null.

export type View = 'connect' | 'check' | 'upload' | 'schedule' | 'history';

/** Everything the sidebar shows first. */
export type Opening = {
  /** Of this add-on, for the report a person copies. */
  version: string;
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
  /** What Google has not been given, in words by what it is for. */
  permissions: PermissionsMissing;
  /** What happened while nobody was looking: permission withdrawn, schedules that stopped … */
  notices: Problem[];
};

export type PermissionsMissing = {
  /** What lacks now. */
  problems: Problem[];
  /** What would lack to a schedule, where there is none yet. */
  toSchedule: Problem[];
  /** Google's own page for giving them. */
  url: string | null;
  /** A copy of one's own: there a schedule needs everything. */
  isCopy: boolean;
  /** The person has schedules here, and none of them runs. */
  stopsSchedules: boolean;
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

export type ConnectRequest =
  | { way: 'paste'; text: string; address: string; key: string }
  | { way: 'password'; email: string; password: string; address: string; key: string };

export type ConnectionTest = {
  parts: PartState[];
  connection: Connection;
  /** What to do now that it is connected, such as closing the tab the session was copied from. */
  advice: Problem | null;
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
  /**
   * A filter hides rows just now; they are read too, and the person is told. Which rows are hidden by
   * hand Google says for one row a call: of those the page speaks without asking.
   */
  filtered: boolean;
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
  /** Ticks that should have come did not: its owner repairs, another editor may take it over. */
  overdue: boolean;
  lastRun: RunRecord | null;
  lastUpload: RunRecord | null;
  /** What its owner alone sees and decided; '' and null for everyone else. */
  email: string | null;
  title: string;
  description: string;
  isPublic: boolean | null;
};

export type Reply<Value> = Answer<Value>;
export type { Connection, UploadQuestion };
