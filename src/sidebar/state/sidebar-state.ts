import type {
  AnswerableFinding,
  ConnectionTest,
  FileJobRequest,
  FilesLook,
  FilesRequest,
  JobRequest,
  Opening,
  RecordChange,
  RecordLook,
  SheetReading,
  StationReading,
  TakeOverAllRequest,
  TakeOverAllResult,
  UploadQuestion,
  UploadRequest,
  UploadResult,
  View,
} from '../../addon/page-types.ts';
import type { StationForm } from '../../core/dataset/station-form.ts';
import type { FormatName } from '../../core/files/file-format.ts';
import type { Problem } from '../../core/problem.ts';
import type { SheetFacts } from '../../core/stations/match-stations.ts';
import type { UploadComparison } from '../../core/upload/compare-upload.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import type { Target } from '../../core/upload/target.ts';
import type { ArgumentsOf, FunctionName } from '../server/page-functions.ts';

/** A call under way. If a reply belongs to none of them, it came too late and changes nothing. */
export type Call<Name extends FunctionName = FunctionName> = {
  id: number;
  name: Name;
  args: ArgumentsOf<Name>;
  slow: boolean;
};

export type Calling = {
  calls: Call[];
  nextCallId: number;
  /** The problem of the last call of each function. */
  troubles: { [Name in FunctionName]?: Problem };
  online: boolean;
};

export type SidebarState =
  | ({ phase: 'opening' } & Calling)
  | ({ phase: 'not-opened'; problem: Problem } & Calling)
  | OpenState;

export type OpenState = Calling & {
  phase: 'open';
  view: View;
  /** The facts the add-on gave last. */
  opening: Opening;
  connect: ConnectState;
  /** The last reading. The active tab may be another one by now. */
  reading: SheetReading | null;
  /** The call that made it, and the next one when the person last went to the sheet. */
  readAt: number;
  leftAt: number;
  /** The card that somebody opened, '' where they closed it; null: nobody has pressed any. */
  openCard: string | null;
  settled: Settled | null;
  /** The tab that holds the converted rows. */
  written: string | null;
  upload: UploadState;
  record: RecordState;
  /** The call that reads a sheet which the menu item sends without asking; 0 for any other opening. */
  sendsRead: number;
  /** Where the last upload call broke off: its sheet, which may not be that of the form any more. */
  unsent: string | null;
  /** Null until somebody has come to see them. */
  stations: StationsState | null;
  files: FilesState;
  schedule: ScheduleState;
  report: ReportState;
};

/** All findings of a kind are mended in the same way, so they share a card. Each question has one of its own. */
export type Card = {
  key: string;
  findings: AnswerableFinding[];
  /** Cells that were mended since the person saw them. */
  settled: string[];
};

/** What was mended in the card that stood open; where nothing of it is left, the card goes with a tick. */
export type Settled = { card: Card; at: number; cells: string[] };

export type ConnectState = {
  way: 'password' | 'paste';
  test: ConnectionTest | null;
  /** The page asks whether to disconnect. */
  leaving: boolean;
};

export type UploadState = {
  /** What is to be sent: a tab, or a station of it. */
  of: Target | null;
  title: string;
  description: string;
  /** null until the person says who may see the dataset. Nothing is preselected. */
  isPublic: boolean | null;
  station: StationForm;
  /** What was sent before is gone, and the person wants it to be there again. */
  anew: boolean;
  /** The person pressed the button before everything was filled in. */
  incomplete: boolean;
  /** with the last dataset at the service; null until it was compared */
  comparison: UploadComparison | null;
  step: UploadStep;
};
/** The record of what is shown, in Upload or in a schedule's form. */
export type RecordState = {
  of: Target | null;
  /** null until it was looked at */
  look: RecordLook | null;
  /** what a person typed over it */
  typed: RecordChange;
  /** whether everyone shall see it is being asked */
  asks: boolean;
  /** what came of the last change */
  told: 'changed' | 'now-private' | 'now-public' | 'otherwise' | null;
};

