import { describe, expect, test } from '@jest/globals';
import { inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText } from './shape-of.ts';

const kew = inventedMonths('temperate', { firstYear: 2001, years: 4, seed: 71 });
const other = inventedMonths('temperate', { firstYear: 2001, years: 4, seed: 72 });

type Beside = (at: number, rain: number) => unknown;

/** "Rain Kew" and "Rain Obs" in either order, in one line, in two, and the other way round. */
function tablesOf(name: string, value: Beside): string[] {
  const header = (kewFirst: boolean, word: (name: string) => string): string =>
    (kewFirst ? ['Kew', name] : [name, 'Kew']).map(word).join();
  return [true, false].flatMap((kewFirst) => {
    const lines = kew.map(({ year, month, rain }, at) =>
      [year, month, ...(kewFirst ? [rain, value(at, rain)] : [value(at, rain), rain])].join(),
    );
    return [
      `Year,Month,${header(kewFirst, (word) => `Rain ${word}`)}`,
      `Year,Month,${header(kewFirst, (word) => `${word} rain`)}`,
      `,,Rain,\nYear,Month,${header(kewFirst, (word) => word)}`,
    ].map((head) => [head, ...lines].join('\n'));
  });
}

const MARKS: { of: string; value: Beside }[] = [
  { of: 'marks', value: (at) => [0, 1, 0, 0, 9, 2][at % 6] },
  { of: 'a mark now and then', value: (at) => (at % 11 === 0 ? 1 : 0) },
  { of: 'how many days were read', value: (at) => 28 + (at % 4) },
  { of: 'how many days had rain', value: (at) => (at * 5) % 26 },
  { of: 'how many of a hundred', value: (at) => 90 + ((at * 7) % 11) },
  { of: 'the hour of reading', value: () => 9 },
];

describe.each(['Obs', 'Obs.', 'Zorv'])('"%s" beside Kew', (name) => {
  test.each(MARKS)('over $of is no rain, and nobody is asked', ({ value }) => {
    for (const text of tablesOf(name, value)) {
      const reading = readText(text);
      expect(reading.rows[0]).toMatchObject({ '03_rain': kew[2]?.rain });
      expect(kindsOf(reading)).toEqual(['column-passed-over']);
    }
  });
});

describe('of amounts none is passed over as a mark', () => {
  test('millimetres beside inches', () => {
    const lines = kew.map(({ year, month, rain }) =>
      [year, month, Math.round(rain / 9), (rain / 9 / 25.4).toFixed(2)].join(),
    );
    const { rows } = readText(['Year,Month,Rain (mm),Rain (in)', ...lines].join('\n'));
    expect(rows[0]).toMatchObject({ '03_rain': Math.round((kew[2]?.rain ?? 0) / 9) });
  });

  test('what was observed beside a model, and "Obs" of each element', () => {
    const lines = kew.map(({ year, month, max, min, rain }) =>
      [year, month, max, min, rain].join(),
    );
    const text = ['Year,Month,Tmax obs,Tmin obs,Rain obs', ...lines].join('\n');
    expect(readText(text).rows[0]).toMatchObject({
      '03_max': kew[2]?.max,
      '03_rain': kew[2]?.rain,
    });
    const beside = kew.map(({ year, month, rain }, at) =>
      [year, month, rain, other[at]?.rain].join(),
    );
    const model = ['Year,Month,Rain obs,Rain model', ...beside].join('\n');
    expect(readText(model).rows[0]).toMatchObject({ '03_rain': kew[2]?.rain });
  });
});
