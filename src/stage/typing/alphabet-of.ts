import { decodeLetters } from './decode-letters.ts';

type Alphabet = { encoding: string; word: RegExp; usual: RegExp };

/** Capitals all or the first: in another encoding than its own, a text mixes them. */
const CYRILLIC = {
  word: /^(?:[Ѐ-Я]?[а-џґ]+|[Ѐ-ЯҐ]+)$/,
  usual: /[авеиіклмнорстАВЕИІКЛМНОРСТ]/g,
};

const ALPHABETS: readonly Alphabet[] = [
  { encoding: 'windows-1251', ...CYRILLIC },
  { encoding: 'koi8-u', ...CYRILLIC },
  { encoding: 'ibm866', ...CYRILLIC },
  ...['windows-1253', 'iso-8859-7'].map((encoding) => ({
    encoding,
    word: /^(?:[Α-ΩΆ-Ώ]?[ΐά-ία-ρσ-ώ]+ς?|[Α-ΩΆ-Ώ]+)$/,
    usual: /[αάεέηήιίνοόρστςΑΕΗΙΝΟΡΣΤ]/g,
  })),
  // Some letters have a form for the end of a word.
  {
    encoding: 'windows-1255',
    word: /^[אבגדהוזחטיכלמנסעפצקרשת]+[ךםןףץ]?$/,
    usual: /[אבהוילמנרשת]/g,
  },
  { encoding: 'windows-1256', word: /^[آ-غـ-وگکپچیي]+[ةىيء]?$/, usual: /[اليومره]/g },
];

/**
 * The encoding in which nearly all letters beyond ASCII stand in words of one alphabet, and in which the
 * letters most usual in that alphabet are the most. Undefined if there is none.
 */
export function alphabetOf(bytes: Uint8Array): string | undefined {
  const usual = ALPHABETS.map((alphabet) => usualShare(bytes, alphabet));
  const most = Math.max(...usual);
  return most > FEWEST_USUAL ? ALPHABETS[usual.indexOf(most)]?.encoding : undefined;
}

/** They are half of a text, and a few of it by chance. */
const FEWEST_USUAL = 0.1;

function usualShare(bytes: Uint8Array, { encoding, word, usual }: Alphabet): number {
  const text = decodeLetters(bytes, encoding);
  const beyond = text.match(/[^\0-\x7f°]/g)?.length ?? 0;
  const words = (text.match(WORDS) ?? []).filter((one) => one.length > 2 && word.test(one));
  const inWords = words.join('');
  if (beyond < FEWEST_LETTERS || inWords.length < beyond * IN_WORDS) return 0;
  return (inWords.match(usual)?.length ?? 0) / inWords.length;
}

/** With the letters of Latin words, so that "ção" is none of another alphabet. */
const WORDS = /[\p{L}\p{M}]+/gu;
const FEWEST_LETTERS = 4;
const IN_WORDS = 0.8;
