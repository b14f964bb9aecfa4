import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localeHabits } from '../../src/stage/typing/locale-habits.ts';
import { type CalendarDate, typeCell } from '../../src/stage/typing/type-cell.ts';
import { type Probed, probeStage } from './probe-stage.ts';
import { TYPING_FACTS, type TypingFact } from './typing-facts.ts';

const locales = [...new Set(TYPING_FACTS.map(([locale]) => locale))];

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    clock: { startsAt: '2026-06-01T00:00Z' },
    documents: locales.map((locale) => ({ id: locale, name: locale, locale })),
  });
});
afterAll(() => probed.close());

const TYPED = `
  return TEXTS.map((text) => {
    const cell = SpreadsheetApp.getActiveSheet().getRange('A1').setNumberFormat('').setValue(text);
    const value = cell.getValue();
    const isDate = Object.prototype.toString.call(value) === '[object Date]';
    return [isDate ? { day: value.toISOString() } : value, cell.getDisplayValue()];
  });
`;

const written = (value: TypingFact[2]) =>
  typeof value === 'object' ? { day: new Date(withZone(value.day)).toISOString() } : value;
const withZone = (day: string) => (day.includes('T') ? `${day}Z` : `${day}T00:00Z`);

// One execution a locale: starting another for each text cost more than the text.
describe.each(locales)('written by a script in %s', (locale) => {
  const facts = TYPING_FACTS.filter(([its]) => its === locale);
  let found: unknown[];
  beforeAll(async () => {
    const body = TYPED.replace('TEXTS', () => JSON.stringify(facts.map(([, text]) => text)));
    found = (await probed.stage.run('probe', [body], { document: locale })) as unknown[];
  });

  test.each(facts.map(([, text, value, shown], at) => ({ text, value, shown, at })))(
    '$text',
    ({ value, shown, at }) => {
      expect(found[at]).toEqual([written(value), shown]);
    },
  );
});

/** A file that is opened keeps days; a time alone stays the text it was. */
const inFiles = TYPING_FACTS.filter(
  ([, , value]) => typeof value !== 'object' || !value.day.startsWith('1899'),
);

describe('opened from a file', () => {
  test.each(inFiles)('%s: %s', (locale, text, value) => {
    const { cell } = typeCell(text, localeHabits(locale), 2026);
    const day = (date: CalendarDate) => new Date(Date.UTC(date.year, date.month - 1, date.day));
    const got =
      cell !== null && typeof cell === 'object' ? day(cell).toISOString().slice(0, 10) : cell;
    expect(got).toEqual(typeof value === 'object' ? value.day.slice(0, 10) : value);
  });
});
