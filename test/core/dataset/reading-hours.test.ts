import { expect, it, test } from '@jest/globals';
import { asksDay, hourOf, readHours, withDay } from '../../../src/core/dataset/reading-hours.ts';
import { WORDS } from '../../../src/core/words/words.ts';

test.each([
  { typed: '07:00', hours: '7:00', why: 'nothing more is universal time' },
  { typed: '7 UTC', hours: '7:00', why: 'minutes may be left out' },
  { typed: '24:00', hours: '24:00', why: 'from midnight to midnight' },
  { typed: 'midnight', hours: '24:00', why: 'a calendar day is one by whatever clock' },
  { typed: '9:00 local', hours: '13:43', why: 'four minutes a degree, at 70.68° W' },
  { typed: '9 pm local', hours: '1:43 next day', why: 'past midnight by universal time' },
  {
    typed: '9:00 next day',
    hours: '9:00 next day',
    why: 'it stands at the day before its reading',
  },
  { typed: '7:00 le même jour', hours: '7:00', why: 'the day of the reading' },
  { typed: '0:00 next day', hours: '24:00', why: 'midnight at the end of a day is its own' },
  { typed: '9h hora local', hours: '13:43', why: 'in Spanish' },
  {
    typed: 'coucher du soleil',
    hours: '22:43',
    why: 'sunset is 18:00 by the sun in the mean of a year',
  },
  {
    typed: 'max sunset, min 9:00 local; rain 12:00',
    hours: 'max 22:43, min 13:43, rain 12:00',
    why: 'an hour an element',
  },
  { typed: '7:00, Tmax: 18:00', hours: '7:00, max 18:00', why: 'one for the others' },
])('$typed is $hours: $why', ({ typed, hours }) => {
  expect(readHours(typed, -70.68)).toEqual({ ok: true, hours });
  expect(readHours(hours, undefined)).toEqual({ ok: true, hours });
});

test.each([
  { typed: '25:00', why: 'no hour' },
  { typed: '7:00, 9:00', why: 'two hours for all' },
  { typed: '13 pm local', why: 'no half of a day has it' },
  { typed: 'in the morning', why: 'no hour' },
  { typed: '', why: 'nothing' },
])('$typed is not taken: $why', ({ typed }) => {
  expect(readHours(typed, 10)).toEqual({ ok: false });
});

it('a local hour wants the longitude', () => {
  expect(readHours('9:00 local', undefined)).toEqual({ ok: false });
});

it('an element has its own hour, else that of all', () => {
  expect(hourOf('7:00, max 18:05', 'max')).toEqual({ hour: 18, minute: 5, day: 0 });
  expect(hourOf('7:00, max 18:05', 'rain')).toEqual({ hour: 7, minute: 0, day: 0 });
  expect(hourOf('max 18:05, rain 9:00 next day', 'rain')).toEqual({ hour: 9, minute: 0, day: 1 });
  expect(hourOf('22:00 day before', 'rain')).toEqual({ hour: 22, minute: 0, day: -1 });
  expect(hourOf('max 18:05', 'rain')).toBeNull();
});

test.each([
  { typed: '7:00', longitude: 0, asked: '7:00 DAY', why: 'a morning' },
  { typed: '18:00', longitude: 0, asked: null, why: 'an evening is of its day' },
  { typed: '24:00', longitude: 0, asked: null, why: 'so is a calendar day' },
  { typed: '14:00', longitude: -90, asked: '14:00 DAY', why: 'eight in the morning there' },
  { typed: '7:00', longitude: 150, asked: null, why: 'five in the afternoon there' },
  { typed: 'sunrise', longitude: 150, asked: 'sunrise DAY', why: 'by the sun' },
  { typed: '9:00 next day', longitude: 0, asked: null, why: 'it is said' },
  {
    ...{ typed: 'max 18:00, min 7:00, rain 9:00 same day', longitude: 0 },
    ...{ asked: 'max 18:00, min 7:00 DAY, rain 9:00 same day', why: 'of one of them' },
  },
])('$typed at $longitude° asks for the day or not: $why', ({ typed, longitude, asked }) => {
  expect(asksDay(typed, longitude)).toBe(asked !== null);
  expect(withDay(typed, longitude, 'DAY')).toBe(asked ?? typed);
});

it.each(Object.entries(WORDS))('an answer in %s is understood', (_, { station }) => {
  expect(readHours(`7:00 ${station['station.day-next']}`, 0)).toEqual({
    ok: true,
    hours: '7:00 next day',
  });
  expect(readHours(`7:00 ${station['station.day-same']}`, 0)).toEqual({ ok: true, hours: '7:00' });
});
