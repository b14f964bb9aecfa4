import { describe, expect, test } from '@jest/globals';
import type { Cell, Finding, Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { AROUND, dayLines, kindsOf, MONTHS, monthLines, readText, two } from './shape-of.ts';

/** Whatever can be read is read at once; a question offers nothing that cannot be, and a guess is told. */
const rain = (seed: number): number => (seed % 3 ? 0 : ((seed * 37) % 291) / 10);
const warmth = (m: number, d: number): number =>
  Number((14 - 9 * Math.cos(m / 2) + (d % 7) / 3).toFixed(1));
const daily = (header: string, cell: (m: number, d: number) => number): string =>
  `${header}\n${dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${cell(m, d)}`)}`;

function optionsOf({ findings }: Reading, kind: Finding['kind']): string[] | undefined {
  const asked = findings.find((finding) => finding.kind === kind);
  return asked?.choices?.options.map(({ value }) => value);
}

describe('a header that says another quantity than the title', () => {
  test.each([
    { sheet: 'Rainfall', header: 'date,temp' },
    { sheet: 'Precipitaciones', header: 'fecha,temperatura' },
    { sheet: 'Niederschlag', header: 'Datum,Temp (°C)' },
    { sheet: 'Chuva', header: 'data,temp' },
    { sheet: 'Pluie', header: 'date,température' },
  ])('"$header" in $sheet is no rain, and is not offered as rain', ({ sheet, header }) => {
    const reading = readText(daily(header, warmth), { sheet });
    expect(reading.rows).toEqual([]);
    expect(optionsOf(reading, 'reading.which-element')).toEqual(['max', 'min', 'none']);
  });

  test.each([
    { sheet: 'Tmax', header: 'date,mm' },
    { sheet: 'Temperatura máxima', header: 'fecha,valor (mm)' },
  ])('"$header" in $sheet is no maximum', ({ sheet, header }) => {
    const reading = readText(
      daily(header, (m, d) => rain(m * 31 + d)),
      { sheet },
    );
    expect(reading.rows).toEqual([]);
    expect(optionsOf(reading, 'reading.which-element')).toEqual(['rain', 'none']);
  });

  test.each([
    { sheet: 'Max temp', header: 'date,mm' },
    { sheet: 'Temperatura máxima', header: 'fecha,valor (mm)' },
    { sheet: 'Höchsttemperatur', header: 'Datum,mm' },
  ])('"$header" in $sheet may be a slip over temperatures: the maximum is offered', (given) => {
    const text = daily(given.header, warmth);
    const options = optionsOf(readText(text, given), 'reading.which-element');
    expect(options).toEqual(['max', 'rain', 'none']);
    const { rows } = readText(text, { ...given, wishes: { element: 'max' } });
    expect(rows[0]?.['01_max']).toBeCloseTo(7.07, 1);
  });

  test.each([
    { sheet: 'Rainfall', header: 'date,T' },
    { sheet: 'Chuva', header: 'data,C' },
    { sheet: 'Rainfall', header: 'date,F' },
  ])('"$header" in $sheet may be rain, and is taken for mm then', ({ sheet, header }) => {
    const text = daily(header, (m, d) => rain(m * 31 + d));
    const options = optionsOf(readText(text, { sheet }), 'reading.which-element');
    expect(options).toEqual(['rain', 'none']);
    const { rows } = readText(text, { sheet, wishes: { element: 'rain' } });
    const january = Array.from({ length: 31 }, (_, at) => rain(31 + at + 1));
    expect(rows[0]?.['01_rain']).toBeCloseTo(january.reduce((sum, value) => sum + value));
  });

  test('"T (mm)" in a file of rain is read at once', () => {
    const reading = readText(
      daily('date,T (mm)', (m, d) => rain(m * 31 + d)),
      { sheet: 'Rainfall' },
    );
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows[0]).toMatchObject({ '01_rain': expect.anything() });
  });

  test.each([
    { sheet: 'Rainfall', header: 'C,F', asked: ['C', 'F', 'none'] },
    { sheet: 'Tmax', header: 'Upton (mm),Kew (mm)', asked: ['Upton (mm)', 'Kew (mm)', 'none'] },
  ])('of "$header" in $sheet one may be the rain', ({ sheet, header, asked }) => {
    const lines = dayLines(
      ({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${rain(at)},${rain(at + 1)}`,
    );
    const reading = readText(`date,${header}\n${lines}`, { sheet });
    expect(optionsOf(reading, 'reading.which-column')).toEqual(asked);
    expect(kindsOf(reading)).toEqual(['which-column']);
  });

  test('"Temp Jan" to "Temp Dec" in a file of rain are no rain', () => {
    const header = MONTHS.split(',').map((month) => `Temp ${month}`);
    const lines = [1961, 1962, 1963].map((y) => [y, ...header.map((_, at) => warmth(at, y))]);
    const reading = readText([['Year', ...header], ...lines].join('\n'), { sheet: 'Rainfall' });
    expect(reading.rows).toEqual([]);
  });

  test('beside unknown words "temp" is offered as a temperature and not as rain, and the pressure is none', () => {
    const lines = dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${warmth(m, d)},${1000 + d}`);
    const reading = readText(`date,temp,zorvan\n${lines}`, { sheet: 'Rainfall' });
    expect(kindsOf(reading)).toEqual(['which-column', 'which-column']);
    expect(reading.findings.map(({ params: { element } }) => element)).toEqual(['max', 'min']);
    expect(optionsOf(reading, 'reading.which-column')).toEqual(['temp', 'none']);
  });
});

describe('a tab a month, years down', () => {
  const years = Array.from({ length: 12 }, (_, at) => 1990 + at);
  const tabs = (names: readonly string[], header: Cell[]) =>
    names.map((sheet, month) => ({
      sheet,
      cells: [header, ...years.map((y): Cell[] => [y, 20.5 + ((y * 7 + month * 11) % 83)])],
    }));
  const readTabs = (grids: ReturnType<typeof tabs>, wishes: ReadOptions = {}): Reading =>
    readSheets(grids, { sheets: grids.map(({ sheet }) => sheet), ...wishes }, AROUND);

  test.each([
    {
      names:
        'January February March April May June July August September October November December',
      header: ['Year', 'Rainfall (mm)'],
    },
    {
      names:
        'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre',
      header: ['Año', 'Precipitación (mm)'],
    },
    {
      names: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
      header: ['Jahr', 'Niederschlag (mm)'],
    },
    {
      names: 'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre',
      header: ['Année', 'Pluie (mm)'],
    },
  ])('$names are read at once, and it is told where the month came from', ({ names, header }) => {
    const reading = readTabs(tabs(names.split(' '), header));
    expect(kindsOf(reading)).toEqual(['month-from-title']);
    expect(reading.rows).toHaveLength(12);
    expect(reading.rows[0]).toMatchObject({
      Year: 1990,
      '01_rain': 20.5 + 69,
      '12_rain': 20.5 + 24,
    });
  });

  test('towns called March and May are asked about: the figures may be of whole years', () => {
    const grids = tabs(['March', 'May'], ['Year', 'Rainfall (mm)']);
    expect(optionsOf(readTabs(grids), 'reading.one-month-a-year')).toEqual(['rain', 'none']);
    expect(readTabs(grids).rows).toEqual([]);
    const opened = readSheets(
      [...grids, ...tabs(['Upton'], ['Year', 'Rainfall (mm)'])],
      {},
      AROUND,
    );
    expect(optionsOf(opened, 'reading.one-month-a-year')).toEqual(['rain', 'none']);
    expect(opened.rows).toEqual([]);
    expect(readTabs(grids, { element: 'rain' }).rows[0]).toHaveProperty('05_rain');
  });

  test.each(['Mar del Plata', 'Set 1', 'May update'])('%s is no tab of one month', (name) => {
    expect(kindsOf(readTabs(tabs([name], ['Year', 'Rainfall (mm)'])))).toEqual(['only-years']);
  });

  test('three tabs whose rows say December, January and February are read at once', () => {
    const grids = [12, 1, 2].map((month) => ({
      sheet: `Tab ${month}`,
      cells: [
        ['Date', 'Rainfall (mm)'],
        ...years.map((y): Cell[] => [`${y}-${two(month)}`, 40 + (y % 7)]),
      ],
    }));
    const sheets = grids.map(({ sheet }) => sheet);
    const reading = readSheets(grids, { sheets }, AROUND);
    expect(kindsOf(reading)).toEqual([]);
    expect(Object.keys(reading.rows[0] ?? {})).toEqual(['Year', '01_rain', '02_rain', '12_rain']);
  });

  test('"Updated in March" above years names no month of them', () => {
    const lines = years.map((y) => `${y},${y - 1300}`).join('\n');
    const reading = readText(`Updated in March\nYear,Rainfall (mm)\n${lines}`);
    expect(kindsOf(reading)).toEqual(['only-years']);
  });

  test('a tab March with months across or down keeps them', () => {
    const across = years.map((y) => [y, ...MONTHS.split(',').map((_, at) => at + 1)]);
    const text = `Rain (mm)\nYear,${MONTHS}\n${across.join('\n')}`;
    expect(readText(text, { sheet: 'March' }).rows[0]).toMatchObject({
      '01_rain': 1,
      '12_rain': 12,
    });
  });
});

describe('days across and stations down, and the month only above them', () => {
  const places = ['Altura', 'Benovo', 'Cantera Sur', 'Dolmar'];
  const page = (title: string, header: string, days: number): string => {
    const count = Array.from({ length: days }, (_, at) => at + 1);
    const row = (place: string, at: number): string =>
      `${-70 - at},${5 + at},${place},Norte,${count.map((day) => rain(day + at)).join(',')}`;
    return `${title}\nLON,LAT,${header},DPTO,${count}\n${places.map(row).join('\n')}`;
  };
  const sum = Array.from({ length: 30 }, (_, at) => rain(at + 2)).reduce((all, day) => all + day);

  test.each([
    { title: ',,,Precipitación (mm),ABRIL DE 2022', header: 'ESTACION' },
    { title: 'Daily rainfall (mm) April 2022', header: 'Station' },
    { title: 'Chuva diária (mm) Abril/2022', header: 'Posto' },
    { title: 'Pluie (mm)\navril 2022', header: 'Poste' },
    { title: 'Curah hujan (mm) April 2022', header: 'Stasiun' },
  ])('below "$title" the place is asked, and then read', ({ title, header }) => {
    const text = page(title, header, 30);
    expect(optionsOf(readText(text), 'reading.which-station')).toEqual([...places, 'none']);
    const { rows } = readText(text, { wishes: { station: 'Benovo' } });
    expect(rows).toEqual([{ Year: 2022, '04_rain': expect.closeTo(sum, 5) }]);
  });

  test.each([
    { title: 'Rainfall (mm) April 2022', days: 31, because: 'April has no 31st' },
    { title: 'Rainfall (mm) April - May 2022', days: 30, because: 'two months are named' },
    { title: 'Rainfall (mm) 2022', days: 30, because: 'no month is named' },
  ])('"$title" above $days columns names no month: $because', ({ title, days }) => {
    expect(kindsOf(readText(page(title, 'Station', days)))).toEqual(['no-table']);
  });

  test('the year is asked where only the month is named', () => {
    const reading = readText(page('Rainfall (mm), April', 'Station', 30));
    expect(kindsOf(reading)).toEqual(['month-from-title', 'which-year']);
  });
});

describe('days of the week before dates without a year', () => {
  const weekdays = {
    de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
    nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    cs: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'],
  };
  test.each([
    { language: 'de', date: (d: string, m: string) => `${d}.${m}.`, header: 'Niederschlag (mm)' },
    { language: 'de', date: (d: string, m: string) => `${d}.${m}`, header: 'Niederschlag (mm)' },
    { language: 'fr', date: (d: string, m: string) => `${d}/${m}`, header: 'Pluie (mm)' },
    { language: 'nl', date: (d: string, m: string) => `${d}-${m}`, header: 'Neerslag (mm)' },
    { language: 'cs', date: (d: string, m: string) => `${d}. ${m}.`, header: 'Srážky (mm)' },
  ] as const)('$language: the year is asked, and then the days are read ($header)', (row) => {
    const lines = dayLines(({ m, d }, at) => {
      const weekday = weekdays[row.language][(at + 1) % 7];
      return `${weekday} ${row.date(two(d), two(m))};${rain(at)}`;
    });
    const text = `Datum;${row.header}\n${lines}`;
    expect(kindsOf(readText(text))).toEqual(['which-year']);
    const { rows } = readText(text, { wishes: { years: { 'Hill farm': 2019 } } });
    expect(Object.keys(rows[0] ?? {})).toHaveLength(13);
  });
});

test('3,000 days across are read, each row a place', () => {
  const days = Array.from({ length: 3000 }, (_, at) => new Date(Date.UTC(2000, 0, 1 + at)));
  const header = ['id', 'station', ...days.map((day) => day.toISOString().slice(0, 10))];
  const row = (place: string, seed: number) => [
    seed,
    place,
    ...days.map((_, at) => rain(at + seed)),
  ];
  const text = [header, row('Upton', 1), row('Kew', 2), row('Dale', 5)].join('\n');
  const read = (wishes: ReadOptions) => readText(text, { sheet: 'Rainfall', wishes });
  expect(optionsOf(read({}), 'reading.which-station')).toEqual(['Upton', 'Kew', 'Dale', 'none']);
  expect(read({ station: 'Kew' }).rows).toHaveLength(9);
});

describe('the name of the spreadsheet', () => {
  const months = Array.from(
    { length: 60 },
    (_, at) => `${2001 + Math.floor(at / 12)}-${two((at % 12) + 1)}`,
  );
  const names = ['Aruba (Neth.)', 'Angola', 'Morocco', 'Chile'];
  const codes = ['ABW', 'AGO', 'MAR', 'CHL'];
  const cells: Cell[][] = [
    ['code', 'name', ...months],
    ...names.map((name, at) => [codes[at] ?? '', name, ...months.map((_, m) => rain(m + at) + 3)]),
  ];
  const read = (book: string, wishes: ReadOptions = {}): Reading =>
    readSheets([{ sheet: 'all', book, cells }], wishes, AROUND);

  test('"precip" says what countries down and months across hold: the place is asked', () => {
    expect(optionsOf(read('precip'), 'reading.which-station')).toEqual([...names, 'none']);
    const { rows } = read('precip', { station: 'Angola' });
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ '01_rain': rain(1) + 3, '12_rain': rain(12) + 3 });
  });

  test('"temperaturas" says what min and max beside 24 hours are', () => {
    const hours = Array.from({ length: 24 }, (_, at) => String(at));
    const lines = dayLines(({ y, m, d }) => {
      const values = hours.map((_, at) => warmth(m, d) - Math.abs(at - 14) / 2);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      return [`${y}-${two(m)}-${two(d)}`, ...values, least, most, (least + most) / 2].join(',');
    });
    const grid = { sheet: 'Sheet', cells: lines.split('\n').map((line) => line.split(',')) };
    const header = ['fecha', ...hours, 'min', 'max', 'media'];
    const of = (book: string): Reading => {
      const table = grid.cells.map(([day = '', ...rest]): Cell[] => [day, ...rest.map(Number)]);
      return readSheets([{ ...grid, book, cells: [header, ...table] }], {}, AROUND);
    };
    expect(of('temperaturas').rows[0]).toMatchObject({ Year: 2019, '01_max': expect.anything() });
    const asked = of('estacion').findings.find(({ kind }) => kind === 'reading.which-column');
    expect(asked?.choices?.options.map(({ value }) => value)).toEqual(['max', 'media', 'none']);
  });
});

test.each([
  'Daily Maximum Gust Corresponding Direction',
  'Maximum wind, direction',
  'Dirección de la racha máxima',
  'Direção da rajada máxima',
])('"%s" beside rain is not offered as the maximum', (header) => {
  const lines = dayLines(
    ({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${rain(at)},${(at * 7) % 360}`,
  );
  const reading = readText(`Date,Rain,"${header}"\n${lines}`);
  expect(kindsOf(reading)).not.toContain('which-column');
  expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(13);
});

