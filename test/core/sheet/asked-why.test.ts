import { describe, expect, test } from '@jest/globals';
import type { AskedWhy } from '../../../src/core/reading/reading-kinds.ts';
import { sayFinding } from '../../../src/core/words/finding-words.ts';
import { LANGUAGES } from '../../../src/core/words/languages.ts';
import { dayLines, MONTHS, monthLines, readText, two } from './shape-of.ts';

const warmth = (m: number, at: number): number => 14 - 9 * Math.cos(m / 2) + (at % 7) / 3;
const rain = (at: number): number => (at % 3 ? 0 : ((at * 37) % 291) / 10);
const monthly = (at: number): number => 20.5 + ((at * 37) % 83);
const days = (header: string, cells: (m: number, at: number) => (string | number)[]): string =>
  `${header}\n${dayLines(({ y, m, d }, at) => [`${y}-${two(m)}-${two(d)}`, ...cells(m, at)].join())}`;
const months = (header: string, cells: (m: number, at: number) => (string | number)[]): string =>
  `Year,Month,${header}\n${monthLines(4, (y, m) => [y, m, ...cells(m, y * 12 + m)].join())}`;
const across = (title: string, value: (m: number, at: number) => number): string =>
  `${title}\n\nYear,${MONTHS}\n${[1961, 1962, 1963]
    .map((y) => [y, ...Array.from({ length: 12 }, (_, m) => value(m + 1, y * 12 + m).toFixed(1))])
    .join('\n')}`;

type Row = { why: AskedWhy; says: string; text: string; sheet?: string };

// A volunteer sees a question about a good column, and is told what is the matter with it.
describe('a question says why it asks', () => {
  const rows: Row[] = [
    {
      why: 'unsaid',
      says: 'holds maximum temperature (Foo, Bar): the words above the numbers do not say it. Choose it',
      text: months('Foo,Bar', (m, at) => [warmth(m, at), warmth(m, at) - 8]),
    },
    {
      why: 'nameless',
      says: '(B, C): no words stand above the numbers. ',
      text: days('', (m, at) => [warmth(m, at).toFixed(2), (warmth(m, at) - 8).toFixed(2)]).trim(),
    },
    {
      why: 'part',
      says: '(Rain morning, Rain evening): each may be only a part of the whole',
      text: days('Date,Rain morning,Rain evening', (_, at) => [rain(at), rain(at + 1)]),
    },
    {
      why: 'less',
      says: '"Total precipitation" sounds like the whole and yet is less than another',
      text: months('Rain,Total precipitation', (_, at) => [monthly(at), monthly(at) / 2]),
    },
    {
      why: 'bare',
      says: '(Open, High, Close): "High" alone may be of anything',
      text: months('Open,High,Low,Close', (m, at) =>
        [5, 8, 2, 6].map((more) => (warmth(m, at) + more).toFixed(2)),
      ),
    },
    {
      why: 'like-rain',
      says: 'holds rainfall (Rnf): only its values look like rain; the word above them does not say so',
      text: days('Date,Tmax,Tmin,Rnf', (m, at) => [warmth(m, at), warmth(m, at) - 8, rain(at)]),
    },
    {
      why: 'unknown',
      says: '(Temperatura tla maks.): "Temperatura tla maks." holds a word that the reader does not know',
      text: days('Date,Temperatura tla maks.', (m, at) => [warmth(m, at).toFixed(1)]),
    },
    {
      why: 'else',
      says: '"Relative humidity" may speak of something else',
      text: `Relative humidity\n${months('Max,Min', (m, at) => [warmth(m, at), warmth(m, at) - 8])}`,
    },
    {
      why: 'moment',
      says: '(Rain): "Current temperature" is of a single moment',
      text: days('Date,Current temperature,Rain', (m, at) => [warmth(m, at), rain(at)]),
    },
    {
      why: 'even',
      says: 'holds rainfall (Rain): it would have rained on nearly every day, and no day has 0',
      text: days('Date,Rain', (m, at) => [(warmth(m, at) * 2 + 50).toFixed(1)]),
    },
    {
      why: 'even',
      says: 'The table under "Rainfall" was not read: it would have rained on nearly every day, and no day has 0',
      text: days('Date,Value', (m, at) => [(warmth(m, at) * 2 + 50).toFixed(1)]),
      sheet: 'Rainfall',
    },
    {
      why: 'bare',
      says: 'The table under "Max" was not read: "Max" alone may be of anything',
      text: across('Max', (_, at) => monthly(at) / 2),
      sheet: 'Rainfall',
    },
    {
      why: 'same',
      says: 'under "Rainfall zorvan" was not read: the values are the same in each year',
      text: across('Rainfall zorvan', (m) => 20.5 + ((m * 7) % 11)),
    },
    {
      why: 'unlike',
      says: 'its values are like neither temperatures nor rain',
      text: across('Zorvan max', (_, at) => monthly(at)),
    },
    {
      why: 'none',
      says: 'under "Sunshine hours" was not read: this sounds like neither temperature nor rain',
      text: across('Sunshine hours', (m) => 20.5 + m),
    },
    {
      why: 'else',
      says: 'was not read: "Rainfall mm - SD-12" may speak of something else. ',
      text: across('Rainfall mm - SD-12', (m) => 20.5 + m),
    },
    {
      why: 'both',
      says: 'what these numbers are: "Rain and temperature" speaks of rain and of temperature. Choose',
      text: across('Rain and temperature', (m, at) => warmth(m, at)),
    },
    {
      why: 'contrary',
      says: '"Rainfall" says one thing, and the words or the unit above the numbers another',
      text: days('date,temp', (m, at) => [warmth(m, at)]),
      sheet: 'Rainfall',
    },
  ];

  test.each(rows)('$why: $says', ({ why, says, text, sheet = 'Hill farm' }) => {
    const asked = readText(text, { sheet }).findings.filter(({ choices }) => choices);
    const findings = asked.filter(({ params }) => params.why === why);
    expect(findings.map((finding) => sayFinding(finding, 'en')).join()).toContain(says);
    for (const finding of findings)
      for (const language of LANGUAGES) {
        const { why: _why, ...params } = finding.params;
        const [said, bare] = [finding, { ...finding, params }].map((one) =>
          sayFinding(one, language),
        ) as [string, string];
        expect(said.length).toBeGreaterThan(bare.length + 20);
        expect(said).not.toMatch(/[{}[\]]/);
      }
  });
});
