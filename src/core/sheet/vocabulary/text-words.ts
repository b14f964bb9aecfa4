import textWords from './text-words.json' with { type: 'json' };
import type { Words } from './words.ts';

/**
 * Written as the vocabulary is, but in small letters with their accents, as texts have them; `*x*` stands anywhere in a
 * word, as words of scripts without blanks do. Missing values as the files of UK Met Office, NASA GISS, NOAA (M, NA),
 * CONAGUA (nulo), AEMET (s/d), JMA and HKO have them.
 */
export const TEXT_WORDS: readonly Words[] = [textWords];
