import { daysInMonth, twoDigits } from '../../calendar/civil-date.ts';
import type { Doubts } from '../cells/doubts.ts';
import { placeOf } from '../cells/sheet-cells.ts';
import { roundHalfUp } from '../cells/units.ts';
import type { Wishes } from '../reading.ts';
import { dayPlace, type MonthlyReading, type MonthlyValue } from './monthly-value.ts';
import type { RawSeries, RawYear } from './raw-series.ts';

/** How many days a mean may lack: in all, and in a row. */
type Allowed = { missing: number; inARow: number };

/**
 * "standard": WMO-No. 1203 (2017), no mean with 11 or more days missing or 5 or more in a row.
 * "strict": more than 5, or more than 3 in a row (NOAA GSOM, USCRN, ISTI). Sums want every day.
 */
const MEANS: Record<NonNullable<Wishes['missingDays']>, Allowed> = {
  standard: { missing: 10, inARow: 4 },
  strict: { missing: 5, inARow: 3 },
  any: { missing: 30, inARow: 30 },
};
const SUMS: Record<NonNullable<Wishes['missingDays']>, Allowed> = {
  standard: { missing: 0, inARow: 0 },
  strict: { missing: 0, inARow: 0 },
  any: { missing: 30, inARow: 30 },
};

type Month = { sum: number; present: number; missing: number; longest: number; firstPlace: number };

/** Means of the daily extremes and sums of the daily rain; months that lack days are told. */
export function daysToMonths(
  series: RawSeries,
  wishes: Wishes,
  into: MonthlyReading,
  doubts: Doubts,
): void {
  if (series.element === 'rain') settleBlankDays(series, wishes, doubts);
  const rule = (series.element === 'rain' ? SUMS : MEANS)[wishes.missingDays ?? 'standard'];
  const years = [...series.years.keys()].sort((a, b) => a - b);
  for (const year of years) {
    const of = series.years.get(year);
    if (of)
      for (let month = 1; month <= 12; month++)
        addMonth({ series, of, year, month, rule, into, doubts });
  }
  if (!wishes.missingDays) tellOneDayAMonth(series, doubts);
}

/** A row a month, dated by the day it was read: the month's figure, or a single day? */
function tellOneDayAMonth(series: RawSeries, doubts: Doubts): void {
  let months = 0;
  let single = 0;
  let example = '';
  for (const [year, of] of series.years)
    for (let month = 1; month <= 12; month++) {
      const { present, sum, firstPlace } = countDays(of, year, month);
      if (present > 0) months++;
      if (present !== 1) continue;
      single++;
      const value = roundHalfUp(sum, 2);
      const [long, short] = [twoDigits(month), twoDigits((firstPlace % 31) + 1)];
      example = example || `${year}-${long}-${short}: ${value} → ${year}-${long}: ${value}`;
    }
  if (months < FEWEST_SINGLE || single < months * 0.9) return;
  doubts.ofSheet(series.sheet, {
    kind: 'reading.one-day-a-month',
    severity: 'error',
    params: { count: single, element: series.element },
    choices: {
      wish: 'missingDays',
      options: [{ value: 'any', example }, { value: 'standard' }],
    },
  });
}

const FEWEST_SINGLE = 6;

type MonthJob = {
  series: RawSeries;
  of: RawYear;
  year: number;
  month: number;
  rule: Allowed;
  into: MonthlyReading;
  doubts: Doubts;
};

function addMonth(job: MonthJob): void {
  const { series, of, year, month, rule, into } = job;
  const days = countDays(of, year, month);
  if (days.present === 0) return;
  const unsafe = series.unsafe.has(year * 12 + month - 1);
  const used = !unsafe && days.missing <= rule.missing && days.longest <= rule.inARow;
  const value = series.element === 'rain' ? days.sum : days.sum / days.present;
  const [rowIndex, columnIndex] = placeOf(
    series.sheet,
    of.rows[days.firstPlace] ?? 0,
    of.columns[days.firstPlace] ?? 0,
  );
  const place = {
    element: series.element,
    year,
    month,
    sheet: series.sheet.name,
    rowIndex,
    columnIndex,
  };
  if (used) into.values.push({ ...place, value: roundHalfUp(value, 2) } satisfies MonthlyValue);
  if (used && days.missing === 0) return;
  into.partial.push({ ...place, daysMissing: days.missing, used });
  tellPartial(job, days, used, unsafe);
}

