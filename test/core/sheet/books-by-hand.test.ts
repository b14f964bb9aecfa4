import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/core/reading/reading.ts';
import { inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, MONTHS, readCells } from './shape-of.ts';

// Sheets as one person keeps them: merged cells, months that are dates, a line for the words, two observers.

const months = inventedMonths('temperate', { firstYear: 2001, years: 4, seed: 31 });
const days = inventedDays('temperate', { firstYear: 2001, years: 1, seed: 32 });
const [first] = months;
const NAMES = MONTHS.split(',');
const YEARS = [2001, 2002, 2003, 2004];

type Values = (typeof months)[number];
const monthly = (headers: readonly string[], of: (one: Values, at: number) => Cell[]): Cell[][] => [
  ['Year', 'Month', ...headers],
  ...months.map((one, at) => [one.year, one.month, ...of(one, at)]),
];
const daily = (
  headers: readonly string[],
  of: (one: (typeof days)[number]) => Cell[],
): Cell[][] => [[...headers], ...days.map(of)];

describe('a merged cell at the left', () => {
  const block = (element: 'rain' | 'max' | 'min', word: string): Cell[][] =>
    YEARS.map((year, at) => [
      at === 0 ? word : null,
      year,
      ...months.filter((one) => one.year === year).map((one) => one[element]),
    ]);

  test.each(['Element', ''])('under "%s" names the rows beside it', (header) => {
    const cells = [
      [header, 'Year', ...NAMES],
      ...block('rain', 'Rain'),
      ...block('max', 'Tmax'),
      ...block('min', 'Tmin'),
    ];
    const { rows } = readCells(cells);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      '01_rain': first?.rain,
      '01_max': first?.max,
      '01_min': first?.min,
    });
  });

  test('holds no element if one of its words is another', () => {
    const cells = [['', 'Year', ...NAMES], ...block('rain', 'Rain'), ...block('max', 'Upton')];
    expect(kindsOf(readCells(cells))).toContain('which-element');
  });
});

describe('a line that explains a word states the unit of its column', () => {
  test.each([
    { above: ['PRCP: precipitation in mm', 'SNOW: snowfall in cm'], header: 'PRCP' },
    { above: ['RR: rain in mm', 'EVAP: evaporation in 0.1 mm'], header: 'RR' },
    { above: ['SNOW: snowfall in inches', 'PRCP: precipitation in mm'], header: 'PRCP' },
  ])('$above', ({ above, header }) => {
    const cells = [...above.map((line) => [line]), ...monthly([header], ({ rain }) => [rain])];
    expect(readCells(cells).rows[0]).toHaveProperty('01_rain', first?.rain);
  });

  test('whatever the unit of another temperature is', () => {
    const lines = ['Max: °C', 'Min: °C', 'Dew: °F'].map((line) => [line]);
    const { rows } = readCells([
      ...lines,
      ...monthly(['Max', 'Min'], ({ max, min }) => [max, min]),
    ]);
    expect(rows[0]).toMatchObject({ '01_max': first?.max, '01_min': first?.min });
  });
});

/** Months of 2026 that the sheet shows by their names, as a series that was filled down. */
describe('months that are dates without a shown year', () => {
  const filled = NAMES.map((_, at) => ({ year: 2026, month: at + 1, day: 1 }));
  const shown = (cells: Cell[][]): string[][] =>
    cells.map((row) =>
      row.map((cell) =>
        typeof cell === 'object' && cell !== null
          ? (NAMES[cell.month - 1] ?? '')
          : String(cell ?? ''),
      ),
    );
  const own = months.filter(({ year }) => year === 2001);

  test('are of the year that the title names', () => {
    const values = filled.map((date, at) => [date, own[at]?.rain ?? null]);
    const cells: Cell[][] = [['Rainfall 2001'], ['Month', 'Rain'], ...values];
    const { rows } = readCells(cells, {}, 'Hill farm', shown(cells));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ Year: 2001, '12_rain': own[11]?.rain });
  });

  test('are of the year over each column', () => {
    const values = filled.map((date, at) => [
      date,
      ...YEARS.map(
        (year) => months.find((o) => o.year === year && o.month === at + 1)?.rain ?? null,
      ),
    ]);
    const cells: Cell[][] = [['Month', ...YEARS], ...values];
    const { rows } = readCells(cells, {}, 'Rain', shown(cells));
    expect(rows.map(({ Year }) => Year)).toEqual(YEARS);
    expect(rows[0]).toMatchObject({ '12_rain': own[11]?.rain });
  });

  test('ask for it if nothing says it', () => {
    const cells: Cell[][] = [
      ['Month', 'Rain'],
      ...filled.map((date, at): Cell[] => [date, own[at]?.rain ?? null]),
    ];
    expect(kindsOf(readCells(cells, {}, 'Hill farm', shown(cells)))).toEqual(['which-year']);
  });
});

