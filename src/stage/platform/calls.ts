import type { Area } from './a1-notation.ts';
import type { FetchAnswer, FetchCall, Mail, TriggerInfo, TriggerPlan } from './service-data.ts';

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
  calculation: Calculation;
  sheets: SheetInfo[];
};

/** When formulas are calculated again, and how often those that need themselves. */
export type Calculation = {
  interval: string;
  iterative: boolean;
  cycles: number;
  threshold: number;
};

/** Only a grid has cells: a chart on a tab of its own is an object, a connected sheet a data source. */
export type SheetKind = 'GRID' | 'OBJECT' | 'DATASOURCE';

export type SheetInfo = {
  id: number;
  name: string;
  kind: SheetKind;
  index: number;
  hidden: boolean;
  maxRows: number;
  maxColumns: number;
  lastRow: number;
  lastColumn: number;
  frozenRows: number;
  frozenColumns: number;
  tabColor: string | null;
  rightToLeft: boolean;
  hiddenGridlines: boolean;
  /** whether the buttons of groups stand after them */
  rowControlAfter: boolean;
  columnControlAfter: boolean;
};

/** A mark on a cell that is kept and given back as it was set. */
export type CellMark =
  | 'note'
  | 'background'
  | 'fontColor'
  | 'fontFamily'
  | 'fontLine'
  | 'fontSize'
  | 'fontStyle'
  | 'fontWeight'
  | 'horizontalAlignment'
  | 'verticalAlignment'
  | 'wrapStrategy'
  | 'textDirection'
  | 'textRotation'
  | 'verticalText'
  | 'borderTop'
  | 'borderBottom'
  | 'borderLeft'
  | 'borderRight'
  | 'richText'
  | 'validation';

export type CellAspect =
  | 'values'
  | 'display'
  | 'formulas'
  | 'formulasR1C1'
  | 'numberFormat'
  | CellMark;

export type MenuItem =
  | { item: string; functionName: string }
  | { separator: true }
  | { menu: string; items: MenuItem[] };
export type Menu = { caption: string; isAddon: boolean; items: MenuItem[] };

export type Page = {
  title: string;
  html: string;
  width: number | null;
  height: number | null;
  modal: boolean;
};

export type Question = {
  title: string;
  text: string;
  buttons: string[];
  input: boolean;
  /** boxes to tick, none ticked at first; the text of the answer lists those that were */
  boxes?: string[];
};
export type Answer = { button: string; text: string };

export type MetadataInfo = {
  id: number;
  key: string;
  value: string | null;
  visibility: string;
  document: string;
  sheet: number | null;
  rows: [start: number, count: number] | null;
  columns: [start: number, count: number] | null;
};

type SheetChange = Partial<
  Pick<
    SheetInfo,
    | 'name'
    | 'hidden'
    | 'frozenRows'
    | 'frozenColumns'
    | 'tabColor'
    | 'rightToLeft'
    | 'hiddenGridlines'
    | 'rowControlAfter'
    | 'columnControlAfter'
  >
> & { index?: number };

/** What of a cell a paste takes along. */
export type CopyWhat = 'all' | 'no-borders' | 'values' | 'formulas' | 'format' | 'validation';

/** The clean-ups of the Data menu. */
export type Tidying =
  | { do: 'trim' | 'shuffle' }
  | { do: 'unique'; columns: number[] | null }
  | { do: 'split'; delimiter: string | null };

/** What is laid over a sheet, kept and given back. */
export type KeptKind =
  | 'protection'
  | 'banding'
  | 'filter'
  | 'conditional-format'
  | 'chart'
  | 'image';
export type KeptItem = {
  id: number;
  document: string;
  kind: KeptKind;
  sheet: number;
  /** null is the whole sheet */
  range: Area | null;
  data: { [name: string]: unknown };
};

export type LineChange = {
  lines: 'rows' | 'columns';
  do: 'insert' | 'delete' | 'hide' | 'show' | 'resize' | 'group' | 'move';
  start: number;
  count: number;
  size?: number;
  /** how much deeper in groups */
  depth?: number;
  /** before which line they are moved, as the lines are numbered now */
  to?: number;
};

/** Rows or columns under one button. */
export type LineGroup = { start: number; count: number; depth: number; collapsed: boolean };

