import type { AuthMode } from '../platform/auth.ts';
import type {
  Answer,
  CellValue,
  ClockPlan,
  DocumentInfo,
  LineChange,
  Mail,
  Menu,
  Page,
  Question,
  SheetKind,
  StoreAt,
  TriggerInfo,
} from '../platform/calls.ts';
import type { Wanted } from '../platform/exception.ts';
import type { CostKind, LatencyChoice } from '../platform/method-rules.ts';
import type { Switches } from '../platform/switches.ts';
import type { Project } from '../project.ts';
import type { SavedDocument } from '../sheets/saved-document.ts';
import type { GivenDocument } from '../sheets/spreadsheet-model.ts';
import type { Fault } from './faults.ts';

export type Install = 'bound' | 'published' | 'test';

export type GivenUser = {
  email: string;
  /** `en`, `es` …: what `Session.getActiveUserLocale` says */
  locale?: string;
  account?: 'consumer' | 'workspace';
  /** has the add-on (published and test installs); true unless said */
  installed?: boolean;
  /** what the person consented to, and declined the rest; everything the manifest asks unless said */
  granted?: string[] | 'not-asked';
};

/** How the kernel process is opened: everything that is not the caller's code. */
export type Opening = {
  project: Project;
  install: Install;
  users: GivenUser[];
  documents: GivenDocument[];
  clock: { startsAt: number; flows: boolean };
  seed: number;
  /** calls of executions that race are answered in an order that follows from the seed */
  deterministic: boolean;
  /** a script that computes this long without a call moves the clock along with real time */
  computingGraceMs: number;
  latency: LatencyChoice;
  /** an execution that met something the stage has not fails, even when the script caught that */
  strict: boolean;
  switches: Switches;
  saved: SavedState | null;
};

export type ScriptFailure = { name: string; message: string; stack: string };

