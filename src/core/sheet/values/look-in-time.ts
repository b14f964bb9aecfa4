import { eachValue, isDaily, monthAt, type Series } from '../../reading/series.ts';
import { areUnlikeOurs, type InTime, spreadOf } from '../cells/evidence.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { roundHalfUp } from '../cells/units.ts';

/** The range of the values if they can be neither temperature nor rain. */
export function rangeIfUnlike(
  series: Series,
  isDoubted: boolean,
): { least: number; most: number } | undefined {
  const values = series.values.map((value) => (MISSING_NUMBERS.has(value) ? NaN : value));
  const known = { ...series, values };
  const indexes: number[] = [];
  eachValue(known, (_, index) => indexes.push(index));
  const blanks = (indexes[indexes.length - 1] ?? 0) - (indexes[0] ?? 0) + 1 - indexes.length;
  const spread = spreadOf(
    indexes.map((index) => values[index] as number),
    blanks,
  );
  if (!areUnlikeOurs({ ...spread, ...inTime(known), daily: isDaily(series) }, isDoubted))
    return undefined;
  return { least: roundHalfUp(spread.least, 2), most: roundHalfUp(spread.most, 2) };
}

function inTime(series: Series): InTime {
  const all = squaresOf(lessMeans(series, () => 0));
  const unusual = lessMeans(series, ({ month }) => month);
  return {
    years: series.lastYear - series.firstYear + 1,
    seasonal: 1 - squaresOf(unusual) / all,
    yearly: 1 - squaresOf(lessMeans(series, ({ year }) => year)) / all,
    memory: memoryOf(unusual),
  };
}

/** Each value less the mean of its group, such as all Januaries. */
function lessMeans(
  series: Series,
  groupOf: (date: { year: number; month: number }) => number,
): Float64Array {
  const groups = new Map<number, { sum: number; count: number }>();
  const left = Float64Array.from(series.values);
  const ofGroup = (index: number) => {
    const key = groupOf(monthAt(series, index));
    const group = groups.get(key) ?? { sum: 0, count: 0 };
    groups.set(key, group);
    return group;
  };
  eachValue(series, (value, index) => {
    const group = ofGroup(index);
    group.sum += value;
    group.count++;
  });
  eachValue(series, (value, index) => {
    const { sum, count } = ofGroup(index);
    left[index] = value - sum / count;
  });
  return left;
}

function squaresOf(values: Float64Array): number {
  return values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value ** 2), 0);
}

/** 1 if each value is as unusual as the one before it, 0 if that says nothing of it. */
function memoryOf(unusual: Float64Array): number {
  let [together, alone] = [0, 0];
  for (let index = 1; index < unusual.length; index++) {
    const [before = 0, value = 0] = [unusual[index - 1], unusual[index]];
    if (Number.isNaN(before + value)) continue;
    together += before * value;
    alone += (before ** 2 + value ** 2) / 2;
  }
  return alone > 0 ? together / alone : 0;
}
