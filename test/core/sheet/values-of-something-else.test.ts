import { describe, expect, test } from '@jest/globals';
import { inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 2001, years: 8, seed: 5 });
const days = inventedDays('temperate', { firstYear: 2001, years: 2, seed: 6 });
const wave = (at: number, length: number): number => Math.sin((at / length) * 2 * Math.PI);

function monthly(header: string, value: (at: number) => number): string {
  const lines = months.map(({ year, month }, at) => `${year}-${two(month)},${value(at)}`);
  return `Month,${header}\n${lines.join('\n')}`;
}

function daily(header: string, value: (at: number) => number): string {
  const lines = days.map(
    ({ year, month, day }, at) => `${year}-${two(month)}-${two(day)},${value(at)}`,
  );
  return `Date,${header}\n${lines.join('\n')}`;
}

test.each([
  {
    name: 'passengers',
    text: monthly('Pasajeros', (at) => Math.round(112 + at * 4 + 30 * wave(at, 12))),
    because: 'they grow from year to year',
  },
  {
    name: 'a share of the jobless',
    text: monthly('Quote', (at) => 6 + 2 * wave(at, 70)),
    because: 'a month is as the one before it, whatever the season',
  },
  {
    name: 'an index of plants',
    text: monthly('VCI', (at) => 0.4 + 0.3 * wave(at, 12)),
    because: 'no year has so little warmth and cold',
  },
  {
    name: 'milk',
    text: monthly('Lait', (at) => 700 + 60 * wave(at, 12) + ((at * 37) % 11)),
    because: 'rain is not so even, and warmth not so much',
  },
  {
    name: 'births a day',
    text: daily('Narodziny', (at) => Math.round(8200 + 900 * wave(at, 7) + ((at * 53) % 97))),
    because: 'no day is dry',
  },
  {
    name: 'the level of a lake',
    text: daily('Stan', (at) => 31 + 3 * wave(at, 200)),
    because: 'a day is as the day before',
  },
  {
    name: 'a grade from 1 to 5',
    text: daily('Stufe', (at) => 1 + ((at * 7) % 5)),
    because: 'only a few numbers come again and again',
  },
])('$name under a word nobody knows is refused in words, because $because', ({ text }) => {
  const reading = readText(text);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('values-of-something-else');
  expect(reading.findings.some(({ choices }) => choices)).toBe(false);
});

test.each([
  { name: 'rain of months', text: monthly('Zorvan', (at) => months[at]?.rain ?? 0) },
  { name: 'maxima of months', text: monthly('Zorvan', (at) => months[at]?.max ?? 0) },
  { name: 'maxima in °F', text: monthly('Zorvan', (at) => (months[at]?.max ?? 0) * 1.8 + 32) },
  { name: 'rain of days', text: daily('Zorvan', (at) => days[at]?.rain ?? 0) },
  { name: 'minima of days', text: daily('Zorvan', (at) => days[at]?.min ?? 0) },
  {
    name: 'days of a desert’s rain in whole millimetres',
    text: daily('Zorvan', (at) => (at % 41 === 7 ? 1 + (at % 9) : 0)),
  },
  {
    name: 'rain of two even years near the equator',
    text: monthly('Zorvan', (at) =>
      at < 24 ? 180 + 120 * wave(at, 12) + ((at * 29) % 17) : Number.NaN,
    ),
  },
  {
    name: 'forty years of warmth in whole degrees near the equator',
    text: `Month,Zorvan\n${Array.from(
      { length: 480 },
      (_, at) =>
        `${1961 + Math.floor(at / 12)}-${two((at % 12) + 1)},${Math.round(31 + 2 * wave(at, 12)) + ((at * 7) % 2)}`,
    ).join('\n')}`,
  },
  {
    name: 'maxima with codes for what is missing',
    text: monthly('Zorvan', (at) => (at % 9 === 4 ? -9999 : (months[at]?.max ?? 0))),
  },
])('$name under a word nobody knows are asked about', ({ text }) => {
  expect(kindsOf(readText(text))).toContain('which-element');
});

