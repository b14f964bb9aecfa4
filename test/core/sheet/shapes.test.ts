import { describe, expect, it, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { dayLines, kindsOf, MONTHS, monthLines, readCells, readText, two } from './shape-of.ts';

const months = MONTHS.split(',');

test.each([
  {
    name: 'canonical keys in any case and spacing',
    text: 'year,1_MAX,01 min,Jan Rain,TMAX_FEB\n1961,5.1,1.2,30,6.5\n1962,5,1,31,6',
    row: { Year: 1961, '01_max': 5.1, '01_min': 1.2, '01_rain': 30, '02_max': 6.5 },
  },
  {
    name: 'month over max, min and rain, the month in a merged cell',
    text: ',January,,,February,,,March,,\nYear,Max,Min,Rain,Max,Min,Rain,Max,Min,Rain\n1961,5.1,1.2,30,6.1,2.2,31,7.1,3.2,32',
    row: { Year: 1961, '01_max': 5.1, '01_min': 1.2, '01_rain': 30, '03_rain': 32 },
  },
  {
    name: 'element over months',
    text: ',Max temp (C),,,Rain (mm),,\nYear,Jan,Feb,Mar,Jan,Feb,Mar\n1961,5.1,6.2,7,30.1,31.1,32.1',
    row: { Year: 1961, '01_max': 5.1, '03_max': 7, '01_rain': 30.1, '03_rain': 32.1 },
  },
  {
    name: 'years across, months down',
    text: `Month,1961,1962,1963\n${months.map((month, i) => `${month},${5 + i}.1,${6 + i}.2,${7 + i}.3`).join('\n')}`,
    sheet: 'Tmax',
    row: { Year: 1963, '01_max': 7.3, '12_max': 18.3 },
  },
  {
    name: 'years across, a column of normals before them',
    text: `Rain\nMonth,Normal,1961,1962,1963\n${months.map((month, i) => `${month},60,${i}.5,${i + 1},${i + 2}`).join('\n')}`,
    row: { Year: 1961, '01_rain': 0.5, '12_rain': 11.5 },
  },
  {
    name: 'years across, element and month down',
    text: `Element,Month,1961,1962,1963\n${['Tmax', 'Tmin'].map((element, k) => months.map((month, i) => `${element},${month},${5 + i - 3 * k}.1,${6 + i}.2,${7 + i}.3`).join('\n')).join('\n')}`,
    row: { Year: 1961, '01_max': 5.1, '01_min': 2.1 },
  },
  {
    name: 'months of all years across, elements down',
    text: `Element,${monthLines(2, (y, m) => `${two(m)}/${y}`).replace(/\n/g, ',')}\n${['Max temp', 'Min temp', 'Rain mm'].map((element, k) => `${element},${monthLines(2, (_, m) => `${m + k}.5`).replace(/\n/g, ',')}`).join('\n')}`,
    row: { Year: 1962, '01_max': 1.5, '01_min': 2.5, '12_rain': 14.5 },
  },
  {
    name: 'an element a row, as numbered values',
    text: `ID,YEAR,ELEMENT,${Array.from({ length: 12 }, (_, i) => `VALUE${i + 1}`).join(',')}\nX,1981,TMAX,${Array.from({ length: 12 }, (_, i) => `${i + 5}.5`).join(',')}\nX,1981,TMIN,${Array.from({ length: 12 }, (_, i) => `${i - 5}.5`).join(',')}\nX,1982,TMAX,${Array.from({ length: 12 }, (_, i) => `${i + 6}.5`).join(',')}`,
    row: { Year: 1981, '01_max': 5.5, '12_min': 6.5 },
  },
  {
    name: 'one value a row, the element in its own column',
    text: `station,date,datatype,value\n${['TMAX', 'PRCP'].map((element, k) => monthLines(2, (y, m) => `X,${y}-${two(m)}-01,${element},${m + 20 * k}.5`)).join('\n')}`,
    row: { Year: 1962, '01_max': 1.5, '12_rain': 32.5 },
  },
  {
    name: 'notes of words and numbers: the first row is a month, and no header',
    text: `Date,Note,Rain\n${monthLines(6, (y, m) => `${y}-${two(m)},max ${m}.5,${m + 30}.5`)}`,
    row: { Year: 1961, '01_rain': 31.5, '12_rain': 42.5 },
  },
  {
    name: 'the year only in the first row of each year, as a merged cell leaves it',
    text: `Year,Month,Tmax\n${monthLines(2, (y, m) => `${m === 1 ? y : ''},${m},${m}.5`)}`,
    row: { Year: 1962, '01_max': 1.5, '12_max': 12.5 },
  },
  {
    name: 'the year only in its first row, and a mean below each year',
    text: `Year,Month,Tmax\n${monthLines(6, (y, m) => `${m === 1 ? y : ''},${months[m - 1]},${m}.5${m === 12 ? '\nMean,,7' : ''}`)}`,
    row: { Year: 1962, '01_max': 1.5, '12_max': 12.5 },
  },
  {
    name: 'the year only in its first row, and a total of its own below each year',
    text: `Year,Month,Rain mm\n${monthLines(6, (y, m) => `${m === 1 ? y : ''},${months[m - 1]},${(m * 7) % 12}.5${m === 12 ? `\nTotal ${y},,72` : ''}`)}`,
    row: { Year: 1962, '01_rain': 7.5, '12_rain': 0.5 },
  },
  {
    name: 'elements down within each merged month, years across',
    text: `Month,,1961,1962,1963\n${months.map((month, i) => `${month},Max,${i},${i + 1},${i + 2}\n,Min,${-i},${-i},${-i}`).join('\n')}`,
    row: { Year: 1962, '01_max': 1, '12_max': 12, '12_min': -11 },
  },
  {
    name: 'a value a row, year and month merged',
    text: `Year,Month,Element,Value\n${monthLines(2, (y, m) => `${m === 1 ? y : ''},${m},Tmax,${m}.5\n,,Rain,${m + 20}`)}`,
    row: { Year: 1962, '01_max': 1.5, '12_max': 12.5, '12_rain': 32 },
  },
  {
    name: 'the date a form asks for, and not when it was sent',
    text: `Timestamp,Date of observation,Rain\n${dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)} 09:12:33,${y - 1}-${two(m)}-${two(d)},${d % 2 ? 2 : 0}`)}`,
    row: { Year: 2018, '01_rain': 32 },
  },
  {
    name: '"Month ending" the first of a month as the month before',
    text: `Month ending,Rain\n${monthLines(3, (y, m) => `${y}-${two(m)}-01,${m}`)}`,
    row: { Year: 1962, '11_rain': 12, '12_rain': 1 },
  },
  {
    name: '"Date read" in the same way',
    text: `Date read,Rain since last reading\n${monthLines(3, (y, m) => `${y}-${two(m)}-01,${m}`)}`,
    row: { Year: 1962, '11_rain': 12, '12_rain': 1 },
  },
  {
    name: 'the end of a period before its beginning',
    text: `To,From,Rain\n${monthLines(3, (y, m) => `${y}-${two(m)}-01,${m === 1 ? y - 1 : y}-${two(((m + 10) % 12) + 1)}-01,${m}`)}`,
    row: { Year: 1962, '11_rain': 12, '12_rain': 1 },
  },
  {
    name: '"Month ending" its last day as that month',
    text: `Month ending,Rain\n${monthLines(3, (y, m) => `${y}-${two(m)}-28,${m}`)}`,
    row: { Year: 1962, '12_rain': 12 },
  },
  {
    name: 'a January to April season by the ends of its months, which are no quarters',
    text: `Date,Rain (mm)\n${[1961, 1962, 1963].flatMap((y) => [1, 2, 3, 4].map((m) => `${y}-${two(m)}-28,${m + 40}`)).join('\n')}`,
    row: { Year: 1962, '01_rain': 41, '04_rain': 44 },
  },
  {
    name: 'a rotated year whose heading stands alone, December first',
    text: `Month,Rain\n${[1961, 1962].map((y) => `${y}\n${['Dec', ...months.slice(0, 11)].map((m, i) => `${m},${i + y - 1900}`).join('\n')}`).join('\n')}`,
    row: { Year: 1961, '12_rain': 61, '01_rain': 62 },
  },
  {
    name: 'a year that turns although a row between its months has no month',
    text: `Month,Rain\nNov 1961,10\nDec,20\nrain gauge moved,\nJan,30\nFeb,40\nMar,50`,
    row: { Year: 1962, '01_rain': 30, '02_rain': 40 },
  },
  {
    name: 'a place whose name begins like a word of ours',
    text: `Rainfall at Flagstaff\nYear,${MONTHS}\n${[1961, 1962].map((y) => `${y},${months.map((_, i) => i + 1).join(',')}`).join('\n')}`,
    row: { Year: 1962, '12_rain': 12 },
  },
  {
    name: 'two tables of rows side by side',
    text: `Year,Month,Tmax,,Year,Month,Tmin\n${monthLines(2, (y, m) => `${y},${m},${m}.5,,${y},${m},-${m}.5`)}`,
    row: { Year: 1962, '12_max': 12.5, '12_min': -12.5 },
  },
  {
    name: 'a small table a year, the year in the line above',
    text: [1961, 1962]
      .map(
        (year) =>
          `Year: ${year}\nMonth,Tmax\n${months.map((m, i) => `${m},${year - 1950 + i}`).join('\n')}\nMean,20\n`,
      )
      .join('\n'),
    row: { Year: 1962, '01_max': 12, '12_max': 23 },
  },
  {
    name: 'a rain register of days across',
    text: `Year,Month,${Array.from({ length: 31 }, (_, i) => i + 1).join(',')}\n${monthLines(1, (y, m) => `${y},${m},${Array.from({ length: 31 }, (_, i) => (i < new Date(Date.UTC(1961, m, 0)).getUTCDate() ? 1 : '')).join(',')}`)}`,
    sheet: 'Rain',
    row: { Year: 1961, '01_rain': 31, '02_rain': 28 },
  },
  {
    name: 'a register of maxima and minima a month, "DAY" over their names, above the means of its months',
    text: `1961,DAY,${Array.from({ length: 31 }, (_, d) => d + 1).join(',')}\n${months.map((month, m) => ['T.MAX.', 'T.MIN.'].map((name, k) => `${k ? '' : month},${name},${Array.from({ length: 31 }, (_, d) => (d < new Date(Date.UTC(1961, m + 1, 0)).getUTCDate() ? m + 8 - 9 * k + (d % 3) / 2 : '')).join(',')}`).join('\n')).join('\n')}\n\n1961,Tmax,Tmin\n${months.map((month, m) => `${month},${(m + 8.49).toFixed(1)},${(m - 0.51).toFixed(1)}`).join('\n')}`,
    sheet: '1961',
    row: { Year: 1961, '01_max': 8.48, '01_min': -0.52, '12_max': 19.48 },
  },
  {
    name: 'days down and months across, the year in the name of the sheet',
    text: `Day,${MONTHS}\n${Array.from({ length: 31 }, (_, d) => `${d + 1},${months.map((_, m) => (d < new Date(Date.UTC(1961, m + 1, 0)).getUTCDate() ? 0.5 : '')).join(',')}`).join('\n')}\nTotal,1,1,1,1,1,1,1,1,1,1,1,1`,
    sheet: 'Rain 1961',
    row: { Year: 1961, '01_rain': 15.5, '02_rain': 14 },
  },
  {
    name: 'two-digit years by the order of the rows',
    text: `Date,Tmax\n${Array.from({ length: 36 }, (_, i) => `${months[i % 12]}-${two((98 + Math.floor(i / 12)) % 100)},${i % 12}.5`).join('\n')}`,
    row: { Year: 2000, '12_max': 11.5 },
  },
  {
    name: 'text in columns of spaces whose last line stops early',
    text: `Mean maximum temperature, degrees C\n\nyear    jan    feb    mar    apr    may    jun    jul    aug    sep    oct    nov    dec    win\n${[2021, 2022, 2023].map((year) => `${year}${months.map((_, i) => `${i + 1}.${year % 10}`.padStart(7)).join('')}   9.11`).join('\n')}\n2024    1.5    2.5${' '.repeat(70)}   9.11`,
    row: { Year: 2024, '01_max': 1.5, '02_max': 2.5 },
  },
  {
    name: 'year, month and day under a letter each',
    text: `Y,M,D,Tmax\n${dayLines(({ y, m, d }) => `${y},${m},${d},${m}.5`)}`,
    row: { Year: 2019, '01_max': 1.5, '12_max': 12.5 },
  },
  {
    name: 'months as dates, beside the year of some sum',
    text: `Month,Rain,Year\n${monthLines(3, (y, m) => `${y}-${two(m)}-01,${m * 3}.5,${y + m === 1962 ? 2026 : ''}`)}`,
    row: { Year: 1963, '01_rain': 3.5, '12_rain': 36.5 },
  },
  {
    name: 'maxima and minima told by the case of a letter, beside the extremes of the month',
    text: `Month,T,TM,Tm,MAX,MIN\n${monthLines(3, (y, m) => `${y}-${two(m)},${m}.1,${m + 5}.2,${m - 6}.3,${m + 12}.4,${m - 15}.5`)}`,
    row: { Year: 1962, '01_max': 6.2, '07_min': 1.3 },
  },
  {
    name: 'year and day of the year',
    text: `YEAR,DOY,T2M_MAX\n${dayLines((_, index) => `2019,${index + 1},${index < 31 ? 5 : 7}`)}`,
    row: { Year: 2019, '01_max': 5, '02_max': 7, '12_max': 7 },
  },
  {
    name: 'decimal commas, decided by the column',
    text: `Fecha;T.Max.Med;Lluvia\n${monthLines(2, (y, m) => `${y}-${two(m)};${m},5;1.234,5`)}`,
    row: { Year: 1961, '01_max': 1.5, '01_rain': 1234.5 },
  },
])('reads $name', ({ text, sheet, row }) => {
  const { rows } = readText(text, sheet ? { sheet } : {});
  expect(rows.find(({ Year }) => Year === row.Year)).toMatchObject(row);
});

describe.each([
  { header: 'Parameter', names: ['T2M_MAX', 'PRECTOT'], because: 'names with digits' },
  { header: 'Var', names: ['mx2t', 'tp'], because: 'those of a weather model, under a short word' },
  { header: 'Element', names: ['TMAX_1', 'RR24'], because: 'names that could be codes' },
])('no row of data heads the others where each has its element: $because', ({ header, names }) => {
  it.each(['', '-15'])('dated "1961-01%s"', (day) => {
    const lines = monthLines(6, (y, m) =>
      names.map((name, k) => `${y}-${two(m)}${day},${name},${m + 20 * k}.5`).join('\n'),
    );
    const { rows } = readText(`Date,${header},Value\n${lines}`);
    expect(rows[0]).toMatchObject({ '01_max': 1.5, '01_rain': 21.5, '12_rain': 32.5 });
  });
});

describe('the mean of the daily extremes', () => {
  it.each([
    {
      name: 'English',
      headers: 'Mean max temp,Extreme max temp,Total precip,Total rain',
      wanted: 'max',
    },
    { name: 'Spanish', headers: 'T.Max.Med,T.Max.Abs,Prec.total,Lluvia', wanted: 'max' },
    { name: 'German', headers: 'MO_TX,MX_TX,MO_RR,Regen', wanted: 'max' },
    { name: 'Irish', headers: 'mnmax,maxtp,precip,rain', wanted: 'max' },
    { name: 'Japanese', headers: '日最高気温の平均,最高気温,降水量,雨量', wanted: 'max' },
    {
      name: 'Turkish',
      headers: 'Ortalama en yüksek sıcaklık,En yüksek sıcaklık,Yağış,Yağmur',
      wanted: 'max',
    },
    { name: 'Korean', headers: '평균최고기온,최고기온,강수량,강우량', wanted: 'max' },
  ])(
    'is taken, never the extreme of the month, and precipitation before rain: $name',
    ({ headers }) => {
      const { rows } = readText(
        `Year,Month,${headers}\n${monthLines(2, (y, m) => `${y},${m},${m}.5,${m + 20}.5,${m + 30},${m + 29}`)}`,
      );
      expect(rows[0]).toMatchObject({ '01_max': 1.5, '01_rain': 31 });
    },
  );

  it('is asked for where a table has only the extremes', () => {
    const reading = readText(
      `Year,Month,Extreme max temp,Rain\n${monthLines(2, (y, m) => `${y},${m},${m}.5,${m}`)}`,
    );
    expect(kindsOf(reading)).toContain('only-extremes');
    expect(reading.rows[0]).not.toHaveProperty('01_max');
  });
});

test('blocks of months that nothing names are told apart, and hold the upload', () => {
  const line = (year: number) => `${year},${'5,'.repeat(12)}${'9,'.repeat(12)}`;
  const reading = readText(`Year,${MONTHS},${MONTHS}\n${line(1961)}\n${line(1962)}`, {
    sheet: 'Tmax',
  });
  const finding = reading.findings.find(({ kind }) => kind === 'reading.block-without-name');
  expect(finding).toMatchObject({ severity: 'error', params: { count: 12 } });
});

describe('what is asked', () => {
  it.each([
    {
      name: 'the element of a table that names none',
      text: `ds,y\n${monthLines(2, (y, m) => `${y}-${two(m)},${m}.5`)}`,
      wish: 'element',
    },
    {
      name: 'the year of a table that has none',
      text: `Month,Tmax\n${months.map((month, i) => `${month},${i}.5`).join('\n')}`,
      wish: 'years',
    },
    {
      name: 'the place, where several share the dates',
      text: `Town,Year,${MONTHS}\n${['Ayton', 'Beeville'].map((town) => [1961, 1962].map((year) => `${town},${year},1,2,3,4,5,6,7,8,9,10,11,12`).join('\n')).join('\n')}`,
      wish: 'station',
      sheet: 'Rain',
    },
    {
      name: 'the place, where several stand side by side',
      text: `Date,AYTON_temp_max,BEEVILLE_temp_max\n${dayLines(({ y, m, d }, i) => `${y}-${two(m)}-${two(d)},${i % 9},${i % 7}`)}`,
      wish: 'station',
    },
    {
      name: 'the unit, where July has 88',
      text: `Year,Month,Tmax\n${monthLines(2, (y, m) => `${y},${m},${m === 7 ? 88 : 60.5}`)}`,
      wish: 'temperatureUnit',
    },
    {
      name: 'the unit of rain of 0.04',
      text: `Year,Month,Rain\n${monthLines(2, (y, m) => `${y},${m},${m === 7 ? 0.04 : `${m / 10}3`}`)}`,
      wish: 'rainUnit',
    },
    {
      name: 'the order of day and month that nothing decides',
      text: `Date,Rain\n${Array.from({ length: 12 }, (_, i) => `0${(i % 9) + 1}.0${(i % 9) + 1}.2019,${i}`).join('\n')}`,
      wish: 'dayMonthOrder',
    },
    {
      name: 'whether blank days were dry',
      text: `Date,Tmax,Rain\n${dayLines(({ y, m, d }, i) => `${y}-${two(m)}-${two(d)},20,${i % 4 ? '' : 3.2}`)}`,
      wish: 'blankRainDay',
    },
  ])('is $name', ({ text, wish, sheet }) => {
    const question = readText(text, sheet ? { sheet } : {}).findings.find(
      ({ choices }) => choices?.wish === wish,
    );
    expect(question?.severity).toBe('error');
  });

  it('comes with converted examples', () => {
    const { findings } = readText(
      `Year,Month,Tmax\n${monthLines(2, (y, m) => `${y},${m},${60 + m}.5`)}`,
    );
    const options = findings.find(({ choices }) => choices)?.choices?.options ?? [];
    expect(options.find(({ value }) => value === 'F')?.example).toBe('61.5 → 16.4, 72.5 → 22.5');
  });

  it.each([
    { name: 'the unit is stated', header: 'Tmax (°C)' },
    { name: 'no unit is stated', header: 'Tmax' },
  ])('is not asked for a single slip of the pen, where $name', ({ header }) => {
    const text = `Year,Month,${header}\n${monthLines(3, (y, m) => `${y},${m},${y === 1962 && m === 7 ? 204 : 10 + m}`)}`;
    const { findings } = readText(text, { isChecked: true });
    expect(findings.filter(({ choices }) => choices)).toEqual([]);
    // The slip itself is told, at its cell.
    expect(findings.flatMap(({ places }) => places.flatMap(({ cells }) => cells))).toContain('C20');
  });

  it('is answered by a wish', () => {
    const text = `Year,Month,Tmax\n${monthLines(2, (y, m) => `${y},${m},50`)}`;
    const { rows, findings } = readText(text, { wishes: { temperatureUnit: 'F' } });
    expect(rows[0]).toMatchObject({ '01_max': 10 });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test.each([
  {
    name: 'two values in one cell',
    text: `Date,Min/Max,Rain\n${dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},25.1/12.3,1.5`)}`,
    kind: 'two-values-in-a-cell',
  },
  {
    name: 'cells in two units',
    text: `Date,Tmax\n${dayLines(({ y, m, d }, index) => `${y}-${two(m)}-${two(d)},${index % 2 ? '25.1°C' : '77°F'}`)}`,
    kind: 'cell-units-differ',
  },
  {
    name: 'places side by side, of which none is chosen',
    text: `Monthly rainfall (mm)\nYear,Month,Weir,School\n${monthLines(2, (year, month) => `${year},${month},${month},${month + 1}`)}`,
    kind: 'which-station',
  },
  {
    name: 'places that follow each other in one column',
    text: `Station,Year,Month,Rain (mm)\n${monthLines(4, (y, m) => `${y < 1963 ? 'Upton' : 'Lowton'},${y},${m},${m}`)}`,
    kind: 'places-in-turn',
  },
  {
    name: 'Max and Min under a line about something else',
    text: `Relative humidity (%)\nYear,Month,Max,Min\n${monthLines(4, (y, m) => `${y},${m},${m + 20},${m}`)}`,
    kind: 'which-column',
  },
  {
    name: 'sunshine under a line that says so',
    text: `Sunshine hours\nYear,${MONTHS}\n${[1961, 1962, 1963].map((y) => `${y},${months.map((_, i) => i + 0.5).join(',')}`).join('\n')}`,
    kind: 'which-element-if-any',
  },
  {
    name: 'maxima of prices',
    text: `Year,Month,Max price,Min price\n${monthLines(4, (y, m) => `${y},${m},${m + 20},${m}`)}`,
    kind: 'column-of-something-else',
  },
  {
    name: 'a month read by its place',
    text: `Rainfall (mm)\nYear,${MONTHS.replace('May', 'Ebreel')}\n${[1961, 1962, 1963].map((y) => `${y},${months.map((_, i) => i + 0.5).join(',')}`).join('\n')}`,
    kind: 'month-by-place',
  },
  {
    name: 'a second table to the right that begins two rows lower',
    text: `Tmax (°C)\nYear,${MONTHS}\n${[1961, 1962, 1963, 1964, 1965, 1966]
      .map(
        (year, at) =>
          `${year},${months.map((_, m) => m).join(',')},,${at < 2 ? '' : `${year},1,2,3`}`,
      )
      .join('\n')}`,
    kind: 'columns-beside',
  },
])('tells of $name', ({ text, kind }) => {
  expect(kindsOf(readText(text))).toContain(kind);
});