export type Calls = {
  'document.info': (id: string) => DocumentInfo;
  /** `by` is the method that a refusal names */
  'document.open': (id: string, by: 'open' | 'openById' | 'openByUrl') => string;
  'document.create': (name: string, size: { rows: number; columns: number } | null) => string;
  'document.change': (
    id: string,
    change: { name?: string; locale?: string; timeZone?: string; calculation?: Calculation },
  ) => null;
  'document.copy': (id: string, name: string) => string;
  'document.share': (
    id: string,
    role: 'editors' | 'viewers',
    emails: string[],
    has: boolean,
  ) => null;
  'document.people': (id: string) => { owner: string; editors: string[]; viewers: string[] };
  'sheet.info': (at: SheetAt) => SheetInfo;
  'sheet.insert': (
    document: string,
    wish: {
      name: string | null;
      index: number | null;
      /** a sheet to copy, of this document or another */
      template: SheetAt | null;
    },
  ) => number;
  'sheet.delete': (at: SheetAt) => null;
  'sheet.change': (at: SheetAt, change: SheetChange) => null;
  'sheet.lines': (at: SheetAt, change: LineChange) => null;
  'sheet.line': (
    at: SheetAt,
    lines: 'rows' | 'columns',
    index: number,
  ) => { hidden: boolean; filtered: boolean; size: number; depth: number };
  'sheet.groups': (at: SheetAt, lines: 'rows' | 'columns') => LineGroup[];
  'sheet.collapse': (at: SheetAt, lines: 'rows' | 'columns', groups: LineGroup[]) => null;
  /** below the last row with content, found and written in one step */
  'sheet.append': (at: SheetAt, cells: CellValue[]) => null;
  'range.read': (at: RangeAt, aspect: CellAspect) => CellValue[][];
  'range.write': (at: RangeAt, aspect: CellAspect, cells: CellValue[][]) => null;
  /** one value in every cell; a formula counts from the first and moves along */
  'range.fill': (at: RangeAt, aspect: CellAspect, cell: CellValue) => null;
  /** cells without a checkbox stay as they are */
  'range.checkboxes': (at: RangeAt, how: 'check' | 'uncheck' | 'remove') => null;
  'range.clear': (at: RangeAt, what: ('contents' | 'formats' | 'notes' | 'validations')[]) => null;
  'range.merge': (at: RangeAt, how: 'all' | 'across' | 'vertically' | 'apart') => null;
  'range.merged': (at: RangeAt) => Area[];
  'range.sort': (at: RangeAt, by: { column: number; ascending: boolean }[]) => null;
  'range.copy': (from: RangeAt, to: RangeAt, what: CopyWhat, transposed: boolean) => null;
  /** counts values on, or repeats them */
  'range.autofill': (from: RangeAt, to: RangeAt, counts: boolean) => null;
  'range.move': (from: RangeAt, to: RangeAt) => null;
  'range.shift': (at: RangeAt, how: 'insert' | 'delete', along: 'rows' | 'columns') => null;
  /** how many rows are left */
  'range.tidy': (at: RangeAt, how: Tidying) => number;
  'range.named': (document: string, name: string) => RangeAt | null;
  'range.name': (document: string, name: string, at: RangeAt | null) => null;
  'range.names': (document: string) => { name: string; at: RangeAt }[];
  'kept.list': (document: string) => KeptItem[];
  'kept.put': (item: Omit<KeptItem, 'id'> & { id: number | null }) => number;
  'kept.remove': (document: string, id: number) => null;
  'metadata.add': (item: Omit<MetadataInfo, 'id'>) => number;
  'metadata.list': (document: string) => MetadataInfo[];
  'metadata.change': (document: string, id: number, change: Partial<MetadataInfo> | null) => null;

  /** no range on a tab without cells */
  'editor.active': (document: string) => { sheet: number; range: Area | null };
  'editor.activate': (document: string, sheet: number, range: Area | null) => null;
  'editor.toast': (document: string, text: string, title: string, seconds: number) => null;
  'editor.menu': (menu: Menu) => null;
  'editor.removeMenu': (caption: string) => null;
  'editor.ask': (question: Question) => Answer;
  'editor.show': (where: 'sidebar' | 'dialog', page: Page) => null;

  'properties.all': (store: StoreAt) => Record<string, string>;
  'properties.get': (store: StoreAt, key: string) => string | null;
  'properties.set': (store: StoreAt, values: Record<string, string>, only: boolean) => null;
  'properties.delete': (store: StoreAt, key: string | null) => null;
  'cache.get': (store: StoreAt, keys: string[]) => Record<string, string>;
  'cache.put': (store: StoreAt, values: Record<string, string>, seconds: number) => null;
  'cache.remove': (store: StoreAt, keys: string[]) => null;
  'lock.take': (store: StoreAt, waitMs: number) => boolean;
  'lock.release': (store: StoreAt) => null;
  'lock.held': (store: StoreAt) => boolean;

  'network.fetch': (calls: FetchCall[]) => FetchAnswer[];
  'trigger.create': (handler: string, plan: TriggerPlan) => TriggerInfo;
  'trigger.list': (document: string | null) => TriggerInfo[];
  'trigger.delete': (id: string) => null;
  'script.authorization': (scopes: string[] | null) => {
    missing: string[];
    url: string | null;
    scopes: string[];
  };
  'script.invalidateAuth': () => null;
  'mail.send': (mail: Mail) => null;
  'mail.left': () => number;
  'clock.sleep': (ms: number) => null;
  /** a method that needs nothing of the kernel, and for which a fault waits */
  'fault.point': () => null;
  /** a file of the project as text, one character a byte */
  'script.file': (name: string) => { bytes: string; contentType: string };
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
