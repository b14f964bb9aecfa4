import { TEXT_WORDS } from '../vocabulary/text-words.ts';
import { rowsIn } from '../vocabulary/word-rows.ts';
import { remembering } from './remembering.ts';

/** What a word says in a cell, in a note or behind a unit. It heads no column. */
type TextFacet =
  // as the whole of a cell
  | 'missing'
  // rain too little to measure: WMO "trace", AEMET "Ip", HKO 微量
  | 'trace'
  // nothing fell: observers write "nil" for a dry day. Under a temperature it is a gap. Words that may also say
  // "no value" ("nul", "nulo", 無) are not among them. "acumulado" is part of the amount of a later day
  | 'nil'
  // "°C (converted from °F)": a unit of before follows, up to one of now
  | 'unitBefore'
  | 'unitNow'
  | 'quantile';

const wordsOf = (facet: TextFacet): string[] =>
  rowsIn<TextFacet>(TEXT_WORDS)
    .filter(({ facets }) => facets.includes(facet))
    .flatMap(({ words }) => words);

/** Whether a text in small letters, with "_" for its blanks, is one of these words as a whole. Made when it is first asked. */
export function wholeText(facet: TextFacet): (text: string) => boolean {
  let exact: ReadonlySet<string> | undefined;
  let beginnings: readonly string[] = [];
  return (text) => {
    if (!exact) {
      const words = wordsOf(facet);
      exact = new Set(words);
      beginnings = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    }
    return exact.has(text) || beginnings.some((stem) => text.startsWith(stem));
  };
}

/** Whether a text says one of these words somewhere. */
export function somewhere(facet: TextFacet): (text: string) => boolean {
  let pattern: RegExp | undefined;
  return remembering((text) => {
    pattern ??= new RegExp(anyWord(facet), 'i');
    return pattern.test(text);
  });
}

/** The pattern of any of these words. */
export function anyWord(facet: TextFacet): string {
  return `(?:${wordsOf(facet).map(patternOf).join('|')})`;
}

/** \b knows the letters of Latin alone, so words of other scripts stand anywhere. */
function patternOf(word: string): string {
  const inner = word
    .replace(/^\*|\*$/g, '')
    .replace(/\*/g, '\\w*')
    .replace(/_/g, ' ');
  return `${/^\w/.test(word) ? '\\b' : ''}${inner}${/\w$/.test(word) ? '\\b' : ''}`;
}
