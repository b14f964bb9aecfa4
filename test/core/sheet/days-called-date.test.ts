import { describe, expect, test } from '@jest/globals';
import { madeDays, madeRow } from './made-weather.ts';
import { readText } from './shape-of.ts';

/** A register of a year: the days down, the months across. */
const YEAR = 2023;
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const rainOn = new Map(madeDays(YEAR).map(({ m, d, rain }) => [`${m}-${d}`, rain]));
const daysOf = (least: number): string[] =>
  Array.from({ length: 31 }, (_, at) =>
    [at + 1, ...MONTHS.map((m) => rainOn.get(`${m}-${at + 1}`) ?? '')].join(','),
  ).slice(least - 1);

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const HEADS: Record<string, (word: string) => string[]> = {
  'numbers from 1 to 12': (word) => [[word, ...MONTHS].join(',')],
  'Roman numbers': (word) => [[word, ...ROMAN].join(',')],
  'numbers below a row of names': (word) => [`${word},Month`, `,${MONTHS.join(',')}`],
};

const TOTALS = ['Total', 'Rain 1-10', 'Rain 11-20', 'Rain 21-31', 'Max', 'Rain days'];
const footer = (lines: number): string[] =>
  TOTALS.slice(0, lines).map((name, at) => [name, ...MONTHS.map((m) => at * 7 + m)].join(','));

function read(word: string, head: string, lines = 0, days = daysOf(1)) {
  const rows = [...(HEADS[head]?.(word) ?? []), ...days, ...footer(lines)];
  return readText(['Daily rainfall (mm)', `Year: ${YEAR}`, '', ...rows].join('\n'));
}

const WORDS = ['Day', 'Date', 'Tanggal', 'Tgl', 'Fecha', 'Datum', 'Dato', 'Data', 'Päivä'];

describe.each(Object.keys(HEADS))('days of a month below %s', (head) => {
  test.each(WORDS)('may be called %s', (word) => {
    expect(read(word, head).rows).toEqual([madeRow(YEAR, ['rain'])]);
  });

  test.each(WORDS.slice(0, 4))('are days above six lines of totals, called %s', (word) => {
    expect(read(word, head, 6).rows).toEqual([madeRow(YEAR, ['rain'])]);
  });
});

test('days that leave some out are no count of the days', () => {
  const some = daysOf(1).filter((_, at) => at % 3 !== 1);
  expect(read('Date', 'numbers from 1 to 12', 6, some).rows).toEqual([]);
});

// The head of a form says more of the station: when it was built, and by which number it goes.
test.each([
  { year: 'Year: 2023', station: 'Height,747,,,Year built,2021' },
  { year: 'Tahun : 2023', station: 'Elevasi,747,,,Tahun pembuatan,2021' },
  { year: 'Año 2023', station: 'Altitud,747,,,Instalada en,2021' },
  { year: 'Jahr 2023', station: 'Höhe,747,,,Baujahr,2021' },
  { year: 'Rok: 2023', station: 'Stanice,35,,,založena,2021' },
])('"$year" says the year better than a line of the station', ({ year, station }) => {
  const head = HEADS['numbers from 1 to 12']?.('Date') ?? [];
  const text = ['Daily rainfall (mm)', year, station, '', ...head, ...daysOf(1)].join('\n');
  expect(readText(text).rows).toEqual([madeRow(YEAR, ['rain'])]);
});
