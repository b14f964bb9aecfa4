import type { CalendarDate } from '../calendar/civil-date.ts';
import type { ColumnKey, Element } from '../dataset/columns.ts';
import type { Completeness } from '../dataset/completeness.ts';
import type { Row } from '../dataset/dataset.ts';
import type { QualityKind } from './quality-kinds.ts';
import type { ReadingKind, UnderstoodKind } from './reading-kinds.ts';

/** null = empty. */
export type Cell = string | number | boolean | CalendarDate | null;
/** Ragged is fine; `display` is the text Sheets shows, where it helps (`displayNeeded` says where). */
export type Grid = {
  sheet: string;
  /** the name of the whole spreadsheet, such as "Rainfall Low Moor" over a tab "Sheet1" */
  book?: string;
  cells: Cell[][];
  display?: string[][];
};
/** Cells of a sheet, counted from 0. */
export type CellBox = {
  sheet: string;
  rowIndex: number;
  columnIndex: number;
  rows: number;
  columns: number;
};
/** Core has no clock and no platform: what it must know of them arrives here. */
export type LocaleAndYear = {
  locale: string;
  thisYear: number;
  /** the roles of what was sent from this sheet last time: of those a doubt is told, and no longer asked */
  sent?: readonly string[] | undefined;
};

export type TemperatureUnit = 'C' | 'F' | 'K' | '0.1C' | '0.01C';
/** What fell in all, or on a day of a month. */
export type RainUnit = 'mm' | 'in' | 'cm' | '0.1mm' | 'm' | '0.01in' | '0.001in' | RainRate;
export type RainRate = 'mm/day' | 'in/day' | 'cm/day' | 'm/day';

/** What a person answered or chose; everything else is decided by what the sheet states. */
export type ReadOptions = {
  /** 'none': no place of those that the table names */
  station?: string;
  /** 'none': the person says that the numbers are none of the three */
  element?: 'max' | 'min' | 'rain' | 'none';
  /** the header of the column that holds an element, where nothing says it; 'none' = no column does */
  maxColumn?: string;
  minColumn?: string;
  rainColumn?: string;
  /** 'none': the person says that the values are in no unit we know */
  temperatureUnit?: TemperatureUnit | 'none';
  rainUnit?: RainUnit | 'none';
  /** the unit that the sheet states, where the person was told of it and kept their own */
  overruled?: { temperatureUnit?: string; rainUnit?: string };
  /** sheet → year, where a table has none; 0 for means over many years */
  years?: Record<string, number>;
  dayMonthOrder?: 'dmy' | 'mdy';
  /** where rows run from July to June or the like: which year names them, or is each month's own */
  seasonYear?: 'first' | 'last' | 'calendar';
  missingDays?: 'standard' | 'strict' | 'any';
  /** which row counts of several for one day or month; 'none' leaves it out */
  twice?: 'none' | 'first' | 'last';
  /** what a blank cell of rain on a day stands for */
  blankRainDay?: 'missing' | 'dry' | 'by-year';
  /** and what dots or dashes in place of its rain */
  rainMarks?: 'missing' | 'dry' | 'by-year';
  /** what becomes in files of a value beyond any record; none is uploaded */
  impossible?: 'flagged' | 'left-out';
  /** sheets to read together (elements or years of one station) */
  sheets?: string[];
  /** the tables that a person pointed at, one a sheet, with the words that stood over their columns */
  roles?: PointedTable[];
};

/** The wish for the column of an element. */
export const COLUMN_WISHES = { max: 'maxColumn', min: 'minColumn', rain: 'rainColumn' } as const;

/** How a table lies, as a person pointed at it: nothing of it is guessed. */
export type PointedTable = {
  sheet: string;
  /** the row that names the columns, from 1; 0 where none does */
  headerRow: number;
  /** how many columns the sheet had: where no words stand over them, this shows that they moved */
  width: number;
  /** the series lie in rows: `headerRow` counts columns, and "3" is a row */
  onSide?: boolean;
  columns: PointedColumn[];
  /** which labels of the rows mean which element */
  labels?: { label: string; element: Element }[];
};
export type PointedColumn = {
  column: string;
  /** the words at its top, by which a moved column is noticed */
  header: string;
  role: PointedRole;
};
/** The upper left of a sheet as text, so that a person can point at its columns. */
export type SheetTop = { sheet: string; width: number; height: number; rows: string[][] };
/** What a column says of the time and place of a row, or of which element a row is. */
export const POINTED_KEYS = [
  ...(['date', 'year', 'month', 'day', 'dayOfYear'] as const),
  ...(['place', 'element'] as const),
] as const;
export type PointedKey = (typeof POINTED_KEYS)[number];
/** "max", "03_max" and "max-day-4"; "value", "month-3" and "day-4" where each row says the element. */
export type PointedRole =
  | PointedKey
  | (Element | 'value')
  | (ColumnKey | `month-${number}`)
  | (`${Element}-day-${number}` | `day-${number}`);

export type Severity = 'error' | 'warning' | 'note';

export type FindingKind = ReadingKind | QualityKind;

export type Finding = {
  kind: FindingKind;
  /** an error blocks an upload */
  severity: Severity;
  /** A1 addresses; many of one kind are one finding */
  places: { sheet: string; cells: string[] }[];
  /** for words/: found, expected, counts */
  params: Record<string, string | number>;
  /** doubts about its cells that it explains, and that stand if it is answered with “it is right” */
  beneath?: Finding[];
  /** a question, with converted examples */
  choices?: { wish: keyof ReadOptions; options: { value: string; example?: Example }[] };
};

/** Texts, numbers and dates (`2021-03-08`, `2021-03`), which a page writes as the sheet does, one behind the other. */
export type Example = readonly (string | number)[];

/** Why a column holds its element, where its header does not say it plainly. */
export type Because = {
  by: 'title' | 'person';
  /** the title */
  said: string;
};

/** The places of which one was read. Only those that stand down a column share the others. */
export type Stations = { names: string[]; shareColumns: boolean };

export type Understood = {
  layout: string;
  /** counts from 1; 0 when the table has no header */
  headerRow: number;
  /** `column`: letters, or the number of the row where the table lies on its side; `header`: its word */
  columns: {
    sheet: string;
    column: string;
    header: string;
    role: string;
    unit?: string;
    because?: Because;
  }[];
  span: { firstYear: number; lastYear: number; months: number };
  stations?: Stations;
  skipped: { what: string; count: number }[];
  sentence: { kind: UnderstoodKind; params: Record<string, string | number> };
};

export type Reading = {
  rows: Row[];
  findings: Finding[];
  understood: Understood;
  completeness: Completeness;
  /** cells whose shown text would tell more than their values: see `displayNeeded` */
  unseen: CellBox[];
};
