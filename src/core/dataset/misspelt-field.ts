/**
 * What people and programs write for the fields that may be left out, in small letters and without punctuation.
 * The others are missed when they are spelt in another way.
 */
export const WORDS_FOR = {
  is_public: [
    ...['ispublic', 'public', 'isprivate', 'private', 'privat', 'privacy', 'ishidden', 'hidden'],
    ...['visibility', 'visible', 'isvisible', 'access', 'unlisted', 'listed', 'secret', 'shared'],
    ...['publish', 'published', 'ispublished', 'publico', 'privado', 'publique', 'prive', 'oculto'],
  ],
  station_facts: [
    ...['stationfacts', 'stationfact', 'station', 'stationdata', 'stationinfo', 'stationmetadata'],
    ...['stationdetails', 'estacion', 'estacao'],
  ],
  description: ['description', 'descr', 'desc', 'descripcion', 'descricao'],
};
export type OptionalField = keyof typeof WORDS_FOR;
export const OPTIONAL_FIELDS = Object.keys(WORDS_FOR) as OptionalField[];

/**
 * Blanks, controls and punctuation, written out: the description of the API has a pattern of them, and
 * not every language that reads it knows classes of characters by name.
 */
export const SIGNS =
  '\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u2000-\\u206f\\u3000\\ufeff';
const ALL_SIGNS = new RegExp(`[${SIGNS}]`, 'gu');

/**
 * A key of the body that plainly means this field. We ignore other unknown fields, but to ignore such a one would
 * publish what was meant to be private, or lose without a word where the values come from.
 */
export function misspeltFor(field: OptionalField, keys: string[]): string | undefined {
  return keys.find(
    (key) => key !== field && WORDS_FOR[field].includes(key.replace(ALL_SIGNS, '').toLowerCase()),
  );
}