/** Humidity of a dry country, and sunshine far in the north: neither is 0 in a month, nor above 110. */
describe('a short word over months that hardly vary less than rain is no rain', () => {
  const humidity = [47, 38, 32, 26, 17, 11, 10, 12, 14, 20, 35, 46];
  const radiation = [0.6, 2.4, 7.1, 13.2, 18.4, 21.3, 19.5, 14.2, 8.5, 3.6, 1.1, 0.4];
  test.each([
    ['RH', humidity],
    ['P', humidity],
    ['R', radiation],
    ['P', radiation],
  ])('%s', (header, ofMonth) => {
    const cells = monthly(['Tmax', 'Tmin', header], ({ max, min, month }, at) => [
      max,
      min,
      (ofMonth[month - 1] ?? 0) + (at % 5) / 10,
    ]);
    expect(readCells(cells).rows[0]).not.toHaveProperty('01_rain');
  });

  test('but a dry month or a very wet one shows rain', () => {
    const { rows } = readCells(monthly(['RH'], ({ rain, month }) => [month === 7 ? 0 : rain]));
    expect(rows[0]).toHaveProperty('01_rain', first?.rain);
  });
});

describe('beside the highest and the lowest of the day', () => {
  test.each([
    { beside: ['Observer', 'Initials'], value: 'JB', because: 'words are no figures of a market' },
    { beside: ['', ''], value: null, because: 'columns without a name say nothing' },
    { beside: ['Humidity', 'Xo', 'Yb'], value: 40, because: 'humidity speaks of weather' },
  ])('$beside ask nothing: $because', ({ beside, value }) => {
    const cells = monthly(['Max', 'Min', ...beside], ({ max, min }, at) => [
      max,
      min,
      ...beside.map(() => (typeof value === 'number' ? value + (at % 7) : value)),
    ]);
    const reading = readCells(cells);
    expect(kindsOf(reading)).not.toContain('which-column');
    expect(reading.rows[0]).toMatchObject({ '01_max': first?.max, '01_min': first?.min });
  });
});

describe('the days from and to which a reading goes', () => {
  const before = (date: Cell): Cell =>
    typeof date === 'object' && date !== null && date.day > 1
      ? { ...date, day: date.day - 1 }
      : date;
  test.each([
    ['From', 'Date'],
    ['Date', 'Date read'],
  ])('%s and %s do not move it', (...headers) => {
    const cells = daily([...headers, 'Rain'], ({ year, month, day, rain }) => {
      const date = { year, month, day };
      const pair = headers[1] === 'Date' ? [before(date), date] : [date, before(date)];
      return [...pair, rain];
    });
    expect(kindsOf(readCells(cells))).not.toContain('stamps-moved');
  });
});

describe('two places beside each other', () => {
  const cells = monthly(['Hill Tmax', 'Coast Tmax'], ({ max }, at) => [max, max + 1 + (at % 6)]);
  test('may differ in every month: one lies higher', () => {
    expect(kindsOf(readCells(cells))).toContain('which-station');
  });
  test('need no second question if the answer is another column’s values', () => {
    const rain = monthly(['Hill rain', 'Coast rain'], (o, at) => [o.rain, o.rain + 1 + (at % 6)]);
    const { rows } = readCells(rain, { station: 'Hill' });
    expect(rows[0]).toHaveProperty('01_rain', first?.rain);
  });
  test('are no doubtful words', () => {
    const group = [null, null, 'Upton', null, 'Kumasi', null];
    const table = monthly(['Max', 'Min', 'Max', 'Min'], ({ max, min }, at) => [
      max,
      min,
      max + (at % 5),
      min + (at % 3),
    ]);
    expect(kindsOf(readCells([group, ...table]))).toEqual(['which-station']);
  });
});

