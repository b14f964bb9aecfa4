import { describe, expect, it } from '@jest/globals';
import { readDegrees } from '../../../src/core/dataset/read-degrees.ts';
import {
  EMPTY_STATION,
  readStationForm,
  type StationForm,
  stationFormOf,
} from '../../../src/core/dataset/station-form.ts';
import { stationInLines } from '../../../src/core/sheet/headers/station-lines.ts';

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
    [
      'what others know it by',
      { identifier: '0-826-300-GRV', link: 'https://x.org/1', hours: '24:00' },
      { facts: { identifier: '0-826-300-GRV', link: 'https://x.org/1', hours: '24:00' } },
    ],
    ['a blank in the identifier', { identifier: 'GR V' }, { field: 'identifier', why: 'odd' }],
    ['no address', { link: 'javascript:alert(1)' }, { field: 'link', why: 'odd' }],
    ['no hour of a day', { hours: '25:00' }, { field: 'hours', why: 'odd' }],
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
    [
      'German, where O is east',
      ['Breite 53,5 N', 'Länge 10,1° O'],
      { latitude: 53.5, longitude: 10.1 },
    ],
    [
      'German, with a word before each label',
      ['Geogr. Breite: 53,5° Geogr. Länge: 10,1° Geogr. Höhe: 22 m'],
      { latitude: 53.5, longitude: 10.1, elevation: 22 },
    ],
    ['a side said twice in words', ['South lat 33.9 south, East lon 18.4 east'], null],
    [
      'words for degrees, and no side',
      ['Latitude: 54.35 Decimal degrees, Longitude: 10.1 Decimal degrees'],
      { latitude: 54.35, longitude: 10.1 },
    ],
    [
      'the same in German, before the side',
      ['Breite 53,5 Grad N', 'Länge 10,1 Grad O'],
      { latitude: 53.5, longitude: 10.1 },
    ],
    [
      'the same in Spanish, with a side in words',
      ['Latitud 33,9 grados sur', 'Longitud 18,4 grados este'],
      null,
    ],
    ['Dutch, the same', ['Breedte 52,1 N, lengte 5,2 O'], { latitude: 52.1, longitude: 5.2 }],
    [
      'Czech, where S is north',
      ['Šířka 50,1 S', 'Délka 14,4 E'],
      { latitude: 50.1, longitude: 14.4 },
    ],
    ['degrees in words of a language', ['Lintang 6,2 LS', 'Bujur 106,8 BT'], null],
    ['a side in words', ['Latitude 33.9 degrees south', 'Longitude 18.4 degrees east'], null],
    ['a side in another script', ['Широта 33,9° ю.ш.', 'Долгота 18,4° в.д.'], null],
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
