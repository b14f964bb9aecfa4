import type { Completeness } from '../core/dataset/completeness.ts';
import type { ElementValues } from '../core/dataset/pictures-of.ts';
import type { StationFacts } from '../core/dataset/station.ts';
import type { StationForm } from '../core/dataset/station-form.ts';
import type { FormatName } from '../core/files/file-format.ts';
import type { FilesLook } from '../core/files/files-look.ts';
import type { Answer, Problem } from '../core/problem.ts';
import type { AnswerableFinding } from '../core/quality/answers/answerable.ts';
import type { Mend } from '../core/quality/answers/mend.ts';
import type { Finding, ReadOptions, SheetTop, Understood } from '../core/reading/reading.ts';
import type { FileJob } from '../core/schedule/file-job.ts';
import type { Job, Rhythm, Waits } from '../core/schedule/job.ts';
import type { Connection } from '../core/session/connection.ts';
import type { PartState } from '../core/session/read-probe.ts';
import type { StationFound } from '../core/stations/found-facts.ts';
import type { SheetFacts } from '../core/stations/match-stations.ts';
import type { UploadQuestion } from '../core/upload/decide-upload.ts';
import type { RecordStand } from '../core/upload/read-record-answer.ts';
import type { RunRecord } from '../core/upload/run-record.ts';
import type { Target } from '../core/upload/target.ts';

// These cross google.script.run as plain JSON: problems as values, times as milliseconds since 1970,
// and never a token. A Date or an undefined would arrive as null.

export type View = 'connect' | 'stations' | 'check' | 'upload' | 'files' | 'schedule' | 'history';

