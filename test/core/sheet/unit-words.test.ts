import { expect, test } from '@jest/globals';
import { plainText } from '../../../src/core/reading/plain-text.ts';
import { isInOtherUnit, statedUnit } from '../../../src/core/sheet/headers/stated-unit.ts';
import { UNIT_WORDS } from '../../../src/core/sheet/vocabulary/unit-words.ts';
import { rowsIn } from '../../../src/core/sheet/vocabulary/word-rows.ts';

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
