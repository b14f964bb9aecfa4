import { describe, expect, test } from '@jest/globals';
import { kindsOf, readText } from './shape-of.ts';

const VALUES = 'Tmax (°C),Tmin (°C),Rain (mm)';

const months = Array.from({ length: 36 }, (_, at) => ({
  y: 1961 + Math.floor(at / 12),
  m: (at % 12) + 1,
}));
const first = (y: number, m: number): string =>
  new Date(Date.UTC(y, m - 1, 1)).toISOString().slice(0, 10);
const last = (y: number, m: number): string =>
  new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10);
const monthly = (header: string, date: (y: number, m: number) => string): string =>
  `${header},${VALUES}\n${months.map(({ y, m }) => `${date(y, m)},${m + 9}.5,${m}.5,${m * 7}`).join('\n')}`;

describe('the first of a month under a word for its end', () => {
  test.each([
    'Period end',
    'Period ending',
    'Month end',
    'End date',
    'End',
    'Stop',
    'Fin de période',
    'Date de fin',
    'Fin del periodo',
    'Fecha de término',
    'Fim do período',
    'Periodenende',
    'Ende',
    'Fine periodo',
    'Einde',
    'Koniec',
    'Конец',
    '終了',
    '结束',
  ])('closes the month before: %s', (header) => {
    const reading = readText(monthly(header, (y, m) => first(y, m + 1)));
    expect(reading.rows).toHaveLength(3);
    expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
    expect(kindsOf(reading)).toContain('first-closes-month');
  });

  test.each(['Period end', 'Date de fin', 'Fim do período', 'Ende'])(
    '%s: its last day is in it',
    (header) => {
      const reading = readText(monthly(header, last));
      expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
      expect(kindsOf(reading)).not.toContain('first-closes-month');
    },
  );

  test.each([
    'Start,End',
    'From,To',
    'Date de début,Date de fin',
    'Inicio,Fin',
    'Beginn,Ende',
    'Início,Fim',
  ])('%s: the beginning says it', (header) => {
    const reading = readText(monthly(header, (y, m) => `${first(y, m)},${first(y, m + 1)}`));
    expect(reading.rows[0]).toMatchObject({ '01_max': 10.5, '12_rain': 84 });
    expect(kindsOf(reading)).not.toContain('first-closes-month');
  });
});
