import { expect, test } from '@jest/globals';
import { plainText } from '../../../src/core/sheet/cells/plain-text.ts';
import type { Unit } from '../../../src/core/sheet/cells/units.ts';
import {
  isInOtherUnit,
  statedUnit,
  titleUnit,
} from '../../../src/core/sheet/headers/stated-unit.ts';
import { UNIT_WORDS } from '../../../src/core/sheet/headers/vocabulary/unit-words.ts';
import { rowsIn } from '../../../src/core/sheet/headers/vocabulary/word-rows.ts';

// A unit is understood in all languages of the vocabulary, in full words as in signs.

type InWords = { language: string; each: string; tenth: string; inch?: string; degrees: string };

const IN_WORDS: InWords[] = [
  {
    language: 'en',
    each: 'Rain (mm per day)',
    tenth: 'Rain, tenths of a millimetre',
    inch: 'Rain (inches)',
    degrees: 'Max in degrees Celsius',
  },
  {
    language: 'es',
    each: 'Lluvia (mm por día)',
    tenth: 'Lluvia (décimas de milímetro)',
    inch: 'Lluvia (pulgadas)',
    degrees: 'Máxima en grados centígrados',
  },
  {
    language: 'pt',
    each: 'Chuva (mm por dia)',
    tenth: 'Chuva em décimos de milímetro',
    inch: 'Chuva (polegadas)',
    degrees: 'Máxima em graus Celsius',
  },
  {
    language: 'fr',
    each: 'Pluie (mm par jour)',
    tenth: 'Pluie en dixièmes de millimètre',
    inch: 'Pluie (pouces)',
    degrees: 'Maximum en degrés Celsius',
  },
  {
    language: 'it',
    each: 'Pioggia (mm al giorno)',
    tenth: 'Pioggia (decimi di millimetro)',
    inch: 'Pioggia (pollici)',
    degrees: 'Massima in gradi centigradi',
  },
  {
    language: 'ro',
    each: 'Ploaie (mm pe zi)',
    tenth: 'Ploaie (zecimi de milimetru)',
    inch: 'Ploaie (inci)',
    degrees: 'Maxima în grade Celsius',
  },
  {
    language: 'de',
    each: 'Regen (mm pro Tag)',
    tenth: 'Regen in Zehntelmillimeter',
    inch: 'Regen (Zoll)',
    degrees: 'Maximum in Grad Celsius',
  },
  {
    language: 'nl',
    each: 'Neerslag (mm per dag)',
    tenth: 'Neerslag in tienden van millimeter',
    inch: 'Neerslag (duim)',
    degrees: 'Maximum in graden Celsius',
  },
  {
    language: 'sv',
    each: 'Nederbörd (mm per dag)',
    tenth: 'Nederbörd i tiondelar av millimeter',
    inch: 'Nederbörd (tum)',
    degrees: 'Max i grader Celsius',
  },
  {
    language: 'no',
    each: 'Nedbør (mm per dag)',
    tenth: 'Nedbør i tiendedels millimeter',
    inch: 'Nedbør (tommer)',
    degrees: 'Maks i grader Celsius',
  },
  {
    language: 'fi',
    each: 'Sade (mm/päivä)',
    tenth: 'Sade, kymmenesosa millimetriä',
    inch: 'Sade (tuumaa)',
    degrees: 'Maksimi, astetta Celsius',
  },
  {
    language: 'hu',
    each: 'Csapadék (mm/nap)',
    tenth: 'Csapadék (tized milliméter)',
    inch: 'Csapadék (hüvelyk)',
    degrees: 'Maximum (Celsius fok)',
  },
  {
    language: 'pl',
    each: 'Opad (mm na dzień)',
    tenth: 'Opad w dziesiątych milimetra',
    inch: 'Opad (cale)',
    degrees: 'Maksimum w stopniach Celsjusza',
  },
  {
    language: 'cs',
    each: 'Srážky (mm/den)',
    tenth: 'Srážky (desetiny milimetru)',
    inch: 'Srážky (palce)',
    degrees: 'Maximum ve stupních Celsia',
  },
  {
    language: 'ru',
    each: 'Осадки (мм в день)',
    tenth: 'Осадки (десятые доли миллиметра)',
    inch: 'Осадки (дюймы)',
    degrees: 'Максимум в градусах Цельсия',
  },
  {
    language: 'tr',
    each: 'Yağış (mm/gün)',
    tenth: 'Yağış (onda bir milimetre)',
    degrees: 'Maksimum, santigrat derece',
  },
  {
    language: 'el',
    each: 'Βροχή (mm/ημέρα)',
    tenth: 'Βροχή (δέκατα του χιλιοστού)',
    inch: 'Βροχή (ίντσες)',
    degrees: 'Μέγιστη, βαθμοί Κελσίου',
  },
  {
    language: 'id',
    each: 'Hujan (mm per hari)',
    tenth: 'Hujan (persepuluh milimeter)',
    inch: 'Hujan (inci)',
    degrees: 'Maksimum, derajat Celsius',
  },
  {
    language: 'zh',
    each: '降水量 (毫米/日)',
    tenth: '降水量 (0.1毫米)',
    inch: '降水量 (英寸)',
    degrees: '最高气温 (摄氏度)',
  },
  {
    language: 'ja',
    each: '降水量 (ミリ/日)',
    tenth: '降水量 (0.1ミリ)',
    inch: '降水量 (インチ)',
    degrees: '最高気温 (摂氏)',
  },
  {
    language: 'ko',
    each: '강수량 (밀리/일)',
    tenth: '강수량 (0.1밀리미터)',
    inch: '강수량 (인치)',
    degrees: '최고기온 (섭씨)',
  },
];

