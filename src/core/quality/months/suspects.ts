import { isNumber, type Series, valueAt } from '../../reading/series.ts';
import type { Unexplained } from '../figures/robust-regression.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { TEMPERATURES, type Temperature } from '../usual/temperature.ts';

/** A temperature the rest of the record does not explain, and what it speaks for instead. */
export type Suspect = {
  series: Series;
  index: number;
  expected: number;
  /** how far values of that month usually lie from what is expected */
  spread: number;
  /** how many spreads this one does */
  spreads: number;
  /** the same month's other temperature, where it is nearly as likely to be the wrong one */
  partner?: Suspect;
  /** its month has no other temperature, or both lie out together */
  byTimeAlone: boolean;
};

/**
 * GHCN-M asks how far a value lies from its month's other years; here it is held against what this
 * very month should be, which finds errors half as large. The thresholds are where real records
 * begin to be quiet (docs/checks.md).
 */
const SPREADS = 3.7;
const LEAST_APART = 1.5;
/** Where a month has no other temperature, the months around and the other years know less. */
const LEAST_APART_BY_TIME = 3;
/** Where both temperatures of a month agree, it may really have been so cold or hot: only more is doubted. */
const SPREADS_TOGETHER = 7;

/** The surest first. Values no place on Earth has had are errors of their own. */
export function findSuspects(reading: LinedUpReading): Suspect[] {
  const months = seriesOf(reading, 'max')?.values.length ?? seriesOf(reading, 'min')?.values.length;
  const suspects: Suspect[] = [];
  if (!months) return suspects;
  const least = spreadsNeeded(SPREADS, months / 12);
  for (let index = 0; index < months; index++) {
    suspects.push(...suspectsAt(reading, index, least));
  }
  return suspects
    .filter((suspect) => !suspects.some((other) => carriesOver(other, suspect)))
    .sort((a, b) => b.spreads - a.spreads);
}

/**
 * A January that is 20 °C off moves what is expected of December and February, because a month
 * borrows from the two beside it, from each by half at most. What half of the error explains is not
 * told as an error of its own.
 */
function carriesOver(wrong: Suspect, suspect: Suspect): boolean {
  if (Math.abs(wrong.index - suspect.index) !== 1) return false;
  return farOff(suspect) <= farOff(wrong) / 2;
}

function farOff({ series, index, expected }: Suspect): number {
  return Math.abs(valueAt(series, index) - expected);
}

/** Thirty years know their own spread badly, and three hundred have more chances to look odd. */
function spreadsNeeded(usual: number, years: number): number {
  return usual * (1 + 0.2 * (30 / years) ** 2) + 0.6 * Math.max(0, Math.log2(years / 100));
}

function suspectsAt(reading: LinedUpReading, index: number, least: number): Suspect[] {
  const byAll = suspectOfPair(reading, index, least);
  if (byAll) return [byAll];
  const suspects: Suspect[] = [];
  for (const element of TEMPERATURES) {
    const { byTime: left, byAll } = reading.expectations[element] ?? {};
    const isPaired = byAll !== undefined && isNumber(byAll.residuals[index] as number);
    const spreads = isPaired ? SPREADS_TOGETHER : least;
    if (!left || !isOut(left, index, spreads, LEAST_APART_BY_TIME)) continue;
    const suspect = suspectAt(reading, element, left, index);
    if (suspect) suspects.push({ ...suspect, byTimeAlone: true });
  }
  return suspects;
}

/**
 * A maximum that is wrong makes its minimum look wrong too, but less so. Where the two are nearly as
 * far out, the one that does not fit the months around is the wrong one; else it stays open.
 */
const NEARLY = 0.8;
const CLEARLY = 2;

function suspectOfPair(reading: LinedUpReading, index: number, least: number): Suspect | undefined {
  const { max, min } = reading.expectations;
  if (!max?.byAll || !min?.byAll) return undefined;
  const isMax = spreadsOut(max.byAll, index) >= spreadsOut(min.byAll, index);
  const [worse, better] = isMax ? [max.byAll, min.byAll] : [min.byAll, max.byAll];
  if (!isOut(worse, index, least, LEAST_APART)) return undefined;
  const suspect = suspectAt(reading, isMax ? 'max' : 'min', worse, index);
  const partner = suspectAt(reading, isMax ? 'min' : 'max', better, index);
  if (!suspect || !partner) return suspect ?? partner;
  if (partner.spreads < NEARLY * suspect.spreads) return suspect;
  const [ofSuspect, ofPartner] = isMax ? [max.byTime, min.byTime] : [min.byTime, max.byTime];
  const clearer = spreadsOut(ofSuspect, index) - spreadsOut(ofPartner, index);
  if (Math.abs(clearer) >= CLEARLY) return clearer > 0 ? suspect : partner;
  return { ...suspect, partner };
}

function isOut(left: Unexplained, index: number, spreads: number, apart: number): boolean {
  return Math.abs(left.residuals[index] as number) >= apart && spreadsOut(left, index) >= spreads;
}

function spreadsOut(left: Unexplained, index: number): number {
  return Math.abs(left.residuals[index] as number) / (left.usual[index] as number);
}

function suspectAt(
  reading: LinedUpReading,
  element: Temperature,
  left: Unexplained,
  index: number,
): Suspect | undefined {
  const series = seriesOf(reading, element);
  if (!series) return undefined;
  const expected = valueAt(series, index) - (left.residuals[index] as number);
  const spread = left.usual[index] as number;
  return { series, index, expected, spread, spreads: spreadsOut(left, index), byTimeAlone: false };
}
