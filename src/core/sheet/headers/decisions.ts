import type { Element } from '../../dataset/columns.ts';
import { remembering } from '../cells/remembering.ts';
import type { HeaderWord } from '../vocabulary/word-rows.ts';
import decisions from './decisions.json' with { type: 'json' };

/**
 * What is said of a column or a title, beside the subjects of its words: by its unit (`otherUnit`,
 * `inRainUnit`, `inDegrees`, `rate`), its wording (`part` of a day or a count, `ofExtremes`, `melted`, `soFar`,
 * `ofYear`, `ofMonth`, `ofADay`, `inADay`, or what it says `aside`), its values (`differs` from year to year, or is the `same` in each, `rainlike`), its rows (`ofDays`, `ofMonths`), the columns
 * beside it (`besideMost`) and the title over it (`underRain`).
 */
export type Fact =
  | HeaderWord
  | 'otherUnit'
  | 'inRainUnit'
  | 'inDegrees'
  | 'rate'
  | 'part'
  | 'ofExtremes'
  | 'melted'
  | 'soFar'
  | 'aside'
  | 'ofYear'
  | 'ofMonth'
  | 'ofADay'
  | 'inADay'
  | 'differs'
  | 'same'
  | 'rainlike'
  | 'ofDays'
  | 'ofMonths'
  | 'besideMost'
  | 'underRain';
export type Facts = ReadonlySet<Fact>;

export type Said = { [fact in Fact]?: boolean };

export function factsWhere(said: Said): Fact[] {
  return (Object.keys(said) as Fact[]).filter((fact) => said[fact]);
}

/** Why a column that sounds like one of the three elements is none. */
export type Refusal =
  | 'extreme'
  | 'mean'
  | 'anomaly'
  | 'normal'
  | 'flag'
  | 'period'
  | 'other'
  | 'of-the-year';

/**
 * Why the column is refused, or its rank: of several columns of one element the highest rank is taken. `asks`: it may
 * hold the month's extremes. Empty if no line fits.
 */
export type Ruling = { refusal?: Refusal; rank?: number; asks?: true };

/** A quantity, the facts that must be said of it, and those that may not be. */
export type Line = { of: string; if: string; unless?: string };

/** The element that words and units name, even if it is refused; none if they name two. */
export function aboutIn(facts: Facts): Element | undefined {
  if (facts.has('precipitation') || facts.has('rain')) return 'rain';
  const bare = facts.has('max') || facts.has('min');
  // Nobody adds up the temperatures of a day. Without the day, "Total" may be a place: "Total max".
  const isMostOfSums = bare && facts.has('total') && facts.has('daily') && !facts.has('inDegrees');
  // "Total (mm)" of a month is its rain. "Max (mm)" is of rain, too: the most that fell.
  const isAmount = (bare || facts.has('total')) && facts.has('inRainUnit');
  if ((isMostOfSums || isAmount) && !facts.has('temperature')) return 'rain';
  if (!bare || (facts.has('max') && facts.has('min'))) return undefined;
  return facts.has('max') ? 'max' : 'min';
}

/**
 * What refuses a column and what weighs for it; for a way to tell the time of a row, so much the more of it is true; and
 * how much a table fits by what stands over its values, of 1, where each of its rows says its time. Each with examples
 * that tests walk: what it decides and what not, of two the better, or the columns that are read with it and without.
 */
export const DECISIONS = decisions;

type Added = { readonly [name: string]: { adds: number } };

export function sumOf<Weights extends Added>(
  weights: Weights,
  amounts: { [name in keyof Weights]: number },
): number {
  return Object.keys(weights).reduce(
    (sum, name) => sum + (weights[name]?.adds ?? 0) * (amounts[name] ?? 0),
    0,
  );
}

/** The first line that fits refuses a column; else the weights of all that fit are its rank. */
export function decide(
  words: Facts,
  element: Element | undefined,
  ...more: readonly Fact[]
): Ruling {
  const facts = more.length > 0 ? new Set([...words, ...more]) : words;
  const refused = DECISIONS.refusals.find((line) => fits(line, facts, element));
  if (refused) return { refusal: refused.is as Refusal };
  const weights = DECISIONS.columns.filter((line) => fits(line, facts, element));
  if (weights.length === 0) return {};
  const rank = Math.max(
    LEAST_RANK,
    weights.reduce((sum, { adds }) => sum + adds, 0),
  );
  // "High" is daily in some files and the month's extreme in others.
  const isMean = facts.has('mean') || facts.has('daily');
  return facts.has('highLow') && facts.has('ofMonths') && !isMean ? { rank, asks: true } : { rank };
}

/** What is the least likely may still be the only one. */
const LEAST_RANK = 0.1;

export function fits(line: Line, facts: Facts, element: Element | undefined): boolean {
  return (
    isQuantity(line.of, element) &&
    factsIn(line.if).every((fact) => facts.has(fact)) &&
    !factsIn(line.unless ?? '').some((fact) => facts.has(fact))
  );
}

const factsIn = remembering((text): Fact[] => text.split(' ').filter(Boolean) as Fact[]);

function isQuantity(of: string, element: Element | undefined): boolean {
  if (of === 'any') return true;
  if (of === 'none') return element === undefined;
  if (of === 'element') return element !== undefined;
  return element !== undefined && (of === 'rain') === (element === 'rain');
}
