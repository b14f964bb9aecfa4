import { expect, test } from '@jest/globals';
import { sentText } from '../../src/sidebar/words/sent-text.ts';
import { sidebarWords } from '../../src/sidebar/words/sidebar-words.ts';
import { aReading } from './support/fixtures.ts';

const WORDS = sidebarWords({ language: 'en', locale: 'en_GB', zone: 'UTC', now: 0 });
const READING = aReading();
const { sentence } = READING.understood;
const converted = { ...sentence, params: { ...sentence.params, converted: '°F / in' } };

test.each([
  { name: 'is in °C and mm already', understood: READING.understood, ends: 'in °C and mm.' },
  {
    name: 'was converted says so',
    understood: { ...READING.understood, sentence: converted },
    ends: 'in °C and mm (converted from °F / in).',
  },
])('what is sent and $name', ({ understood, ends }) => {
  const said = sentText({ ...READING, understood }, 'almanac.example', WORDS);
  expect(said).toBe(`60 years with 2,131 values go to almanac.example, ${ends}`);
});