test.each([
  { name: 'an empty grid', cells: [], kind: 'sheet-empty' },
  { name: 'blank cells', cells: [['', null], ['']], kind: 'sheet-empty' },
  { name: 'one cell', cells: [['x']], kind: 'no-table' },
  { name: 'one number', cells: [[1961]], kind: 'no-table' },
  { name: 'only headers', cells: [['Year', 'Month', 'Tmax']], kind: 'no-table' },
  {
    name: 'numbers without headers',
    cells: Array.from({ length: 24 }, (_, i) => [
      1961 + Math.floor(i / 12),
      (i % 12) + 1,
      5,
      1,
      30,
    ]),
    kind: 'columns-without-names',
  },
  {
    name: 'a record of something that has maxima and minima too',
    cells: [
      ['Date', 'Max demand (MW)', 'Min demand (MW)'],
      ...Array.from({ length: 40 }, (_, i) => [`2019-01-${two((i % 28) + 1)}`, 931, 401]),
    ],
    kind: 'words-not-understood',
  },
  {
    name: 'a table of sales',
    cells: [
      ['Region', 'Product', 'Q1', 'Q2', 'Total'],
      ['North', 'Pens', 1, 2, 3],
      ['South', 'Ink', 4, 5, 9],
    ],
    kind: 'no-table',
  },
  {
    name: '12,000 columns',
    cells: Array.from({ length: 3 }, () => Array.from({ length: 12_000 }, (_, i) => i)),
    kind: 'sheet-too-wide',
  },
  {
    name: 'cells of 50,000 characters',
    cells: [
      ['Year', 'Month', 'Tmax'],
      [1961, 1, 'x'.repeat(50_000)],
      [1961, 2, 'y'.repeat(50_000)],
    ],
    kind: 'cell-not-a-number',
  },
  {
    name: 'dates in year 1',
    cells: [
      ['Date', 'Rain'],
      ...Array.from({ length: 31 }, (_, i) => [{ year: 1, month: 1, day: i + 1 }, 1]),
    ],
    kind: 'no-table',
  },
  {
    name: 'dates in year 9999',
    cells: [
      ['Date', 'Rain'],
      ...Array.from({ length: 31 }, (_, i) => [{ year: 9999, month: 1, day: i + 1 }, 1]),
    ],
    kind: 'year-out-of-range',
  },
])('refuses $name in words, and makes no dataset of it', ({ cells, kind }) => {
  const reading = readCells(cells);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain(kind);
  expect(reading.findings.some(({ severity }) => severity === 'error')).toBe(true);
});

