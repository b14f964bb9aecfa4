import type { Contents, TypedText } from '../../browser/table/table-props.ts';
import type { LineChange } from '../../stage/index.ts';

/**
 * What the page asks of the stage, in the page's words. The program's implementation talks to the
 * stage; tests of the page have a small one of their own.
 */
export type StagePort = {
  opening: () => Promise<Opening>;
  /** Makes a spreadsheet of a file, whose bytes come as base64. */
  openFile: (name: string, bytes: string, place: FilePlace) => Promise<FileAnswer>;
  openSpreadsheet: (spreadsheet: string) => Promise<OpenSpreadsheet>;
  readSheet: (spreadsheet: string, sheetId: number) => Promise<Contents>;
  /** Types or pastes for a person. */
  enterTexts: (spreadsheet: string, sheetId: number, texts: TypedText[]) => Promise<void>;
  addSheet: (spreadsheet: string) => Promise<void>;
  changeSheet: (spreadsheet: string, sheetId: number, change: SheetChange) => Promise<void>;
  changeLines: (spreadsheet: string, sheetId: number, change: LineChange) => Promise<void>;
  /** Takes back the last thing a person has done to the spreadsheet. */
  undo: (spreadsheet: string) => Promise<void>;
  /** The tab and the cell in front of the person. Scripts read both. */
  select: (spreadsheet: string, sheetId: number, address: string) => Promise<void>;
  clickMenu: (spreadsheet: string, functionName: string) => Promise<void>;
  /** `args` as JSON, checked by the rules of google.script.run */
  callFromPage: (pageId: string, functionName: string, args: string) => Promise<PageAnswer>;
  closePage: (pageId: string) => Promise<void>;
  answer: (askId: string, button: string, text: string) => Promise<void>;
  /** Google's own link out of an add-on's page: its screen comes over the spreadsheet */
  followLink: (url: string) => Promise<void>;
  developer: () => Promise<DeveloperView>;
  runTrigger: (triggerId: string) => Promise<void>;
  /** A person does this at script.google.com › My Triggers, and no sidebar is told. */
  deleteTrigger: (triggerId: string) => Promise<void>;
  /** Another person comes to the page and opens the spreadsheet anew. */
  bePerson: (person: string) => Promise<void>;
  advance: (ms: number) => Promise<void>;
  setFault: (fault: string, on: boolean) => Promise<void>;
  setLocale: (locale: string) => Promise<void>;
  listen: (hear: (event: StageEvent) => void) => void;
};

/** `people`: everyone who may be at the page, first the one who is there. */
export type Opening = { spreadsheets: SpreadsheetInfo[]; people: string[]; now: number };
/** Where the person with the file is: how numbers are written there, and which day it is. */
export type FilePlace = { locale: string; timeZone: string };
export type FileAnswer =
  | { ok: true; spreadsheet: SpreadsheetInfo; notes: string[] }
  | { ok: false; refused: string };
export type SpreadsheetInfo = { id: string; title: string };

export type OpenSpreadsheet = SpreadsheetInfo & {
  locale: string;
  timeZone: string;
  sheets: SheetInfo[];
  activeSheet: number;
  menus: Menu[];
};

/** `index` counts from 1 */
export type SheetChange = { name: string } | { index: number } | 'copy' | 'delete';
export type { Contents, LineChange, TypedText };
export type SheetInfo = { id: number; name: string; hidden: boolean };

export type Menu = { caption: string; inExtensions: boolean; items: MenuItem[] };
export type MenuItem = { caption: string; functionName: string };

export type PageAnswer = { ok: true; value: unknown } | { ok: false; message: string };

export type ShownPage = { pageId: string; title: string; html: string; functions: string[] };
export type Ask = {
  askId: string;
  title: string;
  text: string;
  buttons: string[];
  /** permissions to tick, none of them ticked at first */
  boxes: string[];
};

export type StageEvent =
  | { is: 'sidebar'; page: ShownPage }
  | { is: 'page-over'; pageId: string }
  | { is: 'ask'; ask: Ask }
  | { is: 'ask-over'; askId: string }
  | { is: 'select'; spreadsheet: string; sheetId: number; address: string }
  | { is: 'sheets-changed'; spreadsheet: string; sheets: SheetInfo[]; activeSheet: number }
  | { is: 'menus-changed'; spreadsheet: string; menus: Menu[] }
  | { is: 'spreadsheets-changed'; spreadsheets: SpreadsheetInfo[] }
  | { is: 'running'; executions: number }
  | { is: 'developer-changed' }
  | { is: 'script-failed'; functionName: string; message: string }
  | { is: 'lost' };

/** Everything the side panel shows. Times are ms of the stage's own clock. */
export type DeveloperView = {
  now: number;
  triggers: Trigger[];
  executions: Execution[];
  outbox: Mail[];
  faults: { name: string; on: boolean }[];
};

type Trigger = {
  id: string;
  functionName: string;
  spreadsheet: string;
  /** whose it is */
  person: string;
  nextFire: number | null;
  disabled: boolean;
};
export type Execution = {
  id: string;
  functionName: string;
  surface: 'simple-trigger' | 'menu' | 'page' | 'trigger' | 'editor';
  startedAt: number;
  durationMs: number | null;
  outcome: 'running' | 'done' | 'failed' | 'killed';
  error: string | null;
  logs: string[];
};
type Mail = {
  at: number;
  to: string;
  subject: string;
  body: string;
  files: { name: string; text: string }[];
};