test('a number for each row, once used twice, is no place that follows another', () => {
  const numbered = inventedDays('temperate', { firstYear: 2001, years: 2, seed: 33 });
  const rows = numbered.map(({ year, month, day, max }, at): Cell[] => [
    Math.max(at, 1),
    { year, month, day },
    max,
  ]);
  expect(kindsOf(readCells([['Id', 'Date', 'Tmax'], ...rows]))).toEqual([]);
});

test('"reading" before a maximum says no more than "value"', () => {
  const cells = monthly(['Reading mean max', 'Reading mean min'], ({ max, min }) => [max, min]);
  expect(kindsOf(readCells(cells))).toEqual([]);
});

describe('Max and Min of a place without rain', () => {
  test.each([
    'Max St Albans',
    'San José Max',
    'Max at Upton',
    'Max Porto Alegre',
    'Max Fall River',
  ])('"%s" ask nothing', (max) => {
    const cells = monthly([max, max.replace('Max', 'Min')], (o) => [o.max, o.min]);
    const { rows, findings } = readCells(cells);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(rows[0]).toMatchObject({ '01_max': first?.max, '01_min': first?.min });
  });
});

test.each(['-----', '======', '|---|---|'])('a ruler "%s" hides no year of a few rows', (ruler) => {
  const [header = [], ...rows] = monthly(['Rain'], ({ rain }) => [rain]);
  const cells = [header, [ruler], ...rows.slice(0, 3), [ruler], ['Total', null, 300]];
  expect(kindsOf(readCells(cells))).toEqual(['rows-left-out']);
});

test('numbers under "Station" beside months name places', () => {
  const own = months.filter(({ year }) => year === 2001).map(({ rain }) => rain);
  const places = [101, 102, 103].map((number) => [number, ...own]);
  const cells: Cell[][] = [['Rainfall 2001'], ['Station', ...NAMES], ...places];
  expect(kindsOf(readCells(cells))).toContain('which-station');
});

describe('a table that lies on its side', () => {
  test('has the number of its station in every column, and years among the months', () => {
    const few = months.slice(0, 3);
    const cells: Cell[][] = [
      ['fecha', ...few.map(({ year, month }) => ({ year, month, day: 1 })), '2001-13'],
      ['indicativo', ...few.map(() => '9999X'), '9999X'],
      ['tm_max', ...few.map(({ max }) => max), 14.2],
      ['p_mes', ...few.map(({ rain }) => rain), 512.4],
    ];
    const { rows } = readCells(cells);
    expect(rows[0]).toMatchObject({ Year: 2001, '01_max': first?.max, '01_rain': first?.rain });
  });
});

test('a title of two words over a pasted text is no header of its columns', () => {
  const lines = months.slice(3, 12).map(({ year, month, max }) => `${year}  ${month}  ${max}`);
  const text = ['Absolute maximum', 'Año  Mes  Temperatura del suelo máx.', ...lines];
  const reading = readCells(text.map((line) => [line]));
  expect(reading.findings.filter(({ severity }) => severity === 'error')).not.toEqual([]);
});

test('one title over two tables beside each other is no name of their columns', () => {
  const table = monthly(['Rain'], ({ rain }) => [rain]);
  const cells = [
    ['Records of the hill farm', null, null, null, 'Records of the hill farm'],
    ...table.map((row) => [...row, null, ...row]),
  ];
  expect(readCells(cells).rows[0]).toHaveProperty('01_rain', first?.rain);
});

describe('a book that has only begun', () => {
  test('holds rain in tenths that looks like years', () => {
    const cells: Cell[][] = [
      ['Year', 'Month', 'Rain (0.1 mm)'],
      [2024, 6, 1994],
      [2024, 7, 1850],
    ];
    expect(readCells(cells).rows).toEqual([{ Year: 2024, '06_rain': 199.4, '07_rain': 185 }]);
  });
  test('says that "7.2" became 7 February', () => {
    const cells: Cell[][] = [
      ['Year', 'Month', 'Rain', 'Tmax'],
      [2024, 1, { year: 2026, month: 2, day: 7 }, 8],
      [2024, 2, { year: 2026, month: 5, day: 3 }, 9],
    ];
    expect(kindsOf(readCells(cells))).toContain('number-became-date');
  });
});

test('a sum under the months is no row without a date', () => {
  const sum: Cell[] = ['Sum', null, 812];
  const reading = readCells([...monthly(['Rain'], ({ rain }) => [rain]), sum]);
  expect(kindsOf(reading)).toEqual(['rows-left-out']);
});

