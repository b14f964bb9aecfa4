const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ς: 'σ',
};

/**
 * "Tª  Máx." becomes "t max": lower case, no accents, no raised letters, one space between words. The
 * vocabulary is written so.
 */
export function plainText(text: string): string {
  if (PLAIN_WORD.test(text)) return text;
  return (ASCII.test(text) ? plainAscii(text) : plainLetters(text)).trim();
}

/** As of all letters, where there are no others. */
function plainAscii(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z\d%]+/g, ' ');
}

function plainLetters(text: string): string {
  return text
    .replace(/ª/g, '')
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßøæœðþłıđς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}°%]+/gu, ' ');
}

/** Most texts that come here have come before, and are their own plain text. */
const PLAIN_WORD = /^[a-z0-9%]*$/;
const ASCII = /^[\0-\x7f]*$/;

/** "Garden" and " garden" are one name. "Oro" and "Orø" are two, and so are "A" and "A+". */
export function isSameName(one: string, other: string): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

export function isSameText(one: string, other: string): boolean {
  return plainText(one) === plainText(other);
}
