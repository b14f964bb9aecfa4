import { describe, expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, monthLines, readText } from './shape-of.ts';

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
const kindsUnder = (text: string): string[] => kindsOf(readText(text, { sheet: 'Sheet1' }));
const told = (text: string): boolean => kindsUnder(text).includes('perhaps-something-else');
const asked = (text: string): boolean =>
  kindsUnder(text).some((kind) => kind === 'which-column' || kind === 'which-element-if-any');

// `npm run judge -- words` puts a word of no language beside the elements of forty.
describe.each([
  { text: 'Temperatura zorvan máxima', because: 'small letters are no name' },
  { text: 'Temperatura máxima zorvan (°C)', because: 'nor are they behind the rest' },
  { text: 'Zorvano temperatūra maks.', because: 'the first letter of a text is always a capital' },
  { text: 'Zorvantemperatur Minimum', because: 'one word is made of two' },
  { text: 'Температура зорван макс.', because: 'in other letters' },
  { text: 'טמפרטורת זרוון מקסימלית', because: 'these letters have no capitals' },
  { text: '平均最高佐凡气温', because: 'there are no blanks between words' },
  { text: 'Nhiệt độ tối cao zorvan', because: 'behind a word of two' },
])('"$text" may be of something else, and is asked about: $because', ({ text }) => {
  test('over one column', () => expect(asked(alone(text))).toBe(true));
  test('over a table', () => expect(asked(titled(text))).toBe(true));
});

test('what was sent before from the sheet is told and no longer asked about, over a column and over a table', () => {
  const kinds = [alone, titled].map((of) =>
    kindsOf(
      readText(of('Temperatura zorvan máxima'), { sheet: 'Sheet1', sent: ['max °C', 'rain mm'] }),
    ),
  );
  for (const found of kinds) {
    expect(found).toContain('perhaps-something-else');
    expect(found.filter((kind) => kind.startsWith('which'))).toEqual([]);
  }
  const ofRain = readText(alone('Temperatura zorvan máxima'), {
    sheet: 'Sheet1',
    sent: ['rain mm'],
  });
  expect(kindsOf(ofRain)).toContain('which-column');
});

describe('amounts of rain under a word nobody knows', () => {
  const amounts = (text: string): string => text.replace(/,(-?)(\d+\.\d+)(?=\n|$)/g, ',$2');
  test('are asked about over one column', () =>
    expect(asked(amounts(alone('Lluvia zorvan')))).toBe(true));
  test.each([
    { header: 'Lluvia (mm) zorvan', because: 'behind its unit it may be a remark' },
    { header: 'Lluvia desde 1981 zorvan', because: 'since when' },
    { header: 'Lluvia zorvan 1981', because: 'since when, in whatever language' },
    { header: 'Lluvia en zorvan', because: 'where' },
  ])('are not asked about, $because: $header', ({ header }) =>
    expect(asked(amounts(alone(header)))).toBe(false),
  );
  test('are read and told over a table', () => expect(told(titled('Lluvia zorvan'))).toBe(true));
  test('are asked about where days of rain would look the same', () => {
    const days = monthLines(4, (y, m) => `${y},${m},${(y + m * 5) % 29}`);
    expect(asked(`Year,Month,Lluvia zorvan\n${days}`)).toBe(true);
  });
  test('are asked about where each year has the same', () => {
    const normals = monthLines(5, (_, m) => `,${m},${m * 9}.5`).split('\n');
    const lines = normals.map((line, at) => `${1961 + Math.floor(at / 12)}${line}`).join('\n');
    expect(asked(`Year,Month,Lluvia zorvan\n${lines}`)).toBe(true);
  });
});

describe('the person says whether it is the maximum', () => {
  const header = 'Temperatura zorvan máxima';
  const beside = alone(header)
    .split('\n')
    .map((line, at) => (at === 0 ? `${line},Tmin` : `${line},3.${at % 7}`))
    .join('\n');
  const down = `Year,Month,Element,Value\n${months
    .flatMap(({ year, month, max, min }) => [
      `${year},${month},${header},${max}`,
      `${year},${month},Tmin,${min}`,
    ])
    .join('\n')}`;

  test.each([
    { where: 'over a column', text: beside },
    { where: 'down a column of elements', text: down },
  ])('$where: until then the minimum alone is read', ({ text }) => {
    const { rows, findings } = readText(text);
    expect(Object.keys(rows[0] ?? {}).filter((key) => key.endsWith('max'))).toEqual([]);
    expect(rows[0]).toHaveProperty('01_min');
    const question = findings.find(({ choices }) => choices?.wish === 'maxColumn');
    expect(question).toMatchObject({ severity: 'error' });
    expect(question?.choices?.options.map(({ value }) => value)).toEqual([header, 'none']);
    const read = readText(text, { wishes: { maxColumn: header } });
    expect(read.rows[0]).toMatchObject({ '01_max': months[0]?.max });
    expect(kindsOf(read)).not.toContain('which-column');
    const none = readText(text, { wishes: { maxColumn: 'none' } });
    expect(none.rows).toEqual(rows);
    expect(kindsOf(none)).not.toContain('which-column');
  });
});

test('maximum and minimum of what nobody knows are told, for none says what the other is of', () => {
  const pair = alone('Temp. zorvan máx.')
    .split('\n')
    .map((line, at) => (at === 0 ? `${line},Temp. zorvan mín.` : `${line},3.${at % 7}`))
    .join('\n');
  expect(told(pair)).toBe(true);
  expect(asked(pair)).toBe(false);
});

test('a title that speaks of normals is told, where each year has its own values', () => {
  expect(kindsUnder(titled('Normal max'))).toContain('normals-read-anyway');
  expect(kindsUnder(titled('Rainfall at Normal (mm)'))).not.toContain('normals-read-anyway');
});

test('a word in the titles of several elements is the name of a place', () => {
  const page = ['Temp. máxima zorvan', 'Temp. mínima zorvan'].map(titled).join('\n\n');
  expect(asked(page)).toBe(false);
  expect(told(page)).toBe(true);
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
  test('over one column', () => expect(told(alone(text)) || asked(alone(text))).toBe(false));
  test('over a table', () => expect(told(titled(text)) || asked(titled(text))).toBe(false));
});
