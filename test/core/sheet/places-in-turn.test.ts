import { describe, expect, test } from '@jest/globals';
import { kindsOf, monthLines, readText } from './shape-of.ts';

const rain = (y: number, m: number): number => 20 + ((y * 7 + m * m * 5) % 83);
const YEARS = 6;

/** Six years of months from 1961 on, each with the label of its year and month. */
function labelled(word: string, label: (y: number, m: number) => string | number): string {
  const lines = monthLines(YEARS, (y, m) => `${y},${m},${label(y, m)},${rain(y, m)}`);
  return `Year,Month,${word},Rain (mm)\n${lines}`;
}

/** The first label until December 1963, and then the other. */
const twoBlocks = (one: string, other: string) => (y: number) => (y < 1964 ? one : other);

describe('places one after the other under a word that nobody knows', () => {
  test.each([
    ['grupo', 'A', 'B', 'single letters'],
    ['Clust', '0', '1', 'numbers'],
    ['Clust', 'C0', 'C1', 'codes'],
    ['Gebiet', '1', '2', 'numbers in another language'],
    ['gauge_group', 'north', 'south', 'words, below a header that also speaks of a gauge'],
    ['', 'Upton', 'Kew', 'names below no header'],
  ])('"%s" over %s and then %s is told: %s', (word, one, other, _because) => {
    const text = labelled(word, twoBlocks(one, other));
    const { rows, findings } = readText(text);
    expect(rows).toHaveLength(YEARS);
    const told = findings.find(({ kind }) => kind === 'reading.places-in-turn');
    expect(told?.choices?.options.map(({ value }) => value)).toEqual([one, other]);
    expect(readText(text, { wishes: { station: other } }).rows).toHaveLength(3);
  });

  test('the newer record above the older one, in any month', () => {
    const lines = (from: number, to: number, label: string) =>
      monthLines(YEARS, (y, m) => `${y},${m},${label},${rain(y, m)}`)
        .split('\n')
        .slice(from, to);
    const rows = [...lines(40, 72, 'B'), ...lines(0, 40, 'A')].join('\n');
    expect(kindsOf(readText(`Year,Month,grupo,Rain (mm)\n${rows}`))).toContain('places-in-turn');
  });

  const monthsSoFar = (y: number, m: number): number => (y - 1961) * 12 + m;
  test.each<[string, (y: number, m: number) => string | number, string]>([
    [
      'grupo',
      (y, m) => (monthsSoFar(y, m) < 41 ? 'A' : 'B'),
      'it changes in May, as a thermometer does',
    ],
    ['grupo', (y) => (y % 2 ? 'A' : 'B'), 'the same word comes back'],
    ['grupo', (y) => `${y - 1960}`, 'each year has its own'],
    ['grupo', (y) => (y < 1966 ? 'A' : 'B'), 'one of them is a single year'],
    ['Clust', (_y, m) => (m > 6 ? 1 : 2), 'it changes within each year'],
    ['slice', twoBlocks('1934-1963', '1964-1993'), 'the words are years'],
    ['slice', twoBlocks('61-63', '64-66'), 'the words are years in short'],
    ['Observador', twoBlocks('Ana', 'Luis'), 'its header is known for something else'],
    ['Fuente', twoBlocks('libro', 'sensor'), 'its header names a source'],
    ['Gerät', twoBlocks('alt', 'neu'), 'its header names an instrument'],
    ['Méthode', twoBlocks('A', 'B'), 'its header names a method'],
    ['Década', twoBlocks('1', '2'), 'its header names a time'],
    ['Quality', twoBlocks('10', '3'), 'its header names a mark'],
  ])('nothing is told of "%s" (row %#)', (word, label, _because) => {
    expect(kindsOf(readText(labelled(word, label)))).not.toContain('places-in-turn');
  });
});

/** Ten years of months of each, "Norte,San Juan" or "-13.2,-75.1,San Juan" before them; from which year on. */
function places(header: string, blocks: readonly [label: string, from: number][]): string {
  const lines = blocks.map(([label, from], at) =>
    monthLines(10, (y, m) => `${label},${y - 1961 + from},${m},${rain(y + at, m)}`),
  );
  return `${header},Year,Month,Rain (mm)\n${lines.join('\n')}`;
}

describe('two places of one name', () => {
  test.each([
    ['Region,Station', 'Norte,San Juan', 'Sur,San Juan', 'Norte,Ica', 'another region'],
    ['grp,Station', 'G1,San Juan', 'G2,San Juan', 'G1,Ica', 'another word of an unknown column'],
    ['id,name', '1203,San Juan', '4410,San Juan', '1207,Ica', 'another number'],
    [
      'Lat,Lon,Station',
      '-13.2,-75.1,San Juan',
      '-6.2,-78.4,San Juan',
      '-14,-75.7,Ica',
      'elsewhere',
    ],
  ])(
    '%s: %s and then %s, beside %s, are told apart once chosen: %s',
    (header, one, other, third) => {
      const text = places(header, [
        [one, 1961],
        [third, 1961],
        [other, 1971],
      ]);
      const { rows, findings } = readText(text, { wishes: { station: 'San Juan' } });
      expect(rows).toHaveLength(20);
      const told = findings.find(({ kind }) => kind === 'reading.places-in-turn');
      const [first = '', last = ''] = told?.choices?.options.map(({ value }) => value) ?? [];
      expect([first, last].every((name) => name.startsWith('San Juan, '))).toBe(true);
      const alone = readText(text, { wishes: { station: last } });
      expect([kindsOf(alone), alone.rows.map(({ Year }) => Year)[0]]).toEqual([[], 1971]);
    },
  );

  test.each([
    [
      'Region,Station',
      'Norte,San Juan',
      'NORTE,San Juan',
      'Sur,Ica',
      'the region is spelt otherwise',
    ],
    [
      'Observer,Station',
      'Ana,San Juan',
      'Luis,San Juan',
      'Ana,Ica',
      'somebody else read the gauge',
    ],
    [
      'Lat,Lon,Station',
      '-13.2,-75.1,San Juan',
      '-13.21,-75.1,San Juan',
      '-14,-75.7,Ica',
      'it moved a mile',
    ],
    ['Period,Station', '1961-1970,San Juan', '1971-1980,San Juan', '1961-1970,Ica', 'it says when'],
  ])('%s: %s and then %s, beside %s, is one: %s', (header, one, other, third) => {
    const text = places(header, [
      [one, 1961],
      [third, 1961],
      [other, 1971],
    ]);
    expect(kindsOf(readText(text, { wishes: { station: 'San Juan' } }))).not.toContain(
      'places-in-turn',
    );
  });

  test('in the same years both are offered, each with its region, and a region as the answer offers its own', () => {
    const text = places('Region,Station', [
      ['Norte,San Juan', 1961],
      ['Norte,Ica', 1961],
      ['Sur,San Juan', 1961],
      ['Sur,Ica', 1961],
    ]);
    const offered = (station?: string): string[] | undefined =>
      readText(text, { wishes: station ? { station } : {} })
        .findings.find(({ choices }) => choices?.wish === 'station')
        ?.choices?.options.map(({ value }) => value);
    const south = ['Sur, San Juan', 'Sur, Ica'];
    expect(offered()).toEqual(['Norte, San Juan', 'Norte, Ica', ...south, 'none']);
    expect(offered('Sur')).toEqual([...south, 'none']);
    expect(readText(text, { wishes: { station: 'Sur, Ica' } }).rows[0]).toMatchObject({
      '02_rain': rain(1964, 2),
    });
  });
});
