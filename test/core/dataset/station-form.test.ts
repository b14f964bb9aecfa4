import { describe, expect, it } from '@jest/globals';
import { readDegrees } from '../../../src/core/dataset/read-degrees.ts';
import {
  EMPTY_STATION,
  readStationForm,
  type StationForm,
  stationFormOf,
} from '../../../src/core/dataset/station-form.ts';

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
    ['54 21', null],
    ['54 21 36 N', 54.36],
    ['54-21S', -54.35],
    ['-54:21:36', -54.36],
    ['N 54.35', 54.35],
    ['33,9 sur', -33.9],
    ['33.9 south', -33.9],
    ['33.9 east', null],
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
    ['10.1 Ost', 10.1],
    ['10.1 oeste', -10.1],
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
