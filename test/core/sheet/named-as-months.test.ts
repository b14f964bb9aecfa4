import { expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { offeredBy, readText } from './shape-of.ts';

const gauges = [71, 72, 73].map((seed) =>
  inventedMonths('temperate', { firstYear: 2001, years: 4, seed }),
);

const monthly = (key: string, ...names: string[]): string =>
  [
    `${key},${names.join(',')}`,
    ...(gauges[0] ?? []).map(({ year, month }, at) =>
      [year, month, ...names.map((_, gauge) => gauges[gauge]?.[at]?.rain)].join(','),
    ),
  ].join('\n');

test.each([
  { form: 'Rain X', name: 'La Paz', because: '"paz" is October in Poland' },
  { form: 'Rain X', name: 'Mar del Plata', because: 'March begins the name' },
  { form: 'Lluvia X', name: 'Rio Mayo', because: 'May ends it' },
  { form: 'X rain', name: 'Port May', because: 'the place stands first' },
  { form: 'Rain (mm) X', name: 'August Town', because: 'a unit stands between' },
  { form: 'Rain_X', name: 'Jan_Mayen', because: 'marks stand for blanks' },
  { form: 'X', name: 'La Mar', because: 'the sheet alone says rain' },
])('"$name" as in "$form" beside Lima is a place: $because', ({ form, name }) => {
  const header = [name, 'Lima'].map((place) => form.replace('X', place));
  const reading = readText(monthly('Year,Month', ...header), { sheet: 'Rainfall' });
  expect(reading.rows).toEqual([]);
  expect(offeredBy(reading)).toEqual([name, 'Lima', 'none']);
});

test('two places that are called so, and no other', () => {
  const text = monthly('Year,Month', 'Rain La Paz', 'Rain Rio Mayo');
  expect(offeredBy(readText(text))).toEqual(['La Paz', 'Rio Mayo', 'none']);
});

test('a month alone beside its years stays one', () => {
  const text = ['Year,Rain Jul,Rain Aug', '2001,12.1,30.4', '2002,40.2,9.9', '2003,0.4,55'];
  expect(readText(text.join('\n')).rows[0]).toEqual({
    Year: 2001,
    '07_rain': 12.1,
    '08_rain': 30.4,
  });
});
