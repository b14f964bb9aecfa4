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

type Preference = { name: string; quality: number };

/** What a header of preferences names, the best first, without what is not wanted. */
function preferred(header: string): Preference[] {
  return header
    .split(',')
    .map(readPreference)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
}

const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function readPreference(text: string): Preference {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const stated = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, quality: stated === undefined ? 1 : Number(QUALITY.exec(stated)?.[1] ?? 0) };
}
