import { showDecimals } from '../../../charts/chart-words.ts';
import { differenceScale, showScaledDifference } from '../../../charts/difference-scale.ts';
import type { Element } from '../../../core/dataset/columns.ts';
import {
  type Compared,
  FEWEST_COMMON_YEARS,
  stepsOfOwn,
} from '../../../core/quality/compare-years.ts';
import type { Speech } from '../../shell/speech.tsx';

type Pair = { own: string; other: string; element: Element };

/** What the difference of two datasets comes to, in sentences. */
export function sayCompared(compared: Compared, pair: Pair, { language, say }: Speech): string[] {
  const { differences, mean, found } = compared;
  const [first, last] = [differences[0], differences[differences.length - 1]];
  if (!first || !last) return [say('compare.no-common')];
  const { own, other, element } = pair;
  const { unit, decimals, times } = differenceScale(element);
  const size = (value: number, digits = decimals) =>
    showDecimals(language, Math.abs(value * times), digits);
  const signed = (value: number) => showScaledDifference(value, element, language);
  const about = { own, other };
  const sentences = [
    say(isShownAsNone(mean) ? 'compare.mean-same' : `compare.mean-${wayOf(mean, element)}`, {
      ...about,
      by: size(mean),
      years: differences.length,
      first: String(first.year),
      last: String(last.year),
    }),
  ];
  if (!found) return [...sentences, say('compare.too-few', { needed: FEWEST_COMMON_YEARS })];
  const { steps, drift, showsFrom } = found;
  if (drift !== null) {
    // A drift is slow: what differences are rounded to would often leave nothing of it.
    const by = size(drift, decimals + 1);
    sentences.push(say(`compare.drift-${wayOf(drift, element)}`, { ...about, by }));
  }
  if (drift === null && steps.length === 0)
    sentences.push(say('compare.no-step', { from: `${size(showsFrom)}\u00a0${unit}` }));
  for (const { year, size: by, least, most } of steps)
    sentences.push(
      say(`compare.step-${wayOf(by, element)}`, {
        ...about,
        year: String(year),
        by: size(by),
        least: signed(least),
        most: signed(most),
      }),
    );
  return sentences;

  function isShownAsNone(value: number): boolean {
    return Math.abs(Number((value * times).toFixed(decimals))) === 0;
  }
}

/** Whose the steps are: of one pair nobody knows, and against all of several it is the own one. */
export function sayWhoseSteps(
  pairs: readonly Compared[],
  own: string,
  { say }: Pick<Speech, 'say'>,
): string[] {
  const [first, ...others] = pairs;
  if (first && others.length === 0)
    return first.found?.steps.length ? [say('compare.step-means')] : [];
  return stepsOfOwn(pairs).map((year) => say('compare.step-own', { year: String(year), own }));
}

function wayOf(value: number, element: Element) {
  if (element === 'rain') return value >= 0 ? ('wetter' as const) : ('drier' as const);
  return value >= 0 ? ('warmer' as const) : ('colder' as const);
}
