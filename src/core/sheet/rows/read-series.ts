import { ELEMENTS, ofElement } from '../../dataset/columns.ts';
import { readMeta } from '../../files/meta-entries.ts';
import { placeOfAddress } from '../../quality/answers/raw-cells.ts';
import { addressOf, placeOfCell } from '../../reading/cell-address.ts';
import type { KeptSeries, KeptValue, ValueState } from '../../reading/kept-series.ts';
import type { Cell, Finding, Grid, LocaleAndYear, ReadOptions } from '../../reading/reading.ts';
import { isDaily, isNumber, monthAt, NO_CELL, type Series, valueAt } from '../../reading/series.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { readNumberText } from '../cells/read-number.ts';
import { isText } from '../cells/sheet-cells.ts';
import { isStandard, quantityOf, roundHalfUp, toStandard, type Unit } from '../cells/units.ts';
import { EACH_TIME } from '../keys/read-context.ts';
import type { RawSeries } from '../values/raw-series.ts';
import { readRows } from './read-sheets.ts';

/**
 * The days and months of a sheet one by one, with what was said of each; days where an element has them, else months.
 * It reads the sheet once more, so that a reading of rows pays nothing for it.
 */
export function readSeries(
  grids: Grid[],
  wishes: ReadOptions,
  around: LocaleAndYear,
  once = EACH_TIME,
): KeptSeries[] {
  const { months, raw, doubts } = readRows(grids, wishes, around, once);
  const isToCome = monthsToCome(doubts.list);
  return ELEMENTS.flatMap((element) => {
    const isOf = ofElement(element);
    const joined = months.days.find(isOf) ?? months.series.find(isOf);
    if (!joined) return [];
    const alike = raw.filter((one) => isOf(one) && one.granularity === joined.granularity);
    const kept = keptSeries(joined, alike);
    const measured = kept.values.filter(({ at }) => !isToCome(monthOf(joined, at)));
    return { ...kept, values: measured.map((value) => withItsRow(value, grids)) };
  });
}

/** The last months of a year that hold nothing but zeros, filled in ahead. */
function monthsToCome(findings: readonly Finding[]): (month: number) => boolean {
  const params = findings.find(({ kind }) => kind === 'reading.months-to-come')?.params;
  const end = (Number(params?.year) + 1) * 12;
  return (month) => month < end && month >= end - Number(params?.count);
}

/** As months are numbered. */
function monthOf(series: Series, at: number): number {
  const { year, month } = monthAt(series, at - series.start);
  return year * 12 + month - 1;
}

function withItsRow(value: KeptValue, grids: readonly Grid[]): KeptValue {
  const grid = grids.find(({ sheet }) => sheet === value.sheet);
  const said = grid && saidInRow(grid, placeOfAddress(value.cell).rowIndex);
  return said ? { ...value, ...said } : value;
}

function keptSeries(joined: Series, raw: readonly RawSeries[]): KeptSeries {
  const values: (KeptValue | undefined)[] = [];
  for (const series of raw) {
    const covered = coveredDays(series);
    for (let index = 0; index < series.values.length; index++) {
      const at = series.start + index;
      const cell = cellIn(series, index);
      const slot = at - joined.start;
      if (cell === NO_CELL || covered.has(at) || slot < 0 || slot >= joined.values.length) continue;
      // Tables that agree tell it twice; what only one of them knows counts.
      if (typeof values[slot]?.value === 'number') continue;
      values[slot] = keptValue(series, index, valueAt(joined, slot), cell);
    }
  }
  const { element, granularity } = joined;
  return { element, granularity, values: values.filter((value) => value !== undefined) };
}

function cellIn({ cells, start, unknown }: RawSeries, index: number): number {
  const cell = cells[index] ?? NO_CELL;
  return cell === NO_CELL ? (unknown.get(start + index) ?? NO_CELL) : cell;
}

/** The days before the last one of an amount: the amount stands for them, and they have none of their own. */
function coveredDays({ spans, cells, start }: RawSeries): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const [last, days] of spans)
    for (let day = last - days + 1; day < last; day++)
      if (cells[day - start] === cells[last - start]) covered.add(day);
  return covered;
}