test.each([
  { title: 'Mean temperature (°C)', because: 'a mean is no maximum' },
  { title: 'Temperatura media (°C)', because: 'it says so in Spanish, too' },
  { title: 'Mean Border Hills Temperature (°C)', because: 'a place stands within' },
  { title: 'Temperatura Media Soria', because: 'each word of a title may have a capital' },
  { title: 'Mittlere Upton Temperatur', because: 'so it may in German' },
  { title: 'Moyenne Lille Température', because: 'and in French' },
])('under "$title" nobody is asked for an element: $because', ({ title }) => {
  const reading = readText(`${title}\n${monthly('Value', (at) => months[at]?.max ?? 0)}`);
  expect(kindsOf(reading)).toContain('only-means');
  expect(reading.findings.some(({ choices }) => choices)).toBe(false);
});

test.each([
  'Mean Upton Maximum Temperature',
  'Mean Moor maximum temperature',
  'Rio Medio: maximum',
])('maxima under "%s" are read', (title) => {
  const reading = readText(`${title}\n${monthly('Value', (at) => months[at]?.max ?? 0)}`);
  expect(reading.rows[0]).toMatchObject({ '01_max': months[0]?.max });
});

describe('a file of the Station Exchange Format', () => {
  const file = (vbl: string, stat: string, ...between: string[]): string => {
    const head = [
      'SEF\t1.0.0',
      'Name\tUpton',
      ...between,
      `Vbl\t${vbl}`,
      `Stat\t${stat}`,
      'Units\tC',
    ];
    const lines = months.map(
      ({ year, month, max }) => `${year}\t${month}\t\t24\t0\tmonth\t${max}\torig=${max}`,
    );
    return [...head, 'Year\tMonth\tDay\tHour\tMinute\tPeriod\tValue\tMeta', ...lines].join('\n');
  };

  test.each([
    { between: [], because: 'the two lines stand together' },
    { between: ['Source\tarchive', 'Alt\t560'], because: 'whatever else the file says' },
  ])('whose lines say "ta" and "mean" holds means: $because', ({ between }) => {
    expect(kindsOf(readText(file('ta', 'mean', ...between)))).toEqual(['only-means']);
  });

  test.each([
    { vbl: 'Tx', because: 'Tx is a maximum' },
    { vbl: 'ta', because: 'its statistic is the maximum' },
  ])('of "$vbl" and "maximum" is read: $because, and "orig=6.4" is no day of April', ({ vbl }) => {
    const { rows, findings } = readText(file(vbl, 'maximum'));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(rows[0]).toMatchObject({ '01_max': months[0]?.max });
  });
});

test('nobody is asked for the maximum among winds where the column of maxima is empty', () => {
  const lines = months.map(({ year, month }, at) => `${year}-${two(month)},,${at % 9}.5`);
  const reading = readText(`Month,Tmax,Max wind\n${lines.join('\n')}`);
  expect(kindsOf(reading)).toEqual(['no-values']);
});

test('the years of records are no maxima, and leave the maxima beside them to be read', () => {
  const lines = months.map(
    ({ year, month, max, min }, at) => `${year},${month},${max},${min},${1950 + at},${1900 + at}`,
  );
  const { rows } = readText(`Year,Month,max,min,yearmax,yearmin\n${lines.join('\n')}`);
  expect(rows[0]).toMatchObject({ '01_max': months[0]?.max, '01_min': months[0]?.min });
});

test('the date says the day where a year that begins in October stands beside a month', () => {
  const lines = days.map(
    ({ year, month, day, rain }) =>
      `${year}-${two(month)}-${two(day)},${month},${month > 9 ? year + 1 : year},${rain}`,
  );
  const { rows } = readText(`Date,Month,WY,Rain (mm)\n${lines.join('\n')}`);
  expect(rows.map(({ Year }) => Year)).toEqual([2001, 2002]);
});

test('numbers that go up one by one are no minima, whatever the word above them says', () => {
  const reading = readText(daily('low_spell_id', (at) => Math.floor(at / 9)));
  expect(reading.rows).toEqual([]);
  expect(reading.findings.some(({ choices }) => choices?.wish === 'minColumn')).toBe(false);
});

test('whole degrees that do not fall for weeks are minima under a header that says so', () => {
  const spring = days.slice(0, 90).map(({ year, month, day }, at) => {
    return `${year}-${two(month)}-${two(day)},${Math.floor(at / 9)}`;
  });
  const { rows } = readText(`Date,Tmin (°C)\n${spring.join('\n')}`);
  expect(rows[0]).toHaveProperty('02_min');
});

