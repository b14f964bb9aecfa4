import { describe, expect, it, test } from '@jest/globals';
import { sayFinding } from '../../../src/core/words/finding-words.ts';
import { LANGUAGES } from '../../../src/core/words/languages.ts';
import { madeDays, madeMonths } from './made-weather.ts';
import { readText, two } from './shape-of.ts';

const YEARS = Array.from({ length: 20 }, (_, index) => 1991 + index);
const MONTHS = Array.from({ length: 12 }, (_, index) => two(index + 1));

type Cell = { at: string; shows: string };
/** How a sheet writes what our months hold. */
const UNITS = {
  F: { temperature: '°F', of: (celsius: number) => (celsius * 1.8 + 32).toFixed(2) },
  K: { temperature: 'K', of: (celsius: number) => (celsius + 273.15).toFixed(2) },
  '0.1C': { temperature: '0.1 °C', of: (celsius: number) => (celsius * 10).toFixed(0) },
} as const;

/** A row a month, in a unit that is not ours; of one cell the sheet shows something else. */
function monthsIn(unit: keyof typeof UNITS, { at, shows }: Cell): string {
  const { temperature, of } = UNITS[unit];
  const lines = YEARS.flatMap((year) => {
    const months = madeMonths(year);
    return MONTHS.map((month) => {
      const [max, min, rain] = ['max', 'min', 'rain'].map(
        (name) => months[`${month}_${name}`] ?? 0,
      );
      const inches = ((rain ?? 0) / 25.4).toFixed(2);
      const cells = { max: of(max ?? 0), min: of(min ?? 0), rain: inches };
      const own = at.startsWith(`${year}-${month} `) ? { [at.split(' ')[1] ?? '']: shows } : {};
      return [year, Number(month), ...Object.values({ ...cells, ...own })].join(',');
    });
  });
  const header = `Year,Month,Max (${temperature}),Min (${temperature}),Rain (in)`;
  return [header, ...lines].join('\n');
}

const said = (text: string, language: (typeof LANGUAGES)[number] = 'en') =>
  readText(text, { isChecked: true }).findings.map((finding) => sayFinding(finding, language));

describe('a doubt about a sheet that is not in our units', () => {
  test.each([
    {
      name: 'an outlier in °F, by the very number of the cell',
      unit: 'F',
      cell: { at: '2003-04 max', shows: '97.26' },
      says: 'is 97.26 °F (36.26 °C); ',
    },
    {
      name: 'one that nothing on Earth has had, colder than the sheet says in °C',
      unit: 'F',
      cell: { at: '2003-04 min', shows: '-142.2' },
      says: 'is -142.2 °F (-96.78 °C)',
    },
    {
      name: 'kelvins',
      unit: 'K',
      cell: { at: '2003-04 max', shows: '309.65' },
      says: 'is 309.65 K (36.5 °C); ',
    },
    {
      name: 'tenths of a degree',
      unit: '0.1C',
      cell: { at: '2003-04 max', shows: '383' },
      says: 'is 383 × 0.1 °C (38.3 °C); ',
    },
    {
      name: 'rain in inches, with the wettest other month',
      unit: 'F',
      cell: { at: '2003-04 rain', shows: '31.5' },
      says: /has 31\.5 in \(800\.1 mm\) of rain; that month usually has about [\d.]+ in \(\d+ mm\)/,
    },
  ] as const)('says $name', ({ unit, cell, says }) => {
    const sentences = said(monthsIn(unit, cell)).map((text) => text.replace(/\u00a0/g, ' '));
    const matching =
      typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says);
    expect(sentences).toEqual(expect.arrayContaining([matching]));
  });

  it.each(LANGUAGES)('says in %s both units wherever it says ours', (language) => {
    const text = monthsIn('F', { at: '2003-04 max', shows: '97.26' });
    const inBoth = said(text, language).filter((one) => one.includes('36'));
    expect(inBoth).toEqual([expect.stringMatching(/97[.,]26\u00a0°F \(36[.,]26[ \u00a0]°C\)/)]);
  });

  it('says of a mean of days what it comes to, for no cell holds it', () => {
    const lines = madeDays(1991, 20).map(({ y, m, d, max, min }) => {
      const warmer = y === 2003 && m === 4 ? 30 : 0;
      return `${y}-${two(m)}-${two(d)},${(max + warmer) * 1.8 + 32},${min * 1.8 + 32}`;
    });
    const sentences = said(['Date,Max (°F),Min (°F)', ...lines].join('\n'));
    expect(sentences.join('\n')).toMatch(/April 2003 is 122\.4\u00a0°F \(50\.2[ \u00a0]°C\)\. /);
  });
});

it('says of a step how much it is in the sheet’s degrees: 7 °F, and not 39', () => {
  const warmer = monthsIn('F', { at: '', shows: '' })
    .split('\n')
    .map((line) => {
      const [year = '', month, max, ...others] = line.split(',');
      return Number(year) >= 2001
        ? [year, month, (Number(max) + 7.2).toFixed(2), ...others].join()
        : line;
    });
  expect(said(warmer.join('\n')).join('\n')).toMatch(/about 7\u00a0°F \(4[ \u00a0]°C\)/);
});

it('names the number of the cell where two tables differ about a month, and takes neither', () => {
  const table = (july: number) => {
    const months = Array.from({ length: 12 }, (_, at) => (at === 6 ? july : 40 + at * 2));
    return [`Max (°F),${MONTHS}`, ...[1991, 1992].map((year) => [year, ...months])].join('\n');
  };
  const { rows, findings } = readText(`${table(71)}\n\n${table(77)}`);
  const differ = findings.find(({ kind }) => kind === 'reading.tables-disagree');
  expect(differ?.params.found).toBe(71);
  expect(rows.map((row) => ['06_max', '07_max'].map((key) => key in row))).toEqual([
    [true, false],
    [true, false],
  ]);
});

it('opens no brackets within brackets', () => {
  const params = { count: 1, month: 4, year: 2003, min: 21, minSeen: 69.8, minIn: '°F', max: 19.4 };
  const sentence = sayFinding({ kind: 'quality.min-above-max', params }, 'en');
  expect(sentence.replace(/\u00a0/g, ' ')).toContain(
    'the minimum (69.8 °F = 21 °C) is above the maximum (19.4 °C)',
  );
});

it('says nothing twice where the sheet is in our units', () => {
  const text = monthsIn('F', { at: '2003-04 max', shows: '' });
  const celsius = text.replaceAll('°F', '°C').replace('(in)', '(mm)');
  expect(said(celsius).join('\n')).not.toMatch(/°C \(|mm \(/);
});

test.each([
  { shows: '-1.3', kind: 'quality.outlier', because: 'the other sign fits -18.5 °C alone' },
  { shows: '6.8', kind: 'quality.outlier-decimal', because: 'ten times as much is a July' },
])('a July of $shows °F is an outlier of the number in its cell: $because', ({ shows, kind }) => {
  const text = monthsIn('F', { at: '2000-07 min', shows });
  const { findings } = readText(text, { isChecked: true });
  const ours = findings.filter((one) => one.kind.startsWith('quality.outlier'));
  expect(ours.map((one) => one.kind)).toEqual([kind]);
});
