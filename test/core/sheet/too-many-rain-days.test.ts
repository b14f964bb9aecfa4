import { describe, expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, offeredBy, readText } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 2001, years: 4, seed: 81 });
const days = (at: number): number => (at * 5) % 26;

function read(header: string, values: (at: number) => readonly unknown[], sheet = 'Table 1') {
  const lines = months.map(({ year, month }, at) => [year, month, ...values(at)].join());
  return readText([header, ...lines].join('\n'), { sheet });
}

const temperatures = (at: number) => [months[at]?.max, months[at]?.min];
const rain = (at: number): number => months[at]?.rain ?? 0;

describe.each([
  { name: 'Rain days', rainfall: 'Rainfall' },
  { name: 'Raindays', rainfall: 'Rainfall' },
  { name: 'Wet days', rainfall: 'Rainfall' },
  { name: 'Days of rain', rainfall: 'Rainfall' },
  { name: 'Días de lluvia', rainfall: 'Lluvia' },
  { name: 'Días lluviosos', rainfall: 'Lluvia' },
  { name: 'Jours de pluie', rainfall: 'Pluie' },
  { name: 'Jours pluvieux', rainfall: 'Pluie' },
  { name: 'Dias de chuva', rainfall: 'Chuva' },
  { name: 'Regentage', rainfall: 'Niederschlag' },
])('"$name"', ({ name, rainfall }) => {
  test('over more than a month has may be the rain, where there is no other', () => {
    for (const value of [rain, (at: number) => Math.round(rain(at))]) {
      const reading = read(`Year,Month,Tmax,Tmin,${name}`, (at) => [
        ...temperatures(at),
        value(at),
      ]);
      expect(kindsOf(reading)).toEqual(['which-column']);
      expect(offeredBy(reading)).toEqual([name, 'none']);
    }
  });

  test('over more than a month has, beside rain that counts days, may have changed places with it', () => {
    const reading = read(`Year,Month,${rainfall},${name}`, (at) => [days(at), rain(at)]);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toEqual(['which-column']);
    expect(offeredBy(reading)).toEqual([rainfall, name, 'none']);
  });

  test.each<{ of: string; value: (at: number) => number }>([
    { of: 'days', value: days },
    { of: 'days with a slip', value: (at) => (at === 20 ? 112 : days(at)) },
    { of: 'days with a code', value: (at) => (at % 5 === 0 ? -999 : days(at)) },
  ])('over $of is none, and nobody is asked', ({ value }) => {
    const beside = read(`Year,Month,Tmax,Tmin,${rainfall},${name}`, (at) => [
      ...temperatures(at),
      rain(at),
      value(at),
    ]);
    expect(kindsOf(beside)).toEqual([]);
    expect(beside.rows[0]).toMatchObject({ '03_rain': rain(2) });
    const alone = read(`Year,Month,Tmax,Tmin,${name}`, (at) => [...temperatures(at), value(at)]);
    expect(kindsOf(alone)).toEqual(['column-of-something-else']);
    for (const sheet of ['Table 1', rainfall])
      expect(read(`Year,Month,${name}`, (at) => [value(at)], sheet).rows).toEqual([]);
  });
});
