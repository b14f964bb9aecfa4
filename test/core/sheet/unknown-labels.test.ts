import { describe, expect, test } from '@jest/globals';
import { kindsOf, MONTHS, readText } from './shape-of.ts';

const YEARS = [1961, 1962, 1963, 1964];
const rain = (year: number, month: number): number => 20.5 + ((year * 7 + month * 13) % 80);
const months = (value: (month: number) => number): string =>
  Array.from({ length: 12 }, (_, at) => value(at + 1)).join();

describe('labels that say nothing of rain, all of them in each year, under a title that does', () => {
  test.each([
    { title: 'Rainfall', header: 'Year,Parameter', labels: ['Actual', 'Departure', 'Districts'] },
    { title: 'Precipitación', header: 'Año,Variable', labels: ['Real', 'Salida', 'Distritos'] },
    { title: 'Précipitations', header: 'Année,Paramètre', labels: ['Réel', 'Écart', 'Postes'] },
    { title: 'Chuva', header: 'Ano,Parâmetro', labels: ['Real', 'Desvio', 'Postos'] },
    { title: 'Niederschlag', header: 'Jahr,Parameter', labels: ['Ist', 'Soll', 'Stationen'] },
  ])('$title: the person is asked which is meant', ({ title, header, labels }) => {
    const [actual = '', ...others] = labels;
    const lines = YEARS.flatMap((y) => [
      `${y},${actual},${months((m) => rain(y, m))}`,
      ...others.map((label) => `${y},${label},${months((m) => m - 4)}`),
    ]);
    const text = `${title}\n${header},${MONTHS}\n${lines.join('\n')}`;
    const reading = readText(text);
    expect(reading.rows).toEqual([]);
    expect(reading.findings.find(({ choices }) => choices)?.choices?.options).toEqual(
      [...labels, 'none'].map((value) => ({ value })),
    );
    const { rows } = readText(text, { wishes: { rainColumn: actual } });
    expect(rows.map((row) => row['05_rain'])).toEqual(YEARS.map((y) => rain(y, 5)));
    expect(readText(text, { wishes: { rainColumn: 'none' } }).rows).toEqual([]);
  });

  test('a label that says something of the whole table, or of a place, is not asked about', () => {
    const ofAll = YEARS.map((y) => `${y},Monthly,${months((m) => rain(y, m))}`);
    const table = `Rainfall\nYear,Type,${MONTHS}\n${ofAll.join('\n')}`;
    expect(readText(table).rows).toHaveLength(4);
    const places = [
      ['Upton', 'rural'],
      ['Kew', 'urban'],
    ];
    const lines = places.flatMap(([place, type]) =>
      YEARS.map((y) => `${place},${y},${type},${months((m) => rain(y, m))}`),
    );
    const ofPlaces = readText(`Rainfall\nStation,Year,Type,${MONTHS}\n${lines.join('\n')}`);
    expect(kindsOf(ofPlaces)).not.toContain('which-column');
  });
});

test.each([
  ',,,Temperature and rain',
  ',,,Rain and temperature',
  ',,,Température et pluie',
  ',,,Temperatura y lluvia',
])('under "%s" the rows say which of the two a value is', (title) => {
  const lines = YEARS.flatMap((year) =>
    Array.from({ length: 12 }, (_, at) =>
      ['Tmax', 'Tmin', 'Rain']
        .map(
          (label, row) => `${year},${at + 1},${label},${row < 2 ? at - row * 8 : rain(year, at)}`,
        )
        .join('\n'),
    ),
  );
  const reading = readText(`${title}\nYear,Month,Element,Value\n${lines.join('\n')}`);
  expect(kindsOf(reading)).toEqual([]);
  expect(reading.rows[0]).toMatchObject({ '03_max': 2, '03_min': -6, '03_rain': rain(1961, 2) });
});
