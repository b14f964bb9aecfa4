import { describe, expect, test } from '@jest/globals';
import type { Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { inventedDays } from '../../support/invented-station.ts';
import {
  AROUND,
  dayLines,
  kindsOf,
  MONTHS,
  monthLines,
  readCells,
  readText,
  two,
} from './shape-of.ts';

/** Rain that differs from month to month and from year to year. */
const rain = (y: number, m: number): number => 20 + ((y * 7 + m * m * 5) % 83);
const total = (y: number): number =>
  Array.from({ length: 12 }, (_, at) => rain(y, at + 1)).reduce((all, one) => all + one, 0);
const normal = (m: number): number => 50 + m;

describe('the figure of a year is no month’s', () => {
  test.each([
    { header: 'Year,Month,Monthly,Total,Normal', because: 'the total of the year on every row' },
    { header: 'Año,Mes,Mensual,Anual,Media', because: 'the same in Spanish' },
    { header: 'Year,Month,Gauge A,Rainfall total,Avg', because: 'a total that says rainfall' },
  ])('"$header": $because', ({ header }) => {
    const lines = monthLines(4, (y, m) => `${y},${m},${rain(y, m)},${total(y)},${normal(m)}`);
    const reading = readText(`${header}\n${lines}`, { sheet: 'Rainfall' });
    expect(reading.rows[1]).toMatchObject({
      '03_rain': rain(1962, 3),
      '11_rain': rain(1962, 11),
    });
  });

  test('what has fallen so far beside the month’s own', () => {
    let sum = 0;
    const lines = monthLines(4, (y, m) => {
      sum = m === 1 ? rain(y, m) : sum + rain(y, m);
      return `${y},${m},${sum},${rain(y, m)}`;
    });
    const { rows } = readText(`Year,Month,Rain YTD,Rain month\n${lines}`);
    expect(rows[1]).toMatchObject({ '03_rain': rain(1962, 3) });
  });
});

describe('columns of which only the person knows what they hold', () => {
  const table = `Year,Month,Foo,Bar\n${monthLines(3, (y, m) => `${y},${m},${rain(y, m)},${rain(y + 3, m)}`)}`;

  test('are asked about by the words over them', () => {
    const { rows, findings } = readText(table);
    expect(rows).toEqual([]);
    const asked = findings.filter(({ kind }) => kind === 'reading.which-column');
    expect(asked.map(({ choices }) => choices?.wish)).toEqual([
      'maxColumn',
      'minColumn',
      'rainColumn',
    ]);
    expect(asked[2]?.choices?.options.map(({ value }) => value)).toEqual(['Foo', 'Bar', 'none']);
  });

  test('are offered where a unit is all their header', () => {
    const inches = (at: number): number => (at % 3 === 0 ? ((at * 7) % 30) / 20 : 0);
    const lines = dayLines(
      ({ y, m, d }, at) =>
        `${y}-${two(m)}-${two(d)},${inches(at)},${(inches(at) * 25.4).toFixed(1)}`,
    );
    const { findings } = readText(`Date,in,mm\n${lines}`, { sheet: 'Rainfall' });
    const asked = findings.filter(({ kind }) => kind === 'reading.which-column');
    expect(asked.map(({ choices }) => choices?.options.map(({ value }) => value))).toEqual([
      ['in', 'mm', 'none'],
    ]);
  });

  test.each(['in_low_spell,low_spell_id', 'Wet min,Hill min', 'Dudosa máx,Loma máx'])(
    'TRUE and FALSE are of no place: "%s"',
    (header) => {
      const lines = monthLines(4, (y, m) => `${y},${m},${m % 3 === 0},${rain(y, m) / 8}`);
      const reading = readText(`Year,Month,${header}\n${lines}`);
      expect(kindsOf(reading)).not.toContain('which-station');
    },
  );

  test('are read as the person says', () => {
    const wishes = { rainColumn: 'Foo', maxColumn: 'none', minColumn: 'none' };
    expect(readText(table, { wishes }).rows[0]).toMatchObject({ '02_rain': rain(1961, 2) });
  });

  test.each([
    { header: 'Pp máx 24 h', because: 'the same in Spanish' },
    { header: 'High Wycombe - Monthly total', because: 'a place called high' },
    { header: 'High Wycombe: Zorvan', because: 'a word nobody knows behind it' },
    { header: 'Monthly total, Maximo Paz', because: 'a place called maximum' },
  ])('"$header" alone is no maximum unasked: $because', ({ header }) => {
    const lines = dayLines(({ y, m, d }) => `${y}-${m}-${d},${m + 3 + d / 10}`);
    const { rows, findings } = readText(`Date,${header}\n${lines}`);
    expect(rows).toEqual([]);
    expect(findings.find(({ severity }) => severity === 'error')?.kind).toMatch(
      /which-(column|element)/,
    );
  });

  test.each([
    { header: 'Rain morning,Rain evening', because: 'halves of a day' },
    { header: 'Rain 00-06,Rain 06-12', because: 'hours' },
  ])('"$header" are no places: $because', ({ header }) => {
    const lines = monthLines(3, (y, m) => `${y},${m},${rain(y, m)},${m}`);
    const kinds = kindsOf(readText(`Year,Month,${header}\n${lines}`));
    expect(kinds).toContain('which-column');
    expect(kinds).not.toContain('which-station');
  });
});

test.each([
  { header: 'Year,Month,Element,Max,Min,Mean', mean: 'Mean', max: 'Max' },
  { header: 'Año,Mes,Elemento,Máx,Mín,Media', mean: 'Media', max: 'Máx' },
  { header: 'Год,Месяц,Элемент,Макс,Мин,Среднее', mean: 'Среднее', max: 'Макс' },
])(
  'under "$header" the lowest maximum is no minimum, although the person names the maximum',
  (given) => {
    const lines = monthLines(
      2,
      (y, m) => `${y},${m},TMAX,${m + 9}.5,${m - 6}.5,${y === 1961 ? m : m + 1}.2`,
    );
    const text = `${given.header}\n${lines}`;
    const offers = readText(text).findings.map(({ choices }) => choices?.options[0]?.value);
    expect(offers).toContain(given.max);
    const answered = readText(text, { wishes: { maxColumn: given.mean } });
    expect(kindsOf(answered)).toContain('which-column');
    expect(answered.rows[0]).not.toHaveProperty('03_min');
    const both = readText(text, { wishes: { maxColumn: given.mean, minColumn: 'none' } });
    expect(kindsOf(both)).not.toContain('which-column');
    expect(both.rows[0]).toMatchObject({ '03_max': 3.2 });
  },
);

test('months whose words are damaged are named as not read', () => {
  const months = Array.from({ length: 10 }, (_, at) => `${two(at + 3)}_max`);
  const values = (y: number) => Array.from({ length: 12 }, (_, at) => at * 2 + ((y * y) % 7));
  const lines = [1961, 1962, 1963].map((y) => [y, ...values(y)].join(','));
  const { findings } = readText(`Year,foo,bar,${months}\n${lines.join('\n')}`);
  const told = findings.find(({ kind }) => kind === 'reading.columns-not-read');
  expect(told).toMatchObject({ severity: 'warning', params: { found: 'foo, bar' } });
});

test('a person may say that the numbers are none of the three', () => {
  const months = Array.from({ length: 12 }, (_, at) => at + 1);
  const text = `Year,${months.join(',')}\n1961,${months.join(',')}\n1962,${months.join(',')}`;
  const question = readText(text).findings.find(({ choices }) => choices?.wish === 'element');
  expect(question?.choices?.options.map(({ value }) => value)).toContain('none');
  const reading = readText(text, { wishes: { element: 'none' } });
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('none-of-three');
});

test('columns under unknown words are named where the sheet took their decimal commas for text', () => {
  const lines = monthLines(2, (y, m) => `${y};${m};${m},5;-${m},5;${m * 9}`);
  const cells = `Year;Month;Zorble;Frumbel;Rain (mm)\n${lines}`.split('\n');
  const { findings } = readCells(cells.map((line) => line.split(';').map(asCell)));
  const told = findings.find(({ kind }) => kind === 'reading.columns-not-read');
  expect([told?.severity, told?.params.found]).toEqual(['warning', 'Zorble, Frumbel']);
});

/** As Sheets takes it in English. */
function asCell(text: string): string | number {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

describe('a word nobody knows over millimetres, beside maximum and minimum', () => {
  const wet = [0, 0, 0, 3.2, 0, 14.5, 0, 0.4];
  const table = (header: string, mm: (at: number) => number): Reading =>
    readText(
      `Date,Tmax,Tmin,${header}\n${dayLines(({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${15 + (at % 7)}.5,${at % 5}.5,${mm(at)}`)}`,
    );
  test.each(['"Qux (mm)"', '"Regnx [mm]"', '"Srákv, mm"', 'Yagmx mm', '"Осдк (мм)"'])(
    '%s is asked about where it looks like rain',
    (header) => {
      expect(kindsOf(table(header, (at) => wet[at % 8] ?? 0))).toContain('which-column');
    },
  );
  test('is named where it does not', () => {
    const { findings } = table('Qux (mm)', (at) => 3 + (at % 4) / 2);
    const told = findings.find(({ kind }) => kind === 'reading.columns-not-read');
    expect(told?.params.found).toBe('Qux (mm)');
  });
  test.each([
    '"Evaporation (mm)"',
    '"Snow (mm)"',
    '"ET0 [mm]"',
    '"Verdunstung (mm)"',
    '"Verdamping (mm)"',
    '"Parowanie (mm)"',
    '"Výpar (mm)"',
    '"Испарение, мм"',
    // millimetres of mercury
    '"Баром, мм рт. ст."',
  ])('%s is known not to be', (own) => {
    expect(kindsOf(table(own, (at) => wet[at % 8] ?? 0))).not.toContain('which-column');
  });
  test.each(['MM', 'Month (MM)', 'Mes (mm)', 'Monat MM', 'Mois [mm]', 'Mês (MM)'])(
    'but "%s" beside the years is the month',
    (header) => {
      const lines = monthLines(3, (y, m) => `${y},${m},${rain(y, m)}`);
      expect(readText(`Year,${header},Rain (mm)\n${lines}`).rows).toHaveLength(3);
    },
  );
  test.each(['YYYY-MM', 'aaaa mm', 'Year/MM'])('but "%s" is a month', (header) => {
    const lines = monthLines(3, (y, m) => `${y}-${two(m)},${rain(y, m)}`);
    expect(readText(`${header},Rain (mm)\n${lines}`).rows).toHaveLength(3);
  });
});

test('rain of which a good part is below zero is something else', () => {
  const lines = monthLines(3, (y, m) => `${y},${m},${rain(y, m) - 55}.5`);
  const reading = readText(`Year,Month,Rain\n${lines}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('rain-below-zero');
});

describe('a balance of water beside good temperatures', () => {
  const balance = (y: number, m: number): number => Number((rain(y, m) - 55.5).toFixed(1));
  const long = `Year,Month,Tmax,Tmin,Rain\n${monthLines(3, (y, m) => `${y},${m},${m + 9}.5,${m}.5,${balance(y, m)}`)}`;
  const block = (title: string, value: (y: number, m: number) => number): string =>
    `${title}\nYear,${MONTHS}\n${[1961, 1962, 1963]
      .map((y) => [y, ...MONTHS.split(',').map((_, at) => value(y, at + 1))])
      .join('\n')}\n`;
  const blocks = `${block('Tmax (°C)', (_, m) => m + 9.5)}\n${block('Rainfall (mm)', balance)}`;

  test.each([
    { name: 'in a column', text: long, values: 25 },
    { name: 'in a block of its own', text: blocks, values: 13 },
    { name: 'under an unknown word', text: long.replace('Rain', 'Відхилення опадів'), values: 25 },
  ])('$name can be left out, and they are read', ({ text, values }) => {
    const asked = readText(text);
    const errors = asked.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ kind }) => kind)).toEqual(['reading.rain-below-zero']);
    expect(errors[0]?.choices?.options).toEqual([{ value: 'none' }]);
    const read = readText(text, { wishes: { rainColumn: 'none' } });
    expect(kindsOf(read)).toEqual([]);
    expect(Object.keys(read.rows[2] ?? {})).toHaveLength(values);
    expect(read.rows[0]).not.toHaveProperty('01_rain');
  });
});

