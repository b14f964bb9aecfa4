import type { ConnectRequest, RecordChange, UploadQuestion, View } from '../../addon/page-types.ts';
import type { FormatName } from '../../core/files/file-format.ts';
import type { Answer } from '../../core/problem.ts';
import type { Mend } from '../../core/quality/answers/mend.ts';
import type { Finding, ReadOptions } from '../../core/reading/reading.ts';
import type { Target } from '../../core/upload/target.ts';
import type {
  FilesDraft,
  ScheduleDraft,
  StationsForm,
  TakenAll,
  UploadState,
} from './sidebar-state.ts';

type FormOf<State, Key extends keyof State> = Partial<Pick<State, Key>>;
export type UploadForm = FormOf<UploadState, 'title' | 'description' | 'isPublic' | 'station'>;

/** Everything that can happen. An event is named for what happened, not for what was clicked. */
export type SidebarEvent =
  | { type: 'answered'; id: number; answer: Answer<unknown> }
  | { type: 'call-took-long'; id: number }
  | { type: 'online-changed'; online: boolean }
  | { type: 'opening-retried' }
  /** The person came back to the sidebar; the active tab may have changed. */
  | { type: 'looked-again' }
  /** The person went to the sheet, where anything may be changed. */
  | { type: 'looked-away' }
  /** The person says so. What is on its way was asked before that, so everything is asked again. */
  | { type: 'permissions-given' }
  | { type: 'view-chosen'; view: View }
  // connect
  | { type: 'way-chosen'; way: 'password' | 'paste' }
  | { type: 'connect-asked'; request: ConnectRequest }
  | { type: 'test-asked' }
  | { type: 'disconnect-considered' }
  | { type: 'disconnect-dropped' }
  | { type: 'disconnect-confirmed'; removeSchedules: boolean }
  // check
  | { type: 'check-asked' }
  /** All wishes. A wish that is not among them is forgotten. */
  | { type: 'wishes-changed'; wishes: ReadOptions }
  | { type: 'cell-shown'; sheet: string; cell: string }
  | { type: 'card-toggled'; card: string; open: boolean }
  /** Somebody may have mended a cell of a card. */
  | { type: 'cells-due' }
  | { type: 'write-asked' }
  /** “It is right”. */
  | { type: 'finding-confirmed'; kind: string; places: Finding['places'] }
  | { type: 'confirmed-forgotten' }
  | { type: 'mend-confirmed'; mend: Mend }
  // upload
  | { type: 'upload-edited'; form: UploadForm }
  | { type: 'upload-asked' }
  /** Once more as a first upload, for what was sent is gone. */
  | { type: 'anew-asked' }
  | { type: 'question-confirmed'; question: UploadQuestion }
  | { type: 'upload-reopened' }
  | { type: 'unasked-changed'; unasked: boolean }
  // the record of what is sent
  | { type: 'record-edited'; change: RecordChange }
  | { type: 'record-saved' }
  /** Yes, everyone shall see it. */
  | { type: 'record-published' }
  | { type: 'record-left' }
  // files for others
  | { type: 'files-format-chosen'; format: FormatName }
  | { type: 'files-month-typed'; month: string }
  | { type: 'files-asked'; as: 'download' | 'tab' }
  // stations
  | { type: 'stations-asked' }
  | { type: 'station-ticked'; target: Target; ticked: boolean }
  /** All that are ready. */
  | { type: 'ready-ticked' }
  /** This kind of doubt, in every station. */
  | { type: 'kind-looked'; kind: string }
  | { type: 'stations-edited'; form: Partial<StationsForm> }
  | { type: 'stations-sent' }
  | { type: 'stations-scheduled' }
  | { type: 'stations-filed' }
  /** The person looks at one of them. */
  | { type: 'station-opened'; target: Target }
  | { type: 'batch-resumed' }
  | { type: 'batch-forgotten' }
  // schedule
  /** `instead`: the schedule that gives way to it */
  | { type: 'job-opened'; job: Target; instead?: Target }
  | { type: 'draft-edited'; draft: Partial<ScheduleDraft> }
  | { type: 'draft-dropped' }
  | { type: 'job-saved' }
  | { type: 'job-paused'; job: Target; paused: boolean }
  | { type: 'job-run'; job: Target; confirmed: UploadQuestion[] }
  | { type: 'delete-considered'; job: Target }
  | { type: 'delete-dropped' }
  | { type: 'delete-confirmed' }
  | { type: 'repair-asked' }
  // files of each month
  | { type: 'file-job-opened'; job: Target }
  | { type: 'file-draft-edited'; draft: Partial<FilesDraft> }
  | { type: 'file-draft-dropped' }
  | { type: 'file-job-saved' }
  | { type: 'file-job-deleted'; job: Target }
  // those of somebody who left
  | { type: 'all-opened'; owner: string }
  | { type: 'all-edited'; change: Partial<TakenAll> }
  | { type: 'all-dropped' }
  | { type: 'all-taken' }
  | { type: 'damaged-removed' }
  // history
  | { type: 'history-asked' }
  | { type: 'unknown-settled'; runId: string; how: 'arrived' | 'send-again' }
  | { type: 'report-copied'; text: string; copied: boolean };

export type EventType = SidebarEvent['type'];
export type EventOf<Type extends EventType> = Extract<SidebarEvent, { type: Type }>;