// Each row looks like a header here; looking at all of them by every layout took minutes.
const ROWS_LIKE_HEADERS = [
  {
    name: 'the words of climate tables',
    cell: (pick: number) => ['max', 'January', 'Station', 'rain', 'date', 'year', '2001'][pick % 7],
  },
  {
    name: 'dates, numbers and texts by turns',
    cell: (pick: number) =>
      [{ year: 1900 + (pick % 149), month: (pick % 12) + 1, day: 3 }, pick, `t${pick}`][pick % 3],
  },
];

test.each(casesOf(ROWS_LIKE_HEADERS, oneIn(2, 1)))(
  'gives up early on ten thousand rows of $name',
  ({ cell }) => {
    const cells = Array.from({ length: 10_000 }, (_, row) =>
      Array.from({ length: 40 }, (_, column) => cell((row * 7919 + column * 104_729) % 10_007)),
    );
    const reading = readCells(cells as Cell[][]);
    expect(reading.rows).toEqual([]);
    expect(reading.findings.map(({ severity }) => severity)).toContain('error');
  },
);

it('reads seventy tables below each other, each with a title and a header of its own', () => {
  const years = (page: number) => [0, 1, 2].map((year) => 1801 + page * 3 + year);
  const rain = (year: number) => months.map((_, month) => 30 + ((year * 7 + month * 5) % 29));
  const cells = Array.from({ length: 70 }, (_, page): Cell[][] => [
    [`Rain (mm), page ${page + 1}`],
    ['Year', ...months],
    ...years(page).map((year) => [year, ...rain(year)]),
    [],
  ]).flat();
  expect(readCells(cells).rows.map(({ Year }) => Year)).toEqual(
    Array.from({ length: 210 }, (_, year) => 1801 + year),
  );
});

