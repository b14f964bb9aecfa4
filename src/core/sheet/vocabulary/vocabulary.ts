import { ASIA_AND_AFRICA } from './asia-and-africa.ts';
import { CODES } from './codes.ts';
import { ENGLISH } from './english.ts';
import { GERMANIC } from './germanic.ts';
import { OTHER_EUROPE } from './other-europe.ts';
import { ROMANCE } from './romance.ts';
import { SEVERAL_FAMILIES } from './several-families.ts';
import { SLAVIC_AND_BALTIC } from './slavic-and-baltic.ts';

/** The words of all languages. The add-on has the same words in fewer rows: see `src/build/merged-rows.mjs`. */
export const VOCABULARY = [
  ENGLISH,
  ROMANCE,
  GERMANIC,
  SLAVIC_AND_BALTIC,
  OTHER_EUROPE,
  ASIA_AND_AFRICA,
  SEVERAL_FAMILIES,
  CODES,
]
  .map((rows) => rows.trim())
  .join('\n');
