import { daysInMonth } from '../../calendar/civil-date.ts';
import { UNIT_NAMES } from '../../dataset/unit-names.ts';
import type { Example, Finding, ReadOptions } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { countValues, eachValue, isDaily, monthAt } from '../../reading/series.ts';
import { type Doubts, inARow } from '../cells/doubts.ts';
import {
  isStandard,
  type Quantity,
  quantityOf,
  roundConverted,
  roundHalfUp,
  toStandard,
  type Unit,
} from '../cells/units.ts';
import { monthsOf } from './days-to-months.ts';
import type { RawSeries } from './raw-series.ts';
import { daysOfOne, type Size, type Sized, sized } from './size-of-values.ts';
import { NEARLY_ALL, type Settled, settledByLook } from './unit-by-size.ts';

export type SettledUnits = Record<Quantity, Unit>;

const WISHES = { temperature: 'temperatureUnit', rain: 'rainUnit' } as const;

/** Leaves out and reports the elements for which the person chose "none of these". */
export function withoutUnknownUnits(
  series: readonly RawSeries[],
  wishes: ReadOptions,
  doubts: Doubts,
): readonly RawSeries[] {
  return series.filter(({ element, sheet }) => {
    if (wishes[WISHES[quantityOf(element)]] !== 'none') return true;
    const params = { element };
    doubts.ofSheet(sheet, { kind: 'reading.none-of-units', severity: 'warning', params });
    return false;
  });
}

/** Settles a unit for max and min and one for rain. If the sheet states none, it asks or says its choice. */
export function settleUnits(
  all: readonly RawSeries[],
  wishes: ReadOptions,
  doubts: Doubts,
): SettledUnits {
  for (const series of all) takeCellUnit(series);
  const of = (quantity: Quantity) =>
    sized(all.filter(({ element }) => quantityOf(element) === quantity));
  const values = { temperature: of('temperature'), rain: of('rain') };
  const settle = (quantity: Quantity, beside?: Settled): Settled =>
    settleQuantity(values[quantity], quantity, { beside, wishes, doubts });
  const { length: rains } = values.rain.series;
  const rain = rains > 0 ? settledByLook(values.rain, 'rain') : undefined;
  const temperature = settle('temperature', rain);
  const isAlone = rains === all.length;
  return {
    temperature: temperature.unit,
    rain: settle('rain', isAlone ? undefined : temperature).unit,
  };
}

type SettlingContext = { beside: Settled | undefined; wishes: ReadOptions; doubts: Doubts };

/** Reports the unit of all maxima and minima, or of all rain, and converts them to ours. */
function settleQuantity(
  values: Sized,
  quantity: Quantity,
  { beside, wishes, doubts }: SettlingContext,
): Settled {
  const byLook = settledByLook(values, quantity, beside);
  const wished = wishes[WISHES[quantity]];
  const isWished = wished && wished !== 'none';
  const settled: Settled = isWished
    ? { ...byLook, unit: wished, how: 'wished', could: [] }
    : byLook;
  reportUnit(values, settled, quantity, doubts);
  const isKept = wishes.overruled?.[WISHES[quantity]] === byLook.unit;
  if (isWished && byLook.how === 'stated' && !isKept)
    reportAgainst(values, wished, byLook.unit, doubts);
  for (const one of values.series) {
    reportOtherUnits(one, settled, doubts);
    convert(one, settled);
  }
  return settled;
}

/** "87°F" in every cell states the unit, as a header would. */
function takeCellUnit(series: RawSeries): void {
  const [unit, ...others] = series.cellUnits.keys();
  if (!unit || others.length > 0) return;
  if ((series.cellUnits.get(unit)?.length ?? 0) >= countValues(series) * NEARLY_ALL)
    series.unit ??= unit;
}

/** Two units in one column are an error: "61°F" among bare °C, too. A unit that is asked for is not known yet. */
function reportOtherUnits(series: RawSeries, { unit, how }: Settled, doubts: Doubts): void {
  const { element, cellUnits } = series;
  const written = [...cellUnits.keys()];
  const ofColumn = series.unit ?? ((how === 'asked' && written[0]) || unit);
  const differing = written.filter((each) => each !== ofColumn);
  const found = [ofColumn, ...differing].map((each) => UNIT_NAMES[each]).join(', ');
  const doubt = {
    kind: 'reading.cell-units-differ',
    severity: 'error',
    params: { element, found },
  } as const;
  for (const each of differing)
    for (const place of cellUnits.get(each) ?? []) doubts.atPlace(doubt, place);
}