test('what has accumulated so far is no number of days', () => {
  let sum = 0;
  const cells = daily(['Date', 'Accumulation', 'Rain'], ({ year, month, day, rain }) => {
    sum += rain;
    return [{ year, month, day }, Math.round(sum), rain];
  });
  expect(kindsOf(readCells(cells))).not.toContain('rain-across-months');
});

/** What the person is asked: the wish and its answers. */
function questions(cells: Cell[][], wishes = {}, sheet?: string): string[] {
  return readCells(cells, wishes, sheet).findings.flatMap(({ severity, choices }) =>
    severity === 'error' && choices
      ? [`${choices.wish}: ${choices.options.map(({ value }) => value).join(', ')}`]
      : [],
  );
}

test.each([
  [['Tmax (°C)', 'Tmin (°C)'], 'months of both'],
  [['Tmax (°C)'], 'months of one'],
])('%j over degrees Fahrenheit is one question, for %s', (headers) => {
  const inF = (value: number): number => Math.round(value * 18 + 320) / 10;
  const cells = monthly(headers, ({ max, min }) =>
    [inF(max + 8), inF(min + 8)].slice(0, headers.length),
  );
  const { findings } = readCells(cells);
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ kind }) => kind)).toEqual(['reading.which-temperature-unit']);
});

