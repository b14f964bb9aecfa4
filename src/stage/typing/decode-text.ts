/**
 * A byte-order mark decides; else what is valid UTF-8 is UTF-8; else pairs of high bytes are Korean or
 * Chinese; else it is Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: older files of one region.
    return new TextDecoder(olderEncoding(bytes.subarray(0, BYTES_LOOKED_AT))).decode(bytes);
  }
}

const MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

const BYTES_LOOKED_AT = 20_000;

/** In Western Europe an accent stands alone among plain letters, and every byte means something. */
function olderEncoding(bytes: Uint8Array): string {
  if (!isInPairs(bytes)) return 'windows-1252';
  const letters = new TextDecoder('euc-kr').decode(bytes).match(/[^\0-\x7f]/g) ?? [];
  const hangul = letters.filter((letter) => /[\uac00-\ud7a3]/.test(letter));
  // Read as Korean, Chinese is Hangul and Hanja by turns.
  return hangul.length > letters.length * MOSTLY ? 'euc-kr' : 'gb18030';
}

const MOSTLY = 0.8;
const FIRST_OF_PAIRS = 0xa1;
const FEWEST_BYTES = 8;

function isInPairs(bytes: Uint8Array): boolean {
  let high = 0;
  let paired = 0;
  let run = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) high++;
    if (byte >= FIRST_OF_PAIRS) {
      run++;
      continue;
    }
    if (run % 2 === 0) paired += run;
    run = 0;
  }
  return high >= FEWEST_BYTES && paired > high * MOSTLY;
}
