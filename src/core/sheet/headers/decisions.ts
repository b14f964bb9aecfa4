import type { Element } from '../../dataset/columns.ts';
import type { HeaderWord } from '../vocabulary/word-rows.ts';

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
type Quantity = 'rain' | 'degrees' | 'element' | 'none' | 'any';

type Line = { of: Quantity; all: Fact[]; is: Refusal | number; none: Fact[] };

/** Quantity and facts give a refusal or a rank. The first line that fits decides. */
export const DECISIONS: Line[] = [];

// "Max (hPa)", "Rain (%)"
ruleOn('any', 'otherUnit', 'other');
// "RH" is rain where it is often nothing or runs past 100; humidity does neither.
ruleOn('none', 'weakRain rainlike', 1);
// "Date of max", "Rain > 10 mm", "Rain 1h", "Tmin SD": when, how often, a part of a day, how far values lie apart.
ruleOn('any', 'part', 'other');
// "Period over which rainfall was measured (days)"
ruleOn('any', 'period', 'period');
ruleOn('any', 'flag', 'flag');
ruleOn('any', 'anomaly', 'anomaly');
// "Normal max" of a place called Normal: normals are the same in every year, and these are not.
ruleOn('element', 'normal differs', 1.1);
ruleOn('any', 'normal', 'normal');
// "Mean max 1981-2010", "Average rain": no mean of a month comes again in every year.
ruleOn('element', 'mean same', 'normal');
// "Total snow" is other than "Precipitation (rain and melted snow)", and mm a day can be summed.
ruleOn('any', 'other', 'other', 'melted rate');
// "Rain depth" is an amount, "Max depth" no temperature.
ruleOn('degrees', 'depth', 'other');
ruleOn('none', 'depth', 'other');
// "Number of days with rain"; "Station number" names a place.
ruleOn('element', 'count', 'other', 'inRainUnit');
ruleOn('none', 'count', 'other', 'station');
ruleOn('any', 'extreme', 'extreme');
// "Max of Tmax"
ruleOn('any', 'ofExtremes', 'extreme');
// "Max rain": the most that fell on a day.
ruleOn('rain', 'max', 'extreme');
ruleOn('rain', 'min', 'extreme');
// "Rain mean" beside "Rain max": of a day's hours they are a part of its rain. A mean of gauges stands alone.
ruleOn('rain', 'mean ofDays besideMost', 'other', 'rate');
// "Rain YTD", "Cumul annuel", "Max T of year" are no figures of the row's own month or day.
ruleOn('element', 'ofYear', 'of-the-year');
// "Max temp last year" and "Max 2050" are never better than "Max", and alone the person is asked about them.
ruleOn('element', 'aside', 0.5);
// "Average max" beside a day's own maximum is a climatology; alone it may be a way of speaking.
ruleOn('element', 'mean ofDays', 1.2);
// "Highest daily" and "Höchste Tagesmenge": of a month's days one.
ruleOn('degrees', 'highest daily ofMonths', 'extreme', 'mean temperature inDegrees');
ruleOn('degrees', 'lowest daily ofMonths', 'extreme', 'mean temperature inDegrees');
// "Max daily" under "Rainfall": the most that fell on a day.
ruleOn('degrees', 'daily underRain', 'extreme', 'mean temperature inDegrees');
// "Mean max" is what a month has, and "Daily max" means the mean of the days.
ruleOn('degrees', 'mean', 3);
ruleOn('degrees', 'daily', 3);
// "Pp máx 24 h", "Max 24 h": of a month it is the most that fell on a day.
ruleOn('degrees', 'ofADay ofMonths', 'extreme', 'temperature inDegrees');
// "Most rainfall in a day": of a month's days one.
ruleOn('rain', 'inADay ofMonths', 'extreme');
// "Max" beside "Total" under "Rainfall": the most that fell on a day.
ruleOn('degrees', 'underRain', 'extreme', 'temperature inDegrees');
// "Max of the month" is that of its hottest day, and "Rain of the month" all of it.
ruleOn('degrees', 'ofMonth', 'extreme');
// "Highest temperature" of a day is its maximum, and of a month the extreme, or the mean of them.
ruleOn('degrees', 'highest ofMonths', 'extreme');
ruleOn('degrees', 'lowest ofMonths', 'extreme');
ruleOn('degrees', 'highest', 1);
ruleOn('degrees', 'lowest', 1);
// "Tmax" says more than "Max".
ruleOn('degrees', 'temperature', 2.25);
ruleOn('degrees', '', 2);
// "Rain month" and "Rain year" beside a day's rain are what has fallen so far.
ruleOn('rain', 'soFar', 1.25);
// "Total precipitation" holds the snow, too, which "Rain" may not.
ruleOn('rain', 'precipitation total', 2.75);
ruleOn('rain', 'precipitation', 2.5);
ruleOn('rain', 'total', 2.25);
ruleOn('rain', '', 2);
ruleOn('none', 'temperature mean', 'mean');

function ruleOn(of: Quantity, all: string, is: Refusal | number, none = ''): void {
  DECISIONS.push({ of, all: factsIn(all), is, none: factsIn(none) });
}

function factsIn(text: string): Fact[] {
  return text.split(' ').filter((fact) => fact !== '') as Fact[];
}

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

/** The first line that fits. */
export function deciding(facts: Facts, element: Element | undefined): Line | undefined {
  return DECISIONS.find((line) => matches(line, facts, element));
}

function matches({ of, all, none }: Line, facts: Facts, element: Element | undefined): boolean {
  return (
    isQuantity(of, element) &&
    all.every((fact) => facts.has(fact)) &&
    !none.some((fact) => facts.has(fact))
  );
}

/** What a column or a title is; `more` is known beside its words. */
export function decide(
  words: Facts,
  element: Element | undefined,
  ...more: readonly Fact[]
): Ruling {
  const facts = more.length > 0 ? new Set([...words, ...more]) : words;
  const { is } = deciding(facts, element) ?? {};
  if (typeof is !== 'number') return is ? { refusal: is } : {};
  // "High" is daily in some files and the month's extreme in others.
  const asks = facts.has('highLow') && facts.has('ofMonths') && is < 3;
  return asks ? { rank: is, asks } : { rank: is };
}

function isQuantity(of: Quantity, element: Element | undefined): boolean {
  if (of === 'any') return true;
  if (of === 'none') return element === undefined;
  if (of === 'element') return element !== undefined;
  return element !== undefined && (of === 'rain') === (element === 'rain');
}