test.each(IN_WORDS)('$language: units in full words', ({ each, tenth, inch, degrees }) => {
  const units = [each, tenth, inch].map((text) => text && statedUnit(text, 'rain'));
  expect(units).toEqual(['mm/day', '0.1mm', inch && 'in']);
  expect(statedUnit(degrees, 'temperature')).toBe('C');
});

test.each<{ text: string; unit: Unit | undefined; because: string }>([
  { text: 'Rain (0.1 mm)', unit: '0.1mm', because: 'the part in figures' },
  { text: 'Rain (0.01 mm)', unit: undefined, because: 'no table is known in this part' },
  { text: 'Rain (1/10 mm)', unit: '0.1mm', because: 'a fraction' },
  { text: 'Rain (l/m²)', unit: 'mm', because: 'a litre on a square metre' },
  { text: 'Lluvia en litros por metro cuadrado', unit: 'mm', because: 'the same in words' },
  { text: 'Rain (l)', unit: undefined, because: 'a litre in a bottle has no area' },
  { text: 'Rain days > 10mm', unit: undefined, because: 'an amount' },
  { text: 'Rain, 8 inch gauge', unit: undefined, because: 'the size of the gauge' },
  { text: 'мм рт. ст.', unit: undefined, because: 'millimetres of mercury are pressure' },
  { text: 'mmHg', unit: undefined, because: 'and so they are here' },
  { text: 'Rain (mm) per day', unit: 'mm/day', because: 'the day behind the bracket' },
  { text: 'Précipitations journalières moyennes', unit: 'mm/day', because: 'the mean of days' },
  { text: 'Rain mm/h', unit: undefined, because: 'how hard it rained' },
  { text: 'Rain (in. per hour)', unit: undefined, because: 'the same in inches' },
  { text: 'Rain mm d⁻¹', unit: 'mm/day', because: 'the minus of typesetters' },
  { text: 'Rain (mm.d-1)', unit: 'mm/day', because: 'a dot between' },
  { text: 'Rain (l m⁻²)', unit: 'mm', because: 'an area that is divided by' },
  { text: 'Осадки (мм/сут)', unit: 'mm/day', because: 'a day and night, cut short' },
  { text: 'Rain (mm/10)', unit: '0.1mm', because: 'a division' },
  { text: 'Rain mm/10 days', unit: 'mm', because: 'ten days are no tenth' },
  { text: 'Rain in/100', unit: '0.01in', because: 'the same in inches' },
  { text: 'Rain (100ths in)', unit: '0.01in', because: 'figures with an ending' },
  { text: 'Rain (.01 inches)', unit: '0.01in', because: 'no nought before the point' },
  { text: 'Rain gauge No.1 mm', unit: 'mm', because: 'a number behind a dot' },
  { text: 'Rain (x0.1 mm)', unit: '0.1mm', because: 'a sign before the part' },
])('"$text" states $unit: $because', ({ text, unit }) => {
  expect(statedUnit(text, 'rain')).toBe(unit);
});

test.each<{ title: string; unit: Unit | undefined; because: string }>([
  { title: 'Cali, Colombia', unit: undefined, because: 'Polish inches are called like a city' },
  { title: 'Tum, Ethiopia', unit: undefined, because: 'and Swedish ones like a town' },
  { title: 'Pouce Coupe, BC', unit: undefined, because: 'a French name' },
  { title: 'Zoll', unit: undefined, because: 'the name of a sheet' },
  { title: 'Niederschlag in Zoll', unit: 'in', because: 'behind "in" it is a unit' },
  { title: 'Nederbörd (tum)', unit: 'in', because: 'so it is in brackets' },
  { title: 'Days over 30 °C are bold', unit: undefined, because: 'an amount' },
  { title: 'Days above 90 °F', unit: undefined, because: 'the values may be in °C' },
  { title: 'Wet days have 1 mm. Rain in inches', unit: 'in', because: 'of two, one is an amount' },
  { title: 'Climate 1991-2020 °C', unit: 'C', because: 'a year is no amount' },
])('the title "$title" states $unit: $because', ({ title, unit }) => {
  expect(titleUnit(title, 'rain') ?? titleUnit(title, 'temperature')).toBe(unit);
});

test.each([
  'Wind (km/h)',
  'Wind (m/s)',
  'Pressure hPa',
  'Solar kWh',
  'Radiation (MJ/m2)',
  'Sun (hours)',
  'Cost (€)',
  'Humidity %',
  '% of normal',
  'Rain (mm/hr)',
  'Flux (kg m-2 s-1)',
])('"%s" is in none of our units', (text) => {
  expect(isInOtherUnit(text)).toBe(true);
});

test.each(['Rain (mm)', 'Max C', 'Bar Harbor max', 'Ha Noi', 'Tmin W', 'Kg Mas rain'])(
  '"%s" is in no other unit',
  (text) => {
    expect(isInOtherUnit(text)).toBe(false);
  },
);

const ROWS = rowsIn(UNIT_WORDS);

test('unit words are written as headers are compared, and each stands once', () => {
  const words = ROWS.flatMap((row) => row.words);
  expect(words.filter((word) => plainText(word) !== word.replace('*', ''))).toEqual([]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
