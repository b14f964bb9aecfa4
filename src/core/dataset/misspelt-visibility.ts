/** What people and programs write for `is_public`, in small letters and without punctuation. */
export const VISIBILITY_WORDS = ['ispublic', 'public', 'isprivate', 'private', 'visibility'];

/**
 * A field that plainly means `is_public`. We ignore other unknown fields, but to ignore this one would
 * publish what was meant to be private.
 */
export function isMisspeltVisibility(key: string): boolean {
  if (key === 'is_public') return false;
  return VISIBILITY_WORDS.includes(key.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
}
