import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { LANGUAGES, languageOf } from '../../../src/core/words/languages.ts';
import { fillPhrase, type Phrase, type PhraseBook } from '../../../src/core/words/phrase.ts';
import { speaker } from '../../../src/core/words/speaker.ts';
import { preferredLanguage } from '../../../src/service/http/preferred-language.ts';

const WORDS = 'src/core/words';
const books = await loadBooks();
const english = Object.assign({}, ...Object.values(books.en ?? {})) as PhraseBook;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the words in %s', (language) => {
  const other = Object.assign({}, ...Object.values(books[language] ?? {})) as PhraseBook;

  it('say exactly what the English words say', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  });

  it('use the same places in every sentence', () => {
    const differing = Object.keys(english).filter(
      (key) => String(placesOf(other[key])) !== String(placesOf(english[key])),
    );
    expect(differing).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has no sentence that nobody says', () => {
    const code = sourceText();
    const unused = Object.keys(english).filter((key) => !isSaid(key, code));
    expect(unused).toEqual([]);
  });

  it('gives each kind to one book only', () => {
    const keys = Object.values(books.en ?? {}).flatMap((book) => Object.keys(book));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

test.each([
  {
    name: 'an English place takes its value',
    language: 'en',
    n: 2,
    expected: '2 rows of 10,000.5',
  },
  { name: 'one is singular', language: 'en', n: 1, expected: '1 row of 10,000.5' },
  {
    name: 'Spanish writes numbers its own way',
    language: 'es',
    n: 2,
    expected: '2 filas de 10.000,5',
  },
] as const)('speaker: $name', ({ language, n, expected }) => {
  const say = speaker<{ key: Phrase }>(
    {
      en: { key: { by: 'n', one: '{n} row of {all}', other: '{n} rows of {all}' } },
      es: { key: { by: 'n', one: '{n} fila de {all}', other: '{n} filas de {all}' } },
    },
    language,
  );
  expect(say('key', { n, all: 10000.5 })).toBe(expected);
});

test.each([
  { name: 'one takes the singular', columns: 1, expected: '3 rows × 1 column' },
  { name: 'more take the plural', columns: 37, expected: '3 rows × 37 columns' },
  { name: 'none takes the plural', columns: 0, expected: '3 rows × 0 columns' },
])('a number that brings its word along: $name', ({ columns, expected }) => {
  const phrase = { by: 'rows', one: '{rows} row', other: '{rows} rows × {columns:column|columns}' };
  expect(fillPhrase(phrase, { rows: 3, columns }, String)).toBe(expected);
});

test.each([
  { name: 'a number is worth saying', missing: 3, expected: '12 months; missing: 3.' },
  { name: 'none is not', missing: 0, expected: '12 months.' },
])('a part in brackets: $name', ({ missing, expected }) => {
  const phrase = '12 months[; missing: {missing}].';
  expect(fillPhrase(phrase, { missing }, String)).toBe(expected);
});

test('brackets without a number are brackets', () => {
  expect(fillPhrase('replace-key [--others] {n}', { n: 0 }, String)).toBe(
    'replace-key [--others] 0',
  );
});

test.each([
  { name: 'a Mexican reads Spanish', locale: 'es_MX', expected: 'es' },
  { name: 'a language without words reads English', locale: 'fr_FR', expected: 'en' },
  { name: 'Estonian begins like Spanish and is not', locale: 'et', expected: 'en' },
])('languageOf: $name', ({ locale, expected }) => {
  expect(languageOf(locale)).toBe(expected);
});

test.each([
  { name: 'the only one', header: 'es', expected: 'es' },
  { name: 'the first of equals', header: 'en, es', expected: 'en' },
  { name: 'the one liked better', header: 'en;q=0.5, es;q=0.9', expected: 'es' },
  { name: 'no q is the best q', header: 'es;q=0.9, en', expected: 'en' },
  { name: 'what has words, not what comes first', header: 'fr, es-419;q=0.8', expected: 'es' },
  { name: 'not the one that is not wanted', header: 'es;q=0, en;q=0.1', expected: 'en' },
  { name: 'not wanted, even alone', header: 'es;q=0.000', expected: 'en' },
  { name: 'spaces and capitals mean nothing', header: ' ES-mx ; Q=0.7 ,en;q=0.3', expected: 'es' },
  { name: 'a q that is none is no wish', header: 'es;q=much, en;q=0.1', expected: 'en' },
  { name: 'Estonian in three letters is not Spanish', header: 'est', expected: 'en' },
  { name: 'anything is English', header: '*', expected: 'en' },
  { name: 'nothing is English', header: '', expected: 'en' },
])('preferredLanguage: $name', ({ header, expected }) => {
  expect(preferredLanguage(header)).toBe(expected);
});

async function loadBooks(): Promise<Record<string, Record<string, PhraseBook>>> {
  const entries = LANGUAGES.map(async (language) => {
    const files = readdirSync(join(WORDS, language));
    const modules = files.map((file) => import(`../../../${WORDS}/${language}/${file}`));
    return [language, Object.assign({}, ...(await Promise.all(modules)))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function placesOf(phrase: Phrase | undefined): string[] {
  const text = typeof phrase === 'string' ? phrase : `${phrase?.one} ${phrase?.other}`;
  return [...new Set(text.match(/\{\w+/g) ?? [])].sort();
}

/** Said in full, or by its kind where a problem's kind makes the key. */
function isSaid(key: string, code: string): boolean {
  const kind = key.slice(key.indexOf('.') + 1);
  return code.includes(`'${key}'`) || code.includes(`'${kind}'`);
}

function sourceText(): string {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/core\/words\/[a-z]{2}\//.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'))
    .join('\n');
}
