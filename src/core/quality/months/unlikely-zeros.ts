import { totalOf } from '../../dataset/total-of.ts';
import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding } from '../../reading/reading.ts';
import { countValues, isNumber, monthAt, type Series, valueAt } from '../../reading/series.ts';
import { median, roundTo, valuesOfMonth } from '../figures/robust.ts';
import type { Anomalies } from '../usual/anomalies.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { sourcesAt, yearsIn } from '../usual/monthly-series.ts';
import { unexplainedRain } from '../usual/unexplained-rain.ts';

type Zeros = { indexes: number[]; total?: number };

/**
 * Zero rain where that calendar month has never been near zero: often a gauge nobody read. When
 * the month after holds about what the zeros lack, it was read late and stands for all of them
 * (accumulated totals: GHCN-D and the Bureau of Meteorology both mark them).
 */
export function findUnlikelyZeros(reading: LinedUpReading): Finding[] {
  const measured = seriesOf(reading, 'rain');
  if (!measured?.values.includes(0)) return [];
  const spells = rainlessSpells(measured);
  const rain = withoutMonths(measured, spells.flat());
  const normals = Array.from({ length: 12 }, (_, month) =>
    normalOf(rain, month + 1, reading.anomalies.rain),
  );
  const runs = runsOfZeros(rain, normals);
  const inRuns = new Set(runs.flatMap(({ indexes }) => indexes));
  const cloudy = cloudyZeros(reading, rain, normals).filter((index) => !inRuns.has(index));
  const late = runs.filter((run) => run.total !== undefined);
  const others = runs.filter((run) => run.total === undefined);
  return [
    ...findingOfSpells(measured, spells),
    ...findingOf('quality.rain-zeros-then-total', rain, late),
    ...findingOf('quality.rain-zero-unlikely', rain, others),
    ...findingOf('quality.rain-zero-cloudy', rain, cloudy.map(zeroAt)),
  ];
}

function zeroAt(index: number): Zeros {
  return { indexes: [index] };
}

/**
 * A year or longer without any rain where every other year had its share: nobody read the gauge any more, or
 * somebody filled the cells. In a desert the years without rain are only the driest of many dry ones.
 */
function rainlessSpells(rain: Series): number[][] {
  const spells = runsOfNoRain(rain).filter((spell) => spell.length >= MONTHS_OF_A_SPELL);
  if (spells.length === 0) return [];
  const years = withoutMonths(rain, spells.flat());
  const totals = yearsIn(years)
    .map((year) => totalOf(year))
    .filter(isNumber);
  const isWet = Math.min(...totals) >= Math.max(DRIEST_MM, SHARE_OF_USUAL * median(totals));
  // The months of a spell are known, too: five of ten years without rain are odder than one of eleven.
  const isKnown = countValues(rain) >= YEARS_NEEDED * 12 && totals.length >= WET_YEARS_NEEDED;
  return isKnown && isWet ? spells : [];
}

const WET_YEARS_NEEDED = 3;

const MONTHS_OF_A_SPELL = 12;
const SHARE_OF_USUAL = 0.1;

/** Months of which nothing is known end no spell. */
function runsOfNoRain({ values }: Series): number[][] {
  const runs: number[][] = [[]];
  values.forEach((value, index) => {
    if (value === 0) runs[runs.length - 1]?.push(index);
    else if (value > 0) runs.push([]);
  });
  return runs;
}

function withoutMonths(rain: Series, indexes: readonly number[]): Series {
  const values = rain.values.slice();
  for (const index of indexes) values[index] = Number.NaN;
  return { ...rain, values };
}

function findingOfSpells(rain: Series, spells: readonly number[][]): Finding[] {
  const [longest] = [...spells].sort((a, b) => b.length - a.length);
  if (!longest) return [];
  const params = { count: longest.length, element: rain.element, value: 0 };
  const since = monthAt(rain, longest[0] ?? 0);
  const at = sourcesAt(rain, spells.flat());
  return [findingAt('quality.streak-of-months', at, { ...params, ...since })];
}

type Normal = { isNeverDry: boolean; isSeldomDry: boolean; median: number; high: number };

const YEARS_NEEDED = 10;
/** One dry exception in thirty years is still a month that is never dry. */
const SHARE_DRY = 0.034;
const DRIEST_MM = 10;
/**
 * A month that had some mm once is still never dry where, by its cube root, no rain at all lies this
 * many spreads below the usual, over as many years.
 */
