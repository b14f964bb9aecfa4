import { describe, expect, test } from '@jest/globals';
import { type Climate, inventedMonths, type Month } from '../../support/invented-station.ts';
import { kindsOf, readText } from './shape-of.ts';

type Climates = readonly Climate[];
const SEASONAL: Climates = ['temperate', 'continental', 'mediterranean', 'desert', 'polar'];
const CLIMATES: Climates = [...SEASONAL, 'monsoon', 'equatorial', 'rainless'];

const own = (climate: Climate, years: number, seed = 7): Month[] =>
  inventedMonths(climate, { firstYear: 2022, years, seed });
const plain = (value: number): number => Number(value.toFixed(1));
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Max, min and rain of a year, as a service works them out of its months. */
function ofYear(months: readonly Month[]): (number | string)[] {
  const of = (element: 'max' | 'min' | 'rain') => sumOf(months.map((month) => month[element]));
  return [of('max') / months.length, of('min') / months.length, of('rain')].map(plain);
}

const line = ({ year, month, max, min, rain }: Month, first = 1): string =>
  [year, month - 1 + first, max, min, rain].join();

describe('month 0 before January to November is the figure of the year', () => {
  const rows = CLIMATES.filter((climate) => climate !== 'rainless').flatMap((climate) =>
    ['first', 'last'].map((place) => ({ climate, place })),
  );
  test.each(rows)('in a $climate climate, as the $place row', ({ climate, place }) => {
    const months = own(climate, 1).slice(0, 11);
    const zero = `2022,0,${ofYear(months)}`;
    const lines = months.map((month) => line(month));
    const all = place === 'first' ? [zero, ...lines] : [...lines, zero];
    const reading = readText(`Year,Month,Tmax,Tmin,Rain\n${all.join('\n')}`);
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows).toHaveLength(1);
    expect(reading.rows[0]).toMatchObject({
      '01_max': months[0]?.max,
      '11_rain': months[10]?.rain,
    });
    expect(reading.rows[0]).not.toHaveProperty('12_max');
  });

  test.each(['temperate', 'continental', 'mediterranean', 'monsoon', 'equatorial'] as const)(
    'in a %s climate, be December in the figure alone',
    (climate) => {
      const months = own(climate, 1);
      const lines = months.slice(0, 11).map((month) => line(month));
      const text = ['Year,Month,Tmax,Tmin,Rain', `2022,0,${ofYear(months)}`, ...lines].join('\n');
      expect(kindsOf(readText(text))).toEqual([]);
      expect(readText(text).rows[0]).toMatchObject({ '01_rain': months[0]?.rain });
    },
  );

  test.each(SEASONAL)('of temperatures alone, of two years in a %s climate', (climate) => {
    const lines = [2022, 2023].flatMap((of) => {
      const months = own(climate, 2).filter(({ year, month }) => year === of && month < 12);
      const zero = [of, 0, ...ofYear(months).slice(0, 2)];
      return [zero, ...months.map(({ year, month, max, min }) => [year, month, max, min])];
    });
    const { rows } = readText(`Year,Month,Tmax,Tmin\n${lines.join('\n')}`);
    expect(rows[0]).toMatchObject({ '01_max': lines[1]?.[2] });
    const one = readText(`Year,Month,Tmax,Tmin\n${lines.slice(0, 12).join('\n')}`);
    expect(kindsOf(one)).toContain('months-from-zero');
  });

  test('of three years whose Decembers are there, without a word either', () => {
    const years = [2022, 2023, 2024].map((year) =>
      own('temperate', 3).filter((month) => month.year === year),
    );
    const lines = years.flatMap((year) => [
      `${year[0]?.year},0,${ofYear(year)}`,
      ...year.map((month) => line(month)),
    ]);
    const reading = readText(`Year,Month,Tmax,Tmin,Rain\n${lines.join('\n')}`);
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.rows).toHaveLength(3);
  });
});

describe('months that are counted from 0 are not read one too early', () => {
  const columns = {
    'Tmax,Tmin,Rain': (month: Month) => line(month, 0),
    Tmax: ({ year, month, max }: Month) => [year, month - 1, max].join(),
    'Rain (mm)': ({ year, month, rain }: Month) => [year, month - 1, rain].join(),
    'Tmax,Tmin': ({ year, month, max, min }: Month) =>
      [year, month - 1, Math.round(max), Math.round(min)].join(),
    'Rain (in)': ({ year, month, rain }: Month) =>
      [year, month - 1, (rain / 25.4).toFixed(2)].join(),
  };
  const rows = CLIMATES.flatMap((climate) =>
    Object.entries(columns).flatMap(([header, lineOf]) =>
      [1, 2, 4].map((years) => ({ climate, header, lineOf, years })),
    ),
  );
  test.each(rows)('$header in a $climate climate over $years years', ({ climate, ...given }) => {
    for (const seed of [3, 11, 19, 27]) {
      const lines = own(climate, given.years, seed).map(given.lineOf);
      const reading = readText(`Year,Month,${given.header}\n${lines.join('\n')}`);
      expect(kindsOf(reading)).toContain('months-from-zero');
    }
  });
});
