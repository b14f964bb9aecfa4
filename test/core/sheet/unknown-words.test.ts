import { describe, expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText } from './shape-of.ts';

const months = inventedMonths('temperate', { firstYear: 1981, years: 4, seed: 23 });

/** One column of numbers under a header, or twelve under a title. */
const alone = (header: string): string =>
  `Year,Month,"${header}"\n${months.map(({ year, month, max }) => `${year},${month},${max}`).join('\n')}`;
const titled = (title: string): string => {
  const years = [...new Set(months.map(({ year }) => year))];
  const line = (year: number): string =>
    [year, ...months.filter((one) => one.year === year).map(({ max }) => max)].join(',');
  return `"${title}"\n\nYear,1,2,3,4,5,6,7,8,9,10,11,12\n${years.map(line).join('\n')}`;
};
const told = (text: string): boolean =>
  kindsOf(readText(text, { sheet: 'Sheet1' })).includes('perhaps-something-else');

// `npm run judge -- words` puts a word of no language beside the elements of forty.
describe.each([
  { text: 'Temperatura zorvan máxima', because: 'small letters are no name' },
  { text: 'Temperatura máxima zorvan (°C)', because: 'nor are they behind the rest' },
  { text: 'Lluvia zorvan', because: 'beside rain' },
  { text: 'Zorvano temperatūra maks.', because: 'the first letter of a text is always a capital' },
  { text: 'Zorvantemperatur Minimum', because: 'one word is made of two' },
  { text: 'Температура зорван макс.', because: 'in other letters' },
  { text: 'טמפרטורת זרוון מקסימלית', because: 'these letters have no capitals' },
  { text: '平均最高佐凡气温', because: 'there are no blanks between words' },
])('"$text" may be of something else: $because', ({ text }) => {
  test('over one column', () => expect(told(alone(text))).toBe(true));
  test('over a table', () => expect(told(titled(text))).toBe(true));
});

test('a title of a bare minimum may be of anything that has one', () => {
  expect(told(titled('Zorvano mínimo'))).toBe(true);
  expect(told(titled('Minimum Zorvan'))).toBe(true);
  expect(told(titled('Zorvan minimum (°C)'))).toBe(false);
});

test('where the values need be neither warmth nor rain, a doubtful title asks', () => {
  const level = titled('Zorvan max.').replace(
    /,-?\d+\.\d+/g,
    (value) => `,${4 + Number(value.slice(1)) / 40}`,
  );
  const { rows, findings } = readText(level, { sheet: 'Sheet1' });
  expect(rows).toEqual([]);
  const asked = findings.find(({ choices }) => choices?.wish === 'element');
  expect(asked).toMatchObject({
    kind: 'reading.which-element-if-any',
    params: { found: 'Zorvan max.' },
  });
  expect(readText(level, { sheet: 'Sheet1', wishes: { element: 'max' } }).rows).toHaveLength(4);
});

describe.each([
  { text: 'Maximum temperature at Zorvan', because: 'a place follows "at"' },
  { text: 'Zorvan Tmax (°C)', because: 'it has a capital, and the rest says that it is warmth' },
  { text: 'Temperatura máxima - Zorvan', because: 'behind a dash' },
  { text: 'Tmax, zorvan', because: 'behind a comma' },
  { text: 'Zorvan: Temperatura máxima', because: 'before a colon' },
  { text: 'ZORVAN RAINFALL', because: 'all letters are capitals' },
  { text: 'Rainfall (mm) 佐凡', because: 'no word of the same language has these letters' },
  { text: 'Rain (mm) measured behind the zorvan', because: 'it says where' },
  { text: 'Rain in my zorvan', because: 'and so does "in"' },
  { text: 'Regen in Zorvan am See', because: 'a name goes on in small letters' },
])('"$text" is read without a doubt: $because', ({ text }) => {
  test('over one column', () => expect(told(alone(text))).toBe(false));
  test('over a table', () => expect(told(titled(text))).toBe(false));
});
