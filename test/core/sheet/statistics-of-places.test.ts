import { describe, expect, test } from '@jest/globals';
import { tableAt } from '../../../src/core/sheet/headers/table.ts';
import { findRowElement } from '../../../src/core/sheet/tables/row-element.ts';
import { sheetOfGrid } from '../../../src/core/sheet/tables/sheet-of-grid.ts';
import { AROUND, kindsOf, readText, two } from './shape-of.ts';

const months = Array.from({ length: 36 }, (_, at) => ({
  at,
  date: `${2001 + Math.floor(at / 12)}-${two(1 + (at % 12))}`,
}));
const rainOf = (at: number, place: number): number => 20 + ((at * 7 + place * 11) % 83);

/** A row for each statistic of each month of each place, as agencies publish them. */
const published = (header: string, [total, wettest, wetDays]: readonly string[]): string => {
  const lines = months.flatMap(({ at, date }) =>
    ['Birr', 'Clones'].flatMap((place, of) =>
      [
        [total, rainOf(at, of)],
        [wettest, rainOf(at, of) / 4],
        [wetDays, 3 + (at % 9)],
      ].map(([statistic, value]) => [statistic, date, place, value].join()),
    ),
  );
  return `${header}\n${lines.join('\n')}`;
};

describe('a word for rain over the names of statistics is no rain', () => {
  test.each([
    ['rain,Month,Station,VALUE', ['Total Rainfall', 'Most Rainfall in a Day', 'Raindays']],
    [
      'Lluvia,Mes,Estación,Valor',
      ['Precipitación total', 'Precipitación máxima en un día', 'Días de lluvia'],
    ],
    [
      'Niederschlag,Monat,Station,Wert',
      ['Niederschlagssumme', 'Höchster Tagesniederschlag', 'Tage mit Niederschlag'],
    ],
    [
      'Pluie,Mois,Station,Valeur',
      ['Pluie totale', 'Pluie maximale en un jour', 'Nombre de jours de pluie'],
    ],
  ])('%s', (header, statistics) => {
    const text = published(header, statistics);
    expect(kindsOf(readText(text))).toEqual(['which-station']);
    const { rows } = readText(text, { wishes: { station: 'Clones' } });
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ '01_rain': rainOf(0, 1), '12_rain': rainOf(11, 1) });
  });

  test('and "light" or "heavy" under it is no statistic', () => {
    const lines = months.map(
      ({ at, date }) => `${date},${at % 4 ? 'light rain' : 'heavy rain'},${20 + (at % 7)},12`,
    );
    const { rows } = readText(`Month,Rain,Tmax,Tmin\n${lines.join('\n')}`);
    expect(rows[0]).toMatchObject({ '01_max': 20, '12_max': 24 });
  });

  test('and a column of more amounts than a call can have arguments is one of values', () => {
    const rows = Array.from({ length: 150_000 }, (_, at) => [at, 5 + at / 10_007]);
    const cells = [['Station', 'Rain'], ...rows];
    const table = tableAt(sheetOfGrid({ sheet: 'Clones', cells }, AROUND), 0, 0);
    expect(findRowElement(table, table.columns, 'ofDays')).toBeUndefined();
  });
});