const DROPS_MM = 2;
const SPREADS_TO_ZERO = 4;
const YEARS_OF_DROPS = 40;
/** Whole millimetres call a month dry that had some drops. */
const DROPS_OF_WHOLE_MM = 5;
/** A month beside one that is dry now and then can be dry itself. */
const SHARE_DRY_BESIDE = 0.012;

function normalOf(rain: Series, month: number, anomalies: Anomalies | undefined): Normal {
  const usual = anomalies?.usual[month - 1];
  const sorted = [...valuesOfMonth(rain.values, month - 1)].sort((a, b) => a - b);
  const years = sorted.length;
  const dry = sorted.filter((value) => value === 0).length;
  const driest = sorted[dry] ?? 0;
  // No rain at all lies so many spreads below the usual.
  const isFar = (spreads: number) => usual !== undefined && usual.centre >= spreads * usual.spread;
  const isAlwaysWet = dry <= Math.max(1, years * SHARE_DRY) && driest >= DRIEST_MM;
  const isFarFromZero =
    years >= YEARS_OF_DROPS &&
    dry <= 1 &&
    driest >= (anomalies?.grain === 1 ? DROPS_OF_WHOLE_MM : DROPS_MM) &&
    isFar(SPREADS_TO_ZERO) &&
    shareDryBeside(rain, month) < SHARE_DRY_BESIDE;
  return {
    isNeverDry: (years >= YEARS_NEEDED && isAlwaysWet) || isFarFromZero,
    isSeldomDry: years >= YEARS_NEEDED && dry <= 1 + years * SHARE_SELDOM && isFar(SPREADS_OF_RAIN),
    median: median(sorted),
    high: sorted[Math.floor(years * 0.9)] ?? 0,
  };
}

/** One zero beside the one in question, and a few in a long record. */
const SHARE_SELDOM = 0.03;
const SPREADS_OF_RAIN = 2;
const SPREADS_TOO_DRY = 4.4;
/** How much wetter than usual the temperatures must say that the month was. */
const LEAST_SAID = 0.3;

/** Zeros where that month's own temperatures are those of a wet one. */
function cloudyZeros(
  { anomalies }: LinedUpReading,
  rain: Series,
  normals: readonly Normal[],
): number[] {
  const zeros = Array.from(rain.values.keys()).filter(
    (index) => valueAt(rain, index) === 0 && normals[index % 12]?.isSeldomDry,
  );
  const left = zeros.length > 0 ? unexplainedRain(anomalies) : undefined;
  if (!left) return [];
  return zeros.filter((index) => {
    const [spread, residual] = [
      left.spreads[index % 12] as number,
      left.residuals[index] as number,
    ];
    const saidByTemperatures = (anomalies.rain?.values[index] as number) - residual;
    return residual <= -SPREADS_TOO_DRY * spread && saidByTemperatures >= LEAST_SAID * spread;
  });
}

/** Of the months before, of and after it in all years. */
function shareDryBeside(rain: Series, month: number): number {
  const values = [month + 10, month + 11, month].flatMap((near) => [
    ...valuesOfMonth(rain.values, near % 12),
  ]);
  return values.filter((value) => value === 0).length / values.length;
}

function runsOfZeros(rain: Series, normals: Normal[]): Zeros[] {
  const runs: Zeros[] = [];
  let indexes: number[] = [];
  rain.values.forEach((value, index) => {
    if (value === 0 && normals[index % 12]?.isNeverDry) indexes.push(index);
    else if (indexes.length > 0) {
      const isTotal = isTheirTotal(value, index, indexes, normals);
      runs.push(isTotal ? { indexes, total: index } : { indexes });
      indexes = [];
    }
  });
  return indexes.length > 0 ? [...runs, { indexes }] : runs;
}

/** At least 70 % of what all these months usually bring, and no less than the wettest tenth of its own. */
function isTheirTotal(value: number, index: number, zeros: number[], normals: Normal[]): boolean {
  const usual = [...zeros, index].map((month) => normals[month % 12]?.median ?? 0);
  return value >= 0.7 * totalOf(usual) && value >= (normals[index % 12]?.high ?? 0);
}

function findingOf(kind: QualityKind, rain: Series, runs: Zeros[]): Finding[] {
  const [first] = runs;
  if (!first) return [];
  const indexes = runs.flatMap(({ indexes: zeros, total }) =>
    total === undefined ? zeros : [...zeros, total],
  );
  const index = first.total ?? first.indexes[0] ?? 0;
  const params = {
    count: totalOf(runs.map((run) => run.indexes.length)),
    ...monthAt(rain, index),
    value: roundTo(valueAt(rain, index), 1),
  };
  return [findingAt(kind, sourcesAt(rain, indexes), params)];
}