test('years that have not come stop an upload', () => {
  const lines = [2025, 2026, 2027].map((y) => `${y},1,${rain(y, 1)}`).join('\n');
  const { findings } = readText(`Year,Month,Rain (mm)\n${lines}`);
  const found = findings.find(({ kind }) => kind === 'reading.years-to-come');
  expect(found).toMatchObject({ severity: 'error', params: { year: '2027' } });
});

test('months to come are not sent as months without rain', () => {
  const lines = [2025, 2026].flatMap((y) =>
    Array.from({ length: 12 }, (_, at) =>
      [y, at + 1, y === 2026 && at > 7 ? 0 : rain(y, at)].join(','),
    ),
  );
  const reading = readText(`Year,Month,Rain (mm)\n${lines.join('\n')}`);
  expect(Object.keys(reading.rows[1] ?? {})).toHaveLength(1 + 8);
  expect(kindsOf(reading)).toContain('months-to-come');
});

test.each([
  { header: '平均降水量,最大降水量', because: 'Chinese' },
  { header: '월강수량(mm),일최다강수량(mm)', because: 'Korean' },
  { header: 'Mean of rain,Largest rain', because: 'English' },
])('the largest amount beside the rain of a month is passed over: $because', ({ header }) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${rain(y, m)},${m + 300}`);
  const { rows } = readText(`Year,Month,${header}\n${lines}`);
  expect(rows[0]).toMatchObject({ '02_rain': rain(1961, 2) });
});

test.each([
  { found: 'Precipitation and snow', kind: 'reading.column-of-something-else' },
  { found: 'Rain YTD', kind: 'reading.only-year-figures' },
])('the only column that may be the rain is named where it is not read: $found', (one) => {
  const { found, kind } = one;
  const lines = monthLines(3, (y, m) => `${y},${m},${m + 9}.5,${rain(y, m)}`);
  const { rows, findings } = readText(`Year,Month,Tmax,${found}\n${lines}`);
  expect(rows[0]).not.toHaveProperty('01_rain');
  expect(findings).toContainEqual(
    expect.objectContaining({ kind, severity: 'note', params: { found } }),
  );
});

test('an average rain of nothing, year after year in the desert, is no normal', () => {
  const lines = monthLines(20, (y, m) => `${y},${m},${m + 9}.${y % 10},${y > 1975 ? y % 7 : 0}`);
  const { rows } = readText(`Year,Month,Mean max,Average rainfall\n${lines}`);
  expect(rows[3]).toMatchObject({ '04_rain': 0 });
  expect(rows[17]).toMatchObject({ '04_rain': 1978 % 7 });
});

describe('a column alone that is no month’s own value is not read', () => {
  const monthly = (header: string): string =>
    `Year,Month,${header}\n${monthLines(2, (y, m) => `${y},${m},${rain(y, m)}`)}`;
  test.each([
    { header: 'Rain YTD', because: 'what has fallen since January' },
    { header: 'Cumul annuel', because: 'the same in French' },
    { header: 'Max T of year', because: 'the year’s' },
    { header: 'Tmax n', because: 'the days that were counted' },
    { header: 'Rain 10 min (mm)', because: 'minutes are no month, however many they are' },
    { header: 'Regen/Stunde (mm)', because: 'the rain of an hour, as a German station writes it' },
    { header: 'Caudal máximo', because: 'the flow of a river, in Spanish' },
    { header: 'Débit max', because: 'in French' },
    { header: 'Abfluss max', because: 'in German' },
    { header: 'Vazão máxima', because: 'in Portuguese' },
    { header: 'Streamflow max', because: 'in English' },
  ])('"$header": $because', ({ header }) => {
    const { rows, findings } = readText(monthly(header));
    expect(rows).toEqual([]);
    expect(findings.map(({ severity }) => severity)).toContain('error');
  });

  test('"Tmax normal" of days: nothing to compare it with', () => {
    const reading = readText(
      `Date,Tmax normal\n${dayLines(({ y, m, d }) => `${y}-${m}-${d},${m + 9 + d / 10}`)}`,
    );
    expect(reading.rows).toEqual([]);
  });
});

test.each([
  { header: 'Cantidad', title: 'Lluvia mensual (mm)', because: 'an amount in Spanish' },
  { header: 'Quantidade', title: 'Chuva mensal (mm)', because: 'in Portuguese' },
])('"$header" under a title that says rain is the rain: $because', ({ header, title }) => {
  const lines = monthLines(3, (y, m) => `${y},${m},${rain(y, m)}`);
  const { rows } = readText(`${title}\nYear,Month,${header}\n${lines}`);
  expect(rows[0]).toMatchObject({ '02_rain': rain(1961, 2) });
});

describe('one value a year, always in the same month, may be the figure of the year', () => {
  const yearly = (line: (year: number) => string): string =>
    Array.from({ length: 8 }, (_, at) => line(1981 + at)).join('\n');
  test.each([
    {
      because: 'twelve months that end in October',
      text: `Maximum temperature (°C)\nDate,Value\n${yearly((y) => `${y}10,${rain(y, 4) / 4}`)}`,
    },
    {
      because: 'the last days of years',
      text: `Data,Chuva (mm)\n${yearly((y) => `31/12/${y},${rain(y, 4) * 10}`)}`,
    },
    {
      because: 'January, and the other columns blank',
      text: `Année,Mois,Tmax,Tmin\n${yearly((y) => `${y},1,${y - 1970}.5,${y - 1980}.5`)}`,
    },
  ])('is asked about: $because', ({ text }) => {
    const reading = readText(text);
    expect(reading.rows).toEqual([]);
    const asked = reading.findings.find(({ kind }) => kind === 'reading.one-month-a-year');
    const [own] = asked?.choices?.options ?? [];
    const wishes = { element: own?.value, missingDays: 'any' } as ReadOptions;
    expect(readText(text, { wishes }).rows).toHaveLength(8);
    const none = readText(text, { wishes: { element: 'none' } });
    expect(none.rows).toEqual([]);
    expect(kindsOf(none)).toContain('none-of-three');
  });
});

describe('values of the same few months of each year, evenly apart, may be those of more months', () => {
  const columns = { Date: (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01` };
  const rowsOf = (
    months: readonly number[],
    key: (y: number, m: number) => string,
    years = 4,
  ): string =>
    Array.from({ length: years }, (_, at) =>
      months.map((m) => `${key(1981 + at, m)},${rain(1981 + at, m)}`).join('\n'),
    ).join('\n');
  test.each([
    { months: [1, 7], every: 6, because: 'halves of years' },
    { months: [4, 10], every: 6, because: 'dry and wet seasons' },
    { months: [1, 5, 9], every: 4, because: 'four months each' },
    { months: [1, 3, 5, 7, 9, 11], every: 2, because: 'two months each' },
  ])('$months are asked about: $because', ({ months, every }) => {
    const text = `Date,Rain (mm)\n${rowsOf(months, columns.Date)}`;
    const { rows, findings } = readText(text);
    expect(rows).toEqual([]);
    const asked = findings.find(({ kind }) => kind === 'reading.one-month-a-year');
    expect(asked?.params).toEqual({ element: 'rain', months: every });
    const taken = readText(text, { wishes: { element: 'rain' } });
    const [month = 0] = months;
    expect(taken.rows[3]).toMatchObject({
      [`${String(month).padStart(2, '0')}_rain`]: rain(1984, month),
    });
  });

  const names = MONTHS.split(',');
  const table = (months: readonly number[], header: string, value: (m: number) => string) =>
    `Year,Month,${header}\n${[1981, 1982, 1983, 1984, 1985]
      .flatMap((y) => months.map((m) => `${y},${names[m - 1]},${value(m)}`))
      .join('\n')}`;
  const across = (months: readonly number[], title: string): string =>
    `${title}\nYear,${months.map((m) => names[m - 1])}\n${[1981, 1982, 1983, 1984]
      .map((y) => [y, ...months.map((m) => rain(y, m) / 4)])
      .join('\n')}`;

  test.each([
    { months: [1, 3, 5, 7, 9, 11], title: 'Mean maximum temperature (°C)' },
    { months: [2, 4, 6, 8, 10, 12], title: 'Temperatura mínima media (°C)' },
  ])('words for $months over columns are these months: $title', ({ months, title }) => {
    const { rows } = readText(across(months, title));
    expect(Object.keys(rows[0] ?? {})).toHaveLength(months.length + 1);
  });

  test.each([{ months: [1, 3, 5, 7, 9, 11] }, { months: [1, 4, 7, 10] }, { months: [1, 7] }])(
    'words for $months beside rows are these months',
    ({ months }) => {
      const beside = readText(table(months, 'Tmax,Tmin', (m) => `${m + 9}.5,${m}.5`));
      expect(Object.keys(beside.rows[0] ?? {})).toHaveLength(months.length * 2 + 1);
      expect(kindsOf(beside)).not.toContain('one-month-a-year');
    },
  );

  test.each([
    {
      months: [3, 6, 9, 12],
      title: 'Mean maximum temperature (°C)',
      because: 'quarters end there',
    },
    { months: [6, 12], title: 'Mean maximum temperature (°C)', because: 'half years end there' },
    {
      months: [1, 3, 5, 7, 9, 11],
      title: 'Rainfall (mm)',
      because: 'the rain may be of two months',
    },
    { months: [1, 7], title: 'Rainfall (mm)', because: 'the rain may be of half a year' },
    { months: [7], title: 'Mean maximum temperature (°C)', because: 'the year may end there' },
  ])('words for $months under "$title" are asked about: $because', ({ months, title }) => {
    const text = `${title}\n${table(months, 'Value', (m) => `${m + 9}.5`)}`;
    expect(kindsOf(readText(text))).toContain('one-month-a-year');
  });

  test('seasons in columns of their own are asked about, too', () => {
    const text = `Year,Month,Rain (mm)\n${rowsOf([3, 6, 9, 12], (y, m) => `${y},${m}`)}`;
    expect(kindsOf(readText(text))).toContain('one-month-a-year');
  });

  test.each([
    { months: [5, 6, 7, 8, 9, 10], because: 'a gauge that stands there in summer' },
    { months: [2, 7], because: 'uneven distances' },
    { months: [1, 3, 5, 7, 9, 11], years: 1, because: 'six values of one year' },
  ])('$months are read: $because', ({ months, years }) => {
    const { rows } = readText(`Date,Rain (mm)\n${rowsOf(months, columns.Date, years)}`);
    expect(Object.keys(rows[0] ?? {})).toHaveLength(months.length + 1);
  });
});

