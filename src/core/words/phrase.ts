import type { Numbers } from './languages.ts';

/**
 * A sentence with `{name}` places, or two of them where a number decides:
 * `{ by: 'count', one: '…', other: '…' }`. A part in square brackets is said only when it has
 * its value, and that is not zero: `12 months[, missing: {missing}].` So a sentence may say more than the
 * problems that an earlier version kept can fill. A number beside the one that decides brings its
 * word along: `{columns:column|columns}` is "1 column" or "2 columns". What both go on with is written once:
 * `{ by: 'count', one: 'A file', other: '{count} files', both: ', such as {name}.' }`, and what several sentences
 * say alike is taken in by its own key: `{part.misread}`.
 */
export type Phrase = string | { by: string; one: string; other: string; both?: string };
export type PhraseBook = Record<string, Phrase>;
export type Params = Record<string, string | number>;

const PLACE = /\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g;
const PART = /\{(part\.[\w-]+)\}/g;
const PART_WITH_PLACE = /\[([^[\]{]*\{(\w+)[^[\]]*)\]/g;

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
    );
  return text.replace(PLACE, (place, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return place;
    const shown = typeof value === 'number' ? numbers.show(value) : value;
    return one === undefined ? shown : `${shown} ${isOne(value, numbers) ? one : other}`;
  });
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
