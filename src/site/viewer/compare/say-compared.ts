import { showDecimals } from '../../../charts/chart-words.ts';
import { differenceScale, showScaledDifference } from '../../../charts/difference-scale.ts';
import type { Element } from '../../../core/dataset/columns.ts';
import {
  type Compared,
  FEWEST_COMMON_YEARS,
  stepsOfOwn,
} from '../../../core/quality/compare-years.ts';
import type { Language } from '../../../core/words/languages.ts';
import type { Speech } from '../../shell/speech.tsx';

type Pair = { own: string; other: string; element: Element; isNear: boolean };

/** What the difference of two datasets comes to, in sentences. Only of neighbours a change tells of a station. */
export function sayCompared(compared: Compared, pair: Pair, speech: Speech): string[] {
  const { differences, found } = compared;
  if (differences.length === 0) return [speech.say('compare.no-common')];
  const mean = sayMean(compared, pair, speech);
  if (!pair.isNear) return [mean];
  if (!found) return [mean, speech.say('compare.too-few', { needed: FEWEST_COMMON_YEARS })];
  return [mean, ...sayChanges(found, pair, speech)];
}

/** Where their years hardly go together: the decay distances of New, Hulme and Jones (2000) for months. */
const FAR_KM = { max: 1200, min: 1200, rain: 450 };

/** Two stations far apart, or who knows where, have weather of their own, and a step between them may be that. */
export function isNear(kilometres: number | null, element: Element): boolean {
  return kilometres !== null && kilometres <= FAR_KM[element];
}

/** How far apart they lie, and what follows for the comparison. */
export function sayDistance(
  kilometres: number | null,
  element: Element,
  { language, say }: Speech,
): string {
  if (kilometres === null) return say('compare.place-unknown');
  const distance = showDecimals(language, kilometres, 0);
  return say(isNear(kilometres, element) ? 'compare.near' : 'compare.far', { distance });
}

function sayMean({ differences, mean }: Compared, pair: Pair, { language, say }: Speech): string {
  const { own, other, element } = pair;
  const by = sizeOf(mean, element, language);
  const isNone = by === sizeOf(0, element, language);
  return say(isNone ? 'compare.mean-same' : `compare.mean-${wayOf(mean, element)}`, {
    own,
    other,
    by,
    years: differences.length,
    first: String(differences[0]?.year),
    last: String(differences[differences.length - 1]?.year),
  });
}

type Changes = NonNullable<Compared['found']>;

/** A drift, or steps, or how large a step would have to be to show. */
function sayChanges(
  { steps, drift, showsFrom }: Changes,
  { own, other, element }: Pair,
  { language, say }: Speech,
): string[] {
  const about = { own, other };
  const signed = (value: number) => showScaledDifference(value, element, language);
  const saidSteps = steps.map(({ year, size, least, most }) =>
    say(`compare.step-${wayOf(size, element)}`, {
      ...about,
      year: String(year),
      by: sizeOf(size, element, language),
      least: signed(least),
      most: signed(most),
    }),
  );
  if (drift !== null) {
    // A drift is slow: what differences are rounded to would often leave nothing of it.
    const by = sizeOf(drift, element, language, 1);
    return [say(`compare.drift-${wayOf(drift, element)}`, { ...about, by }), ...saidSteps];
  }
  if (saidSteps.length > 0) return saidSteps;
  const from = `${sizeOf(showsFrom, element, language)}\u00a0${differenceScale(element).unit}`;
  return [say('compare.no-step', { from })];
}

function sizeOf(value: number, element: Element, language: Language, moreDecimals = 0): string {
  const { decimals, times } = differenceScale(element);
  return showDecimals(language, Math.abs(value * times), decimals + moreDecimals);
}

/** Which dataset the steps are in. A single pair does not show it. A step against several is in the own one. */
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
