import { expect, it, test } from '@jest/globals';
import { hourOf, readHours } from '../../../src/core/dataset/reading-hours.ts';

test.each([
  { typed: '07:00', hours: '7:00', why: 'nothing more is universal time' },
  { typed: '7 UTC', hours: '7:00', why: 'minutes may be left out' },
  { typed: '24:00', hours: '24:00', why: 'from midnight to midnight' },
  { typed: 'midnight', hours: '24:00', why: 'a calendar day is one by whatever clock' },
  { typed: '9:00 local', hours: '13:43', why: 'four minutes a degree, at 70.68° W' },
  { typed: '9 pm local', hours: '1:43', why: 'past midnight by universal time' },
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
  expect(hourOf('7:00, max 18:05', 'max')).toEqual({ hour: 18, minute: 5 });
  expect(hourOf('7:00, max 18:05', 'rain')).toEqual({ hour: 7, minute: 0 });
  expect(hourOf('max 18:05', 'rain')).toBeNull();
});