test('a date beside "max" is no part of a maximum', () => {
  const reading = readText(daily('Max julian day', (at) => 100 + (at % 9)));
  expect(reading.rows).toEqual([]);
});

test.each(['water_temp', 'Water temperature', 'precipprob', 'solarradiation', 'feelslike'])(
  '"%s" alone is none of the elements, and is not offered as one',
  (header) => {
    const reading = readText(daily(header, (at) => days[at]?.max ?? 0));
    expect(reading.rows).toEqual([]);
    expect(reading.findings.some(({ choices }) => choices)).toBe(false);
  },
);

describe('days of “rain” that are never dry and hardly differ', () => {
  const even = (at: number): number => Math.round(65 - 12 * wave(at, 365) + ((at * 37) % 17));

  test.each(['Rain', 'Precipitation (mm)', 'Lluvia', 'Niederschlag (mm)', '降水量'])(
    'under "%s" are asked about, and read if they are',
    (header) => {
      const text = daily(header, even);
      const reading = readText(text);
      expect(reading.rows).toEqual([]);
      expect(kindsOf(reading)).toContain('which-column');
      expect(readText(text, { wishes: { rainColumn: header } }).rows).toHaveLength(2);
      expect(readText(text, { wishes: { rainColumn: 'none' } }).rows).toEqual([]);
    },
  );

  test('let the temperatures beside them be read', () => {
    const text = daily('Tmax,Tmin,Rain', (at) => even(at)).replace(
      /^(\S+),(\d+)$/gm,
      (_, date, rain) => `${date},21,9,${rain}`,
    );
    const { rows } = readText(text, { wishes: { rainColumn: 'none' } });
    expect(rows[0]).toHaveProperty('01_max');
    expect(rows[0]).not.toHaveProperty('01_rain');
    expect(kindsOf(readText(text))).toContain('which-column');
  });

  test('of two towns in a file called rainfall are asked about once', () => {
    const lines = days.map(
      ({ year, month, day }, at) => `${year}-${two(month)}-${two(day)},${even(at)},${even(at + 5)}`,
    );
    const text = `date,New York,Austin\n${lines.join('\n')}`;
    const reading = readText(text, { sheet: 'rainfall' });
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toEqual(['which-column']);
    const none = readText(text, { sheet: 'rainfall', wishes: { rainColumn: 'none' } });
    expect(none.rows).toEqual([]);
    expect(kindsOf(none)).toEqual(['no-values']);
  });

  test.each([
    {
      because: 'a model’s drizzle is nearly nothing',
      of: (at: number) => 0.003 + ((at * 37) % 23) ** 2 / 9,
    },
    {
      because: 'a wet place has a day with four times the rain of most',
      of: (at: number) => (at % 60 === 7 ? 90 : 6 + ((at * 37) % 23)),
    },
    {
      because: 'even the driest day of a wet place has little',
      of: (at: number) => 1 + ((at * 37) % 41),
    },
    { because: 'some day is dry', of: (at: number) => (at === 9 ? 0 : even(at)) },
  ])('are rain where $because', ({ of }) => {
    expect(readText(daily('Rain (mm)', of)).rows).toHaveLength(2);
  });

  test('are rain where somebody made them up', () => {
    expect(readText(daily('Rain', () => 1)).rows).toHaveLength(2);
    expect(readText(daily('Rain', (at) => 2 + (at % 7))).rows).toHaveLength(2);
  });

  test('may be rain where the dry days are blank', () => {
    const text = daily('Rain (mm)', (at) => (at % 3 ? 4 + ((at * 37) % 5) : Number.NaN));
    expect(kindsOf(readText(text.replace(/NaN/g, '')))).toEqual([
      'blank-rain-days',
      'months-left-out',
    ]);
  });

  test('are rain in a row a month, and in fewer days than show it', () => {
    expect(readText(monthly('Rain', (at) => 60 + ((at * 37) % 43))).rows).toHaveLength(8);
    const few = daily('Rain (mm)', even).split('\n').slice(0, 60).join('\n');
    expect(readText(few).rows).toHaveLength(1);
  });

  test('that were sent before are read with a warning', () => {
    const reading = readText(daily('Rain', even), { sent: ['rain mm'] });
    expect(reading.rows).toHaveLength(2);
    expect(kindsOf(reading)).toContain('perhaps-something-else');
  });
});
