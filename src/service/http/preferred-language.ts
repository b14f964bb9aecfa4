import { LANGUAGES, type Language } from '../../core/words/languages.ts';

/**
 * The best of an Accept-Language header (RFC 9110 §12.5.4) that we have words in: the highest q, and
 * of equals the first. A language with q=0 is not wanted. English where none fits.
 */
export function preferredLanguage(header: string): Language {
  const wishes = header.split(',').map(readWish);
  const best = wishes.reduce((one, other) => (other.quality > one.quality ? other : one), NONE);
  return best.language;
}

type Wish = { language: Language; quality: number };

const NONE: Wish = { language: 'en', quality: 0 };
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

function readWish(text: string): Wish {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const [primary] = tag.toLowerCase().split('-');
  const language = LANGUAGES.find((known) => known === primary);
  if (!language) return NONE;
  const [quality] = parameters.map((part) => QUALITY.exec(part)?.[1] ?? '0');
  return { language, quality: Number(quality ?? 1) };
}
