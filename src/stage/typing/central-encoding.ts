import { decodeLetters } from './decode-letters.ts';

/**
 * The encoding in which all words are of one language of Central Europe or Turkey, while in Windows-1252 some
 * would be of none in Western Europe. Undefined if there is none, or two that differ: nobody can settle it.
 */
export function centralEncoding(bytes: Uint8Array): string | undefined {
  const strange = wordsIn(bytes, 'windows-1252').filter(
    (word) => !WESTERN.some((western) => western.test(word)),
  );
  if (strange.length === 0) return undefined;
  const fitting = CENTRAL.flatMap(({ encodings, words }) =>
    encodings.filter((encoding) => wordsIn(bytes, encoding).every((word) => words.test(word))),
  );
  const texts = new Set(fitting.map((encoding) => decodeLetters(bytes, encoding)));
  return texts.size === 1 ? fitting[0] : undefined;
}

/** The different words with a letter beyond ASCII, or with a sign between two letters: "ca³kowity". */
function wordsIn(bytes: Uint8Array, encoding: string): string[] {
  const text = decodeLetters(bytes, encoding).replace(SIGNS, ' ');
  const words = text.toLowerCase().match(WORDS) ?? [];
  return [...new Set(words)].filter((word) => /[^\0-\x7f]/.test(word));
}

/** Dashes, quotes, spaces and "·" may stand between letters without being of a word. */
const WORDS = /\p{L}+(?:(?:(?![\p{Pd}\p{Pi}\p{Pf}\p{Zs}…·•])[^\0-\x7f])*\p{L}+)*/gu;
/** "Nº", "1ª", "ºC", "µm" */
const SIGNS = /(?<!\p{L})[ºµ]|[ªº](?!\p{L})/gu;

const lettersOf = (letters: string): RegExp => new RegExp(`^(?:[a-z]|${letters})+$`, 'u');

/** By language, since "ø" and "ě" are of one byte, and only together with others tell which is meant. */
const WESTERN: readonly RegExp[] = [
  '[áéíóúüñ]',
  // "L’Haÿ", "Louÿs"
  '[àâæçèéêëîïôœùûü]|ÿ(?=s?$)',
  '[äöüß]',
  // Portuguese has "õ" before "e" only.
  '[áâãàçéêíóôúü]|õ(?=e)',
  // Italian has its accents at the end of a word.
  '[àèéìòù](?![a-z])',
  '[æøåéêèóòô]',
  '[åäöéàüšž]',
  '[äöüõšž]',
  // No Icelandic word ends in "þ".
  '[áéíóúýæöð]|þ(?=.)',
  '[éèëïóöüáíúê]',
  '[àçèéíïòóúü]',
].map(lettersOf);

type Central = { encodings: readonly string[]; words: RegExp };

const CENTRAL: readonly Central[] = [
  ...[
    '[áčďéěíňóřšťúůýž]',
    '[áäčďéíĺľňóôŕšťúýž]',
    '[ąćęłńóśźż]',
    '[áéíóöőúüű]',
    '[čćđšž]',
    '[ăâîşţ]',
  ].map((letters) => ({ encodings: ['windows-1250', 'iso-8859-2'], words: lettersOf(letters) })),
  { encodings: ['windows-1254'], words: lettersOf('[çğıöşüâîû]|\u0307') },
];
