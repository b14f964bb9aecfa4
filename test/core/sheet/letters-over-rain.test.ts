import { describe, expect, test } from '@jest/globals';
import { kindsOf, readText } from './shape-of.ts';

type Day = { date: string; month: number; at: number };

const days = (firstMonth: number): Day[] =>
  Array.from({ length: 730 }, (_, at) => {
    const date = new Date(Date.UTC(2010, firstMonth - 1, 1 + at));
    return { date: date.toISOString().slice(0, 10), month: date.getUTCMonth() + 1, at };
  });

/** None from November to April, and on every third day of the others none. */
const monsoon = ({ month, at }: Day): number =>
  month < 5 || month > 10 || at % 3 === 0 ? 0 : (((at * 7) % 23) ** 2 + 3) / 10;
/** On nearly every day of the others it rains. */
const always = (day: Day): number =>
  day.month < 5 || day.month > 10 ? monsoon(day) : (((day.at * 7) % 23) ** 2 + 3) / 10;
/** Hardly any: a mist of now and then. */
const desert = ({ month, at }: Day): number => (month === 8 && at % 4 === 0 ? 0.3 : 0);
const lines = (firstMonth: number, value: (day: Day) => number): string =>
  days(firstMonth)
    .map((day) => [day.date, 30 + (day.at % 5), 21 + (day.at % 4), value(day)].join())
    .join('\n');

describe('a single letter over rain is told by all of its rows', () => {
  test.each([
    { header: 'Date,Tmax,Tmin,P', first: 1, rain: monsoon, because: 'begins in the dry season' },
    { header: 'Fecha,Tmax,Tmin,PP', first: 11, rain: monsoon, because: 'the same in Spanish' },
    { header: 'Data,Tmax,Tmin,R', first: 6, rain: always, because: 'begins where no day is dry' },
    { header: 'Datum,TX,TN,R', first: 1, rain: desert, because: 'a coast where it hardly rains' },
  ])('$header: $because', ({ header, first, rain }) => {
    const { understood } = readText(`${header}\n${lines(first, rain)}`);
    expect(understood.columns.map(({ role }) => role)).toEqual(['date', 'max', 'min', 'rain']);
  });

  test.each([
    { header: 'Date,Tmax,Tmin,P', value: ({ at }: Day) => 1013 + ((at * 7) % 23) - 11.5 },
    { header: 'Datum,TX,TN,RH', value: ({ at }: Day) => 55.5 + ((at * 7) % 43) },
  ])('and pressure or humidity is none: $header', ({ header, value }) => {
    const reading = readText(`${header}\n${lines(1, value)}`);
    expect(kindsOf(reading)).not.toContain('which-column');
    expect(reading.rows[0]).not.toHaveProperty('07_rain');
  });
});

describe('a word that nobody knows', () => {
  test('is asked about where its rain begins after months', () => {
    const reading = readText(`Date,Tmax,Tmin,Rnf\n${lines(1, monsoon)}`);
    expect(kindsOf(reading)).toContain('which-column');
  });

  test('is not, where it goes on from day to day, as degree days do', () => {
    const degrees = ({ month, at }: Day): number =>
      Math.max(0, 90 - Math.abs(month - 7) * 30 + ((at * 7) % 9)) / 10;
    const reading = readText(`Date,Tmax,Tmin,Grd\n${lines(1, degrees)}`);
    expect(kindsOf(reading)).not.toContain('which-column');
  });
});

test('a single letter over months that are never dry is asked about', () => {
  const months = Array.from({ length: 36 }, (_, at) =>
    [2010 + Math.floor(at / 12), (at % 12) + 1, 12 + (at % 12), 3, ((at * 7) % 71) + 12.5].join(),
  );
  const reading = readText(`Year,Month,Tmax,Tmin,P\n${months.join('\n')}`);
  expect(kindsOf(reading)).toContain('which-column');
});