describe('one month a year is asked about when all tables and sheets are one record', () => {
  const asks = (reading: Reading): string[] =>
    reading.findings
      .filter(({ kind }) => kind === 'reading.one-month-a-year')
      .map(({ severity, params }) => `${severity} ${params.element}`);
  const years = Array.from({ length: 8 }, (_, at) => 1981 + at);
  const oneMonth = (m: number): string => years.map((y) => `${y},${m},${rain(y, m)}`).join('\n');
  const months = Array.from({ length: 12 }, (_, at) => at + 1);

  test('twelve tables of a month each, one below the other, are a full record', () => {
    const text = months.map((m) => `Year,Month,Rain (mm)\n${oneMonth(m)}\n`).join('\n');
    const reading = readText(text);
    expect(asks(reading)).toEqual([]);
    expect(reading.rows[7]).toMatchObject({ '01_rain': rain(1988, 1), '12_rain': rain(1988, 12) });
  });

  test('and so are twelve sheets', () => {
    const grids = months.map((m) => ({
      sheet: `Month ${m}`,
      cells: [['Year', 'Month', 'Rain (mm)'], ...years.map((y) => [y, m, rain(y, m)])],
    }));
    const reading = readSheets(grids, { sheets: grids.map(({ sheet }) => sheet) }, AROUND);
    expect(asks(reading)).toEqual([]);
    expect(reading.rows[7]).toMatchObject({ '01_rain': rain(1988, 1), '12_rain': rain(1988, 12) });
  });

  test('twelve sheets of which nobody has named one are proposed together', () => {
    const grids = months.map((m) => ({
      sheet: `Month ${m}`,
      cells: [['Year', 'Month', 'Rain (mm)'], ...years.map((y) => [y, m, rain(y, m)])],
    }));
    const { rows, findings } = readSheets(grids, {}, AROUND);
    expect(rows[7]).toEqual({ Year: 1988, '01_rain': rain(1988, 1) });
    const [proposal] = findings.filter(({ choices }) => choices?.wish === 'sheets');
    const [together] = proposal?.choices?.options ?? [];
    const sheets = JSON.parse(together?.value ?? '[]') as string[];
    expect(sheets).toEqual(grids.map(({ sheet }) => sheet));
    expect(findings.map(({ severity }) => severity)).not.toContain('error');
  });

  test('a sheet of Julys beside one of other things is asked about', () => {
    const grids = [
      {
        sheet: 'July',
        cells: [['Year', 'Month', 'Rain'], ...years.map((y) => [y, 7, rain(y, 7)])],
      },
      {
        sheet: 'Notes',
        cells: [
          ['Keeper', 'Since'],
          ['A. Upton', 1981],
        ],
      },
    ];
    expect(asks(readSheets(grids, {}, AROUND))).toEqual(['error rain']);
  });

  const gauge = `Year,Month,Tmax,Tmin,Rain\n${monthLines(8, (y, m) => `${y},${m},${m + 9}.5,${m}.5,${m === 7 ? rain(y, m) : ''}`)}`;
  test.each([
    { wishes: {}, told: ['warning rain'], has: true, because: 'nobody has answered' },
    { wishes: { element: 'rain' }, told: [], has: true, because: 'it is July’s' },
    { wishes: { element: 'none' }, told: [], has: false, because: 'it is the year’s' },
  ] as const)('rain of Julys beside full temperatures blocks nothing: $because', (one) => {
    const { findings, rows, ...reading } = readText(gauge, { wishes: one.wishes });
    expect(asks({ findings, rows, ...reading })).toEqual(one.told);
    expect(findings.map(({ severity }) => severity)).not.toContain('error');
    expect(rows[0]).toMatchObject({ '01_max': 10.5, '12_min': 12.5 });
    expect('07_rain' in (rows[0] ?? {})).toBe(one.has);
  });

  test('an answer for the maximum leaves the other elements told, and none refuses all', () => {
    const lines = years.map((y) => `${y},7,${y - 1960}.5,${y - 1970}.5,${rain(y, 7)}`).join('\n');
    const text = `Year,Month,Tmax,Tmin,Rain\n${lines}`;
    expect(asks(readText(text))).toEqual(['error max', 'error min', 'error rain']);
    const max = readText(text, { wishes: { element: 'max' } });
    expect(asks(max)).toEqual(['warning min', 'warning rain']);
    expect(max.rows).toHaveLength(8);
    const none = readText(text, { wishes: { element: 'none' } });
    expect(none.rows).toEqual([]);
    expect(none.findings.map(({ severity }) => severity)).toContain('error');
  });

  test('the ends of years on a sheet of their own are asked about beside full months of another', () => {
    const full = years.flatMap((y) => months.map((m) => [y, m, m + 9.5]));
    const grids = [
      { sheet: 'T', cells: [['Year', 'Month', 'Tmax'], ...full] },
      { sheet: 'R', cells: [['Year', 'Month', 'Rain'], ...years.map((y) => [y, 12, rain(y, 3)])] },
    ];
    const reading = readSheets(grids, { sheets: ['T', 'R'] }, AROUND);
    expect(asks(reading)).toEqual(['error rain']);
  });
});

