import type { Numbers } from './languages.ts';

/**
 * A sentence with `{name}` places, or two of them where a number decides:
 * `{ by: 'count', one: '…', other: '…' }`. A part in square brackets is said only when it has
 * its value, and that is not zero: `12 months[, missing: {missing}].` So a sentence may say more than the
 * problems that an earlier version kept can fill. A number beside the one that decides brings its
 * word along: `{columns:column|columns}` is "1 column" or "2 columns". What both go on with is written once:
 * `{ by: 'count', one: 'A file', other: '{count} files', both: ', such as {name}.' }`, and what several sentences
 * say alike is taken in by its own key: `{part.misread}`. An amount that stands in a sheet in another unit is said as it
 * stands there, too: with `valueSeen` and `valueIn`, `{value} °C` is "101 °F (38.33 °C)".
 */
export type Phrase = string | { by: string; one: string; other: string; both?: string };
export type PhraseBook = Record<string, Phrase>;
export type Params = Record<string, string | number>;

const PLACE = /\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g;
const PART = /\{(part\.[\w-]+)\}/g;
const PART_WITH_PLACE = /\[([^[\]{]*\{(\w+)[^[\]]*)\]/g;
const AMOUNT = /\{(\w+)\}(?:[ \u00a0](?:°C|mm|\{unit\}))?/g;

/** A place without a value is our mistake. It stays visible as `{name}`, and a test looks for it. */
export function fillPhrase(
  phrase: Phrase,
  params: Params,
  numbers: Numbers,
  partOf: (key: string) => string = (key) => key,
): string {
  const text = textOf(phrase, params, numbers)
    .replace(PART, (_, key: string) => partOf(key))
    .replace(PART_WITH_PLACE, (_, part: string, name: string) =>
      (params[name] ?? 0) === 0 ? '' : part,
    )
    .replace(AMOUNT, (own, name: string, at: number, whole: string) =>
      params[`${name}In`] === undefined ? own : bothAmounts(own, name, whole.slice(0, at)),
    );
  return text.replace(PLACE, (place, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return place;
    const shown = typeof value === 'number' ? numbers.show(value) : value;
    return one === undefined ? shown : `${shown} ${isOne(value, numbers) ? one : other}`;
  });
}

/** Ours is said with its unit only. In brackets no others are opened: "the minimum (75 °F = 23.89 °C)". */
function bothAmounts(own: string, name: string, before: string): string {
  const seen = `{${name}Seen}\u00a0{${name}In}`;
  if (own.endsWith(`{${name}}`)) return seen;
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isInBrackets ? `${seen} = ${own}` : `${seen} (${own})`;
}

function textOf(phrase: Phrase, params: Params, numbers: Numbers): string {
  if (typeof phrase === 'string') return phrase;
  const value = params[phrase.by];
  const both = phrase.both ?? '';
  // French and Portuguese count zero as one, but "un mois nouveau" would be one too many.
  const isToldAsOne = value === 0 && !(phrase.one + both).includes(`{${phrase.by}}`);
  return (isOne(value, numbers) && !isToldAsOne ? phrase.one : phrase.other) + both;
}

function isOne(value: string | number | undefined, numbers: Numbers): boolean {
  return typeof value === 'number' && numbers.isOne(value);
}

/** The other languages say exactly what English says: a key too many or too few does not compile. */
export type PhrasesLike<Book> = { [key in keyof Book]: Phrase };
