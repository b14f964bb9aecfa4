import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { LANGUAGES, type Language, numbersIn } from '../../../src/core/words/languages.ts';
import { fillPhrase, type Phrase, type PhraseBook } from '../../../src/core/words/phrase.ts';
import { speaker } from '../../../src/core/words/speaker.ts';
import { WORDS } from '../../../src/core/words/words.ts';
import { ENGLISH as ENGLISH_WORDS } from '../../support/english.ts';

const english = inLanguage('en');
const ENGLISH = numbersIn('en');
/** Of values, of options of a program, and of a standard. */
const NAMES = /\{[\w.-]+|--\w+|`\w+`/g;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the words in %s', (language) => {
  const other = inLanguage(language);

  it('say exactly what the English words say', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
  });

  it('use the same places in every sentence, and leave the same out where they have no value', () => {
    const differing = Object.keys(english).filter(
      (key) => String(placesOf(other[key])) !== String(placesOf(english[key])),
    );
    expect(differing).toEqual([]);
  });

  it('have a sentence for one and one for many where English does, by the same number', () => {
    const differing = Object.keys(english).filter(
      (key) => formOf(other[key]) !== formOf(english[key]),
    );
    expect(differing).toEqual([]);
  });

  it('are not English, apart from names', () => {
    const left = Object.entries(other).filter(([, phrase]) =>
      textsOf(phrase).some((text) => ENGLISH_WORDS.test(text.replace(NAMES, ''))),
    );
    expect(left).toEqual([]);
  });
});

function textsOf(phrase: Phrase): string[] {
  if (typeof phrase === 'string') return [phrase];
  return [phrase.one, phrase.other];
}

test('no line of French begins with the mark of the line before', () => {
  const texts = Object.entries(inLanguage('fr')).flatMap(([key, phrase]) =>
    textsOf(phrase).map((text) => ({ key, text })),
  );
  const parted = texts.filter(({ text }) => / [;:?!»]|« /.test(text));
  expect(parted.map(({ key }) => key)).toEqual([]);
});

/** Places that always hold a number, and of which there may be one. */
const COUNTS =
  'blank columns count days findings leftOut minutes more others placed seconds wet'.split(' ');

/** What counts without a word for one: nobody asks about one place, and "Anywhere: 1" is right. */
const NEVER_ONE = /^quality\.(min-max-swapped|min-equals-max|.*streak.*|day-rows-equal)$/;
const NEVER_ONE_OF_READING =
  /^reading\.(sheet-too-wide|which-station|station-not-here|no-place-chosen|places-in-turn|months-to-come|filled-with)$/;
const RIGHT_WITH_ONE =
  /^(quality\.weekday-dry|site\.(loosen-.*|earlier-many)|sidebar\.(stations-(ready|sent)|upload-count|to-look))$/;
const SET_BY_US = /^(quality\.totals-disagree-mostly|mail-.*|upload\.old-values-changed)$/;
const WITHOUT_ONE = [NEVER_ONE, NEVER_ONE_OF_READING, RIGHT_WITH_ONE, SET_BY_US];

/** "1 confirmed": a language that has a word of its own for one says it. */
const ALIKE = ['sidebar.confirmed'];

describe.each(LANGUAGES)('what is counted in %s', (language) => {
  const phrases = Object.entries(inLanguage(language));

  it('has a word for one', () => {
    const undecided = phrases.filter(([, phrase]) =>
      COUNTS.some((place) => countsWithoutOne(phrase, place)),
    );
    const keys = undecided.map(([key]) => key);
    expect(keys.filter((key) => !WITHOUT_ONE.some((allowed) => allowed.test(key)))).toEqual([]);
  });

  it('is said of one otherwise than of many', () => {
    const numbers = numbersIn(language);
    const alike = phrases.filter(([, phrase]) => {
      if (typeof phrase === 'string') return false;
      const params = { [phrase.by]: 1 };
      return fillPhrase(phrase.one, params, numbers) === fillPhrase(phrase.other, params, numbers);
    });
    expect(alike.map(([key]) => key).filter((key) => !ALIKE.includes(key))).toEqual([]);
  });
});

/** `{count} others` in what is said of many, or where nothing is decided; `{count:other|others}` is decided. */
function countsWithoutOne(phrase: Phrase, place: string): boolean {
  if (typeof phrase === 'string') return phrase.includes(`{${place}}`);
  return phrase.by !== place && textsOf(phrase).some((text) => text.includes(`{${place}}`));
}

/** "août" is written small in all but English, and French says "d’août" for what would be "de août". */
test.each([
  { language: 'fr', odd: /^\{month\} [^:]|\b(?:de|que) \{(?:month|nextMonth|first|otherDate)\}/ },
  { language: 'es', odd: /^\{month\} [^:]/ },
  { language: 'pt', odd: /^\{month\} [^:]/ },
] as const)('no sentence in $language trips over the name of a month', ({ language, odd }) => {
  const texts = Object.entries(inLanguage(language)).flatMap(([key, phrase]) =>
    textsOf(phrase).map((text) => ({ key, text })),
  );
  expect(texts.filter(({ text }) => odd.test(text)).map(({ key }) => key)).toEqual([]);
});

