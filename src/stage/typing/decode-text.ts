import { alphabetOf } from './alphabet-of.ts';
import { centralEncoding } from './central-encoding.ts';
import { decodeLetters } from './decode-letters.ts';

/**
 * A byte-order mark decides; else what is valid UTF-8 is UTF-8; else letters that give words of an alphabet
 * are of it; else pairs of high bytes are Korean or Chinese; else what gives words of one script is in its
 * encoding; else letters that only one language of Central Europe has are of it; else it is Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: older files of one region.
    const encoding = olderEncoding(bytes.subarray(0, BYTES_LOOKED_AT));
    return encoding
      ? new TextDecoder(encoding).decode(bytes)
      : decodeLetters(bytes, 'windows-1252');
  }
}

const MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

const BYTES_LOOKED_AT = 20_000;

/** In Western Europe an accent stands alone among plain letters, and every byte means something. */
function olderEncoding(bytes: Uint8Array): string | undefined {
  const alphabet = alphabetOf(bytes);
  if (alphabet) return alphabet;
  if (!isInPairs(bytes))
    return centralEncoding(bytes) ?? OF_ONE_SCRIPT.find((one) => givesWords(bytes, one))?.encoding;
  const letters = new TextDecoder('euc-kr').decode(bytes).match(/[^\0-\x7f]/g) ?? [];
  const hangul = letters.filter((letter) => /[\uac00-\ud7a3]/.test(letter));
  // Read as Korean, Chinese is Hangul and Hanja by turns.
  return hangul.length > letters.length * MOSTLY ? 'euc-kr' : 'gb18030';
}

type OneScript = { encoding: string; words: RegExp };

/** In this order: Big5 has bytes that mean nothing in Shift_JIS. */
const OF_ONE_SCRIPT: readonly OneScript[] = [
  { encoding: 'shift_jis', words: /[\u2103\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e]{2,}/g },
  { encoding: 'big5', words: /[\u2103\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]{2,}/g },
];

/** An accent between plain letters gives a letter of that script, too, but hardly a word of them. */
function givesWords(bytes: Uint8Array, { encoding, words }: OneScript): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    const letters = text.match(/[^\0-\x7f]/g) ?? [];
    const inWords = (text.match(words) ?? []).join('');
    return letters.length >= FEWEST_LETTERS && inWords.length > letters.length * IN_WORDS;
  } catch {
    // A byte that means nothing in this encoding.
    return false;
  }
}

const FEWEST_LETTERS = 4;
/** "年,月,日,気温": some words have one letter. */
const IN_WORDS = 0.6;
const MOSTLY = 0.8;
const FIRST_OF_PAIRS = 0xa1;
const FEWEST_BYTES = 8;
const SOME_WORDS = 0.3;

function isInPairs(bytes: Uint8Array): boolean {
  let high = 0;
  let paired = 0;
  let inWords = 0;
  let run = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) high++;
    if (byte >= FIRST_OF_PAIRS) {
      run++;
      continue;
    }
    if (run % 2 === 0) paired += run;
    // "ção" is a pair, too, and never two of them.
    if (run >= 4) inWords += run;
    run = 0;
  }
  return high >= FEWEST_BYTES && paired > high * MOSTLY && inWords > high * SOME_WORDS;
}
