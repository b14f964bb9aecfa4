import { describe, expect, it } from '@jest/globals';
import { readDegrees } from '../../../src/core/dataset/read-degrees.ts';
import {
  EMPTY_STATION,
  readStationForm,
  type StationForm,
  stationFormOf,
} from '../../../src/core/dataset/station-form.ts';
import { creditLines, stationInLines } from '../../../src/core/sheet/headers/station-lines.ts';

describe('readDegrees', () => {
  it.each<[string, number | null]>([
    ['54.35', 54.35],
    ['-33.9° S', -33.9],
    ['-33.9 N', null],
    ["54°75' N", null],
    ['54° 20′ 75″', null],
    ["54.5°21'", 54.85],
    ['1.3 E', null],
    ['54,35', 54.35],
    ['-33.9', -33.9],
    ['−33.9', -33.9],
    ['33.9° S', -33.9],
    ["54°21' N", 54.35],
    ['54° 21′ 36″', 54.36],
    ['0', 0],
    ['north', null],
    ['54.35.2', null],
    ['', null],
    ['54 62', null],
  ])('%s is %p as a latitude', (text, degrees) => {
    expect(readDegrees(text, 'latitude')).toBe(degrees);
  });

  it.each<[string, number | null]>([
    ['1.3W', -1.3],
    ['-1.3 W', -1.3],
    ['8,6 O', -8.6],
    ['8,6 E', 8.6],
    ['-8,6 E', null],
    ['54.35 N', null],
  ])('%s is %p as a longitude', (text, degrees) => {
    expect(readDegrees(text, 'longitude')).toBe(degrees);
  });
});

describe('readStationForm', () => {
  it.each<[string, Partial<StationForm>, object]>([
    ['nothing typed is nothing', {}, { ok: true, facts: null }],
    [
      'a place is rounded, because it may be a home',
      { latitude: '54.357', longitude: '-1.284' },
      { ok: true, facts: { latitude: 54.4, longitude: -1.3 } },
    ],
    [
      'a place is exact where that is chosen',
      { latitude: '54.357', longitude: '-1.284', exactPlace: true },
      { ok: true, facts: { latitude: 54.357, longitude: -1.284 } },
    ],
    [
      'texts are trimmed and a height may have its unit',
      { name: ' Hill farm ', elevation: '62 m' },
      { ok: true, facts: { name: 'Hill farm', elevation: 62 } },
    ],
    [
      'half a place is told',
      { latitude: '54' },
      { ok: false, field: 'longitude', why: 'half-place' },
    ],
    [
      'beyond the pole is told',
      { latitude: '91', longitude: '1' },
      { field: 'latitude', why: 'odd' },
    ],
    ['words are told', { elevation: 'high' }, { field: 'elevation', why: 'odd' }],
    ['a text too long is told', { source: 'x'.repeat(201) }, { field: 'source', why: 'too-long' }],
  ])('%s', (_, typed, expected) => {
    expect(readStationForm({ ...EMPTY_STATION, ...typed })).toMatchObject(expected);
  });

  it.each([
    ['an exact place', { latitude: 54.357, longitude: -1.284, elevation: 62 }],
    ['a rounded place', { latitude: 54.4, longitude: -1.3, name: 'Hill farm' }],
    ['nothing', null],
  ])('gives %s back as it was', (_, facts) => {
    expect(readStationForm(stationFormOf(facts))).toEqual({ ok: true, facts });
  });
});

describe('the lines above a table', () => {
  const TABLE = [
    ['Year', 'Jan'],
    [1990, 3],
  ];
  it.each<[string, string[], object | null]>([
    [
      'a line of all',
      ['Grass Valley: Lat 54.35 Lon -1.28, 62 m'],
      { latitude: 54.35, longitude: -1.28, elevation: 62 },
    ],
    [
      'a label a line',
      ['Latitude: 54.35', 'Longitude: -1.28', 'Elevation: 62 m'],
      { latitude: 54.35, longitude: -1.28, elevation: 62 },
    ],
    [
      'Spanish, with commas',
      ['Latitud 40,42 N', 'Longitud 3,7 O', 'Altitud 667 m'],
      { latitude: 40.42, longitude: -3.7, elevation: 667 },
    ],
    ['degrees and minutes', ["Lat. 54°21' N, Long. 1°18' W"], { latitude: 54.35, longitude: -1.3 }],
    ['half a place', ['Lat 54.35'], null],
    ['a title about rain', ['Rainfall at Long Valley, 62 mm in May'], null],
    ['a place beyond the pole', ['Lat 354, Lon 1.2'], null],
    ['nothing', [], null],
  ])('%s', (_, lines, expected) => {
    const cells = [...lines.map((line) => [line]), ...TABLE];
    expect(stationInLines({ sheet: 'Data', cells }, lines.length + 1)).toEqual(expected);
  });

  it('are read from cells beside each other too, and never from the table', () => {
    const cells = [['Lat', 54.35, 'Lon', -1.28], ...TABLE];
    expect(stationInLines({ sheet: 'Data', cells }, 2)).toEqual({
      latitude: 54.35,
      longitude: -1.28,
    });
    expect(stationInLines({ sheet: 'Data', cells }, 1)).toBeNull();
  });
});

describe('creditLines', () => {
  const TABLE = [
    ['Year', 'Jan'],
    [1990, 3],
  ];
  const DOI = 'Please cite doi:10.5281/zenodo.4311';
  it.each<[string, string[], string[], string]>([
    ['a DOI above the table', ['Hill farm', DOI], [], DOI],
    ['a licence below it', [], ['Licence: CC BY 4.0'], 'Licence: CC BY 4.0'],
    [
      'both, each in its line, in any language',
      ['Licencia: CC0-1.0'],
      ['Quelle: https://wetter.example/daten'],
      'Licencia: CC0-1.0\nQuelle: https://wetter.example/daten',
    ],
    ['a name of who holds the rights', ['© 2020 Oficina de clima'], [], '© 2020 Oficina de clima'],
    [
      'no station, unit, number or name that only looks so',
      ['10.5 m; CCB; bycc'],
      ['Mean 10.1'],
      '',
    ],
  ])('are %s', (_, above, below, expected) => {
    const cells = [...above.map((line) => [line]), ...TABLE, ...below.map((line) => [line])];
    expect(creditLines({ sheet: 'Data', cells }, above.length + 1)).toBe(expected);
  });

  it('are put together from cells beside each other, once where the whole sheet is one table', () => {
    const cells = [['Source', null, 'https://data.example'], ...TABLE];
    expect(creditLines({ sheet: 'Data', cells }, 2)).toBe('Source https://data.example');
    expect(creditLines({ sheet: 'Data', cells: TABLE }, 1)).toBe('');
  });
});
