import { type CalendarDate, dateText, twoDigits } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { isNumber } from '../../reading/series.ts';
import { type Found, graveAbove, type Params } from '../cells/doubts.ts';
import type { CellText } from '../cells/read-number.ts';
import { isText, placeOf, shownText } from '../cells/sheet-cells.ts';
import type { Unit } from '../cells/units.ts';
import type { Table } from '../headers/table.ts';
import type { ReadContext } from '../keys/read-context.ts';
import type { RawSeries } from './raw-series.ts';
import type { TextReader } from './text-reader.ts';

export type CellJob = { table: Table; context: ReadContext; texts: TextReader };

/** A cell, and the series its value belongs to. */
export type CellAt = {
  job: CellJob;
  series: RawSeries;
  row: number;
  column: number;
  isAnnual?: boolean;
};

/** The number a cell stands for; NaN for nothing. */
export function readCell(at: CellAt, cell: Cell | undefined): number {
  if (typeof cell === 'number') return at.job.texts.isMisread(cell) ? readMisread(at, cell) : cell;
  if (cell === null || cell === undefined || cell === '') return NaN;
  if (isText(cell)) return readText(at, cell);
  if (typeof cell === 'object') return readTurnedNumber(at, cell);
  reportAt(at, 'reading.cell-not-a-number', String(cell).toUpperCase());
  return NaN;
}

/** The share of all values above which these are no slips. */
const MOST_OF_ALL: { [kind in ReadingKind]?: number } = {
  'reading.number-became-date': 0.05,
};

export function reportAt(at: CellAt, kind: ReadingKind, found: Found, params: Params = {}): void {
  const { table, context } = at.job;
  const share = MOST_OF_ALL[kind];
  const severity = share === undefined ? ('warning' as const) : graveAbove(share);
  context.doubts.atCell({ kind, severity, params }, table.sheet, at.row, at.column, found);
}

/**
 * 1234 may have been typed as "1,234", with a decimal comma: what the cell shows tells. Of 1.234 it does not,
 * and of a thousand typed as "2.000" not even a fraction is left.
 */
function readMisread(at: CellAt, cell: number): number {
  const isWhole = Number.isInteger(cell);
  const shown = at.job.texts.read(shownIn(at));
  const value = isWhole && shown.kind === 'number' ? shown.value : NaN;
  if (value === cell) return cell;
  const typed = isWhole ? cell / 1000 : Math.round(cell * 1000);
  if (at.isAnnual) return NaN;
  return readAsShown(at, { became: cell, typed }, value === typed ? typed : NaN);
}

/** 7.2 in a sheet that writes decimal commas becomes 7 February, and is shown as it was typed. */
function readTurnedNumber(at: CellAt, date: CalendarDate): number {
  const { month, day } = date;
  const shown = shownIn(at);
  const isAsTyped = shown === `${day}.${month}` || shown === `${day}.${twoDigits(month)}`;
  const found = { became: dateText(date), typed: Number(`${day}.${month}`) };
  return readAsShown(at, found, isAsTyped ? Number(shown) : NaN);
}

function shownIn({ job, row, column }: CellAt): string {
  return shownText(job.table.sheet, row, column);
}

/** Reports a number that the sheet changed; its value is NaN where what is shown does not settle it. */
function readAsShown(at: CellAt, found: Params, value: number): number {
  const isSettled = isNumber(value);
  reportAt(at, isSettled ? 'reading.number-read-as-shown' : 'reading.number-became-date', found);
  return value;
}

function readText(at: CellAt, written: string): number {
  const { texts, context } = at.job;
  const text = written.trim();
  const isRain = at.series.element === 'rain';
  const read = texts.read(written);
  if (read.kind === 'number') return readMarkedNumber(at, text, read);
  if (read.kind === 'unreadable') {
    reportAt(at, UNREADABLE[read.why], text);
    return NaN;
  }
  if (read.kind === 'missing' || (read.kind === 'nil' && !isRain)) {
    if (text !== '') context.counts.missing++;
    return texts.japanese && isRain && text === '--' ? 0 : NaN;
  }
  if (!isRain) {
    reportAt(at, UNREADABLE.text, text);
    return NaN;
  }
  if (read.kind === 'trace') {
    context.counts.trace++;
    noteMark(at, 'reading.trace-rain', text);
  }
  return 0;
}

type MarkedNumber = Extract<CellText, { kind: 'number' }>;

/** "1l" for 11 and "4O" for 40. "12.3I" keeps its mark: services write a capital behind decimals. */
const MISTYPED_DIGIT = /\d[.,]?[lo]$|^-?\d+[IO]$/;

/** "12.3*" or "12.3 mm" */
function readMarkedNumber(at: CellAt, text: string, { value, mark, unit }: MarkedNumber): number {
  const { job } = at;
  if (MISTYPED_DIGIT.test(text)) {
    reportAt(at, UNREADABLE.text, text);
    return NaN;
  }
  if (mark) {
    job.context.counts.flagged++;
    noteMark(at, 'reading.flagged-values', mark.replace(/\d+/, '…'));
  }
  if (unit) noteUnit(at, unit);
  return value;
}

/** That the cell writes the unit of its value. */
function noteUnit({ series, job: { table }, row, column }: CellAt, unit: Unit): void {
  const places = series.cellUnits.get(unit) ?? [];
  places.push(placeOf(table.sheet, row, column));
  series.cellUnits.set(unit, places);
}

function noteMark({ job, row, column }: CellAt, kind: ReadingKind, found: string): void {
  const place = placeOf(job.table.sheet, row, column);
  job.context.doubts.atMark({ kind, severity: 'note', params: { found } }, place);
}

const UNREADABLE = {
  text: 'reading.cell-not-a-number',
  'error-value': 'reading.cell-error',
  damaged: 'reading.cell-damaged',
} as const;
