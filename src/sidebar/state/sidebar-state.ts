import type {
  ConnectionTest,
  JobRequest,
  Opening,
  SheetReading,
  UploadQuestion,
  UploadResult,
  View,
} from '../../addon/page-types.ts';
import type { Problem } from '../../core/problem.ts';
import type { ArgumentsOf, FunctionName } from '../server/page-functions.ts';

export const VIEWS = ['connect', 'check', 'upload', 'schedule', 'history'] as const;

/** A call under way. A reply whose call is not among these came too late and changes nothing. */
export type Call<Name extends FunctionName = FunctionName> = {
  id: number;
  name: Name;
  args: ArgumentsOf<Name>;
  slow: boolean;
};

export type Calling = {
  calls: Call[];
  nextCallId: number;
  /** What went wrong the last time a function was called. */
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
  /** The add-on's own facts, as last told. */
  opening: Opening;
  connect: ConnectState;
  /** What the add-on read last; the active tab may be another one by now. */
  reading: SheetReading | null;
  /** The tab the converted rows were written to. */
  written: string | null;
  upload: UploadState;
  schedule: ScheduleState;
  report: ReportState;
};

export type ConnectState = {
  way: 'password' | 'paste';
  test: ConnectionTest | null;
  /** Asked whether to disconnect. */
  leaving: boolean;
};

export type UploadState = {
  sheetId: number | null;
  title: string;
  description: string;
  /** Nothing is preselected: null until the person says who may see it. */
  isPublic: boolean | null;
  /** Pressed before everything was filled in. */
  incomplete: boolean;
  step: UploadStep;
};
type UploadStep =
  | { at: 'form' }
  | { at: 'sending'; confirmed: UploadQuestion[] }
  | { at: 'answered'; result: UploadResult; confirmed: UploadQuestion[] };

export type ScheduleState = {
  draft: ScheduleDraft | null;
  /** The job asked about before it is deleted. */
  deleting: number | null;
  /** What "Run now" said last, by sheet. */
  ran: { sheetId: number; result: UploadResult } | null;
};
export type ScheduleDraft = Omit<JobRequest, 'isPublic' | 'email'> & {
  sheetName: string;
  isPublic: boolean | null;
  wantsEmail: boolean;
  email: string;
  incomplete: boolean;
  /** The job belongs to another editor and is taken over by saving. */
  takesOver: boolean;
};

/** The report was copied, or the browser refused and the text is shown to be copied by hand. */
type ReportState = { at: 'none' } | { at: 'copied' } | { at: 'shown'; text: string };
