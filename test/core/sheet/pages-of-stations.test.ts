import { describe, expect, test } from '@jest/globals';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { MONTHS, offeredBy, readText } from './shape-of.ts';

const BASQUE = 'URT,OTS,MAR,API,MAI,EKA,UZT,ABU,IRA,URR,AZA,ABE';
const SPANISH = 'ENE,FEB,MAR,ABR,MAY,JUN,JUL,AGO,SET,OCT,NOV,DIC';
const FRENCH = 'Janv,Févr,Mars,Avr,Mai,Juin,Juil,Août,Sept,Oct,Nov,Déc';
const GERMAN = 'Jan,Feb,Mär,Apr,Mai,Jun,Jul,Aug,Sep,Okt,Nov,Dez';

const LANGUAGES = [
  { head: `Station,Altitude (m),${MONTHS}`, total: 'Total', rain: 'Rainfall' },
  { head: `Station,Elevation m,${MONTHS}`, total: 'SUM', rain: 'Precipitation' },
  { head: `ESTACION,cota (m),${SPANISH}`, total: 'SUMA', rain: 'Precipitación' },
  { head: `Station,Altitude (m),${FRENCH}`, total: 'Total', rain: 'Précipitations' },
  { head: `Station,Höhe (m),${GERMAN}`, total: 'Summe', rain: 'Niederschlag' },
];
const OTHERS = {
  Station: [
    'Evaporation',
    'Sunshine hours',
    'River flow',
    'Degree days',
    'Rain days',
    'Days of frost',
    'Wind speed',
    'Stock',
  ],
  ESTACION: [
    'Días de helada',
    'Días de precipitación',
    'Insolación',
    'Evaporación',
    'Caudal',
    'Humedad relativa',
  ],
};
const TOTALS = [978.8, 1069.8, 1658, 887.1, 1186.2, 872.3];

/** Two pages; one total may be a year. */
function pagesOf(head: string, total: string, between = ''): string {
  const rows = ['Ashby', 'Barrow', 'Corby', 'Denham', 'Elgin', 'Goole'].map((name, at) => {
    const months = Array.from(
      { length: 12 },
      (_, month) => 20 + ((at * 31 + month * month * 7) % 90),
    );
    const sum = TOTALS[at] ?? 0;
    months[11] = Math.round(10 * sum) / 10 - months.slice(0, 11).reduce((all, one) => all + one, 0);
    return [name, 100 + at * 7, ...months, sum].join();
  });
  const names = `${head},${total}`;
  return [names, ...rows.slice(0, 3), ...(between ? [between] : []), names, ...rows.slice(3)].join(
    '\n',
  );
}

describe.each(LANGUAGES)('two pages of stations under "$head"', ({ head, total, rain }) => {
  const others = OTHERS[head.split(',')[0] as keyof typeof OTHERS];
  for (const between of ['', 'Page 2'])
    for (const sum of [total, ''])
      test.each(casesOf(others, oneIn(between && sum ? 1 : 2)))(
        `%s, below "${between}", beside "${sum}"`,
        (other) => {
          for (const sheet of [`${other} 2017`, other]) {
            const text = pagesOf(head, sum, between);
            expect(readText(text, { sheet }).rows).toEqual([]);
            for (const station of ['Ashby', 'Goole'])
              expect(readText(text, { sheet, wishes: { station } }).rows).toEqual([]);
          }
        },
      );

  test.each(['', ',,,,', `ESTAZIOA,kota (m),${BASQUE},BATURA`])(
    'of rain, below "%s": the places of both pages, and nothing else',
    (between) => {
      const text = pagesOf(head, total, between);
      const sheet = `${rain} 2017`;
      expect(offeredBy(readText(text, { sheet }))).toEqual([
        'Ashby',
        'Barrow',
        'Corby',
        'Denham',
        'Elgin',
        'Goole',
        'none',
      ]);
      const { rows } = readText(text, { sheet, wishes: { station: 'Goole' } });
      expect(rows).toMatchObject([{ Year: 2017, '01_rain': 20 + ((5 * 31) % 90) }]);
    },
  );
});