const SEVERITIES = { assumed: 'note', inferred: 'warning', asked: 'error' } as const;

function reportUnit(
  values: Sized,
  { unit, how, could }: Settled,
  quantity: Quantity,
  doubts: Doubts,
): void {
  const { series, size } = values;
  const [first] = series;
  if (!first || how === 'stated' || how === 'wished') return;
  const kind: ReadingKind =
    how === 'asked' ? `reading.which-${quantity}-unit` : `reading.${quantity}-unit-${how}`;
  const doubt = { kind, severity: SEVERITIES[how] };
  const params = { unit: UNIT_NAMES[unit] };
  if (size.count === 0) return;
  const range = { least: roundHalfUp(size.least, 2), most: roundHalfUp(size.most, 2) };
  if (how === 'assumed') {
    const amount = quantity === 'rain' ? { mean: meanOfMonth(values) } : range;
    doubts.ofSheet(first.sheet, { ...doubt, params: { ...params, ...amount } });
    return;
  }
  const choices = choicesOf(could, quantity, size);
  doubts.ofSheet(first.sheet, { ...doubt, params: { ...params, ...range }, choices });
}

/** By it a person sees at once that millimetres were hundredths of an inch: nobody has 217 mm each month. */
function meanOfMonth({ series, size }: Sized): number {
  const months = series.reduce(
    (all, one) => all + (isDaily(one) ? monthsOf(one).length : countValues(one)),
    0,
  );
  return roundHalfUp(size.sum / Math.max(1, months), 1);
}

/** A unit chosen for °F under "°C" stays chosen where the column has been mended since. */
function reportAgainst({ series, size }: Sized, wished: Unit, stated: Unit, doubts: Doubts): void {
  const [first] = series;
  if (!first || wished === stated) return;
  doubts.ofSheet(first.sheet, {
    kind: 'reading.unit-chosen-otherwise',
    severity: 'warning',
    params: { unit: UNIT_NAMES[wished], found: UNIT_NAMES[stated] },
    choices: choicesOf([stated, wished], quantityOf(first.element), size),
  });
}

function choicesOf(
  units: readonly Unit[],
  quantity: Quantity,
  size: Size,
): NonNullable<Finding['choices']> {
  const days = daysOfOne(size);
  const three = threeOf(size);
  const inStandardOf =
    (unit: Unit) =>
    (value: number): Example => [
      roundHalfUp(value, 4),
      ' → ',
      roundHalfUp(toStandard(value, unit, days), 1),
    ];
  const options = units.map((unit) => ({
    value: unit,
    example: inARow(three.map(inStandardOf(unit)).filter(saysSomething)),
  }));
  return { wish: WISHES[quantity], options: [...options, { value: 'none' }] };
}

/** Nothing is nothing in any unit of rain. */
function saysSomething(example: Example): boolean {
  return example.some((part) => typeof part === 'number' && part !== 0);
}

/** The smallest value, the middle one and the largest: by them a person knows the unit at once. */
function threeOf({ least, most, count, values }: Size): number[] {
  return [...new Set([least, values()[Math.floor(count / 2)] ?? most, most])];
}

/**
 * The person's choice comes before the stated unit. So does the likelier unit where the values speak against the stated
 * one: °C over a July of 88 is then one question, without 76 impossible values beside it.
 */
function convert(series: RawSeries, { unit: settled, how }: Settled): void {
  const unit = how === 'stated' ? (series.unit ?? settled) : settled;
  if (isStandard(unit)) return;
  series.converted = unit;
  series.written = series.values.slice();
  const daily = isDaily(series);
  eachValue(series, (value, index) => {
    const { year, month } = monthAt(series, index);
    const standard = toStandard(value, unit, daily ? 1 : daysInMonth(year, month));
    series.values[index] = daily ? standard : roundConverted(standard, unit);
  });
}
