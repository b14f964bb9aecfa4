import { seededRandom } from '../../src/stage/platform/seeded-random.ts';
import { gaussian } from '../../src/workbench/demo/weather.ts';

/** Numbers that look random and are the same on every run: a failing case can be looked at. */
export type Chance = {
  /** evenly between 0 and 1 */
  even(): number;
  /** around 0 with standard deviation 1 */
  normal(): number;
  /** positive and skewed, around `mean`; the larger `shape`, the less skewed */
  gamma(shape: number, mean: number): number;
};

export function chance(seed: number): Chance {
  const even = seededRandom(seed);
  const normal = () => gaussian(even);
  const gamma = (shape: number, mean: number): number => {
    // Marsaglia and Tsang 2000; below 1 by the usual power of an even number.
    if (shape < 1)
      return (
        gamma(shape + 1, (mean * (shape + 1)) / shape) *
        (shape / (shape + 1)) *
        even() ** (1 / shape)
      );
    const d = shape - 1 / 3;
    for (;;) {
      const x = normal();
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - even()) < 0.5 * x * x + d - d * v + d * Math.log(v))
        return (d * v * mean) / shape;
    }
  };
  return { even, normal, gamma };
}
