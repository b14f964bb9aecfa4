import { expect, test } from '@jest/globals';
import { bestLanguage, languageOf } from '../../../src/core/words/languages.ts';

test.each([
  { locales: ['es-MX', 'en'], best: 'es', name: 'the first, where there are words in it' },
  {
    locales: ['ca', 'es-ES', 'en'],
    best: 'es',
    name: 'the first of those in which there are words',
  },
  {
    locales: ['de', 'en-GB', 'fr'],
    best: 'en',
    name: 'English, where somebody reads it before another',
  },
  { locales: ['de'], best: 'en', name: 'English where none fits' },
  { locales: [], best: 'en', name: 'English where nothing is said' },
])('of $locales a page speaks $best: $name', ({ locales, best }) => {
  expect(bestLanguage(locales)).toBe(best);
});

test.each([
  { name: 'a Mexican reads Spanish', locale: 'es_MX', expected: 'es' },
  { name: 'a Brazilian reads Portuguese', locale: 'pt_BR', expected: 'pt' },
  { name: 'a language without words reads English', locale: 'de_DE', expected: 'en' },
  { name: 'Frisian begins like French and is not', locale: 'frr', expected: 'en' },
  { name: 'Estonian begins like Spanish and is not', locale: 'et', expected: 'en' },
])('languageOf: $name', ({ locale, expected }) => {
  expect(languageOf(locale)).toBe(expected);
});