function keptValue(series: RawSeries, index: number, joined: number, cell: number): KeptValue {
  const { element, start, sheet, texts, written: unconverted } = series;
  const number = valueAt({ ...series, values: unconverted ?? series.values }, index);
  const standard = quantityOf(element) === 'rain' ? 'mm' : 'C';
  const unit = series.converted ?? standard;
  const place = placeOfCell(cell, [sheet.name]);
  return {
    at: start + index,
    value: isNumber(joined) ? exact(number, unit, joined, series) : null,
    written: texts.get(start + index) ?? (isNumber(number) ? String(number) : ''),
    unit,
    sheet: place.sheet,
    cell: addressOf(place),
    ...stateOf(series, index, joined),
  };
}

/** A day in °F or inches, as fine as it was read: from what is written the same number comes back. */
function exact(written: number, unit: Unit, joined: number, series: RawSeries): number {
  if (isStandard(unit) || !isDaily(series)) return withoutNoise(joined);
  const [, fraction = ''] = String(written).split('.');
  const decimals = Math.max(0, fraction.length + FINER[unit]);
  return withoutNoise(roundHalfUp(toStandard(written, unit, 1), decimals));
}

/** A difference or a sum such as 8.241999999999999 is 8.242: no thermometer reads twelve digits. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** How many decimals more a value has in °C or mm. */
const FINER: Record<Unit, number> = {
  ...{ C: 0, F: 1, K: 2, '0.1C': 1, '0.01C': 2, '0.1F': 2 },
  ...{ mm: 0, in: 1, cm: -1, m: -3, '0.1mm': 1, '0.01in': 3, '0.001in': 4 },
  ...{ 'mm/day': 0, 'in/day': 1, 'cm/day': -1, 'm/day': -3 },
};

function stateOf(series: RawSeries, index: number, joined: number): ValueState {
  const at = series.start + index;
  const text = series.texts.get(at);
  const read = text ? readNumberText(text, false) : undefined;
  const mark = series.marks.get(at) ?? (read?.kind === 'number' ? read.mark : '');
  if (!isNumber(joined)) return { ...reasonOf(series, index, text), ...(mark && { mark }) };
  const days = series.spans.get(at);
  const isRainless = joined === 0 && series.element === 'rain';
  const isTrace = isRainless && (read?.kind === 'trace' || text === '-1' || TRACE.test(mark));
  return {
    ...(days && { days }),
    ...(isTrace && { trace: true as const }),
    ...(text === '' && { blank: true as const }),
    ...(mark && { mark }),
    ...(ESTIMATED.test(mark) && { estimated: true as const }),
  };
}

/** Beside a 0. */
const TRACE = /^t(race)?$/i;
/** As climate services mark it. */
const ESTIMATED = /^\(?e(st)?\.?\)?$/i;

function reasonOf(series: RawSeries, index: number, text = ''): ValueState {
  const at = series.start + index;
  const isTwice = series.disputed.has(at) || isNumber(valueAt(series, index));
  if (isTwice) return { reason: 'two values' };
  if (/\p{L}{3}/u.test(text)) return { reason: text };
  const read = readNumberText(text, false);
  const isNumberLost = read.kind === 'number' && !MISSING_NUMBERS.has(read.value);
  return isNumberLost ? { reason: 'not taken' } : {};
}

/** What its row says of a value: the link to the scanned page, and in the exchange format what is known of it. */
function saidInRow(grid: Grid, rowIndex: number): Partial<KeptValue> | undefined {
  const row = grid.cells[rowIndex] ?? [];
  const link = row.find(isLink);
  const meta = isExchanged(grid) ? row[META] : null;
  if (!isText(meta) || !meta.includes('=')) return link ? { link } : undefined;
  // What has no original there was written nowhere: the person said that a blank was dry.
  return { written: '', ...readMeta(meta) };
}

function isLink(cell: Cell): cell is string {
  return isText(cell) && /^https?:\/\/\S+$/.test(cell);
}

function isExchanged({ cells }: Grid): boolean {
  return cells[0]?.[0] === 'SEF';
}

/** Year, Month, Day, Hour, Minute, Period, Value, Meta */
const META = 7;