/** Everything the sidebar shows first. */
export type Opening = {
  /** Where no spreadsheet is behind the views: there is nothing to schedule, and no tab to write. */
  home?: 'page';
  /** The add-on's version, for the report a person copies. */
  version: string;
  /** The person's locale as Google writes it: 'es_MX'. */
  locale: string;
  /** The spreadsheet's, in which it shows numbers and dates. */
  sheetLocale: string;
  /** The spreadsheet's zone. The hours of a schedule are hours in this zone. */
  zone: string;
  now: number;
  spreadsheetName: string;
  /** The view of the menu item that opened the sidebar; null opens the view of the next step. */
  startAt: View | null;
  /** The address baked in at build, or null where the person types one. */
  fixedAddress: string | null;
  connection: Connection;
  /** The tab in front; null when it holds no cells (a chart sheet). */
  sheet: SheetMemory | null;
  /** The tabs with cells that nobody has hidden. */
  sheets: { id: number; name: string }[];
  jobs: JobState[];
  /** This person's files of a month. */
  fileJobs: FileJobState[];
  /** Newest first, of all sheets of this spreadsheet. */
  runs: RunRecord[];
  /** What Google has not been given, in words by what it is for. */
  permissions: PermissionsMissing;
  /** What was pressed for together and is not sent yet. */
  batch: { left: number; of: number } | null;
  /** What happened while nobody was looking, for example that schedules stopped. */
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

/** What is remembered for one sheet. `isPublic` is null until the person has chosen. */
export type SheetMemory = {
  id: number;
  name: string;
  title: string;
  description: string;
  isPublic: boolean | null;
  /** Title and visibility are those of its record, as they were at the last upload; the service has them as they are. */
  hasRecord: boolean;
  wishes: ReadOptions;
  lastUpload: RunRecord | null;
  station: StationForm | null;
  /** The menu item sends it without asking. */
  unasked: boolean;
  /** What somebody proposed of it among other stations. */
  proposal: Proposal | null;
};

/** Kept with the document, for whoever looks next; what was seen then may have changed since. */
export type Proposal = {
  ticked: boolean;
  /** kinds of doubts that were looked at */
  looked: string[];
  fingerprint: string;
  by: string;
};
export type ProposalRequest = Target & Omit<Proposal, 'by'>;

export type ConnectRequest =
  | { way: 'paste'; text: string; address: string; key: string }
  | { way: 'password'; email: string; password: string; address: string; key: string };

export type ConnectionTest = {
  parts: PartState[];
  connection: Connection;
  /** Advice after connecting, for example to close the tab the session was copied from. */
  advice: Problem | null;
};

/** Which finding is right as it is: the same kind at the same cells. */
export type ConfirmRequest = Target & { kind: string; places: Finding['places'] };

export type MendRequest = Target & { mend: Mend };

export type SheetReading = {
  sheet: SheetMemory;
  /** The wishes this reading was made with. */
  wishes: ReadOptions;
  understood: Understood;
  findings: AnswerableFinding[];
  /** Doubts that were answered with “it is right”. */
  confirmed: number;
  completeness: Completeness;
  pictures: ElementValues[];
  fingerprint: string;
  counts: { years: number; values: number; unreadable: number };
  /** What a person looks at when they point at the columns of this tab. */
  top: SheetTop;
  /** The values are the same as in the last successful upload to this address. */
  unchanged: boolean;
  /** The months that are otherwise than sent; 0 where it is not known. */
  unsentMonths: number;
  /**
   * A filter hides rows now. They are read too, and the page says so. For rows hidden by hand Google
   * answers one row a call, so the page mentions those without asking Google.
   */
  filtered: boolean;
  /** What cells say of the place that was read, and what is asked of it. */
  placeFound: StationFound;
  /** What the lines beside the table say of the source and the licence, to be offered. */
  stationFound: Pick<StationFacts, 'source' | 'licence'>;
  /** The other lines there that say whom to cite, to be offered for the description; '' without any. */
  creditsFound: string;
  /** This service takes where a dataset comes from. */
  takesStation: boolean;
};

/** What makes a record. Of one that is there, `isPublic` is who may see it as the person was shown it. */
export type UploadRequest = Target & {
  title: string;
  description: string;
  /** null: as it was decided, or as the record stands */
  isPublic: boolean | null;
  /** What was sent before is not there any more, and the person wants it to be. */
  anew?: true;
  /** The fingerprint the person was shown; null skips the comparison ("Run now"). */
  fingerprint: string | null;
  /** The questions that the person has answered with yes. */
  confirmed: UploadQuestion[];
  /** As it was typed; left out where nobody was asked. */
  station?: StationForm;
  /** What cells were shown to say where nothing was typed. */
  found?: StationFacts;
  /** How many it has, as the person was shown it. */
  rows?: number;
};

export type UploadResult =
  | { state: 'ran'; run: RunRecord }
  | { state: 'asks'; question: UploadQuestion; canConfirm: boolean; problem: Problem };

export type FilesRequest = Target & {
  format: FormatName;
  /** "2026-10", or '' for the last one; of formats that hold one month */
  month: string;
  /** As it was typed; null where nobody was asked. */
  station: StationForm | null;
  /** All of these in one, each with what cells were shown to say of it. */
  of?: (Target & { found: StationFacts })[];
  as: 'download' | 'tab';
  /** Where the part of a file begins that is asked for, and what was read when the first part came. */
  from: number;
  seen: string | null;
};

export type FilesMade =
  | {
      as: 'download';
      name: string;
      base64: string;
      /** where the next part begins; null behind the last */
      next: number | null;
      bytes: number;
      fingerprint: string;
    }
  | { as: 'tab'; names: string[] };

export type JobRequest = Target & {
  /** The schedule of this place gives way to the new one; null: that of the sheet as a whole. */
  instead?: string | null;
  rhythm: Rhythm;
  title: string;
  description: string;
  /** null: as it was decided, or as the record stands */
  isPublic: boolean | null;
  /** Per cent of the months sent before that may have changed; above, a run is held. */
  heldAbove: number;
  /** The sheet keeps the newest years only. */
  oldestMayGo: boolean;
  /** The address for failure mails, or null. Kept for this person and this spreadsheet. */
  email: string | null;
  /** What cells were shown to say of its station. */
  found?: StationFacts;
  /** What gets the same schedule; where nobody has decided for it, with this title, and as visible. */
  also?: (Target & { title: string; found: StationFacts })[];
};

/** Files of the month before, on a day of each month. */
export type FileJobRequest = Target & {
  /** none deletes it */
  formats: FileJob['formats'];
  as: FileJob['as'];
  rhythm: Rhythm;
  email: string | null;
  /** As it was typed; null where nobody was asked. */
  station: StationForm | null;
  /** What gets the same. */
  also: Target[];
};

export type FileJobState = Target &
  Pick<FileJob, 'formats' | 'as' | 'rhythm' | 'email' | 'made' | 'waits'> & {
    /** null when the sheet was deleted */
    sheetName: string | null;
    next: { from: number; until: number };
    overdue: boolean;
  };

export type JobState = Target & {
  /** null when the sheet was deleted */
  sheetName: string | null;
  rhythm: Rhythm;
  heldAbove: number;
  oldestMayGo: boolean;
  mine: boolean;
  ownerName: string;
  paused: Job['paused'];
  /** The last run was held, and every editor may know why. */
  waits: Waits | null;
  /** The time in which the next run begins; null for a paused job or another person's. */
  next: { from: number; until: number } | null;
  /** Its ticks did not come. The owner can repair it, and another editor can take it over. */
  overdue: boolean;
  /** Another person's before, whose runs this one cannot see. */
  takenOver: boolean;
  lastRun: RunRecord | null;
  lastUpload: RunRecord | null;
  /** The owner's decisions, which only the owner sees; '' and null for everyone else. */
  email: string | null;
  hasRecord: boolean;
  title: string;
  description: string;
  isPublic: boolean | null;
};

/** Whoever takes over says once for all what no offer says. */
export type TakeOverAllRequest = {
  targets: Target[];
  /** the link of an offer; '' for none */
  offer: string;
  /** what stands before the name of each; '' for the name alone */
  title: string;
  isPublic: boolean | null;
  /** what becomes of an offered record where this account has one of the same sheet already */
  sameKey: 'join' | 'apart' | null;
  email: string | null;
};

export type TakeOverAllResult =
  | { state: 'taken'; jobs: JobState[] }
  /** `same`: what the account has already; `undecided`: for what nothing says who may see it. Nothing was done. */
  | { state: 'asks'; same: string[]; undecided: string[] };

/** The record of a target, as the service has it now. */
export type RecordLook =
  | { is: 'none' }
  | { is: 'there'; record: RecordStand }
  | { is: 'gone'; problem: Problem };

/** What a person changed of it, and nothing else. */
export type RecordChange = {
  title?: string;
  description?: string;
  isPublic?: boolean;
  station?: StationForm;
};

export type ChangeRequest = Target & { change: RecordChange; etag: string | null };

/** `otherwise`: somebody had changed it since it was seen, so nothing was changed. */
export type RecordChanged = { is: 'changed' | 'otherwise'; record: RecordStand };

/** What came of each that was tried, and what is left: it goes on when the page asks for it, or with the hourly tick. */
export type BatchEnd = { sent: SentOfBatch[]; left: Target[] };
export type SentOfBatch = Target & { answer: Answer<UploadResult> };

/** Of one of several stations: who opens it has the rest read. */
export type StationReading = Omit<
  SheetReading,
  'understood' | 'findings' | 'pictures' | 'top' | 'filtered' | 'confirmed' | 'creditsFound'
> & { findings: Finding[] };

/** The stations of a tab, or why it could not be read, and what it says of where any of them is. */
export type CheckedSheet = {
  sheetId: number;
  stations: Answer<StationReading[]>;
  facts: SheetFacts[];
};

export type Reply<Value> = Answer<Value>;
export type { AnswerableFinding, Connection, ElementValues, FilesLook, UploadQuestion };
