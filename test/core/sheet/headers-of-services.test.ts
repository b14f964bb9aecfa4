import { describe, expect, test } from '@jest/globals';
import { kindsOf, monthLines, readText, two } from './shape-of.ts';

test('"Day 1" to "Day 20" are days, and no places', () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  const lines = monthLines(1, (_, m) => [m, ...numbers.map((d) => ((d * m * 7) % 13) / 2)].join());
  const days = numbers.map((d) => `Day ${d}`).join();
  const reading = readText(`Rainfall (mm) 2023\n\nMonth,${days}\n${lines}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toEqual(['no-table']);
});

// A row a place, twelve columns for each of a dozen quantities: what a model of the climate gives for field sites.
describe('a row a place with the months of many quantities across', () => {
  const PLACES = ['Hof', 'Ried', 'Berg'];
  const MONTH_NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);
  const twelve = (stem: string): string[] => MONTH_NUMBERS.map((m) => `${stem}${two(m)}`);
  const OTHERS = ['Tave', 'DD_0_', 'DD5_', 'DD18_', 'NFFD', 'PAS', 'Eref', 'CMD', 'RH'];
  const JULY = new Map([
    ['Tmax', 20],
    ['Tmin', 8],
    ['PPT', 60],
  ]);
  const value = (stem: string, place: number, m: number): number =>
    (JULY.get(stem) ?? 100) + place - Math.abs(7 - m);
  const table = (stems: readonly string[], years: readonly string[]): string => {
    const header = ['ID', 'Latitude', 'Longitude', 'Elevation', ...stems.flatMap(twelve)];
    const lines = PLACES.flatMap((place, at) =>
      years.map((year) =>
        [
          ...(year ? [year] : []),
          place,
          32.1 + at,
          -116.2,
          400 + at,
          ...stems.flatMap((stem) => MONTH_NUMBERS.map((m) => value(stem, at, m))),
        ].join(),
      ),
    );
    return [[...(years[0] ? ['Year'] : []), ...header].join(), ...lines].join('\n');
  };
  const stems = ['Tmax', 'Tmin', 'PPT', ...OTHERS];

  test('is asked for the year where nothing says it', () => {
    const reading = readText(table(stems, ['']));
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toContain('which-year');
  });

  test('is refused where the rows are scenarios', () => {
    const lines = ['RCP4.5', 'RCP8.5', 'historical'].map((name, at) =>
      [
        name,
        ...['Tmax', 'Tmin', 'PPT'].flatMap((stem) => MONTH_NUMBERS.map((m) => value(stem, at, m))),
      ].join(),
    );
    const text = `Scenario,${['Tmax', 'Tmin', 'PPT'].flatMap(twelve).join()}\n${lines.join('\n')}`;
    expect(kindsOf(readText(text))).toEqual(['no-table']);
  });

  test('may be the rain under a word nobody knows, where no block says rain', () => {
    const reading = readText(table(['Tmax', 'Tmin', 'Zorvan', 'Gnarb'], ['2007', '2008']), {
      wishes: { station: 'Hof' },
    });
    expect(kindsOf(reading)).toContain('which-element');
    expect(reading.rows).toEqual([]);
  });
});