describe('a question goes on where an answer leaves it', () => {
  const lines = dayLines(
    ({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${warmth(m, d)},${warmth(m, d) - 8},${rain(at)}`,
  );
  const asked = (wishes: ReadOptions, sent: string[] = [], header = 'Date,Zorvan,Kelt,Plim') =>
    readText(`${header}\n${lines}`, { wishes, sent }).findings.flatMap((finding) =>
      finding.kind === 'reading.which-column'
        ? [[finding.params.element, finding.choices?.options.map(({ value }) => value)]]
        : [],
    );

  test('of unknown words one is the maximum: the others stay in question, and it is not offered again', () => {
    expect(asked({})).toEqual([
      ['max', ['Zorvan', 'Kelt', 'none']],
      ['min', ['Zorvan', 'Kelt', 'none']],
      // Of "Kelt" a part is below zero.
      ['rain', ['Zorvan', 'Plim', 'none']],
    ]);
    expect(asked({ maxColumn: 'Zorvan' })).toEqual([
      ['rain', ['Plim', 'none']],
      ['min', ['Kelt', 'none']],
    ]);
    expect(asked({ maxColumn: 'Zorvan', minColumn: 'Kelt', rainColumn: 'none' })).toEqual([]);
  });

  test('beside the question about "Gage max" none is asked about a column nobody spoke of', () => {
    expect(asked({}, [], 'Date,Gage max,Zorvan,Rain days').map(([element]) => element)).toEqual([
      'max',
    ]);
  });

  test('of a value that the person named no other column is asked about', () => {
    const text = `Date,Value,Kelt\n${lines}`;
    const reading = readText(text, { wishes: { element: 'max' } });
    expect([reading.rows.length, kindsOf(reading).includes('which-column')]).toEqual([1, false]);
  });

  test('what was sent once with one column stops for no further question', () => {
    const header = 'Date,Zorvan,Kelt,Rain days';
    expect(asked({ maxColumn: 'Zorvan' }, [], header)).toEqual([['min', ['Kelt', 'none']]]);
    expect(asked({ maxColumn: 'Zorvan' }, ['max'], header)).toEqual([]);
  });

  test.each(['Max,Min', 'Máx,Mín', '最高,最低'])(
    'of "%s" none is offered as the other',
    (words) => {
      const [max = '', min = ''] = words.split(',');
      const text = `Date,${max},${min},Zor,Pel\n${dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${warmth(m, d)},${warmth(m, d) - 8},${d + 0.5},${d}`)}`;
      const reading = readText(text, { wishes: { maxColumn: 'none' } });
      expect(optionsOf(reading, 'reading.which-column')).not.toContain(max);
      const ended = readText(text, { wishes: { maxColumn: 'none', minColumn: 'none' } });
      const options = optionsOf(ended, 'reading.which-column') ?? [];
      expect([options.includes(max), options.includes(min)]).toEqual([false, false]);
    },
  );
});

test.each(['Rainfall', 'Lluvia', 'Niederschlag'])(
  'gauges and their total on a tab %s: "none of these" ends in words',
  (sheet) => {
    const lines = dayLines(({ y, m, d }, at) => {
      const gauges = [rain(at), rain(at + 1), rain(at + 2)];
      return [`${y}-${two(m)}-${two(d)}`, ...gauges, gauges.reduce((all, one) => all + one)].join();
    });
    const text = `Date,Upton,Kew,Dale,Total\n${lines}`;
    expect(kindsOf(readText(text, { sheet }))).toEqual(['which-column']);
    const reading = readText(text, { sheet, wishes: { rainColumn: 'none' } });
    expect(kindsOf(reading)).toEqual(['words-not-understood']);
  },
);

test('columns that are 0 for months are shown by the days that tell them apart', () => {
  const dry = (at: number): number => (at > 200 ? rain(at) : 0);
  const lines = dayLines(({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${dry(at)},${dry(at + 1)}`);
  const { findings } = readText(`Date,C,F\n${lines}`, { sheet: 'Rainfall' });
  const examples = findings[0]?.choices?.options.map(({ example }) => example);
  expect(examples).toEqual(['B: 0, 16.2, 0', 'C: 16.2, 0, 27.3', undefined]);
});

test('the order of day and month is asked by a date that shows it', () => {
  const dates = ['1/1', '1/2', '2/1', '2/2', '3/1', '3/2'].map((date) => `'${date}/1991`);
  const cells: Cell[][] = [
    ['Date', 'Rain (mm)'],
    ...dates.map((date, at): Cell[] => [date, at + 0.5]),
  ];
  const { findings } = readSheets([{ sheet: 'Hill farm', cells }], {}, AROUND);
  const asked = findings.find(({ kind }) => kind === 'reading.which-day-month-order');
  const examples = asked?.choices?.options.map(({ example }) => example);
  expect(examples).toEqual(["'1/2/1991 = 1. / 2.", "'1/2/1991 = 2. / 1."]);
});

test('a tropical December to March is offered in °C first', () => {
  const days = Array.from({ length: 121 }, (_, at) => new Date(Date.UTC(2018, 11, 1 + at)));
  const lines = days.map((day, at) => [
    day.toISOString().slice(0, 10),
    31 + (at % 4),
    22 + (at % 3),
  ]);
  const reading = readText(`Date,Tmax,Tmin\n${lines.join('\n')}`);
  expect(optionsOf(reading, 'reading.which-temperature-unit')).toEqual(['C', 'F', 'none']);
  const north = lines.map(([day, max, min], at) => [
    day,
    Number(max) + (at % 25),
    Number(min) - 15,
  ]);
  const asked = readText(`Date,Tmax,Tmin\n${north.join('\n')}`);
  expect(optionsOf(asked, 'reading.which-temperature-unit')).toEqual(['F', 'C', 'none']);
});

describe('31 columns by number, each row another place in one month', () => {
  const places = ['Altura', 'Benovo', 'Cantera', 'Dolmar'];
  const header = (of: string): string =>
    Array.from({ length: 31 }, (_, at) => `${of}${two(at + 1)}`).join();
  const row = (place: string, at: number): string =>
    `${at + 1},${place},${39 + at}.8,${8 + at}.4,2022,8,${Array.from({ length: 31 }, (_, day) => rain(day + at + 1)).join()}`;
  test.each(['Val', 'Valor', 'D'])(
    '"%s01" to "31" are days: the place is asked, and nothing else',
    (of) => {
      const text = `No.,Name,Lon,Lat,Year,Month,${header(of)}\n${places.map(row).join('\n')}`;
      const reading = readText(text, { sheet: 'Rainfall Aug 2022' });
      expect(optionsOf(reading, 'reading.which-station')).toEqual([...places, 'none']);
      const { rows } = readText(text, {
        sheet: 'Rainfall Aug 2022',
        wishes: { station: 'Benovo' },
      });
      const sum = Array.from({ length: 31 }, (_, day) => rain(day + 2)).reduce(
        (all, one) => all + one,
      );
      expect(rows).toEqual([{ Year: 2022, '08_rain': expect.closeTo(sum, 5) }]);
    },
  );

  test('and gauges where the months go on', () => {
    const lines = Array.from({ length: 24 }, (_, at) => {
      const values = Array.from({ length: 31 }, (_, gauge) => rain(at + gauge + 1) + 3);
      return `${1990 + Math.floor(at / 12)},${(at % 12) + 1},note ${at},${values.join()}`;
    });
    const text = `Year,Month,Remark,${header('G')}\n${lines.join('\n')}`;
    const options = optionsOf(readText(text, { sheet: 'Rainfall' }), 'reading.which-station');
    expect(options?.slice(0, 2)).toEqual(['G01', 'G02']);
  });
});

test.each([
  { header: '7時,19時', sheet: '降水量' },
  { header: '7시,19시', sheet: '강수량' },
  { header: "9 o'clock,3 o'clock", sheet: 'Rainfall' },
])('"$header" are hours and no places', ({ header, sheet }) => {
  const lines = dayLines(
    ({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${rain(at)},${rain(at + 1)}`,
  );
  const reading = readText(`Date,${header}\n${lines}`, { sheet });
  expect(optionsOf(reading, 'reading.which-column')).toEqual([...header.split(','), 'none']);
});

test('the hottest and the coldest of a day are its maximum and minimum, and of a month its extremes', () => {
  const line = (m: number, d: number): string => `${warmth(m, d)},${warmth(m, d) - 9}`;
  const days = dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${line(m, d)}`);
  expect(readText(`Date,Hottest,Coldest\n${days}`).rows[0]).toHaveProperty('12_min');
  const months = Array.from(
    { length: 36 },
    (_, at) => `${1990 + Math.floor(at / 12)},${(at % 12) + 1},${line((at % 12) + 1, at)}`,
  );
  const reading = readText(`Year,Month,Hottest,Coldest\n${months.join('\n')}`);
  expect([reading.rows, kindsOf(reading)]).toEqual([[], ['only-extremes', 'only-extremes']]);
});

describe('what a title calls a place says nothing of its values', () => {
  const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';
  const across = (title: string, figure: (m: number, year: number) => number): string =>
    [
      `"${title}"`,
      `Year,${months}`,
      ...[2001, 2002, 2003].map((year) =>
        [year, ...months.split(',').map((_, at) => figure(at + 1, year))].join(),
      ),
    ].join('\n');
  const means = (m: number, year: number): number => warmth(m, year);
  const sums = (m: number, year: number): number => rain(m + year) + 30.5;

  test.each([
    'Coldest village in Norway - mean temperature (°C)',
    'Mean temperature of the warmest town (°C)',
    'Warmest years: mean temperature',
  ])('"%s" is of means', (title) => {
    const reading = readText(across(title, means));
    expect([reading.rows, kindsOf(reading)]).toEqual([[], ['only-means']]);
  });

  test.each([
    'Rainfall (mm) - hottest month in red',
    'Rainfall of the coolest town (mm)',
    'Rainfall of the warmest place (mm)',
  ])('"%s" is of rain', (title) => {
    const plain = readText(across('Rainfall (mm)', sums)).rows;
    expect(plain).toHaveLength(3);
    expect(readText(across(title, sums)).rows).toEqual(plain);
  });
});

describe('months across that a sheet takes for numbers', () => {
  const months = Array.from(
    { length: 40 },
    (_, at) => `${1992 + Math.floor((at + 5) / 12)}.${two(((at + 5) % 12) + 1)}`,
  );
  const row = (place: string, seed: number): string =>
    [place, ...months.map((_, at) => rain(at + seed) + 30.5)].join();
  const page = (places: readonly string[], header: string): string =>
    [[header, ...months].join(), ...places.map((place, at) => row(place, at + 1))].join('\n');

  test.each([
    { sheet: 'precip', header: 'lake', places: ['Tarn', 'Mere', 'Loch'] },
    { sheet: 'Niederschlag', header: 'See', places: ['Altsee', 'Neusee', 'Steinsee'] },
    { sheet: 'Precipitación', header: '', places: ['Laguna Alta', 'Laguna Baja', 'Laguna Sur'] },
    { sheet: 'rainfall', header: 'id', places: ['060315A', '20058', '20059'] },
  ])('1992.06 to 1995.09 over places under "$header" on $sheet: the place is asked', (given) => {
    const { places, sheet, header } = given;
    const text = page(places, header);
    expect(optionsOf(readText(text, { sheet }), 'reading.which-station')).toEqual([
      ...places,
      'none',
    ]);
    const [, second = ''] = places;
    const { rows } = readText(text, { sheet, wishes: { station: second } });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      Year: 1992,
      '06_rain': 30.5,
      '07_rain': rain(3) + 30.5,
      '10_rain': rain(6) + 30.5,
    });
  });

  test('heights in a row of data are no months', () => {
    const heights = Array.from({ length: 14 }, (_, at) => (1840.1 + at / 4).toFixed(2));
    const text = `Height,${heights}\nUpton,${heights.map((_, at) => at + 0.5)}\nKew,${heights.map((_, at) => at + 1.5)}`;
    expect(readText(text, { sheet: 'Rainfall' }).rows).toEqual([]);
  });
});

describe('the highest and the lowest of a month', () => {
  const lines = (value: (warm: number, days: number) => string): string =>
    Array.from({ length: 36 }, (_, at) => {
      const month = (at % 12) + 1;
      const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][at % 12] ?? 31;
      return `${1990 + Math.floor(at / 12)}-${two(month)},${value(warmth(month, at), days)},${value(warmth(month, at) - 9, days)}`;
    }).join('\n');
  const words = [
    'ta_max,ta_min',
    'Highest temperature,Lowest temperature',
    'Höchste Temperatur,Tiefste Temperatur',
    'Temperatura más alta,Temperatura más baja',
  ];

  test.each(words)('"%s" are read where each value is the mean of the days', (header) => {
    const reading = readText(
      `Month,${header}\n${lines((warm, days) => String((Math.round(warm * 10) * days + 7) / days / 10))}`,
    );
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows[0]).toHaveProperty('12_min');
  });

  test.each(words)('"%s" are extremes where a thermometer shows them', (header) => {
    const reading = readText(`Month,${header}\n${lines((warm) => warm.toFixed(1))}`);
    expect([reading.rows, new Set(kindsOf(reading))]).toEqual([[], new Set(['only-extremes'])]);
  });

  test('and where it was read in °F', () => {
    const celsius = (warm: number): string => String(((Math.round(warm * 1.8) + 32 - 32) * 5) / 9);
    const reading = readText(`Month,ta_max,ta_min\n${lines(celsius)}`);
    expect(reading.rows).toEqual([]);
  });
});

describe('minimum, mean and maximum that stand twice', () => {
  const page = (header: string, second: (m: number, d: number) => number[]): string =>
    `${header}\n${dayLines(({ y, m, d }, at) => {
      const max = warmth(m, d);
      return [`${d}/${two(m)}/${y}`, max - 9, max - 4, max, ...second(m, d), rain(at)].join(';');
    })}`;
  const headers = [
    'Fecha;Mínima;Media;Máxima;Mínima;Media;Máxima;Precipitación (mm)',
    'Date;Min;Mean;Max;Min;Mean;Max;Rain (mm)',
  ];
  test.each(headers)(
    '"%s" is read by its first block, with a warning, where the second is of humidity',
    (header) => {
      const reading = readText(
        page(header, (m, d) => [40 + ((d * 7) % 9), 60 + ((d * 5) % 7), 90 + ((d * m) % 8)]),
      );
      expect(reading.rows[0]).toHaveProperty('12_rain');
      const told = reading.findings.filter(({ kind }) => kind === 'reading.column-passed-over');
      expect(told.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    },
  );

  test('in °F stop where the second is of another place, which is warm and not too hot', () => {
    const inF = (celsius: number): string => (celsius * 1.8 + 32).toFixed(1);
    const lines = dayLines(({ y, m, d }) => {
      const max = warmth(m, d);
      const cells = [max, max - 9, max + 14, max + 4].map(inF);
      return [`${y}-${two(m)}-${two(d)}`, ...cells].join();
    });
    const reading = readText(`Date,Max (°F),Min (°F),Max (°F),Min (°F)\n${lines}`);
    const told = reading.findings.filter(({ kind }) => kind === 'reading.column-passed-over');
    expect(told.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });

  test.each(headers)('"%s" stops where the second may be of another place', (header) => {
    const reading = readText(
      page(header, (m, d) => [-10, -5, 0].map((less) => (d % 9 ? warmth(m, d + 2) + less : 99.9))),
    );
    const told = reading.findings.filter(({ kind }) => kind === 'reading.column-passed-over');
    expect(told.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });
});

describe('codes under "source id" with stamps of another hour each', () => {
  const gauges = ['SN18450', 'SN18810', 'SN18703'];
  const page = (header: string, names: readonly string[]): string =>
    `${header},time,value,unit\n${dayLines(({ y, m, d }, at) =>
      names
        .map(
          (name, of) =>
            `${name},${y}-${two(m)}-${two(d)} ${of === 1 ? 18 : '06'}:00:00+00:00,${rain(at + of)},mm`,
        )
        .join('\n'),
    )}`;
  test.each(['sourceId', 'Source id', 'SOURCE_ID'])(
    '"%s": the place is asked, and read',
    (header) => {
      const text = page(header, gauges);
      const reading = readText(text, { sheet: 'precipitation' });
      expect(kindsOf(reading)).toEqual(['which-station']);
      expect(optionsOf(reading, 'reading.which-station')).toEqual([...gauges, 'none']);
      const { rows } = readText(text, { sheet: 'precipitation', wishes: { station: 'SN18810' } });
      const january = Array.from({ length: 31 }, (_, at) => rain(at + 1));
      expect(rows[0]?.['01_rain']).toBeCloseTo(january.reduce((all, one) => all + one));
    },
  );

  test('marks of where a value came from are no places', () => {
    const lines = dayLines(
      ({ y, m, d }, at) => `${y}-${two(m)}-${two(d)},${rain(at)},${at % 9 ? 'D01' : 'W02'}`,
    );
    expect(kindsOf(readText(`Date,Rain (mm),Source id\n${lines}`))).toEqual([]);
  });
});

describe('nothing is asked that has no answer', () => {
  const water = (header: string): string =>
    `${header}\n${dayLines(({ y, m, d }, at) =>
      [`${y}-${two(m)}-${two(d)}`, rain(at), 15 + (at % 9), 20 + (at % 11), 9 + (at % 5)].join(),
    )}`;
  test.each([
    'date,rain (mm),flow_avg,flow_max,flow_min',
    'date,rain (mm),inflow mean,inflow max,inflow min',
    'date,rain (mm),Turbidity avg,Turbidity max,Turbidity min',
    'Datum,Niederschlag (mm),Zufluss Mittel,Zufluss max,Zufluss min',
    'datum,neerslag (mm),debiet gem,debiet max,debiet min',
  ])('"%s": what a river does is no temperature', (header) => {
    const reading = readText(water(header));
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(reading.rows[0]).toHaveProperty('05_rain');
    expect(reading.rows[0]).not.toHaveProperty('05_max');
  });

  test('"zorvan_max" may be a temperature, and is asked about', () => {
    const reading = readText(water('date,rain (mm),zorvan_avg,zorvan_max,zorvan_min'));
    expect(optionsOf(reading, 'reading.which-column')).toEqual(['zorvan_max', 'none']);
  });

  const means = (header: string, least: number): string =>
    `${header}\n${monthLines(4, (y, m) => `${y},${m},${(least + warmth(m, y)).toFixed(1)}`)}`;
  test.each(['Year,Month,Mean', 'Año,Mes,Media', 'Année,Mois,Moyenne', 'Jahr,Monat,Mittelwert'])(
    '"%s" below zero is of means; above, it may be the mean rain of gauges',
    (header) => {
      expect(kindsOf(readText(means(header, -14)))).toEqual(['only-means']);
      expect(kindsOf(readText(means(header, 4)))).toEqual(['which-element']);
    },
  );

  test.each([
    'DATE,DLY-TMAX-NORMAL,DLY-TMIN-NORMAL,DLY-TAVG-NORMAL',
    'DATE,DLY-TMAX-NORMAL,DLY-PRCP-50PCTL,DLY-PRCP-PCTALL-GE001HI',
    'Date,Normal Tmax,Normal Tmin,Normal Tmean',
    'Fecha,Tmax normal,Tmin normal,T media normal',
  ])('no year belongs to "%s"', (header) => {
    const lines = dayLines(({ m, d }) =>
      [`${two(m)}-${two(d)}`, warmth(m, d) + 5, warmth(m, d) - 4, warmth(m, d)].join(),
    );
    const kinds = kindsOf(readText(`${header}\n${lines}`));
    expect([kinds[0], kinds.includes('which-year')]).toEqual(['table-of-normals', false]);
    const own = header.replace(/-NORMAL|normal ?/gi, '');
    expect(kindsOf(readText(`${own}\n${lines}`))).toContain('which-year');
  });

  test('amounts beyond any temperature are offered as rain alone', () => {
    const sum = (y: number, m: number, of: number): number =>
      8.4 + (((y * 7 + m * m * 5 + of * 31) % 83) / 83) ** 2 * 220;
    const towns = (most: number): string =>
      `Date,Upton,Kew,Dale\n${monthLines(6, (y, m) =>
        [
          `${y}-${two(m)}`,
          ...[1, 2, 3].map((of) => ((sum(y, m, of) * most) / 220).toFixed(1)),
        ].join(),
      )}`;
    const wet = readText(towns(220));
    expect(kindsOf(wet)).toEqual(['which-column']);
    expect(optionsOf(wet, 'reading.which-column')).toEqual(['Upton', 'Kew', 'Dale', 'none']);
    // Up to 100 they may be in °F.
    expect(kindsOf(readText(towns(100)))).toHaveLength(3);
  });

  test.each(['dirviento', 'zorvan', 'Windrichtung'])(
    'winds under "%s" name no places by which rows of a month differ',
    (header) => {
      const points = ['NNW', 'SE', 'ESE', 'SW', 'NE', 'WSW', 'SSE'];
      const lines = dayLines(({ y, m, d }, at) =>
        [y, m, points[(at * 3 + d) % 7], warmth(m, d), rain(at)].join(),
      );
      const reading = readText(`year,month,${header},tmax,rain\n${lines}`);
      expect(optionsOf(reading, 'reading.which-rows')).toBeUndefined();
      const fields = lines.replace(/NNW|E?SE|SW|NE|WSW|SSE/g, (point) => `Hof ${point.length}`);
      expect(
        kindsOf(readText(`year,month,field,tmax,rain\n${fields}`)).some((kind) =>
          kind.startsWith('which'),
        ),
      ).toBe(true);
    },
  );
});
