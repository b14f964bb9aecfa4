import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding } from '../../reading/reading.ts';
import { monthAt, valueAt } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import { FITS, slipOf } from '../figures/slips.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { sourcesAt } from '../usual/monthly-series.ts';
import { findSuspects, type Suspect } from './suspects.ts';

/** One finding a temperature, the surest first, each with what it should be and the likeliest cause. */
export function findTemperatureOutliers(reading: LinedUpReading): Finding[] {
  const suspects = findSuspects(reading);
  const exchanged = exchangedMonths(suspects);
  const inExchange = new Set(exchanged.flat());
  return [
    ...exchanged.map(([suspect, next]) => findingOfExchange(suspect, next)),
    ...suspects.filter((suspect) => !inExchange.has(suspect)).map(findingOf),
  ];
}

/** A value that is 40 °C off is a slip even where its month was unusual. */
const FITS_ROUGHLY = 5;
const SHARE_LEFT = 0.15;

function isFitting({ series, index, expected, spread }: Suspect, value: number): boolean {
  const [before, after] = [valueAt(series, index), value].map((month) =>
    Math.abs(month - expected),
  );
  if (before === undefined || after === undefined) return false;
  return after < FITS * spread || (after < FITS_ROUGHLY * spread && after < SHARE_LEFT * before);
}

type Exchange = [Suspect, Suspect];

/** Two months beside each other, each of which has what was expected of the other. */
function exchangedMonths(suspects: readonly Suspect[]): Exchange[] {
  return suspects.flatMap((suspect): Exchange[] => {
    const next = suspects.find(
      ({ series, index }) => series === suspect.series && index === suspect.index + 1,
    );
    if (!next) return [];
    const [here, there] = [
      valueAt(suspect.series, suspect.index),
      valueAt(next.series, next.index),
    ];
    return isFitting(suspect, there) && isFitting(next, here) ? [[suspect, next]] : [];
  });
}

function findingOfExchange(suspect: Suspect, next: Suspect): Finding {
  const { series, index } = suspect;
  const params = {
    element: series.element,
    ...monthAt(series, index),
    value: valueAt(series, index),
    nextMonth: monthAt(series, next.index).month,
    nextValue: valueAt(series, next.index),
  };
  const at = sourcesAt(series, [index, next.index]);
  return findingAt('quality.months-exchanged', at, params);
}

function findingOf(suspect: Suspect): Finding {
  const { series, index, expected, partner } = suspect;
  const kind = kindOf(suspect);
  const params = {
    count: 1,
    element: series.element,
    ...monthAt(series, index),
    value: valueAt(series, index),
    expected: roundTo(expected, 1),
    otherElement: series.element === 'max' ? 'min' : 'max',
  };
  const here = sourcesAt(series, [index]);
  if (kind !== 'quality.outlier-pair' || !partner) return findingAt(kind, here, params);
  const other = {
    otherValue: valueAt(partner.series, index),
    otherExpected: roundTo(partner.expected, 1),
  };
  const at = [...here, ...sourcesAt(partner.series, [index])];
  return findingAt(kind, at, { ...params, ...other });
}

function kindOf(suspect: Suspect): QualityKind {
  const value = valueAt(suspect.series, suspect.index);
  const slip = slipOf({ ...suspect, value }, (other) => isFitting(suspect, other));
  if (slip) return `quality.outlier-${slip}`;
  if (suspect.partner) return 'quality.outlier-pair';
  return suspect.byTimeAlone ? 'quality.outlier-by-time' : 'quality.outlier';
}
