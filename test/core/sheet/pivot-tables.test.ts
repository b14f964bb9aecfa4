import { describe, expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText } from './shape-of.ts';

const months = inventedMonths('southern', { firstYear: 2001, years: 4, seed: 12 });
const table = (headers: readonly string[], line: (month: (typeof months)[number]) => number[]) =>
  `Year,Month,${headers}\n${months.map((of) => [of.year, of.month, ...line(of)].join(',')).join('\n')}`;

describe('what a pivot table calls its columns', () => {
  test.each([
    'AVERAGE of Tmax,AVERAGE of Tmin,SUM of Rain',
    'Promedio de Tmax,Promedio de Tmin,Suma de Lluvia',
    'Moyenne de Tmax,Moyenne de Tmin,Somme de Pluie',
    'Mittelwert von Tmax,Mittelwert von Tmin,Summe von Regen',
    'Среднее по полю Tmax,Среднее по полю Tmin,Сумма по полю Осадки',
    'Ortalama Tmaks,Ortalama Tmin,Toplam Yağış',
    '平均 / Tmax,平均 / Tmin,合計 / 降水量',
    '평균 : Tmax,평균 : Tmin,합계 : 강수량',
  ])('means and sums: %s', (headers) => {
    const { rows, findings } = readText(table([headers], ({ max, min, rain }) => [max, min, rain]));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(rows[0]).toMatchObject({ '01_max': months[0]?.max, '01_rain': months[0]?.rain });
  });

  test.each([
    'MAX of Tmax,MIN of Tmin',
    'Maximum von Tmax,Minimum von Tmin',
    'Максимум по полю Tmax,Минимум по полю Tmin',
    'En Büyük Tmaks,En Küçük Tmin',
    '最大値 / Tmax,最小値 / Tmin',
    '최대값 : Tmax,최소값 : Tmin',
  ])('extremes: %s', (headers) => {
    const reading = readText(table([headers], ({ max, min }) => [max + 5, min - 5]));
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('only-extremes');
  });
});

test.each([
  'Осадки (мм/ч)',
  'Yağış (mm/saat)',
  'Hujan (mm/jam)',
  '降水量(mm/時)',
  '降水量(mm/小时)',
  '강수량(mm/시간)',
  'المطر (مم/ساعة)',
])('"%s" is a rate of an hour and no amount', (header) => {
  expect(readText(table([header], ({ rain }) => [rain / 20])).rows).toEqual([]);
});

test.each([
  'Осадки за 24 ч (мм)',
  '24 saatlik yağış (mm)',
  'Hujan 24 jam (mm)',
  '24小时降水量(mm)',
  '24시간 강수량(mm)',
])('"%s" is an amount', (header) => {
  const { rows } = readText(table([header], ({ rain }) => [rain]));
  expect(rows[0]).toMatchObject({ '01_rain': months[0]?.rain });
});
