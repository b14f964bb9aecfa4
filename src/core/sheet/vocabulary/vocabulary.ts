import asiaAndAfrica from './asia-and-africa.json' with { type: 'json' };
import codes from './codes.json' with { type: 'json' };
import english from './english.json' with { type: 'json' };
import germanic from './germanic.json' with { type: 'json' };
import otherEurope from './other-europe.json' with { type: 'json' };
import romance from './romance.json' with { type: 'json' };
import severalFamilies from './several-families.json' with { type: 'json' };
import slavicAndBaltic from './slavic-and-baltic.json' with { type: 'json' };
import type { Words } from './words.ts';

/**
 * The words of all languages: English with what tables in any language borrow from it; from Spanish to Galician; from
 * German to Icelandic; from Polish to Bulgarian, Lithuanian and Latvian; from Finnish to Basque; from Arabic to
 * Japanese, of which Chinese, Japanese, Korean and Thai words stand anywhere in a text; words that several families
 * write alike; and codes of agencies, with who writes them, and short forms that are met in every language.
 * The add-on has the same words in fewer rows: see `src/build/merged-rows.mjs`.
 */
export const VOCABULARY: readonly Words[] = [
  english,
  romance,
  germanic,
  slavicAndBaltic,
  otherEurope,
  asiaAndAfrica,
  severalFamilies,
  codes,
];
