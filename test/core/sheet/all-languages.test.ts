import { expect, test } from '@jest/globals';
import { headerMeaning, titleMeaning } from '../../../src/core/sheet/headers/header-meaning.ts';
import { findStations } from '../../../src/core/stations/find-stations.ts';
import { valuesOf } from '../../../src/core/stations/found-facts.ts';
import { dayLines, monthLines, readText, two } from './shape-of.ts';

// What is understood in English is understood in the other languages of the vocabulary.

test.each([
  { language: 'en', rain: 'Rain', soFar: 'Rain so far' },
  { language: 'es', rain: 'Lluvia', soFar: 'Lluvia hasta la fecha' },
  { language: 'fr', rain: 'Pluie', soFar: "Pluie jusqu'ici" },
  { language: 'pt', rain: 'Chuva', soFar: 'Chuva até agora' },
  { language: 'it', rain: 'Pioggia', soFar: 'Pioggia finora' },
  { language: 'ro', rain: 'Ploaie', soFar: 'Ploaie până acum' },
  { language: 'de', rain: 'Regen', soFar: 'Regen bisher' },
  { language: 'nl', rain: 'Neerslag', soFar: 'Neerslag tot nu toe' },
  { language: 'sv', rain: 'Regn', soFar: 'Regn hittills' },
  { language: 'no', rain: 'Nedbør', soFar: 'Nedbør hittil' },
  { language: 'da', rain: 'Nedbør', soFar: 'Nedbør indtil nu' },
  { language: 'fi', rain: 'Sade', soFar: 'Sade tähän mennessä' },
  { language: 'pl', rain: 'Opad', soFar: 'Opad do tej pory' },
  { language: 'cs', rain: 'Srážky', soFar: 'Srážky dosud' },
  { language: 'hu', rain: 'Csapadék', soFar: 'Csapadék eddig' },
  { language: 'tr', rain: 'Yağış', soFar: 'Yağış bugüne kadar' },
  { language: 'ru', rain: 'Осадки', soFar: 'Осадки до сих пор' },
  { language: 'el', rain: 'Βροχή', soFar: 'Βροχή μέχρι σήμερα' },
  { language: 'zh', rain: '降水量', soFar: '降水量 至今' },
  { language: 'ja', rain: '降水量', soFar: '降水量 これまで' },
  { language: 'ko', rain: '강수량', soFar: '강수량 누적' },
  { language: 'id', rain: 'Hujan', soFar: 'Hujan sampai sekarang' },
])('$language: "$soFar" gives way to the rain of the month', ({ rain, soFar }) => {
  const lines = monthLines(2, (year, month) => `${year},${month},${month * 40}.5,${40 + month}.5`);
  const { rows } = readText(`Year,Month,${soFar},${rain}\n${lines}`);
  expect(rows[0]).toMatchObject({ '01_rain': 41.5, '12_rain': 52.5 });
});

test.each([
  ['Number of rainy spells', 'Date of max', 'Annual rain'],
  ['Número de lluvias', 'Fecha de la máxima', 'Lluvia anual'],
  ['Nombre de pluies', 'Date du maximum', 'Pluie annuelle'],
  ['Número de chuvas', 'Data da máxima', 'Chuva do ano'],
  ['Numero di piogge', 'Data della massima', 'Pioggia annua'],
  ['Număr de ploi', 'Data de maxim', 'Ploaie anuală'],
  ['Anzahl Niederschläge', 'Uhrzeit des Maximums', 'Jahresniederschlag'],
  ['Aantal buien met regen', 'Datum van maximum', 'Jaarlijkse neerslag'],
  ['Antal regn', 'Max klockslag', 'Årsnederbörd'],
  ['Antall regn', 'Dato av maks', 'Årsnedbør'],
  ['Antal regn', 'Dato af maks', 'Årlig nedbør'],
  ['Liczba opadów', 'Maksimum godzina', 'Roczny opad'],
  ['Počet srážek', 'Maximum datum', 'Roční srážky'],
  ['Csapadékok száma', 'Maximum időpont', 'Éves csapadék'],
  ['Yağış sayısı', 'Maksimum saat', 'Yıllık yağış'],
  ['Sateiden lukumäärä, sade', 'Maksimi kellonaika', 'Vuotuinen sade'],
  ['Число дождей', 'Максимум дата', 'Годовые осадки'],
  ['Αριθμός βροχών', 'Ώρα του μέγιστου', 'Ετήσια βροχή'],
  ['降水次数', '最高气温出现日期', '全年降水量'],
  ['降水回数', '最高気温起時', '年計降水量'],
  ['강수횟수', '최고기온시각', '연합계 강수량'],
])('"%s" counts, "%s" is a time, and "%s" is no month\'s', (count, when, ofYear) => {
  expect(headerMeaning(count).refusal).toBe('other');
  expect(headerMeaning(when).refusal).toBe('other');
  const lines = monthLines(2, (year, month) => `${year},${month},7${month}.5,4${month}.5`);
  const { rows } = readText(`Year,Month,${ofYear},Rain\n${lines}`);
  expect(rows[0]).toMatchObject({ '01_rain': 41.5 });
});

