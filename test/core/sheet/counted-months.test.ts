import { describe, expect, test } from '@jest/globals';
import { kindsOf, monthLines, readText, two } from './shape-of.ts';

const YEARS = [2003, 2004, 2005, 2006, 2007, 2008, 2009];
const wet = (year: number): number => 6 + ((year * 5) % 7);

describe('a count of months in a row a year is no month', () => {
  const lines = YEARS.map((y) => `${y},${wet(y)},${17 + (y % 3) / 2},${9 + (y % 2) / 2}`);

  test.each([
    'Year,Rainy months,Max monthly temp,Min monthly temp',
    'Year,Months_above_50mm,Tmax,Tmin',
    'Año,Meses lluviosos,Temperatura máxima mensual,Temperatura mínima mensual',
    'Année,Mois pluvieux,Température maximale,Température minimale',
    'Ano,Meses chuvosos,Temperatura máxima,Temperatura mínima',
    'Jahr,Monat mit Regen,Höchsttemperatur,Tiefsttemperatur',
  ])('%s', (header) => {
    expect(readText(`${header}\n${lines.join('\n')}`).rows).toEqual([]);
  });

  test('in each district, too', () => {
    const all = ['Upton', 'Kew'].flatMap((place) => lines.map((line) => `${place},${line}`));
    const header = 'District,Year,Rainy months,Max monthly temp,Min monthly temp';
    expect(readText(`${header}\n${all.join('\n')}`).rows).toEqual([]);
  });

  test('and the months of their own beside it are read', () => {
    const own = YEARS.map((y) => `${y},${wet(y)},${y % 50}.5,${y % 40}.5`);
    const { rows } = readText(`Year,Rainy months,April rain mm,August rain mm\n${own.join('\n')}`);
    expect(rows[0]).toEqual({ Year: 2003, '04_rain': 3.5, '08_rain': 3.5 });
  });
});

describe('months that stand once in a sample are months all the same', () => {
  test.each([
    { name: 'one month of each year', month: () => 7 },
    { name: 'all Julys, and then all Augusts', month: () => 7, later: 8 },
  ])('$name', ({ month, later }) => {
    const lines = [month(), later ?? []]
      .flat()
      .flatMap((m) => YEARS.map((y) => `${y},${m},${y % 30}.5`));
    const wishes = { element: 'max' } as const;
    expect(readText(`Year,Month,Tmax\n${lines.join('\n')}`, { wishes }).rows).toHaveLength(7);
  });

  test('under a number of its own for each row', () => {
    let id = 100;
    const lines = monthLines(3, (y, m) => `${++id},${y},${m},${m}.5`);
    expect(readText(`ID,Year,Month,Tmax\n${lines}`).rows).toHaveLength(3);
  });
});

describe('single days here and there', () => {
  const DAYS = YEARS.map((year, at) => ({ year, month: wet(year), day: 3 + ((at * 11) % 25) }));

  test.each([
    'Var,Year,Month,Day,Value,Test',
    'Variable,Año,Mes,Día,Valor,Prueba',
    'Variable,Année,Mois,Jour,Valeur,Test',
    'Variable,Jahr,Monat,Tag,Wert,Test',
  ])('%s: a day is not published as its month without a question', (header) => {
    const lines = DAYS.map(
      ({ year, month, day }, at) => `Tmax,${year},${month},${day},2${at}.5,outlier`,
    );
    const text = `${header}\n${lines.join('\n')}`;
    const reading = readText(text);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('one-day-a-month');
    const [first] = readText(text, { wishes: { missingDays: 'any' } }).rows;
    expect(first).toEqual({ Year: 2003, [`${two(wet(2003))}_max`]: 20.5 });
    expect(readText(text, { wishes: { missingDays: 'standard' } }).rows).toEqual([]);
  });

  test("the day of a month's extreme is none of its rows", () => {
    const lines = monthLines(3, (y, m) => `${y},${m},${m}.5,${1 + ((m * 7) % 28)}`);
    expect(readText(`Year,Month,Tmax,Day\n${lines}`).rows).toHaveLength(3);
  });

  test.each([1, 15, 28])('a month that is stamped by day %i is a month', (day) => {
    const lines = monthLines(3, (y, m) => `${y},${m},${day},${m}.5`);
    expect(readText(`Year,Month,Day,Tmax\n${lines}`).rows).toHaveLength(3);
    const turned = monthLines(3, (y, m) => `${day},${m},${y},${m}.5`);
    expect(readText(`Day,Month,Year,Tmax\n${turned}`).rows).toHaveLength(3);
  });
});