it('a title that is changed in the same cells is read anew', () => {
  const lines = Array.from({ length: 4 }, (_, y): Cell[] => [
    1961 + y,
    ...months.map((_, m) => m + y),
  ]);
  const cells: Cell[][] = [['Rain (mm)'], ['Year', ...months], ...lines];
  expect(readCells(cells).rows[0]).toHaveProperty('02_rain');
  (cells[0] as Cell[])[0] = 'Minimum temperature (°C)';
  expect(readCells(cells).rows[0]).toHaveProperty('02_min');
});

test('months that a workbook shows as "Jul-24" are of that year', () => {
  const dates = [7, 8, 9].map((month) => ({ year: 2024, month, day: 1 }));
  const cells: Cell[][] = [['Month', 'Tmax'], ...dates.map((date) => [date, date.month + 20.5])];
  const shown = ['Jul-24', 'Aug-24', 'Sep-24'].map((text, at) => [text, `${at + 27}.5`]);
  const { rows } = readCells(cells, {}, 'Hill farm', [['Month', 'Tmax'], ...shown]);
  expect(rows).toEqual([{ Year: 2024, '07_max': 27.5, '08_max': 28.5, '09_max': 29.5 }]);
});

describe('a table on its side', () => {
  const years = Array.from({ length: 4 }, (_, at) => 1961 + at);
  const lines = months.map((month, at) => `${month},${years.map((year) => year - 1940 + at)}`);
  const text = `Rain (mm)\nMonth,${years}\n${lines.join('\n')}`;

  it('tells the word of each row', () => {
    const { columns } = readText(text).understood;
    expect(columns.find(({ column }) => column === '4')).toMatchObject({ header: 'Feb' });
  });

  it('has no time of day among its years', () => {
    const day = (year: number, month: number, d: number): Cell => ({ year, month, day: d });
    const rows = months.map((month, at): Cell[] => [month, at + 7.5, at + 9, 'read late']);
    const header: Cell[] = ['Rain (mm)', day(2019, 1, 1), day(2020, 1, 1), day(1899, 12, 30)];
    expect(readCells([header, ...rows]).rows[0]).toMatchObject({ Year: 2019, '01_rain': 7.5 });
  });
});