describe.each(LANGUAGES)('the file of %s', (language) => {
  it('holds each sentence on a line of its own', () => {
    const lines = readFileSync(`src/core/words/${language}.json`, 'utf8').split('\n');
    const keys = lines.flatMap(
      (line) => /^ {4}"([\w.-]+)": (?:".*"|\{ .* \}),?$/.exec(line)?.[1] ?? [],
    );
    expect(keys).toEqual(Object.keys(inLanguage(language)));
  });
});

describe('the catalogue', () => {
  it('is asked for whole names: no code puts the name of a book before a kind', () => {
    // `sidebar.${language}` is the name of a file.
    const names = Object.keys(english).map((key) => key.split('.', 1)[0]);
    const books = [...new Set(names)].filter((name) => name !== 'sidebar');
    const put = new RegExp(`\`(?:service|${books.join('|')})\\.\\$\\{[^}]*\\}\``, 'g');
    expect(sourceText().match(put)).toBeNull();
  });

  it('gives each kind to one matter only', () => {
    const keys = Object.values(WORDS.en).flatMap((matter) => Object.keys(matter));
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
  {
    name: 'French counts nothing as one, and keeps thousands apart by a narrow blank',
    language: 'fr',
    n: 0,
    expected: '0 ligne sur 10\u202f000,5',
  },
  {
    name: 'so does Portuguese, with a point',
    language: 'pt',
    n: 0,
    expected: '0 linha de 10.000,5',
  },
  { name: 'English counts nothing as many', language: 'en', n: 0, expected: '0 rows of 10,000.5' },
] as const)('speaker: $name', ({ language, n, expected }) => {
  const rows = {
    en: { by: 'n', one: '{n} row of {all}', other: '{n} rows of {all}' },
    es: { by: 'n', one: '{n} fila de {all}', other: '{n} filas de {all}' },
    fr: { by: 'n', one: '{n} ligne sur {all}', other: '{n} lignes sur {all}' },
    pt: { by: 'n', one: '{n} linha de {all}', other: '{n} linhas de {all}' },
  };
  expect(fillPhrase(rows[language], { n, all: 10000.5 }, numbersIn(language))).toBe(expected);
});

test.each([
  { name: 'one takes the singular', columns: 1, expected: '3 rows × 1 column' },
  { name: 'more take the plural', columns: 37, expected: '3 rows × 37 columns' },
  { name: 'none takes the plural', columns: 0, expected: '3 rows × 0 columns' },
])('a number that brings its word along: $name', ({ columns, expected }) => {
  const phrase = { by: 'rows', one: '{rows} row', other: '{rows} rows × {columns:column|columns}' };
  expect(fillPhrase(phrase, { rows: 3, columns }, ENGLISH)).toBe(expected);
});

test.each([
  { name: 'a number is worth saying', missing: 3, expected: '12 months; missing: 3.' },
  { name: 'none is not', missing: 0, expected: '12 months.' },
  { name: 'nor is what an earlier version did not keep', expected: '12 months.' },
])('a part in brackets: $name', ({ missing, expected }) => {
  const phrase = '12 months[; missing: {missing}].';
  expect(fillPhrase(phrase, missing === undefined ? {} : { missing }, ENGLISH)).toBe(expected);
});

test.each([
  { name: 'a number is said with its word', others: 2, expected: 'the days and 2 other values' },
  { name: 'none is said no more than its word', others: 0, expected: 'the days' },
])('a part in brackets whose number brings its word along: $name', ({ others, expected }) => {
  const phrase = 'the days[ and {others:other value|other values}]';
  expect(fillPhrase(phrase, { others }, ENGLISH)).toBe(expected);
});

test.each(LANGUAGES)('nothing new is no month new in %s', (language) => {
  const said = speaker(['changes'], language)('changes.months-new', { count: 0 });
  expect(said).toMatch(/^0 /);
});

test('brackets without a number are brackets', () => {
  expect(fillPhrase('replace-key [--others] {n}', { n: 0 }, ENGLISH)).toBe(
    'replace-key [--others] 0',
  );
});

function inLanguage(language: Language): PhraseBook {
  return Object.assign({}, ...Object.values(WORDS[language]));
}

/** `{count`, and `[{places` of a part in brackets. */
function placesOf(phrase: Phrase | undefined): string[] {
  const text = typeof phrase === 'string' ? phrase : [phrase?.one, phrase?.other].join(' ');
  const places = text.matchAll(/(\[?)[^[\]{}]*(\{\w+)/g);
  return [...new Set([...places].map(([, bracket, place]) => `${bracket}${place}`))].sort();
}

function formOf(phrase: Phrase | undefined): string {
  return typeof phrase === 'object' ? `by ${phrase.by}: ${Object.keys(phrase)}` : 'one sentence';
}

function sourceText(): string {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/-kinds\.ts$/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'))
    .join('\n');
}
