import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '../../src/core/words/languages.ts';
import type { PhraseBook } from '../../src/core/words/phrase.ts';
import { WORDS } from '../../src/core/words/words.ts';

// The page for a file, which lies beside the site, speaks of what the sidebar's views do.
const SITE = readdirSync('dist/site/assets').filter((name) => /^(?!open).*\.js$/.test(name));
const OWN = ['addon', 'connection', 'files', 'menu', 'outcome', 'permission', 'schedule', 'upload'];

test.each([
  { name: 'the add-on', files: ['addon/Code.js'], languages: ['en'], matters: OWN },
  ...(['es', 'fr', 'pt'] as const).map((language) => ({
    name: `what the add-on says in ${language}`,
    files: [`addon/words.${language}.js`],
    languages: [language],
    matters: OWN,
  })),
  {
    name: 'the site',
    files: SITE.map((name) => `site/assets/${name}`),
    languages: LANGUAGES,
    matters: ['changes', 'charts', 'site', 'station', 'warning'],
  },
])('$name carries the sentences about its own matters alone', ({ files, languages, matters }) => {
  const built = files.map((name) => readFileSync(`dist/${name}`, 'utf8')).join('');
  const found = LANGUAGES.map((language) => ({ language, matters: mattersIn(built, language) }));
  expect(found).toEqual(
    LANGUAGES.map((language) => ({
      language,
      matters: languages.some((one) => one === language) ? matters : [],
    })),
  );
});

function mattersIn(built: string, language: Language): string[] {
  const carried = Object.entries(WORDS[language]).filter(([, phrases]) =>
    built.includes(`"${longestOf(phrases)}"`),
  );
  return carried.map(([matter]) => matter).sort();
}

/** What has quotation marks may be written otherwise. */
function longestOf(phrases: PhraseBook): string {
  const texts = Object.values(phrases)
    .map((phrase) => (typeof phrase === 'string' ? phrase : phrase.other))
    .filter((text) => !/["'\n]/.test(text));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
