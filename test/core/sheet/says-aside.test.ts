import { describe, expect, test } from '@jest/globals';
import { kindsOf, monthLines, readText } from './shape-of.ts';

const max = (y: number, m: number): number => 20.3 + ((y * 13 + m * m * 7) % 61) / 10;
const rain = (y: number, m: number): number => 12.5 + ((y * 13 + m * m * 7) % 61);

/** 1961 to 1964 */
const ofRain = (header: string): string =>
  `Year,Month,Max,Min,${header}\n${monthLines(4, (y, m) => `${y},${m},${max(y, m)},${max(y, m) - 9},${rain(y, m)}`)}`;
const ofMax = (header: string): string =>
  `Year,Month,${header}\n${monthLines(4, (y, m) => `${y},${m},${max(y, m)}`)}`;

describe('a header that says something else about its element', () => {
  test.each([
    { of: ofRain, header: 'Rain last year', because: 'of another year' },
    { of: ofRain, header: 'Pluie an dernier', because: 'the same in French' },
    { of: ofRain, header: 'Lluvia año anterior', because: 'the same in Spanish' },
    { of: ofRain, header: 'Curah hujan tahun lalu', because: 'the same in Indonesian' },
    { of: ofRain, header: 'Season rain', because: 'of more than a month' },
    { of: ofRain, header: 'Rain temp', because: 'of its warmth' },
    { of: ofRain, header: 'Rain pH', because: 'of its acidity' },
    { of: ofRain, header: 'Codice pioggia', because: 'a code' },
    { of: ofRain, header: 'Rain flag', because: 'a mark, over what may be amounts' },
    { of: ofRain, header: 'Lluvia calidad', because: 'how good it is' },
    { of: ofRain, header: 'Pluie mois précédent', because: 'of another month' },
    { of: ofRain, header: 'Chuva prevista', because: 'a forecast' },
    { of: ofRain, header: 'Night rain', because: 'of half a day, and none of the other half' },
    { of: ofRain, header: 'Lluvia nocturna (mm)', because: 'the same in Spanish' },
    { of: ofRain, header: 'Pluie nuit (mm)', because: 'the same in French' },
    { of: ofRain, header: 'Regen Nacht (mm)', because: 'the same in German' },
    { of: ofRain, header: 'Rain 2050', because: 'none of the rows is of that year' },
    { of: ofRain, header: 'Rain yesterday', because: 'of another day' },
    { of: ofRain, header: 'Rain 2 years ago', because: 'of another year, and not of August' },
    { of: ofRain, header: 'Pluie N-1', because: 'of another year, as in French accounts' },
    { of: ofRain, header: 'Rain goal', because: 'an unknown word says which rain' },
    { of: ofRain, header: 'rain goal', because: 'the same without capitals, beside Max and Min' },
    { of: ofRain, header: 'Regen erwartet', because: 'the same in German' },
    { of: ofRain, header: 'Rain (Code)', because: 'Max and Min are not called so' },
    { of: ofRain, header: 'Rain by 2050', because: 'that year has still to come' },
    {
      of: ofRain,
      header: 'Rain avg 1951-1980',
      because: 'a mean of more years than the rows have',
    },
    { of: ofRain, header: 'Pluie moyenne 1961-1990', because: 'the same in French' },
    { of: ofRain, header: 'Curah hujan rata-rata 1951-1980', because: 'the same in Indonesian' },
    { of: ofRain, header: 'Rain source', because: 'where it is from, over what may be amounts' },
    { of: ofRain, header: 'Rain remarks', because: 'a remark, over what may be amounts' },
    { of: ofRain, header: 'Keterangan hujan', because: 'the same in Indonesian' },
    { of: ofRain, header: 'Bemerkung Regen', because: 'the same in German' },
    { of: ofRain, header: 'Opad uwagi', because: 'the same in Polish' },
    { of: ofMax, header: 'Max 1991-2020 avg', because: 'none of the rows is of those years' },
    { of: ofMax, header: 'Tmax 1971-90 (°C)', because: 'none of the rows is of those years' },
  ])('asks, $because: $header', ({ of, header }) => {
    expect(kindsOf(readText(of(header)))).toContain('which-column');
  });

  test.each([
    { of: ofRain, header: 'Horas de lluvia', because: 'hours' },
    { of: ofRain, header: 'Ore di pioggia', because: 'the same in Italian' },
  ])('is not read, $because: $header', ({ of, header }) => {
    expect(Object.keys(readText(of(header)).rows[0] ?? {})).not.toContain('01_rain');
  });

  test.each([
    { of: ofRain, header: 'Rain 1961-1964', because: 'the years of the rows' },
    { of: ofRain, header: 'Rain since 1931', because: 'since when' },
    { of: ofRain, header: 'Rain (1850 m)', because: 'how high the gauge lies' },
    {
      of: ofRain,
      header: 'Rain depuis 1931',
      because: 'since when, in a language whose word is not known',
    },
    { of: ofRain, header: 'Rain 1800-0600 UTC', because: 'hours' },
    { of: ofRain, header: 'Rain gauge no 2', because: 'which gauge' },
    { of: ofRain, header: 'Rain gauge id 45', because: 'the number of the gauge' },
    { of: ofRain, header: 'Rain (mm) WMO 2050', because: 'the number of the station' },
    { of: ofRain, header: 'Rain homogenised 2015', because: 'a remark' },
    { of: ofRain, header: 'Rain (mm) jusqu’en 2024', because: 'until when' },
    { of: ofRain, header: 'Rain season (mm)', because: 'amounts of months in the season' },
    { of: ofRain, header: 'Lluvia calidad controlada (mm)', because: 'marks have no unit' },
    {
      of: ofRain,
      header: 'Rainfall (mm) (threshold 0.2)',
      because: 'more of the same behind its unit',
    },
    { of: ofRain, header: 'Rain this year', because: 'its own year' },
    { of: ofRain, header: 'Lluvia 24 horas', because: 'the whole day' },
    { of: ofRain, header: 'Lluvia veinticuatro horas', because: 'the same in letters' },
    { of: ofRain, header: 'Chuva vinte e quatro horas', because: 'the same in Portuguese' },
    { of: ofRain, header: 'Niederschlag 24 Stunden', because: 'the same in German' },
    { of: ofRain, header: 'Rain 24 hours', because: 'the same in English' },
    { of: ofRain, header: 'Pluie relevée à 8 heures', because: 'when it was read' },
    { of: ofRain, header: 'Rain QC', because: 'amounts that were checked' },
    { of: ofRain, header: 'Rain kwaliteit', because: 'the same in Dutch' },
    { of: ofRain, header: 'Rain 1955-1975', because: 'the years of the whole record' },
    { of: ofRain, header: 'Rain 1961-1990', because: 'no normal differs from year to year' },
    { of: ofRain, header: 'Mean rain 1961-1966', because: 'most years of the record' },
    {
      of: ofRain,
      header: 'Rain (source: radar)',
      because: 'what stands apart tells of the amounts',
    },
    { of: ofRain, header: 'Rainfall source: gauge', because: 'the same behind a colon' },
    { of: ofRain, header: 'Rain (remarks below)', because: 'the same in brackets' },
    { of: ofRain, header: 'Regen (Bemerkung unten)', because: 'the same in German' },
    { of: ofRain, header: 'Lluvia (ver observaciones)', because: 'the same in Spanish' },
    { of: ofRain, header: 'Chuva da estação', because: 'the rain at the station' },
    {
      of: ofRain,
      header: 'Rain mean 1961-1964',
      because: 'a mean of gauges in the rows’ own years',
    },
  ])('is read, $because: $header', ({ of, header }) => {
    expect(readText(of(header)).rows[0]).toMatchObject({ '01_rain': rain(1961, 1) });
  });

  test('of which the word stands in the name of a place over the columns asks for the place', () => {
    const lines = monthLines(
      4,
      (y, m) => `${y},${m},${max(y, m)},${rain(y, m)},${max(y, m) + 1},${rain(y, m) + 1}`,
    );
    const names = ',,All Time Farm,,Kew,';
    expect(kindsOf(readText(`${names}\nYear,Month,Max,Rain,Max,Rain\n${lines}`))).toContain(
      'which-station',
    );
  });

  test.each([
    { name: 'Calidad', because: 'how good it is, in Spanish' },
    { name: 'Vorjahr', because: 'another year, in German' },
    { name: 'Chance', because: 'a share' },
  ])('"$name" beside "Kew" over the same again is a place, too: $because', ({ name }) => {
    const lines = monthLines(4, (y, m) => {
      const [t, r] = [max(y, m), rain(y, m)];
      return `${y},${m},${t},${t - 9},${r},${t + 1},${t - 8},${r + 1}`;
    });
    const words = 'Max,Min,Rain';
    for (const head of [
      `,,${name},,,Kew,,\nYear,Month,${words},${words}`,
      `,,Kew,,,${name},,\nYear,Month,${words},${words}`,
      `Year,Month,${name},,,Kew,,\n,,${words},${words}`,
    ]) {
      expect(kindsOf(readText(`${head}\n${lines}`))).toEqual(['which-station']);
    }
    const wishes = { station: 'Kew' };
    const text = `,,${name},,,Kew,,\nYear,Month,${words},${words}\n${lines}`;
    expect(readText(text, { wishes }).rows[0]).toMatchObject({
      '01_max': max(1961, 1) + 1,
      '01_rain': rain(1961, 1) + 1,
    });
  });

  test.each(['SD', 'Normal', 'Difference', 'Extremes', 'Days', 'Percent'])(
    '"%s" beside "Kew" is no place',
    (name) => {
      const lines = monthLines(4, (y, m) => {
        const [t, r] = [max(y, m), rain(y, m)];
        return `${y},${m},${t},${t - 9},${r},${2 + (m % 3)},${1 + (m % 4)},${3 + (m % 5)}`;
      });
      const text = `,,Kew,,,${name},,\nYear,Month,Max,Min,Rain,Max,Min,Rain\n${lines}`;
      expect(readText(text).rows[0]).toMatchObject({ '01_max': max(1961, 1) });
    },
  );

  test.each(['Rain 1951-1980', 'Niederschlag 1961-90', 'Chuva 1961-1990', 'Lluvia (mm) 1951-1980'])(
    '"%s" beside a single one of these years may be their mean',
    (header) => {
      const lines = monthLines(
        1,
        (y, m) => `${y},${m},${max(y, m)},${max(y, m) - 9},${rain(y, m)}`,
      );
      const kinds = kindsOf(readText(`Year,Month,Max,Min,${header}\n${lines}`));
      expect(kinds).toContain('which-column');
    },
  );

  test.each([
    { of: 'marks', own: (m: number): string => `${m % 4},${m % 3},${m % 2}` },
    { of: 'hours', own: (m: number): string => `${12 + (m % 5)},${4 + (m % 3)},${(m * 7) % 24}` },
    { of: 'hours and minutes', own: (m: number): string => `14${m + 10},06${m + 10},12${m + 10}` },
    { of: 'times', own: (m: number): string => `14:${m + 10},06:${m + 10},12:${m + 10}` },
  ])('$of beside "Kew" are of no place', ({ own }) => {
    const lines = monthLines(
      4,
      (y, m) => `${y},${m},${max(y, m)},${max(y, m) - 9},${rain(y, m)},${own(m)}`,
    );
    for (const name of ['Quality flag', 'Time', 'Hora', 'Uhrzeit', 'Remarks']) {
      const text = `,,Kew,,,${name},,\nYear,Month,Max,Min,Rain,Max,Min,Rain\n${lines}`;
      expect(readText(text).rows[0]).toMatchObject({ '01_max': max(1961, 1) });
    }
  });

  test('"Code" over all elements is the name of a place', () => {
    const lines = monthLines(4, (y, m) => `${y},${m},${max(y, m)},${max(y, m) - 9},${rain(y, m)}`);
    const { rows } = readText(`Year,Month,Code Max,Code Min,Code Rain\n${lines}`);
    expect(rows[0]).toMatchObject({ '01_max': max(1961, 1), '01_rain': rain(1961, 1) });
  });

  test('"Season rain (mm)" with the total of the season on each of its months asks', () => {
    const season = (y: number, m: number): number => rain(m < 10 ? y - 1 : y, 1) * 10;
    const lines = monthLines(4, (y, m) => `${y},${m},${max(y, m)},${season(y, m)}`);
    const kinds = kindsOf(readText(`Year,Month,Max,Season rain (mm)\n${lines}`));
    expect(kinds).toContain('which-column');
  });

  test('of one year is read once the person has said that year', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `${at + 1},${max(2023, at + 1)}`);
    const wishes = { years: { Sheet1: 2023 } };
    const { rows } = readText(`Month,Max 2023\n${lines.join('\n')}`, { sheet: 'Sheet1', wishes });
    expect(rows[0]).toMatchObject({ '01_max': max(2023, 1) });
  });

  test('is never better than the plain word beside it', () => {
    const lines = monthLines(4, (y, m) => `${y},${m},${max(y, m) + 1},${max(y, m)}`);
    const { rows } = readText(`Year,Month,Max temp last year (°C),Max\n${lines}`);
    expect(rows[0]).toMatchObject({ '01_max': max(1961, 1) });
  });
});