describe('the hours of a logger are no days, whatever the words over them', () => {
  const hours = (line: (stamp: string, value: number) => string): string =>
    Array.from({ length: 72 }, (_, at) =>
      line(`2019-04-0${1 + Math.floor(at / 24)} ${two(at % 24)}:00`, (at * 7) % 23),
    ).join('\n');
  test.each([
    {
      because: 'a word that is none of the three',
      text: `datum,temperatuur\n${hours((stamp, v) => `${stamp},${v}.5`)}`,
    },
    {
      because: 'parts of an hour that could be places, beside a place',
      text: `stamp,gauge,rain_part,rain_since\n${hours((stamp, v) => `${stamp},Upton,${v},${v * 3}`)}`,
    },
    {
      because: 'one station by its number, and its hours',
      text: `stamp,station,value\n${hours((stamp, v) => `${stamp},26055100,${v}`)}`,
    },
    {
      because: 'year, month, day and hour in columns of their own',
      text: `Año,Mes,Día,Hora,Valor\n${hours((stamp, v) => `2019,4,${Number(stamp.slice(8, 10))},${Number(stamp.slice(11, 13))},${v}`)}`,
    },
  ])('and are refused: $because', ({ text }) => {
    const reading = readText(text);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('several-rows-a-day');
  });

  const daysOf = (places: readonly string[]): string =>
    dayLines(({ y, m, d }, at) =>
      places.map((place, k) => `${y}-${two(m)}-${two(d)},${place},${(at + k) % 19}`).join('\n'),
    );
  test.each([
    { header: 'Station', places: ['G01', 'G02'], because: 'codes under a word for stations' },
    { header: 'Station', places: ['1', '2'], because: 'numbers under it' },
    { header: 'Station', places: ['26055100', '26055200'], because: 'long numbers' },
    { header: 'Station', places: ['Upton 1', 'Upton 2'], because: 'names that are counted' },
    { header: 'Foo', places: ['G01', 'G02'], because: 'codes under a word nobody knows' },
  ])('the days of "$places" are told apart by them: $because', ({ header, places }) => {
    const text = `Date,${header},Value\n${daysOf(places)}`;
    expect(kindsOf(readText(text, { sheet: 'Rainfall' }))).toEqual(['which-station']);
    const wishes = { station: places[0] ?? '' };
    expect(readText(text, { sheet: 'Rainfall', wishes }).rows).toHaveLength(1);
  });

  test('months of stations under a date ask which of them, too', () => {
    const lines = monthLines(3, (y, m) =>
      ['G01', 'G02', 'G03'].map((code, k) => `${y}-${two(m)},${code},${rain(y, m + k)}`).join('\n'),
    );
    const reading = readText(`Date,Station,Value\n${lines}`, { sheet: 'Rainfall' });
    expect(kindsOf(reading)).toEqual(['which-station']);
  });

  test('days of two places under a word nobody knows are asked about', () => {
    const lines = dayLines(({ y, m, d }, at) =>
      ['Upton', 'Hill'].map((place) => `${y}-${two(m)}-${two(d)},${place},${at % 19}`).join('\n'),
    );
    const asked = readText(`Date,Place,Foo\n${lines}`).findings;
    expect(asked.some(({ choices }) => choices?.wish === 'element')).toBe(true);
  });
});

