import { describe, expect, test } from '@jest/globals';
import { kindsOf, readText } from './shape-of.ts';

const years = Array.from({ length: 30 }, (_, at) => 1961 + at);
const read = (header: string) =>
  readText([header, ...years.map((y) => `${y},${10 + ((y * 7) % 83) / 4}`)].join('\n'));

describe('a header that says the month and the element is of that month', () => {
  test.each([
    { header: 'Year,Rain in Oslo in January (mm)', key: '01_rain' },
    { header: 'År,Nedbør i Oslo i januar (mm)', key: '01_rain' },
    { header: 'Jahr,Niederschlag in Oslo im Mai (mm)', key: '05_rain' },
    { header: 'Año,Lluvia en Oslo en enero (mm)', key: '01_rain' },
    { header: 'Année,Pluie à Oslo en mars (mm)', key: '03_rain' },
    { header: 'Ano,Chuva de janeiro (mm)', key: '01_rain' },
    { header: 'Year,January max temp (°C)', key: '01_max' },
  ])('$header', ({ header, key }) => {
    const { rows, findings } = read(header);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(rows).toHaveLength(years.length);
    expect(Object.keys(rows[0] ?? {})).toEqual(['Year', key]);
  });

  test.each([
    'Year,January',
    'Year,Rain since January (mm)',
    'Year,Rain year ending June (mm)',
    'Año,Lluvia hasta junio (mm)',
    'Jahr,Niederschlag bis Juni (mm)',
    'Année,Cumul janvier pluie (mm)',
    'Year,12 months to June rain (mm)',
  ])('and of other months, perhaps, where it says more or less: %s', (header) => {
    expect(read(header).rows).toEqual([]);
  });
});

test('"at March" is a place, and "in March" the month', () => {
  expect(kindsOf(read('Year,Rain at March (mm)'))).toEqual(['only-years']);
  expect(read('Year,Rain in March (mm)').rows[0]).toHaveProperty('03_rain');
});