export type UploadStep =
  | { at: 'form' }
  | { at: 'sending'; confirmed: UploadQuestion[] }
  /** What was asked with a call before `since` was asked before the answer came. */
  | { at: 'answered'; result: UploadResult; confirmed: UploadQuestion[]; since: number };

export type StationsState = {
  /** Still to be read, of so many. */
  tabs: Opening['sheets'];
  of: number;
  /** In the order of the tabs. */
  rows: StationRow[];
  /** What the tabs that were read say of where stations are, until all are. */
  facts: SheetFacts[];
  onlyInList: string[];
  onlyInTables: string[];
  /** What holds for those that nobody has decided for; nothing is preselected. */
  form: StationsForm;
  /** The person pressed the button before they said who may see them. */
  incomplete: boolean;
  /** What was pressed for and is under way, at Google. */
  sending: readonly UploadRequest[] | null;
};

export type StationsForm = {
  isPublic: boolean | null;
  /** stands before the name of each */
  title: string;
  creator: string;
  source: string;
  licence: string;
};

export type StationRow = Target & {
  sheetName: string;
  reading: StationReading | null;
  /** why it could not be read, or what must be answered before it is sent */
  problem: Problem | null;
  /** what sending it asked */
  asks: Extract<UploadResult, { state: 'asks' }> | null;
  /** Check has shown its doubts. */
  seen: boolean;
  ticked: boolean;
  /** Kinds of its doubts that somebody has looked at. */
  looked: string[];
  /** Who ticked it before, and whether it has changed since they saw it. */
  proposed: { by: string; changedSince: boolean } | null;
  run: RunRecord | null;
};

export type FilesState = {
  format: FormatName;
  /** as typed, for a format that holds one month */
  month: string;
  /** The stations that are ticked, where it is about them; else about what is shown. */
  of: FilesRequest['of'] | null;
  /** null until it was looked at what was read */
  look: FilesLook | null;
  /** The person asked for a file before every fact of the station could be taken. */
  incomplete: boolean;
  made: MadeFiles;
};
type MadeFiles =
  | { is: 'nothing' }
  /** `share` of the whole has come, from 0 to 1. */
  | { is: 'coming'; parts: string[]; share: number }
  | { is: 'saved'; name: string; parts: string[] }
  | { is: 'written'; names: string[] };

export type ScheduleState = {
  draft: ScheduleDraft | null;
  files: FilesDraft | null;
  /** The page asks whether to delete this job. */
  deleting: Target | null;
  /** The last outcome of "Run now", or why there is none. */
  ran: Ran | null;
  /** Somebody's schedules that are being taken over at once. */
  all: TakenAll | null;
};
/** `asked`: what must be said before. */
export type TakenAll = Omit<TakeOverAllRequest, 'email'> & {
  owner: string;
  asked: Omit<Extract<TakeOverAllResult, { state: 'asks' }>, 'state'>;
};
export type Ran = Target &
  ({ result: UploadResult; confirmed: UploadQuestion[] } | { problem: Problem });
export type ScheduleDraft = Omit<JobRequest, 'isPublic' | 'email' | 'also'> & {
  sheetName: string;
  isPublic: boolean | null;
  /** What else gets the same. */
  also: NonNullable<JobRequest['also']>;
  wantsEmail: boolean;
  email: string;
  incomplete: boolean;
  hasRecord: boolean;
  /** The job belongs to another editor; saving takes it over. */
  takesOver: boolean;
};

/** Files of each month. */
export type FilesDraft = Omit<FileJobRequest, 'email' | 'station'> &
  MailDraft & { sheetName: string };
export type MailDraft = Pick<ScheduleDraft, 'wantsEmail' | 'email' | 'incomplete'>;

/** The report was copied, or the browser refused and the text is shown to be copied by hand. */
type ReportState = { at: 'none' } | { at: 'copied' } | { at: 'shown'; text: string };