test('days of rain that happen to be 12, 9, 6 and 3 make no quarters', () => {
  const lines = ['Upton', 'Hill', 'Ford'].map((name, at) => `${name},${at},12,9,6,3,14,15`);
  const text = `Name,Code,A,B,C,D,E,F\n${lines.join('\n')}`;
  expect(kindsOf(readText(text))).not.toContain('only-quarters');
});

test.each([
  { names: 'DJF,JFM,FMA,MAM,AMJ,MJJ,JJA,JAS,ASO,SON,OND,NDJ', because: 'by their letters' },
  {
    names:
      'Dec-Feb,Jan-Mar,Feb-Apr,Mar-May,Apr-Jun,May-Jul,Jun-Aug,Jul-Sep,Aug-Oct,Sep-Nov,Oct-Dec,Nov-Jan',
    because: 'by their first and last months',
  },
])('twelve quarters that overlap are no months: $because', ({ names }) => {
  const months = Array.from({ length: 12 }, (_, at) => at + 1);
  const lines = [1961, 1962, 1963].map((y) => [y, ...months.map((m) => rain(y, m))].join());
  const reading = readText(`Rainfall (mm)\nYear,${names}\n${lines.join('\n')}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('only-quarters');
});

test('months from 0 to 11 are not read one too early', () => {
  const lines = monthLines(3, (y, m) => `${y},${m - 1},${rain(y, m)}`);
  const { findings } = readText(`Year,Month,Rain (mm)\n${lines}`);
  const told = findings.filter(({ severity }) => severity === 'error').map(({ kind }) => kind);
  expect(told).toEqual(['reading.months-from-zero']);
});

test('the normal beside a column nobody knows is not read in its place', () => {
  const lines = monthLines(4, (y, m) => `${y},${m},${rain(y, m)},${normal(m)}`);
  const reading = readText(`Year,Month,Number of,Mean\n${lines}`, { sheet: 'Rainfall' });
  expect(reading.rows).toEqual([]);
  expect(reading.findings.map(({ severity }) => severity)).toContain('error');
});

describe('the rain of a day, a week and a year beside each other in rows of months', () => {
  const lines = monthLines(
    3,
    (y, m) => `${y},${m},${m % 3},${m % 5},${rain(y, m) / 30},${total(y)}`,
  );
  test.each([
    { header: 'Rain/hour (mm),Rain event (mm),Rain/day (mm),Rain/year (mm)', because: 'English' },
    {
      header: 'Regen/Std (mm),Regen Ereignis (mm),Regen/Tag (mm),Regen/Jahr (mm)',
      because: 'German',
    },
  ])('are asked about: $because', ({ header }) => {
    const reading = readText(`Year,Month,${header}\n${lines}`);
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('which-column');
  });
});

test('days numbered behind the word for rain are no months', () => {
  const numbers = Array.from({ length: 31 }, (_, at) => two(at + 1));
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const lines = days.map((count, at) =>
    [`01/${two(at + 1)}/2019`, ...numbers.map((day) => (Number(day) <= count ? 2 : ''))].join(','),
  );
  const reading = readText(
    `Data,${numbers.map((day) => `Chuva${day}`).join(',')}\n${lines.reverse().join('\n')}`,
  );
  expect(reading.rows[0]).toMatchObject({ '01_rain': 62, '02_rain': 56, '12_rain': 62 });
});

test('gusts of 1,27 are no dates', () => {
  const lines = monthLines(2, (y, m) => `${y}${two(m)};${m % 9},${two(m)};${rain(y, m)},5`);
  const reading = readText(`Zeit;Böe (m/s);Regen (mm)\n${lines}`);
  expect(reading.rows[1]).toMatchObject({ Year: 1962, '02_rain': rain(1962, 2) + 0.5 });
});

describe('dates in the middle of each month', () => {
  const stamps = Array.from({ length: 24 }, (_, at) => [2005 + Math.floor(at / 12), (at % 12) + 1]);
  test('stand for the months, where one follows the other', () => {
    const lines = stamps.map(
      ([y = 0, m = 0]) => `${y}-${two(m)}-${m === 2 ? 15 : 16},${rain(y, m)}`,
    );
    const reading = readText(`date,rain_mm\n${lines.join('\n')}`);
    expect(reading.rows[1]).toMatchObject({ '02_rain': rain(2006, 2), '11_rain': rain(2006, 11) });
  });
  test('are asked about where months are left out: somebody went there', () => {
    const lines = stamps
      .filter((_, at) => at % 5 !== 3)
      .map(([y = 0, m = 0]) => `${y}-${two(m)}-${14 + (m % 3)},${rain(y, m)}`);
    const reading = readText(`date,rain_mm\n${lines.join('\n')}`);
    expect(kindsOf(reading)).toContain('one-day-a-month');
  });
});

describe('a list of days', () => {
  const all = inventedDays('southern', { firstYear: 2001, years: 6, seed: 4 });
  type Day = (typeof all)[number];
  const read = (line: (day: Day) => string | null, wishes = {}) =>
    readText(`Date,Tmax (°C),Tmin (°C)\n${all.flatMap((day) => line(day) ?? []).join('\n')}`, {
      wishes,
    });
  const lineOf = ({ year, month, day, max, min }: Day): string =>
    `${year}-${two(month)}-${two(day)},${max},${min}`;
  const hot = (day: Day): string | null => (day.max >= 25 ? lineOf(day) : null);

  test('of more than 25 °C is no record, although all days of a July are in it', () => {
    const reading = read(hot);
    const question = reading.findings.find(({ kind }) => kind === 'reading.chosen-days');
    expect(question).toMatchObject({ severity: 'error', choices: { wish: 'missingDays' } });
    const answered = read(hot, { missingDays: 'standard' });
    expect(kindsOf(answered)).not.toContain('chosen-days');
    expect(answered.rows).toEqual(reading.rows);
  });

  test('that takes the hottest of each month is none, although most days are in it', () => {
    const keyOf = ({ year, month }: Day): string => `${year}-${month}`;
    const maximaOf = new Map<string, number[]>();
    for (const day of all) maximaOf.set(keyOf(day), [...(maximaOf.get(keyOf(day)) ?? []), day.max]);
    const isHot = (day: Day): boolean => {
      const own = maximaOf.get(keyOf(day)) ?? [];
      return own.filter((max) => max < day.max).length >= own.length / 4;
    };
    const reading = read((day) => (isHot(day) ? lineOf(day) : null));
    expect(kindsOf(reading)).toContain('chosen-days');
  });

  test('of which the person has said that it was dry on the others has no mean temperature', () => {
    const wet = all.filter(({ day, rain }) => rain > 0 || day % 3 > 0);
    const lines = wet.map((day) => `${lineOf(day)},${Math.max(day.rain, 0.1)}`).join('\n');
    const text = `Date,Tmax (°C),Tmin (°C),Rain (mm)\n${lines}`;
    const kinds = kindsOf(readText(text, { wishes: { blankRainDay: 'rest-dry' } }));
    expect(kinds).toContain('chosen-days');
    const missing = readText(text, { wishes: { blankRainDay: 'missing' } });
    expect(kindsOf(missing)).not.toContain('chosen-days');
  });

  test.each([
    { name: 'each weekend is free all year', isLost: (at: number) => at % 7 > 4 },
    { name: 'a day in five is lost by chance', isLost: (at: number) => (at * 7919) % 1000 < 200 },
    { name: 'a week in three is lost', isLost: (at: number) => (at * 7) % 21 < 7 && at % 60 > 30 },
    { name: 'each weekend is free', isLost: (at: number) => at % 7 > 4 && at % 90 > 45 },
    { name: 'it stands still for half of each year', isLost: (at: number) => at % 365 > 180 },
  ])('is a record where $name', ({ isLost }) => {
    const reading = read((day) => (isLost(all.indexOf(day)) ? null : lineOf(day)));
    expect(kindsOf(reading)).not.toContain('chosen-days');
    expect(reading.rows.length).toBeGreaterThan(0);
  });

  test('with blank cells for the other days is one, too', () => {
    const blank = (day: Day): string => hot(day) ?? `${lineOf(day).slice(0, 10)},,`;
    expect(kindsOf(read(blank))).not.toContain('chosen-days');
  });
});

test.each([
  {
    because: 'a header separated otherwise than most of its rows',
    text: `date;mini;ground;maxi\n${dayLines(({ m, d }, at) => [`${two(m)}/${two(d)}`, d, d + 2, d + 9].join(at < 350 ? ',' : ';'))}`,
  },
  {
    because: 'a logger’s header with sensor, number, unit and station',
    text: `Line,Date,"Wind Speed (S-ABC 12345678:87654321-1), m/s, Upton weather mast 5",State\n${dayLines(({ y, m, d }, at) => `${at},${y}-${two(m)}-${two(d)} 00:00,${d}.5,3`)}`,
  },
])('it is not said that no row names the columns: $because', ({ text }) => {
  const reading = readText(text);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).not.toContain('columns-without-names');
});

describe('a column named after its check', () => {
  const amount = (year: number, month: number): number => rain(year, month) + month / 10;
  const lines = (marks: string): string =>
    monthLines(3, (y, m) => `${y},${m},${amount(y, m)}${marks}`);

  test('is read where it holds amounts', () => {
    const { rows } = readText(`Year,Month,Rain QC\n${lines('')}`);
    expect(rows[0]).toMatchObject({ Year: 1961, '01_rain': amount(1961, 1) });
  });

  test('gives way to the amounts it marks', () => {
    const reading = readText(`Year,Month,Rain,Rain QC\n${lines(',1')}`);
    expect(reading.rows[0]).toMatchObject({ Year: 1961, '01_rain': amount(1961, 1) });
    expect(kindsOf(reading)).not.toContain('column-passed-over');
  });

  test('is refused in words where it holds marks alone', () => {
    const text = `Year,Month,Rain QC\n${monthLines(3, (y, m) => `${y},${m},${m % 3}`)}`;
    expect(kindsOf(readText(text))).toContain('column-of-something-else');
  });
});

describe('the largest rain of a day is no temperature', () => {
  test.each([
    { tab: 'Rainfall', header: 'Month,Total,Max' },
    { tab: 'Precipitación', header: 'Mes,Suma,Máx' },
    { tab: 'Niederschlag', header: 'Monat,Summe,Maximum' },
    { tab: 'Осадки', header: 'Месяц,Сумма,Максимум' },
    { tab: '강수량', header: '월,합계,최대' },
  ])('$header under $tab', ({ tab, header }) => {
    const lines = monthLines(3, (y, m) => `${y}-${two(m)},${rain(y, m)},${rain(y, m) / 4}`);
    const reading = readText(`${header}\n${lines}`, { sheet: tab });
    expect(reading.rows[0]).toMatchObject({ Year: 1961, '03_rain': rain(1961, 3) });
    expect(Object.keys(reading.rows[0] ?? {})).not.toContain('03_max');
    expect(kindsOf(reading)).toContain('only-extremes');
  });

  test.each(['Max,Min,Mean', 'Max,Mean', 'Max,Min', 'Avg,Hi,Dir'])(
    'nor is anything of %s the rain of a month',
    (header) => {
      const parts = header.split(',').map((_, at) => at + 2);
      const lines = monthLines(3, (y, m) =>
        [`${y}-${two(m)}`, ...parts.map((part) => rain(y, m) / part)].join(','),
      );
      const reading = readText(`Month,${header}\n${lines}`, { sheet: 'Rainfall' });
      expect(reading.rows).toEqual([]);
    },
  );

  test.each([
    { tab: 'Rainfall', header: 'Month,Max,Min,Rain' },
    { tab: 'Rain', header: 'Month,Tmax,Tmin,Total' },
    { tab: 'Rain and temperature', header: 'Month,Max,Min,Rain' },
  ])('$header under $tab has temperatures', ({ tab, header }) => {
    const lines = monthLines(3, (y, m) => `${y}-${two(m)},${m + 12.5},${m + 3.5},${rain(y, m)}`);
    const { rows } = readText(`${header}\n${lines}`, { sheet: tab });
    expect(rows[0]).toMatchObject({ '03_max': 15.5, '03_min': 6.5 });
  });
});

describe('"Max temp" beside "Max temp day", which may be when it was', () => {
  const months = monthLines(3, (y, m) => `${y},${two(m)},${1 + ((m * 7) % 28)},${m + 10}.4,${m}.2`);

  test.each([
    'Max temp day,Max temp,Min temp',
    'Temp máx día,Temp máx,Temp mín',
    'Temp max Tag,Temp max,Temp min',
  ])('is the maximum, wherever it stands: %s', (header) => {
    const reading = readText(`Year,Month,${header}\n${months}`);
    expect(reading.rows[0]).toMatchObject({ '01_max': 11.4, '12_min': 12.2 });
    expect(kindsOf(reading)).toContain('column-passed-over');
  });
});
