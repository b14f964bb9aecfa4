import type { Numbers } from './languages.ts';

/**
 * A sentence, or two of them where a number decides.
 *
 * | form                                               | with                                        | result                   |
 * | -------------------------------------------------- | ------------------------------------------- | ------------------------ |
 * | `Look at {cell}.`                                  | cell: 'A1'                                  | Look at A1.              |
 * | `{ by: 'n', one: 'One file', other: '{n} files' }` | n: 2                                        | 2 files                  |
 * | `{columns:column|columns}`                         | columns: 1                                  | 1 column                 |
 * | `12 months[, missing: {missing}].`                 | missing: 3                                  | 12 months, missing: 3.   |
 * |                                                    | missing: 0, or none                         | 12 months.               |
 * | `{value} °C`, of a cell in another unit            | value: 38.33, valueSeen: 101, valueIn: '°F' | 101 °F (38.33 °C)        |
 */
export type Phrase = string | { by: string; one: string; other: string };
export type PhraseBook = Record<string, Phrase>;
export type Params = Record<string, string | number>;

const PLACE = /\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g;
const PART_WITH_PLACE = /\[([^[\]{]*\{(\w+)[^[\]]*)\]/g;
const AMOUNT = /\{(\w+)\}(?:[ \u00a0](?:°C|mm|\{unit\}))?/g;

/** A place without a value is our mistake. It stays visible as `{name}`, and a test looks for it. */
export function fillPhrase(phrase: Phrase, params: Params, numbers: Numbers): string {
  const text = textOf(phrase, params, numbers)
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
  // French and Portuguese count zero as one, but "un mois nouveau" would be one too many.
  const isToldAsOne = value === 0 && !phrase.one.includes(`{${phrase.by}}`);
  return isOne(value, numbers) && !isToldAsOne ? phrase.one : phrase.other;
}

function isOne(value: string | number | undefined, numbers: Numbers): boolean {
  return typeof value === 'number' && numbers.isOne(value);
}
