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

/** Lower case, no accents, words with one space between: what the vocabulary is compared with. */
export function plainText(text: string): string {
  const apart = text.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return plainLetters(apart)
    .replace(/[^\p{L}\p{N}°%]+/gu, ' ')
    .trim();
}

/** Without accents; й and ё lose theirs too, in the vocabulary as in the sheet. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßøæœðþłıđς]/g, (letter) => LETTERS[letter] ?? letter);
}
