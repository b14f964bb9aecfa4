import { expect, test } from '@jest/globals';
import { headerMeaning } from '../../../src/core/sheet/headers/header-meaning.ts';
import { type DayOfStation, inventedDays } from '../../support/invented-station.ts';
import { readText, two } from './shape-of.ts';

// "Dygnsmax" is one word where English has two. Of a day it is the maximum, and no record.

const DAYS = inventedDays('temperate', { firstYear: 2001, years: 2, seed: 4 });

const lineOf = ({ year, month, day, max, min, rain }: DayOfStation): string =>
  [`${year}-${two(month)}-${two(day)}`, max, min, rain].join();

test.each([
  ['de', 'Datum,Tagesmaximum,Tagesminimum,Tagesniederschlag'],
  ['de', 'Datum,Tageshöchstwert,Tagestiefstwert,Niederschlag'],
  ['de', 'Datum,Tagesmax,Tagesmin,Tagesniederschlagssumme'],
  ['de', 'Tag,Temperatur-Tagesmaximum,Temperatur-Tagesminimum,Tagesregen'],
  ['nl', 'Datum,Etmaalmaximum,Etmaalminimum,Etmaalneerslag'],
  ['nl', 'Datum,Dagmaximum temperatuur,Dagminimum temperatuur,Dagneerslag'],
  ['sv', 'Datum,Dygnsmax,Dygnsmin,Dygnsnederbörd'],
  ['sv', 'Datum,Dygnsmaxtemperatur,Dygnsmintemperatur,Nederbördssumma (1 dygn)'],
  ['sv', 'Datum,Högsta dygnstemperatur,Lägsta dygnstemperatur,Dygnsnederbörd'],
  ['no', 'Dato,Døgnmaksimum,Døgnminimum,Døgnnedbør'],
  ['da', 'Dato,Højeste temperatur,Laveste temperatur,Døgnsum nedbør'],
  ['is', 'Dagsetning,Hámark sólarhrings,Lágmark sólarhrings,Sólarhringsúrkoma'],
  ['et', 'Kuupäev,Ööpäeva maksimum,Ööpäeva miinimum,Ööpäevane sademete hulk'],
  ['hr', 'Datum,Dnevni maksimum,Dnevni minimum,Dnevna količina oborine'],
  ['sl', 'Datum,Dnevni maksimum,Dnevni minimum,Dnevna količina padavin'],
  ['uk', 'Дата,Добовий максимум,Добовий мінімум,Добова сума опадів'],
  ['zh', '日期,最高温,最低温,降水量'],
  ['zh', '日期,最高溫,最低溫,降雨量'],
  ['eu', 'Data,Tenperatura maximoa,Tenperatura minimoa,Prezipitazioa'],
  ['eu', 'Eguna,Gehieneko tenperatura,Gutxieneko tenperatura,Euria'],
])('%s: "%s" is read without a question', (_, header) => {
  const { rows, findings } = readText([header, ...DAYS.map(lineOf)].join('\n'));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(Object.keys(rows[0] ?? {})).toHaveLength(37);
});

test.each([
  ['Dagar', 'its rest "ar" is a year in Swedish, and the word counts days'],
  ['Tageslicht', 'its rest is no word of ours'],
  ['Dygnsmedel', 'a mean is no maximum'],
])('"%s" is no element: %s', (header) => {
  expect(headerMeaning(header).element).toBeUndefined();
});

test('"-8°" is written so in each row, and carries no mark', () => {
  const lines = DAYS.map((day) => lineOf(day).replace(/,(-?[\d.]+),(-?[\d.]+),/, ',$1°,$2°,'));
  const { findings, rows } = readText(['日期,最高温,最低温,降水量', ...lines].join('\n'));
  expect(findings.map(({ kind }) => kind)).not.toContain('reading.flagged-values');
  expect(Object.keys(rows[0] ?? {})).toHaveLength(37);
});

test('Basque months are months', () => {
  const months =
    'Urtarrila,Otsaila,Martxoa,Apirila,Maiatza,Ekaina,Uztaila,Abuztua,Iraila,Urria,Azaroa,Abendua';
  const numbers = months.split(',').map((month) => headerMeaning(month).month);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