test.each([
  { of: 'en', line: 'Latitude 54.35, longitude -1.28, height 62 m' },
  { of: 'es', line: 'Latitud 54.35, longitud -1.28, altura 62 m' },
  { of: 'it', line: 'Latitudine 54.35, longitudine -1.28, quota 62 m' },
  { of: 'de', line: 'Breite 54.35, Länge -1.28, Höhe 62 m' },
  { of: 'nl', line: 'Breedtegraad 54.35, lengtegraad -1.28, hoogte 62 m' },
  { of: 'sv', line: 'Latitud 54.35, longitud -1.28, höjd 62 m' },
  { of: 'fi', line: 'Leveysaste 54.35, pituusaste -1.28, korkeus 62 m' },
  { of: 'pl', line: 'Szerokość 54.35, długość -1.28, wysokość 62 m' },
  { of: 'hu', line: 'Szélesség 54.35, hosszúság -1.28, magasság 62 m' },
  { of: 'tr', line: 'Enlem 54.35, boylam -1.28, rakım 62 m' },
  { of: 'ru', line: 'Широта 54.35, долгота -1.28, высота 62 m' },
  { of: 'el', line: 'Πλάτος 54.35, μήκος -1.28, υψόμετρο 62 m' },
  { of: 'ja', line: '緯度 54.35 経度 -1.28 標高 62 m' },
])('$of: "$line" says where the station is', ({ line }) => {
  const grid = { sheet: 'Hill farm', cells: [[line], ['Year', 'Month', 'Rain']] };
  const { stations } = findStations([grid], [{ name: '', sheets: ['Hill farm'] }]);
  const place = { latitude: 54.35, longitude: -1.28, elevation: 62 };
  expect(stations.map(({ facts }) => valuesOf(facts))).toEqual([place]);
});

test.each([
  'Temperature 2 m above the ground',
  'Temperatura a 2 m sobre el suelo',
  'Température à 2 m au-dessus du sol',
  'Temperatura a 2 m sopra il suolo',
  'Temperatur 2 m über dem Boden',
  'Temperatuur 2 m boven de grond',
  'Temperatur 2 m över mark',
  'Records of the hill farm, max temperature',
  'Registros de temperatura máxima',
])('"%s" is no temperature of the ground and no record', (title) => {
  expect(titleMeaning(title).refusal).toBeUndefined();
});

