/** What people and programs write for `is_public`, in small letters and without punctuation. */
export const VISIBILITY_WORDS = [
  ...['ispublic', 'public', 'isprivate', 'private', 'privat', 'privacy', 'ishidden', 'hidden'],
  ...['visibility', 'visible', 'isvisible', 'access', 'unlisted', 'listed', 'secret', 'shared'],
  ...['publish', 'published', 'ispublished', 'publico', 'privado', 'publique', 'prive', 'oculto'],
];

/**
 * Blanks, controls and punctuation, written out: the description of the API has a pattern of them, and
 * not every language that reads it knows classes of characters by name.
 */
export const SIGNS =
  '\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u2000-\\u206f\\u3000\\ufeff';
const ALL_SIGNS = new RegExp(`[${SIGNS}]`, 'gu');

/**
 * A field that plainly means `is_public`. We ignore other unknown fields, but to ignore this one would
 * publish what was meant to be private.
 */
export function isMisspeltVisibility(key: string): boolean {
  if (key === 'is_public') return false;
  return VISIBILITY_WORDS.includes(key.replace(ALL_SIGNS, '').toLowerCase());
}
