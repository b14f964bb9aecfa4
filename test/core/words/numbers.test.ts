import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, localeOf, numbersIn } from '../../../src/core/words/languages.ts';

// Dialogs and mails write numbers without Intl, beside a sidebar that has it.
describe.each(LANGUAGES)('numbers in %s', (language) => {
  const browser = new Intl.NumberFormat(localeOf(language).replace('_', '-'));
  test.each([
    0, 7.2, 168, -999, 1044, -1044.5, 9999, 10_000, 12_345.6, 1_234_567, 20.36774193548387,
  ])('are written as a browser writes %d', (value) => {
    expect(numbersIn(language).show(value)).toBe(browser.format(value));
  });
});