test.each([
  ['Notes', 'explains'],
  ['Nota', 'explains'],
  ['Fuente: AEMET', 'names who observed'],
  ['Quelle: DWD', 'names who observed'],
  ['Bemerkungen', 'explains'],
  ['Bron: KNMI', 'names who observed'],
  ['Anmärkning', 'explains'],
  ['Lähde', 'names who observed'],
  ['Źródło', 'names who observed'],
  ['Forrás', 'names who observed'],
  ['Kaynak', 'names who observed'],
  ['Источник', 'names who observed'],
  ['Πηγή', 'names who observed'],
  ['備考', 'explains'],
  ['출처', 'names who observed'],

  ['Skew', 'a figure of statistics'],
])('a last line that begins "%s" %s and holds no month', (label) => {
  const lines = monthLines(2, (year, month) => `${year}-${month},${month}.5`);
  const { findings } = readText(`Date,Rain\n${lines}\n${label},3`);
  const told = findings.filter(({ kind }) => /rows-left-out|without-date/.test(kind));
  expect(told.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual([
    'reading.rows-left-out note',
  ]);
});

test('a number of a station is a key, and no count', () => {
  expect(headerMeaning('Station number').key).toBe('station');
  expect(headerMeaning('Número de estación').key).toBe('station');
});

test('a word that joins two others is no month', () => {
  expect(headerMeaning('Summe des Niederschlags').month).toBeUndefined();
  expect(headerMeaning('Tmax des').month).toBe(12);
});

// A word that nobody knows over one element alone is doubted: these say how much it was, or of which month.
test.each([
  { of: 'en', rain: 'Rain collected (mm)' },
  { of: 'en', rain: 'Rainfall received, manual gauge' },
  { of: 'es', rain: 'Lluvia registrada' },
  { of: 'fr', rain: 'Quantité de pluie' },
  { of: 'fr', rain: 'Précipitations mensuelles (mm)' },
  { of: 'it', rain: 'Pioggia cumulata' },
  { of: 'ro', rain: 'Cantitatea de precipitații' },
  { of: 'de', rain: 'Regen gesamt' },
  { of: 'nl', rain: 'Hoeveelheid neerslag' },
  { of: 'nl', rain: 'Neerslag totaal' },
  { of: 'da', rain: 'Samlet nedbør' },
  { of: 'pl', rain: 'Opad atmosferyczny' },
  { of: 'cs', rain: 'Měsíční úhrn srážek' },
  { of: 'cs', rain: 'Množství srážek' },
  { of: 'sk', rain: 'Množstvo zrážok' },
  { of: 'hr', rain: 'Mjesečna količina oborine' },
  { of: 'sr', rain: 'Количина падавина' },
  { of: 'bg', rain: 'Количество на валежите' },
  { of: 'ru', rain: 'Количество осадков' },
  { of: 'ru', rain: 'Месячная сумма осадков' },
  { of: 'uk', rain: 'Кількість опадів' },
  { of: 'lt', rain: 'Kritulių kiekis' },
  { of: 'lv', rain: 'Nokrišņu daudzums' },
  { of: 'hu', rain: 'Havi csapadék' },
  { of: 'tr', rain: 'Aylık toplam yağış' },
  { of: 'el', rain: 'Μηνιαία βροχόπτωση' },
  { of: 'id', rain: 'Curah hujan bulanan' },
  { of: 'sw', rain: 'Jumla ya mvua' },
  { of: 'fa', rain: 'میزان بارش' },
])('$of: "$rain" is rain beside Tmax, and nothing is doubted', ({ rain }) => {
  const lines = monthLines(2, (year, month) => `${year},${month},${month + 10}.5,${40 + month}.5`);
  const { rows, findings } = readText(`Year,Month,Tmax,"${rain}"\n${lines}`);
  expect(rows[0]).toMatchObject({ '01_max': 11.5, '12_rain': 52.5 });
  expect(findings.map(({ kind }) => kind)).not.toContain('reading.perhaps-something-else');
});

// The plain word for rain, which a club writes over its gauge.
test.each(['Regenval', 'Дощ', 'Дъжд', 'Врнежи', 'Киша', 'Dážď', 'Reën', 'Månadsnederbörd'])(
  '"%s" is rain beside Tmax and Tmin',
  (rain) => {
    const lines = monthLines(
      2,
      (year, month) => `${year},${month},${month + 10}.5,${month}.5,40.5`,
    );
    const { rows } = readText(`Year,Month,Tmax,Tmin,${rain}\n${lines}`);
    expect(rows[0]).toMatchObject({ '12_max': 22.5, '12_min': 12.5, '12_rain': 40.5 });
  },
);

test('"TX max" is the maximum of a day, and of a month its hottest day', () => {
  const days = dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${10 + (d % 7)}.5`);
  expect(readText(`Date,TX max\n${days}`).rows[0]).toHaveProperty('01_max');
  const months = monthLines(2, (year, month) => `${year},${month},${month + 20}.5`);
  const { findings } = readText(`Year,Month,TX max\n${months}`);
  expect(findings.map(({ kind }) => kind)).toContain('reading.only-extremes');
});

test('"Mayor" is the highest in Spanish, and an island', () => {
  expect(headerMeaning('Lluvia mayor').refusal).toBe('extreme');
  expect(headerMeaning('Max temp Mayor Island').refusal).toBeUndefined();
});

test.each([
  ['حداکثر مطلق دما', 'extreme'],
  ['حداکثر رطوبت', 'other'],
  ['حداکثر سرعت باد', 'other'],
  ['Natteboltemperatuur min', 'other'],
  ['Soltimmar', 'other'],
  ['Gem. temperatuur', 'mean'],
])('"%s" is refused as %s', (header, refusal) => {
  expect(headerMeaning(header).refusal).toBe(refusal);
});

// "Cote" and "cota" are the height of a river before a maximum, and a shore or a town elsewhere.
test.each([
  "Pluie Côte d'Ivoire",
  'La Côte max',
  'Tmax Cota',
  'Tmax Viña del Mar',
  'TEMPERATURA MÁXIMA RIO BRANCO',
])('"%s" names a place', (header) => {
  expect(headerMeaning(header).refusal).toBeUndefined();
});

test.each([
  'Cote maximale',
  'Cota máxima',
  'دمای خاک حداقل',
  'Max speed',
  'Greenhouse max temp',
  'Přízemní minimální teplota',
  'Prietok max.',
  'Kelembaban maksimum',
  'Độ ẩm tối cao',
  'Temperatura máxima del río',
  'درجة حرارة الماء العظمى',
  'Joto la juu la maji',
  'Temperatura Superficial del Mar Máxima',
])('"%s" is of no air', (header) => {
  expect(headerMeaning(header).refusal).toBe('other');
});

test.each([
  { of: 'hr', days: 'Dani s oborinom', most: 'Najveća dnevna količina oborine' },
  { of: 'sr', days: 'Број дана са падавинама', most: 'Највећа дневна количина падавина' },
  { of: 'bg', days: 'Брой дни с валеж', most: 'Най-голям денонощен валеж' },
  { of: 'uk', days: 'Дні з опадами', most: 'Найбільша кількість опадів за добу' },
  { of: 'lt', days: 'Dienos su krituliais', most: 'Didžiausias paros kritulių kiekis' },
  { of: 'lv', days: 'Dienas ar nokrišņiem', most: 'Lielākais diennakts nokrišņu daudzums' },
  { of: 'et', days: 'Sademetega päevade arv', most: 'Suurim ööpäevane sademete hulk' },
  { of: 'pl', days: 'Liczba dni z opadem', most: 'Największy opad dobowy (mm)' },
  { of: 'ca', days: 'Dies de pluja', most: 'Pluja màxima' },
  { of: 'sl', days: 'Dnevi s padavinami', most: 'Največ padavin (max)' },
  { of: 'sk', days: 'Počet dní so zrážkami', most: 'Najvyšší denný úhrn zrážok' },
  { of: 'he', days: 'ימי גשם', most: 'גשם יומי מרבי' },
  { of: 'th', days: 'จำนวนวันฝนตก', most: 'อุณหภูมิสูงสุดสัมบูรณ์' },
  { of: 'sw', days: 'Siku za mvua', most: 'Joto la juu kabisa' },
  { of: 'es', days: 'Días con lluvia', most: 'Pp máx 24 h (mm)' },
])('$of: "$days" are counted, and "$most" is no month’s', ({ days, most }) => {
  expect(headerMeaning(days).refusal).toBe('other');
  expect(['extreme', 'other']).toContain(headerMeaning(most).refusal);
});

test.each(['Opad śniegu (mm)', 'Осадки в виде снега (мм)', 'Mínima sobre césped', 'Min à +10 cm'])(
  '"%s" is of snow or of the grass',
  (header) => {
    expect(headerMeaning(header).refusal).toBe('other');
  },
);