function countDays(of: RawYear, year: number, month: number): Month {
  const first = dayPlace(month, 1);
  const end = first + daysInMonth(year, month);
  const found: Month = { sum: 0, present: 0, missing: 0, longest: 0, firstPlace: -1 };
  let inARow = 0;
  for (let place = first; place < end; place++) {
    const value = of.values[place] ?? Number.NaN;
    if (!Number.isNaN(value)) {
      found.sum += value;
      found.present++;
      inARow = 0;
      if (found.firstPlace < 0) found.firstPlace = place;
    } else {
      found.missing++;
      inARow++;
      if (inARow > found.longest) found.longest = inARow;
    }
  }
  return found;
}

function tellPartial(
  { series, of, doubts }: MonthJob,
  days: Month,
  used: boolean,
  unsafe: boolean,
): void {
  const kind = unsafe
    ? 'reading.rain-across-months'
    : used
      ? 'reading.months-with-missing-days'
      : 'reading.months-left-out';
  const severity = used ? 'note' : 'warning';
  doubts.atCell(
    { kind, severity, params: { element: series.element } },
    series.sheet,
    of.rows[days.firstPlace] ?? 0,
    of.columns[days.firstPlace] ?? 0,
  );
}

/**
 * Dry days are often left blank, and zeros then stand for traces if at all: rain that is blank on most
 * days, a few of them at a time, looks like that. A gauge that fails is blank for weeks.
 */
function settleBlankDays(series: RawSeries, { blankRainDay }: Wishes, doubts: Doubts): void {
  const seen = { zeros: 0, wet: 0, blank: 0, spells: 0, isBlank: false };
  for (const of of series.years.values())
    for (let place = 0; place < of.values.length; place++) countRain(seen, of, place);
  const few = seen.zeros * 50 < seen.wet;
  const scattered = seen.zeros * 2 < seen.blank && seen.blank < seen.spells * LONG_SPELL;
  const looksDry = seen.blank > seen.wet && seen.wet >= 10 && (few || scattered);
  if (blankRainDay === 'dry') fillBlanks(series);
  else if (looksDry && !blankRainDay) askBlankDays(series, seen, doubts);
}

/** Days without rain that follow each other, in most climates. */
const LONG_SPELL = 12;

type SeenRain = { zeros: number; wet: number; blank: number; spells: number; isBlank: boolean };

function countRain(seen: SeenRain, of: RawYear, place: number): void {
  const value = of.values[place] ?? Number.NaN;
  const hasRow = (of.rows[place] ?? -1) >= 0;
  const isBlank = hasRow && Number.isNaN(value);
  if (value === 0) seen.zeros++;
  else if (value > 0) seen.wet++;
  else if (isBlank) seen.blank++;
  if (isBlank && !seen.isBlank) seen.spells++;
  // The 31st that a month does not have divides nothing.
  if (hasRow) seen.isBlank = isBlank;
}

function fillBlanks(series: RawSeries): void {
  for (const of of series.years.values())
    for (let place = 0; place < of.values.length; place++) {
      const value = of.values[place] ?? Number.NaN;
      if (Number.isNaN(value) && (of.rows[place] ?? -1) >= 0 && !of.disputed?.has(place))
        of.values[place] = 0;
    }
}

function askBlankDays(
  { sheet }: RawSeries,
  seen: { wet: number; blank: number },
  doubts: Doubts,
): void {
  doubts.ofSheet(sheet, {
    kind: 'reading.blank-rain-days',
    severity: 'error',
    params: { blank: seen.blank, wet: seen.wet },
    choices: { wish: 'blankRainDay', options: [{ value: 'missing' }, { value: 'dry' }] },
  });
}