describe('a word over a column that a place may be called, too', () => {
  test.each([
    { header: 'Meer max', because: 'the sea' },
    { header: 'Tmax Mark', because: 'the Swedish ground' },
    { header: 'Dana Tmax', because: 'the Croatian days' },
  ])('$header: $because', ({ header }) => {
    const cells = monthly([header], ({ max }) => [max]);
    expect(questions(cells)).toEqual([`maxColumn: ${header}, none`]);
    expect(readCells(cells, { maxColumn: header }).rows[0]).toHaveProperty('01_max', first?.max);
    const taken = readCells(cells, { maxColumn: header }).findings;
    expect(taken.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(taken.filter(({ severity }) => severity === 'warning')).toHaveLength(1);
    expect(questions(cells, { maxColumn: 'none' })).toEqual([]);
  });
  test('is asked of each element, also when the first is answered', () => {
    const cells = monthly(['Dana max', 'Dana min', 'Dana rain'], ({ max, min, rain }) => [
      max,
      min,
      rain,
    ]);
    expect(questions(cells)).toHaveLength(3);
    expect(questions(cells, { maxColumn: 'Dana max' })).toHaveLength(2);
    const all = { maxColumn: 'Dana max', minColumn: 'Dana min', rainColumn: 'Dana rain' };
    expect(readCells(cells, all).rows[0]).toMatchObject({ '01_max': first?.max });
    const errors = readCells(cells, all).findings.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
  });
  test.each([
    { maxColumn: 'Dana max', minColumn: 'none', rainColumn: 'none' },
    { maxColumn: 'none', minColumn: 'Dana min', rainColumn: 'none' },
  ])('may be taken alone, where the others are none: %j', (wishes) => {
    const cells = monthly(['Dana max', 'Dana min', 'Dana rain'], ({ max, min, rain }) => [
      max,
      min,
      rain,
    ]);
    const { rows, findings } = readCells(cells, wishes);
    expect(rows).not.toEqual([]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
  test.each<[string, (one: Values, at: number) => number]>([
    ['Max wind', (_, at) => 30 + ((at * 7) % 23)],
    ['Soil max', (_, at) => 1000 + ((at * 7) % 23)],
    ['Annual rain', ({ year }) => 600 + ((year * 37) % 90)],
    ['Normal max', ({ month }) => 10 + month],
    ['Nied Tmax', ({ max }) => max],
  ])('is none where the values or the words say otherwise: %s', (header, value) => {
    const cells = monthly([header], (one, at) => [value(one, at)]);
    expect(questions(cells)).toEqual([]);
    expect(readCells(cells).rows).toEqual([]);
  });
  test('a second column of the kind leaves it refused', () => {
    const cells = monthly(['Soil max', 'Sea max'], ({ max }) => [max, max - 2]);
    expect(questions(cells)).toEqual([]);
    expect(readCells(cells).rows).toEqual([]);
  });
});

test.each([
  { title: 'Dallas TX rainfall', element: 'rain' },
  { title: 'Rainfall, Memphis, TN', element: 'rain' },
  { title: 'Memphis TN Mean Maximum Temperature', element: 'max' },
] as const)('the letters of a state are no element: $title', ({ title, element }) => {
  const cells = [[title], ['Year', ...NAMES], ...YEARS.map((year) => rowOf(year, element))];
  expect(readCells(cells).rows[0]).toHaveProperty(`01_${element}`, first?.[element]);
});
test.each(['Upton TX TN rain', 'Upton TX'])(
  'and beside each other or alone they are: %s',
  (title) => {
    const cells = [[title], ['Year', ...NAMES], ...YEARS.map((year) => rowOf(year, 'rain'))];
    expect(readCells(cells).rows[0] ?? {}).not.toHaveProperty('01_rain');
  },
);

test('"Nied: Tmax" is a Tmax at Nied, because no rain is a Tmax', () => {
  const cells = monthly(['Nied: Tmax', 'Nied: Tmin', 'Nied: rain'], ({ max, min, rain }) => [
    max,
    min,
    rain,
  ]);
  expect(readCells(cells).rows[0]).toMatchObject({ '01_max': first?.max, '01_rain': first?.rain });
  const over = [['Nied: Tmax'], ['Year', ...NAMES], ...YEARS.map((year) => rowOf(year, 'max'))];
  expect(readCells(over).rows[0]).toHaveProperty('01_max', first?.max);
});

const rowOf = (year: number, element: 'max' | 'rain'): Cell[] => [
  year,
  ...months.filter((one) => one.year === year).map((one) => one[element]),
];

test.each(['Pluie', 'Sheet1'])('"Max" beside "Cumul" in a tab called %s is asked about', (tab) => {
  const cells = monthly(['Cumul', 'Max'], ({ rain }) => [rain, Math.round(rain * 3) / 10]);
  expect(questions(cells, {}, tab)).toEqual(['maxColumn: Max, none']);
  const both = monthly(['Cumul', 'Max', 'Min'], ({ rain, max, min }) => [rain, max, min]);
  expect(questions(both, {}, 'Sheet1')).toEqual([]);
});

test('"Totals" and "Means" beside three places are of these, and the rain is asked for', () => {
  const others = [17, 18].map((seed) =>
    inventedMonths('temperate', { firstYear: 2001, years: 4, seed }).map(({ rain }) => rain),
  );
  const cells: Cell[][] = [
    ['Rainfall (mm)'],
    ...monthly(['Kumasi', 'Tamale', 'Nakuru', 'Totals', 'Means'], ({ rain }, at) => {
      const all = [rain, ...others.map((one) => one[at] ?? 0)];
      const total = all.reduce((sum, one) => sum + one, 0);
      return [...all, Math.round(total * 10) / 10, Math.round(total * 3.333) / 10];
    }),
  ];
  expect(questions(cells)).toEqual(['rainColumn: Kumasi, Tamale, Nakuru, Totals, none']);
});

test('twelve equal maxima in each year are the figure of that year', () => {
  const cells = monthly(['Tmax'], ({ year }) => [20 + ((year * 13) % 40) / 10]);
  expect(kindsOf(readCells(cells))).toEqual(['only-year-figures']);
});

test('a "High" that somebody chose leaves the columns beside it as they were', () => {
  const cells = monthly(['High', 'Low', 'Max wind'], ({ max, min }, at) => [
    max,
    min,
    20 + (at % 7),
  ]);
  const errors = (wishes: object): string[] =>
    readCells(cells, wishes)
      .findings.filter(({ severity }) => severity === 'error')
      .map(({ kind }) => kind);
  expect(errors({ maxColumn: 'High', minColumn: 'Low' })).toEqual(errors({}));
});

describe('a word cut short, or run together with another, says what the whole word says', () => {
  const both = ({ max, min }: Values): Cell[] => [max, min];
  test.each([
    ['Desv. Tmax', 'Desv. Tmin'],
    ['Tmax desvest', 'Tmin desvest'],
    ['Desvpad Tmax', 'Desvpad Tmin'],
    ['Größtniederschlag', 'Größttagesniederschlag'],
    ['Größtwert Niederschlag', 'Größtwert Neuschnee'],
    ['Max. zonneduur', 'Min. zonneduur'],
    ['Windstaerke max.', 'Windstaerke min.'],
  ])('"%s" is no maximum and no rain', (...headers) => {
    const { rows, findings } = readCells(monthly(headers, both));
    expect(rows).toEqual([]);
    const known = ['reading.column-of-something-else', 'reading.only-extremes'];
    expect(findings.filter(({ kind }) => !known.includes(kind))).toEqual([]);
  });
  test.each(['Denný úhrn zrážok', 'Úhrn zrážok v dennom priemere'])('"%s" is rain', (header) => {
    expect(kindsOf(readCells(monthly([header], ({ rain }) => [rain])))).toEqual([]);
  });
  test('a title that begins so is of something else', () => {
    const wide = YEARS.map((year) => [
      year,
      ...months.filter((one) => one.year === year).map(({ max }) => max),
    ]);
    for (const title of ['Desv. Tmax', 'Temperatura máxima - desvest'])
      expect(readCells([[title], ['Year', ...NAMES], ...wide]).rows).toEqual([]);
  });
});

describe('under a title that speaks of rain', () => {
  const wide = (of: (one: Values) => number | null): Cell[][] => [
    ['Year', ...NAMES],
    ...YEARS.map((year) => [year, ...months.filter((one) => one.year === year).map(of)]),
  ];
  const tables = {
    Max: wide(({ max }) => max),
    Min: wide(({ min }) => min),
    Rain: wide(({ rain }) => rain),
  };
  const under = (words: readonly (keyof typeof tables)[]): Cell[][] =>
    words.flatMap((word) => [[word], ...tables[word], []]);

  test.each([[['Max', 'Min', 'Rain'] as const], [['Rain', 'Max', 'Min'] as const]])(
    'tables called %j are of warmth and of rain',
    (words) => {
      for (const title of [[], [['Rainfall station Low Moor']]]) {
        const reading = readCells([...title, ...under(words)], {}, 'Rainfall');
        expect(kindsOf(reading)).toEqual([]);
        expect(reading.rows[0]).toMatchObject({
          '01_max': first?.max,
          '01_min': first?.min,
          '01_rain': first?.rain,
        });
      }
    },
  );
  test('"Max" alone may be the most of a day', () => {
    const asked = kindsOf(readCells(under(['Max']), {}, 'Rainfall'));
    expect(asked).toEqual(['which-element-if-any']);
  });
  test('"Min" with values below zero is of warmth', () => {
    const cold = [['Min'], ...wide(({ min }) => min - 8)];
    expect(kindsOf(readCells(cold, {}, 'Rainfall'))).toEqual([]);
  });
});

test.each([
  'Mean of max and min temperature',
  'Mean monthly temperature (average of maximum and minimum)',
  'Temperatura media mensual (máx + mín)/2',
  'Température moyenne (Tx+Tn)/2',
  'Mitteltemperatur aus Maximum und Minimum',
])('"%s" is of means, and nobody is asked to call them a maximum', (title) => {
  const wide = YEARS.map((year) => [
    year,
    ...months.filter((one) => one.year === year).map(({ max }) => max),
  ]);
  const { findings } = readCells([[title], ['Year', ...NAMES], ...wide]);
  expect(findings.map(({ kind }) => kind)).toEqual(['reading.only-means']);
  expect(findings[0]?.choices).toBeUndefined();
});

describe('what has fallen since a month of the year', () => {
  const so = (begins: number): ((one: Values) => number) => {
    let sum = 0;
    return ({ month, rain }) => {
      sum = month === begins ? rain : sum + rain;
      return Math.round(sum * 10) / 10;
    };
  };
  test.each([
    { headers: ['Pluie', 'Cumul'], begins: 1 },
    { headers: ['Pluie', 'Cumul'], begins: 9 },
    { headers: ['Pluie (mm)', 'Cumul (mm)'], begins: 9 },
    { headers: ['Rain', 'Total rain'], begins: 7 },
    { headers: ['Rain', 'Total rain'], begins: 10 },
  ])('%j is no rain of a month', ({ headers, begins }) => {
    const total = so(begins);
    const cells = monthly(headers, (one) => [one.rain, total(one)]);
    expect(readCells(cells).rows[1]).toMatchObject({ '03_rain': months[14]?.rain });
  });
});

describe('a value in the cell of the name before it', () => {
  const table = NAMES.map((name, at): Cell[] => [
    name,
    ...YEARS.map((year) => rowOf(year, 'rain')[at + 1] ?? null),
  ]);
  const slipped = (row: Cell[], decimal = '.'): Cell[] => [
    `${row[0]} ${Number(row[1]).toFixed(2).replace('.', decimal)}`,
    ...row.slice(2),
    null,
  ];
  const across = (rows: Cell[][]) => readCells([['Month', ...YEARS], ...rows], {}, 'Rainfall');
  const down = (rows: Cell[][]) => readCells(rows, {}, 'Rainfall');
  const years = YEARS.map((year) => rowOf(year, 'rain'));

  test.each([0, 3, 8])(
    'stops where month %i has taken in its first value, and shows the cell',
    (at) => {
      for (const decimal of ['.', ',']) {
        const rows = table.map((row, index) => (index === at ? slipped(row, decimal) : row));
        const finding = across(rows).findings.find(({ kind }) => kind === 'reading.value-in-name');
        expect(finding?.places).toEqual([{ sheet: 'Rainfall', cells: [`A${at + 2}`] }]);
        expect(finding?.severity).toBe('error');
      }
    },
  );

  test.each(['\t', ';', '|'])('stops in text pasted into one column, too (%j)', (separator) => {
    const pasted = (rows: Cell[][]): Cell[][] =>
      [['Month', ...YEARS], ...rows].map((row) => [
        row.filter((cell) => cell !== null).join(separator),
      ]);
    const rows = table.map((row, at) => (at === 3 ? slipped(row) : row));
    const finding = down(pasted(rows)).findings.find(
      ({ kind }) => kind === 'reading.value-in-name',
    );
    expect(finding?.places).toEqual([{ sheet: 'Rainfall', cells: ['A5'] }]);
    expect(kindsOf(down(pasted(table)))).not.toContain('value-in-name');
  });

  test('is nothing in whole rows, in a month whose last year is to come, and in names with numbers', () => {
    const open = table.map((row, at) => (at === 5 ? [...row.slice(0, -1), null] : row));
    const named = table.map(([name = null, ...rest]) => [`${name} (mm) 1.5`, ...rest]);
    for (const rows of [table, open, named])
      expect(kindsOf(across(rows))).not.toContain('value-in-name');
    expect(kindsOf(down([['Year', ...NAMES], ...years]))).not.toContain('value-in-name');
  });
});

const rounded = (cell: Cell): Cell => (typeof cell === 'number' ? Math.round(cell) + 1 : cell);

describe('words that stand one column too far to the right', () => {
  const shifted = (words: string[], rows: Cell[][]): string[] =>
    kindsOf(readCells([words, ...rows], {}, 'Rainfall'));
  const years = YEARS.map((year) => rowOf(year, 'rain'));
  const dated = days.map(({ year, month, day, max, min, rain }): Cell[] => [
    { year, month, day },
    max,
    min,
    rain,
  ]);
  const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const monthRows = months.map(({ year, month, max, min }): Cell[] => [year, month, max, min]);

  test.each<{ words: string[]; rows: Cell[][] }>([
    { words: ['Year', '', ...NAMES], rows: years },
    { words: ['', 'Date', 'Tmax', 'Tmin', 'Rain'], rows: dated },
    { words: ['Year', 'Month', '', 'Tmax', 'Tmin'], rows: monthRows },
  ])('$words', ({ words, rows }) => {
    expect(shifted(words, rows)).toContain('header-shifted');
  });

  const written = dated.map(([date = null, max = null, min = null, rain = null]): Cell[] => {
    const mean = (Number(max) + Number(min)) / 2;
    return [date, mean, max, min, rain];
  });
  test.each<{ words: string[]; rows: Cell[][] }>([
    { words: ['Lindau', 'Date', 'Tmean', 'Tmax', 'Tmin'], rows: written },
    { words: ['Station Lindau', 'Fecha', 'Tmax', 'Tmin', 'Lluvia'], rows: written },
    {
      words: ['Lindau', 'Datum', 'Regen', 'Sonne'],
      rows: dated.map(([date = null, , , rain = null], at) => [date, rain, (at % 13) + 0.5]),
    },
    { words: ['Lindau', 'Year', ...NAMES], rows: years },
    {
      words: ['Lindau', '', 'Year', ...NAMES],
      rows: years.map(([year = null, ...rest]) => [year, year, ...rest]),
    },
    {
      words: ['Lindau', 'Year', 'Month', 'Tmax', 'Tmin'],
      rows: monthRows.map(([year = null, month, ...rest]) => [
        year,
        NAMES[Number(month) - 1] ?? null,
        month ?? null,
        ...rest,
      ]),
    },
    // In whole millimetres.
    { words: ['Lindau', 'Year', ...NAMES], rows: years.map((row) => row.map(rounded)) },
    {
      words: ['Lindau', 'Town', 'Month', 'Tmax', 'Tmin'],
      rows: written.map(([date = null, , max = null, min = null]) => ['Upton', date, max, min, 9]),
    },
    { words: ['린다우', '년월', '평균기온', '평균최저기온', '평균최고기온'], rows: written },
    {
      words: ['Lindau', 'Month', 'Year', 'Tmax', 'Tmin'],
      rows: monthRows.map(([year = null, month, max = null, min = null]) => {
        const mean = (Number(max) + Number(min)) / 2;
        return [NAMES[Number(month) - 1] ?? null, year, mean, max, min];
      }),
    },
  ])('$words, where the dates stand under another word', ({ words, rows }) => {
    const kinds = shifted(words, rows);
    expect(kinds).toContain('header-off-dates');
  });
  test.each<{ words: string[]; rows: Cell[][]; because: string }>([
    {
      words: ['Kuupäev', 'Day', 'Tmax', 'Tmin', 'Rain'],
      rows: dated.map(([date = null, ...rest]) => [date, (date as { day: number }).day, ...rest]),
      because: 'the dates stand under a word that is not known, and are counted beside it',
    },
    {
      words: ['When', 'Month', 'Tmax', 'Tmin', 'Rain'],
      rows: monthRows.map(([year = null, month = null, ...rest], at) => [
        { year: Number(year), month: Number(month), day: 1 },
        at + 1,
        ...rest,
        at % 9,
      ]),
      because: 'the months are counted on',
    },
    {
      words: ['When', 'Year', 'Tmax', 'Tmin', 'Rain'],
      rows: dated.map(([date = null, ...rest]) => [date, (date as { year: number }).year, ...rest]),
      because: 'the year of each date stands beside it',
    },
    {
      words: ['Measured', 'Date entered', 'Tmax', 'Tmin', 'Rain'],
      rows: dated.map(([date = null, ...rest]) => [date, date, ...rest]),
      because: 'both are dates',
    },
  ])('$words stand where they should: $because', ({ words, rows }) => {
    expect(shifted(words, rows)).not.toContain('header-off-dates');
  });

  test.each<{ words: string[]; rows: Cell[][]; because: string }>([
    {
      words: ['', ...NAMES],
      rows: years.map((row) => row.slice(0, 12)),
      because: 'the years have no word, and no December came yet',
    },
    {
      words: ['', 'Year', 'Month', 'Tmax', 'Tmin', 'Rain'],
      rows: monthRows.map((row, at) => [at + 1, ...row]),
      because: 'the rows are numbered, and no rain was measured',
    },
    {
      words: ['Year', 'Month', '', 'Tmax', 'Tmin', 'Remarks'],
      rows: monthRows.map(([year = null, month = null, ...rest]) => [year, month, 'B', ...rest]),
      because: 'nobody remarked anything',
    },
    {
      words: ['Date', '', 'Tmax', 'Tmin', 'Rain'],
      rows: dated.map(([date = null, max = null, min = null], at) => [
        date,
        DAYS[at % 7] ?? null,
        max,
        min,
      ]),
      because: 'the days of the week have no word, and no rain was measured',
    },
    {
      words: ['Date', '', 'Tmax', 'Tmin', 'Rain'],
      rows: dated.map(([date = null, max = null, min = null], at) => [date, at + 1, max, min]),
      because: 'the rows are numbered behind the date',
    },
    {
      words: ['Year', 'Month', '', 'Tmax', 'Tmin', 'Rain'],
      rows: monthRows.map(([year = null, month = null, ...rest], at) => [
        year,
        month,
        ((at * 7) % 11) / 2,
        ...rest,
      ]),
      because: 'the maximum is above the minimum',
    },
    {
      words: ['Year', 'Month', '', 'Tmax', 'Tmin'],
      rows: monthRows.map(([year = null, month = null, max = null], at) => [
        year,
        month,
        ((at * 7) % 11) / 2 - 30,
        max,
      ]),
      because: 'the maximum would stand below the minimum',
    },
  ])('$words stand where they should: $because', ({ words, rows }) => {
    expect(shifted(words, rows)).not.toContain('header-shifted');
  });
});