type LogLine = { at: number; level: 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'; text: string };

export type ExecutionKind = 'simple-trigger' | 'menu' | 'page' | 'trigger' | 'editor';

/** One execution as the log shows it. */
export type Execution = {
  id: number;
  functionName: string;
  kind: ExecutionKind;
  mode: AuthMode;
  user: string;
  document: string | null;
  trigger: string | null;
  status: 'running' | 'completed' | 'failed' | 'killed';
  startedAt: number;
  endedAt: number | null;
  /** virtual time, without what a person took to answer */
  durationMs: number;
  /** calls that reach Google's servers */
  cost: number;
  costs: Partial<Record<CostKind, number>>;
  /** every method called and how often, those that cost nothing included */
  calls: Record<string, number>;
  failure: ScriptFailure | null;
  /** permissions for want of which it failed; required ones Google asks for next */
  wants: Wanted | null;
  /** what Google has and the stage has not, met by the script, whether it caught that or not */
  notEmulated: string[];
  logs: LogLine[];
};

export type Outcome = {
  execution: Execution;
  /** the returned value: as JSON for a page, packed for everyone else */
  value: string | null;
};

export type EditorView = { id: number; document: string; user: string; menus: Menu[] };
type SheetText = {
  info: DocumentInfo['sheets'][number];
  display: string[][];
  /** a letter a cell, a string a row: `n`umber, `d`ate, `b`oolean, `t`ext, `.` empty */
  kinds: string[];
  notes: Record<string, string>;
};

/** What the caller may ask of the kernel. */
export type Commands = {
  open: (opening: Opening) => null;
  openDocument: (document: string, user: string, installing: boolean) => EditorView;
  closeEditor: (editor: number) => null;
  clickMenu: (editor: number, functionName: string) => Outcome;
  callFromPage: (editor: number, name: string, args: string) => Outcome;
  run: (
    name: string,
    args: string,
    where: { user: string; document: string | null; editor: number | null },
  ) => Outcome;
  answer: (question: number, answer: Answer) => null;
  /** a person opens Google's link; over when they have answered */
  followLink: (editor: number, url: string) => null;
  closePage: (editor: number) => null;
  select: (editor: number, sheet: number, a1: string) => null;
  advance: (ms: number) => null;
  type: (document: string, sheet: number, a1: string, text: string, user: string) => null;
  /** a paste: cells as if typed, without edit triggers cell by cell */
  typeCells: (document: string, sheet: number, cells: { a1: string; text: string }[]) => null;
  write: (document: string, sheet: number, a1: string, values: CellValue[][]) => null;
  values: (document: string, sheet: number, a1: string | null) => CellValue[][];
  sheetText: (document: string, sheet: number) => SheetText;
  documentInfo: (document: string) => DocumentInfo;
  addDocument: (given: GivenDocument) => string;
  removeDocument: (document: string) => null;
  changeDocument: (
    document: string,
    change: { name?: string; locale?: string; timeZone?: string },
  ) => null;
  addSheet: (document: string, name: string | null) => number;
  copySheet: (document: string, sheet: number) => number;
  changeLines: (document: string, sheet: number, change: LineChange) => null;
  /** takes back the last of what was typed, pasted, and done to tabs, rows and columns */
  undo: (document: string) => null;
  changeSheet: (
    document: string,
    sheet: number,
    change: { name?: string; hidden?: boolean; index?: number; kind?: SheetKind } | 'delete',
  ) => null;
  properties: (store: StoreAt, owner: string) => Record<string, string>;
  setProperties: (store: StoreAt, owner: string, values: Record<string, string>) => null;
  triggers: () => TriggerView[];
  runTrigger: (id: string) => Outcome;
  changeTrigger: (id: string, change: 'delete' | 'disable' | 'enable') => null;
  changeUser: (user: string, change: { locale?: string }) => null;
  documents: () => { id: string; name: string }[];
  saved: () => SavedState;
  grant: (user: string, scopes: string[] | 'all') => null;
  withdrawConsent: (user: string) => null;
  install: (user: string, installed: boolean) => null;
  addFault: (fault: Fault) => number;
  /** the ids of the faults that have happened, in order */
  faultsStruck: () => number[];
  removeFault: (id: number) => null;
  clearFaults: () => null;
  spendQuota: (user: string, quota: string, left: number) => null;
};

/** The kernel's side of some of them. */
export type CommandHandlers<Names extends keyof Commands> = {
  [K in Names]: (
    ...args: Parameters<Commands[K]>
  ) => ReturnType<Commands[K]> | Promise<ReturnType<Commands[K]>>;
};

export type TriggerView = TriggerInfo & {
  user: string;
  document: string | null;
  nextAt: number | null;
  disabled: boolean;
};

/** What a person would find again tomorrow; plain JSON, given back when the stage opens again. */
export type SavedState = {
  /** of this shape; whoever keeps one looks at it before giving it back */
  version: 1;
  now: number;
  documents: SavedDocument[];
  properties: Record<string, Record<string, string>>;
  triggers: SavedTrigger[];
  outbox: SentMail[];
  users: SavedUser[];
  /** documents the add-on has been used in */
  enabled: string[];
};

export type SavedUser = {
  email: string;
  installed: boolean;
  granted: string[];
  declined: string[];
  windows: Record<string, { since: number; spent: number }>;
};

export type SentMail = Mail & { from: string; at: number };

type SavedTrigger = {
  id: string;
  handler: string;
  plan: ClockPlan;
  user: string;
  document: string | null;
  created: number;
  disabled: boolean;
};

/** What the kernel tells without being asked; it always comes before the answer it belongs to. */
export type StageEvent =
  | { event: 'clock'; now: number }
  | { event: 'execution'; execution: Execution }
  | { event: 'menus'; editor: number; menus: Menu[] }
  | { event: 'page'; editor: number; page: Page | null }
  | { event: 'question'; editor: number; id: number; question: Question }
  | { event: 'question-over'; editor: number; id: number }
  | { event: 'selection'; editor: number; sheet: number; a1: string }
  | { event: 'mail'; mail: SentMail }
  | { event: 'document'; document: string }
  | { event: 'triggers' };

/** One exchange the kernel cannot make itself: handlers live with the caller. */
export type Exchange = {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: Uint8Array | null;
};
export type ExchangeAnswer =
  | { status: number; headers: [name: string, value: string][]; body: Uint8Array }
  | { failed: 'no-such-host' | 'no-connection' };

export type Command = { id: number; command: keyof Commands; args: unknown[] };

export type ToKernel =
  /** what was asked in one turn of the caller, and how many of the kernel's messages it has seen */
  | { type: 'commands'; commands: Command[]; seen: number }
  | { type: 'exchanged'; id: number; answer: ExchangeAnswer };

export type FromKernel =
  | { type: 'done'; id: number; value: unknown }
  | { type: 'refused'; id: number; message: string }
  | { type: 'event'; event: StageEvent }
  | { type: 'exchange'; id: number; exchange: Exchange };
