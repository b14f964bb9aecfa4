import { expect, test } from '@jest/globals';
import { preferredLanguage } from '../../src/service/http/preferences.ts';

test.each([
  { name: 'the only one', header: 'es', expected: 'es' },
  { name: 'the first of equals', header: 'en, es', expected: 'en' },
  { name: 'the one liked better', header: 'en;q=0.5, es;q=0.9', expected: 'es' },
  { name: 'no q is the best q', header: 'es;q=0.9, en', expected: 'en' },
  { name: 'what has words, not what comes first', header: 'de, es-419;q=0.8', expected: 'es' },
  { name: 'not the one that is not wanted', header: 'es;q=0, en;q=0.1', expected: 'en' },
  { name: 'not wanted, even alone', header: 'es;q=0.000', expected: 'en' },
  { name: 'spaces and capitals mean nothing', header: ' ES-mx ; Q=0.7 ,en;q=0.3', expected: 'es' },
  { name: 'a q that is none says nothing', header: 'es;q=much, en;q=0.1', expected: 'es' },
  { name: 'Estonian in three letters is not Spanish', header: 'est', expected: 'en' },
  { name: 'anything is English', header: '*', expected: 'en' },
  { name: 'nothing is English', header: '', expected: 'en' },
])('preferredLanguage: $name', ({ header, expected }) => {
  expect(preferredLanguage(header)).toBe(expected);
});
