import { parseAccept } from 'hono/utils/accept';
import { LANGUAGES, type Language } from '../../core/words/languages.ts';

/**
 * The best of an Accept-Language header (RFC 9110 §12.5.4) that we have words in: the highest q, and
 * of equals the first. A language with q=0 is not wanted. English where none fits.
 */
export function preferredLanguage(header: string): Language {
  for (const { name } of preferred(header)) {
    const language = LANGUAGES.find((known) => known === name.split('-')[0]);
    if (language) return language;
  }
  return 'en';
}

/** What the header likes best of `offered`; undefined where JSON or anything is as welcome. */
export function accepted<Offer extends { accepted: readonly string[] }>(
  header: string | null,
  offered: readonly Offer[],
): Offer | undefined {
  const preferences = preferred(header ?? '');
  const qualityOf = (type: string) => preferences.find(({ name }) => name === type)?.quality ?? 0;
  const offerOf = (type: string) => offered.find((kind) => kind.accepted.includes(type));
  const best = preferences.find(({ name }) => offerOf(name) !== undefined);
  if (!best || best.quality < qualityOf('*/*')) return undefined;
  return best.quality > qualityOf('application/json') ? offerOf(best.name) : undefined;
}

/** What a header of preferences names, the best first, without what is not wanted. */
function preferred(header: string): { name: string; quality: number }[] {
  return parseAccept(header.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type, q }) => ({ name: type, quality: q }));
}
