import { expect, test } from '@jest/globals';
import { showDay } from '../../src/site/shell/show.ts';

const NOON = '2026-03-05T12:00:00Z';

test.each([
  { name: 'in the order of the reader’s region', languages: ['de', 'en-US'], says: 'Mar 5, 2026' },
  {
    name: 'although a browser names what is no language tag',
    languages: ['en-US@posix'],
    says: 'Mar 5, 2026',
  },
  { name: 'by the next name that is one', languages: ['en-US@posix', 'en-GB'], says: '5 Mar 2026' },
])('says a day $name', ({ languages, says }) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });
  try {
    expect(showDay('en', NOON)).toBe(says);
  } finally {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  }
});
