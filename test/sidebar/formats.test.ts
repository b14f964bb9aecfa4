import { expect, it, test } from '@jest/globals';
import { sayExample } from '../../src/core/words/finding-words.ts';
import { formatsFor } from '../../src/sidebar/words/formats.ts';
import { sidebarWords } from '../../src/sidebar/words/sidebar-words.ts';

const NOW = Date.UTC(2026, 10, 19, 9, 12);
const HOUR_MS = 3_600_000;
const LONDON = { language: 'en', locale: 'en_GB', zone: 'Europe/London', now: NOW } as const;

test.each([
  { name: 'a Briton', locale: 'en_GB', hour: '06:00', number: '1,234.5' },
  { name: 'an American', locale: 'en_US', hour: '6:00 AM', number: '1,234.5' },
  { name: 'a Mexican', locale: 'es_MX', hour: '6:00 a.m.', number: '1,234.5' },
  { name: 'a Spaniard', locale: 'es_ES', hour: '6:00', number: '12.345,5' },
  {
    name: 'someone whose locale no browser knows',
    locale: '??',
    hour: '6:00 AM',
    number: '1,234.5',
  },
])('formats: $name reads hours and numbers in their own way', ({ locale, hour, number }) => {
  const formats = formatsFor(locale, 'UTC');
  expect(formats.hour(6).replace(/\s/g, ' ')).toBe(hour);
  // Spanish groups thousands from five digits on.
  expect(formats.number(number.startsWith('12.') ? 12345.5 : 1234.5)).toBe(number);
});

test.each([
  { name: 'the same day is today', at: NOW - 2 * HOUR_MS, expected: 'today, 07:12' },
  { name: 'the day before is yesterday', at: NOW - 24 * HOUR_MS, expected: 'yesterday, 09:12' },
  { name: 'the next day is tomorrow', at: NOW + 24 * HOUR_MS, expected: 'tomorrow, 09:12' },
  { name: 'any other has its date', at: NOW - 96 * HOUR_MS, expected: '15 Nov 2026, 09:12' },
])('moment: $name', ({ at, expected }) => {
  expect(sidebarWords(LONDON).moment(at)).toBe(expected);
});

it.each([
  {
    name: 'the day before, after the night in which an hour is left out',
    now: '2026-03-29T22:30Z',
    at: '2026-03-29T10:00Z',
    expected: 'yesterday, 12:00',
  },
  {
    name: 'a day earlier still, after that night',
    now: '2026-03-29T22:30Z',
    at: '2026-03-28T11:00Z',
    expected: '28 Mar 2026, 12:00',
  },
  {
    name: 'the next day, in the night in which an hour comes twice',
    now: '2026-10-24T22:30Z',
    at: '2026-10-26T05:00Z',
    expected: 'tomorrow, 06:00',
  },
])('moment by the calendar, not by 24 hours: $name', ({ now, at, expected }) => {
  const madrid = { ...LONDON, zone: 'Europe/Madrid', now: Date.parse(now) };
  expect(sidebarWords(madrid).moment(Date.parse(at))).toBe(expected);
});

it("counts days in the spreadsheet's zone, not the browser's", () => {
  const auckland = sidebarWords({ ...LONDON, zone: 'Pacific/Auckland' });
  expect(auckland.moment(NOW - 12 * HOUR_MS)).toBe('today, 10:12');
});

it('says a window that passes midnight with both days', () => {
  const { window } = sidebarWords(LONDON);
  const evening = Date.UTC(2026, 10, 19, 23);
  expect(window(NOW, NOW + HOUR_MS)).toBe('today, 09:12 to 10:12');
  expect(window(evening, evening + 2 * HOUR_MS)).toBe('today, 23:00 to tomorrow, 01:00');
});

it('writes a number as the locale does, within a sentence too', () => {
  const mexico = { ...LONDON, language: 'es', locale: 'es_MX' } as const;
  expect(sidebarWords(mexico).say('sidebar.values', { count: 12345 })).toBe('12,345 valores');
});

test.each([
  { name: 'a day', sheetLocale: 'fr_FR', date: '1921-08-03', said: '03/08/1921' },
  {
    name: 'a day of an American sheet',
    sheetLocale: 'en_US',
    date: '1921-08-03',
    said: '08/03/1921',
  },
  { name: 'a month, by its name', sheetLocale: 'fr_FR', date: '1921-08', said: 'August 1921' },
])('says $name as the spreadsheet shows it', ({ sheetLocale, date, said }) => {
  const { sayKind } = sidebarWords({ ...LONDON, sheetLocale });
  const params = { date, count: 1, min: 1, max: 0 };
  expect(sayKind({ kind: 'quality.day-min-above-max', params })).toContain(said);
});

it('writes numbers as the spreadsheet shows them', () => {
  const { say } = sidebarWords({ ...LONDON, sheetLocale: 'de_DE' });
  expect(say('sidebar.values', { count: 2131 })).toBe('2.131 values');
});

it('writes what an answer would make of the sheet as the sheet would', () => {
  const words = sidebarWords({ ...LONDON, sheetLocale: 'fr_FR' });
  const example = ['2019-01-15', ': ', 23.4, ' → ', '2019-01', ': ', 23.4];
  expect(sayExample(example, words)).toBe('15/01/2019: 23,4 → January 2019: 23,4');
});

it('tells what the sheet made of a number by the date and the number that the sheet would show', () => {
  const { sayKind } = sidebarWords({ ...LONDON, sheetLocale: 'de_DE' });
  const params = { became: '2026-02-07', typed: 7.2, count: 1 };
  expect(sayKind({ kind: 'reading.number-became-date', params })).toMatch(
    /^The sheet turned 1 number into 07\.02\.2026; it was probably 7,2\./,
  );
});
