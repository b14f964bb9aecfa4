import type { Area } from './a1-notation.ts';

/** What crosses from the script to the stage: one entry an operation, the arguments as plain data. */
export type SheetAt = { document: string; sheet: number };
export type RangeAt = SheetAt & Area;
export type CellValue = string | number | boolean | Date | null;
export type StoreAt = 'script' | 'user' | 'document';

export type DocumentInfo = {
  id: string;
  name: string;
  locale: string;
  timeZone: string;
  sheets: SheetInfo[];
};

/** Only a grid has cells: a chart on a tab of its own is an object, a connected sheet a data source. */
export type SheetKind = 'GRID' | 'OBJECT' | 'DATASOURCE';

export type SheetInfo = {
  id: number;
  name: string;
  kind: SheetKind;
  index: number;
  hidden: boolean;
  /** there is a filter on it */
  isFiltered: boolean;
  maxRows: number;
  maxColumns: number;
  lastRow: number;
  lastColumn: number;
  frozenRows: number;
};

/** A mark on a cell that is kept and given back as it was set. */
export type CellMark = 'note' | 'fontWeight';

export type CellAspect = 'values' | 'display' | 'formulas' | 'numberFormat' | CellMark;

export type MenuItem = { item: string; functionName: string };
export type Menu = { caption: string; isAddon: boolean; items: MenuItem[] };

export type Page = { title: string; html: string };

export type Question = {
  title: string;
  text: string;
  buttons: string[];
  /** boxes to tick, none ticked at first; the text of the answer lists those that were */
  boxes?: string[];
};
export type Answer = { button: string; text: string };

/** Whom a sheet, or a range of it, is closed to; its owner may always edit. */
export type ProtectionInfo = {
  id: number;
  sheet: number;
  /** null is the whole sheet */
  range: Area | null;
  editors: string[];
  warningOnly: boolean;
};

export type LineInsertion = { lines: 'rows' | 'columns'; start: number; count: number };
/** `to`: before which line they go */
export type LineChange = LineInsertion & ({ do: 'insert' | 'delete' } | { do: 'move'; to: number });

export type Calls = {
  'document.info': (id: string) => DocumentInfo;
  'document.open': (id: string) => string;
  'document.change': (id: string, change: { timeZone: string }) => null;
  'sheet.info': (at: SheetAt) => SheetInfo;
  'sheet.insert': (document: string, wish: { name: string | null; index: number | null }) => number;
  'sheet.delete': (at: SheetAt) => null;
  'sheet.change': (
    at: SheetAt,
    change: { name?: string; hidden?: boolean; frozenRows?: number },
  ) => null;
  'sheet.insertLines': (at: SheetAt, change: LineInsertion) => null;
  'sheet.row': (at: SheetAt, row: number) => { hidden: boolean; filtered: boolean };
  /** below the last row with content, found and written in one step */
  'sheet.append': (at: SheetAt, cells: CellValue[]) => null;
  'range.read': (at: RangeAt, aspect: CellAspect) => CellValue[][];
  'range.write': (at: RangeAt, aspect: CellAspect, cells: CellValue[][]) => null;
  /** one value in every cell */
  'range.fill': (at: RangeAt, aspect: CellAspect, cell: CellValue) => null;
  'range.merge': (at: RangeAt) => null;
  'range.isMerged': (at: RangeAt) => boolean;
  'protection.add': (at: SheetAt, range: Area | null) => ProtectionInfo;
  'protection.list': (at: SheetAt) => ProtectionInfo[];
  'protection.allows': (document: string, id: number) => boolean;
  /** null removes it */
  'protection.change': (
    document: string,
    id: number,
    change: Partial<Pick<ProtectionInfo, 'editors' | 'warningOnly'>> | null,
  ) => null;

  /** no range on a tab without cells */
  'editor.active': (document: string) => { sheet: number; range: Area | null };
  'editor.activate': (document: string, sheet: number, range: Area | null) => null;
  'editor.menu': (menu: Menu) => null;
  'editor.ask': (question: Question) => Answer;
  'editor.show': (sidebar: Page) => null;

  'properties.all': (store: StoreAt) => Record<string, string>;
  'properties.get': (store: StoreAt, key: string) => string | null;
  'properties.set': (store: StoreAt, values: Record<string, string>, only: boolean) => null;
  'properties.delete': (store: StoreAt, key: string) => null;
  'lock.take': (store: StoreAt, waitMs: number) => boolean;
  'lock.release': (store: StoreAt) => null;
  'lock.held': (store: StoreAt) => boolean;

  'network.fetch': (call: FetchCall) => FetchAnswer;
  'trigger.create': (handler: string, plan: ClockPlan) => TriggerInfo;
  'trigger.list': (document: string | null) => TriggerInfo[];
  'trigger.delete': (id: string) => null;
  'script.authorization': (scopes: string[] | null) => {
    missing: string[];
    url: string | null;
    scopes: string[];
  };
  'mail.send': (mail: Mail) => null;
  'mail.left': () => number;
  'clock.sleep': (ms: number) => null;
  /** a method that needs nothing of the kernel, and for which a fault waits */
  'fault.point': () => null;
  'html.file': (name: string) => string;
};

export type CallName = keyof Calls;

/** One message of a thread that waits for its answer. */
export type CallMessage = {
  type: 'call';
  /** the platform's method the script is in, `Range.getValues` */
  method: string;
  /** a method may need several operations; it is charged and failed once */
  first: boolean;
  operation: CallName;
  arguments: string;
};

/** What crosses for services beside the document: requests, triggers and mail. */
export type FetchCall = {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  /** one character a byte */
  body: string | null;
  muteHttpExceptions: boolean;
  followRedirects: boolean;
  timeoutSeconds: number | null;
};
export type FetchAnswer = {
  status: number;
  headers: [name: string, value: string][];
  body: string;
};

/** How often a clock trigger is due, as the builder was told. */
export type ClockPlan = { unit: 'minutes' | 'hours'; count: number };

export type TriggerInfo = { id: string; handler: string };

export type Mail = {
  to: string;
  cc: string;
  bcc: string;
  replyTo: string;
  name: string;
  subject: string;
  body: string;
  htmlBody: string;
  attachments: { name: string; type: string; text: string }[];
};
