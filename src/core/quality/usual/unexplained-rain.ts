import type { Element } from '../../dataset/columns.ts';
import { regress, type Unexplained } from '../figures/robust-regression.ts';
import { COSINES, SINES } from '../figures/season-waves.ts';
import type { Anomalies } from './anomalies.ts';

const WIDTH = 6;
/** In cube roots of a millimetre. */
const LEAST_SPREAD = 0.15;

/**
 * What a month's rain is, by its cube root, without what its two temperatures say of it: under clouds
 * days are cool and nights mild, so a month that was dry has another range than one that was wet. How
 * differs by season, hence the sine and cosine of the year.
 */
export function unexplainedRain({
  max,
  min,
  rain,
}: Partial<Record<Element, Anomalies>>): Unexplained | undefined {
  if (!max || !min || !rain) return undefined;
  const rows = new Float64Array(rain.values.length * WIDTH);
  const target = rain.values.map((value, index) => {
    const [high, low] = [max.values[index] as number, min.values[index] as number];
    return Number.isNaN(high + low) ? Number.NaN : value;
  });
  for (let index = 0; index < target.length; index++) {
    if (Number.isNaN(target[index] as number)) continue;
    const [high, low] = [max.values[index] as number, min.values[index] as number];
    const [cosine, sine] = [COSINES[index % 12] as number, SINES[index % 12] as number];
    rows.set([high, low, high * cosine, low * cosine, high * sine, low * sine], index * WIDTH);
  }
  return regress({ target, predictors: rows, width: WIDTH }, LEAST_SPREAD);
}
