import { describe, expect, test } from '@jest/globals';
import { madeDays, madeRow } from './made-weather.ts';
import { kindsOf, monthLines, readText, two } from './shape-of.ts';

const days = madeDays(1996);

/** Each day at two in the afternoon. */
function atTwo(header: string): string {
  const lines = days.map(
    ({ y, m, d, max, rain }) => `${y}-${two(m)}-${two(d)} 14:00:00,${max},${rain}`,
  );
  return `${header}\n${lines.join('\n')}`;
}

describe('rain beside what was read at a moment', () => {
  test.each([
    'date,current temperature,precipitation',
    'date,current weather,rain (mm)',
    'Date,currentTemp,Rain',
    'Fecha,Temperatura actual,Lluvia (mm)',
    'Date,Température actuelle,Pluie',
    'Data,Temperatura atual,Chuva',
    'Datum,Aktuelle Temperatur,Niederschlag',
    'Дата,Текущая температура,Осадки',
    '날짜,현재기온,강수량',
    '날짜,현재 기온,강수량',
    '日付,現在気温,降水量',
    '日期,当前温度,降水量',
  ])('is asked about, and read if the person says so: %s', (header) => {
    const asked = readText(atTwo(header));
    expect(asked.rows).toEqual([]);
    expect(kindsOf(asked)).toContain('which-column');
    const [, , rainColumn = ''] = header.split(',');
    const { rows } = readText(atTwo(header), { wishes: { rainColumn } });
    expect(rows).toEqual([madeRow(1996, ['rain'])]);
    expect(readText(atTwo(header), { wishes: { rainColumn: 'none' } }).rows).toEqual([]);
  });

  test.each([
    { header: 'date,temperature,precipitation', because: 'the hour is that of the gauge' },
    {
      header: 'date,current temperature,daily rain',
      because: 'the rain says that it is the day’s',
    },
    ...[
      'date,temps présent,pluie du jour',
      'Datum,Aktuelle Temperatur,Tagesniederschlag',
      '날짜,현재기온,일강수량',
      '日期,当前温度,日降水量',
    ].map((header) => ({ header, because: `it says so in other words: ${header}` })),
    { header: 'date,Current (mA),rain', because: 'a current of a logger is none of the weather' },
    { header: 'date,Current Creek,rain', because: 'a place is called so' },
  ])('is the day’s: $because', ({ header }) => {
    expect(readText(atTwo(header)).rows).toEqual([madeRow(1996, ['rain'])]);
  });

  test('is the day’s beside its maximum and minimum, as in an observer’s book', () => {
    const lines = days.map(({ y, m, d, max, min, rain }) =>
      [`${y}-${two(m)}-${two(d)}`, max, min, min + 2, rain].join(),
    );
    const { rows } = readText(`Date,Max temp,Min temp,Current temp,Rainfall\n${lines.join('\n')}`);
    expect(rows).toEqual([madeRow(1996, ['max', 'min', 'rain'])]);
  });

  test('is the month’s in a row a month', () => {
    const text = `Month,Current temperature,Rain\n${monthLines(3, (y, m) => `${y}-${two(m)},${m},${m * 7.5}`)}`;
    expect(readText(text).rows[0]).toMatchObject({ '02_rain': 15 });
  });
});
