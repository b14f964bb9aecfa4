import { expect, test } from '@jest/globals';
import { readAs } from '../../judge/verdict.ts';
import { inventedDays, inventedMonths } from '../../support/invented-station.ts';

const months = inventedMonths('temperate', { firstYear: 1981, years: 4, seed: 23 });
const YEARS = [...new Set(months.map(({ year }) => year))];
const ELEMENTS = ['max', 'min', 'rain'] as const;

/** How people head good tables: maximum, minimum, rain. */
const HEADERS = `
en: Tmax | Tmin | Davis rain
en: Tmax | Tmin | Garden rain
en: Tmax | Tmin | Our rain
en: Tmax | Tmin | Rainfall depth (mm)
en: Tmax | Tmin | Depth of rain
en: Average high temperature | Average low temperature | Rain
en: Tmax (checked) | Tmin (typed) | Rain (copied)
en: Tmax UPTON | Tmin UPTON | Rain UPTON
en: Max temp 150 cm above ground | Min temp four feet above the ground | Rain
en: Max temp 2 m above ground | Min temp (2 m above soil) | Rain
en: Dry bulb max temp | Dry-bulb min temp | Rain
es: Temperatura máxima de bulbo seco | Temperatura mínima de bulbo seco | Lluvia
en: Stevenson max | Tmin adj. | Copper gauge
en: Tmax homogenised | Tmin | Rain amt
en: Mean max, Upton | Mean min, Upton | Rain this month
de: Tmax | Tmin | Nied.
de: Temperaturmax | Temperaturmin | Niederschl.
nl: Tmax | Tmin | Neersl.
es: Tmax | Tmin | Lluv. (mm)
fr: Tmax | Tmin | Pluv.
it: Tmax | Tmin | Piogg.
pt: Tmax | Tmin | Chuv.
hu: Tmax | Tmin | Csap.
ru: Tmax | Tmin | Осад.
es: Tmax abrigo | Tmin abrigo | Lluvia caída
es: Tmax | Tmin | Lluvia Playa del Mar
fr: Tmax relevée | Tmin relevée | Pluie relevée
fr: Température maximale sous abri | Tmin contrôlée | Pluie
de: Max. Temperatur (täglich) | Tmin gemessen | Regen
vi: Nhiệt độ tối cao hàng tháng | Nhiệt độ tối thấp | Lượng mưa hàng tháng
fi: Päivän ylin lämpötila | Alimpien keskiarvo | Kuukausisadanta
lt: Maksimali oro temperatūra | Minimali oro temperatūra | Kritulių kiekis
es: Tmax Viña del Mar | Tmin Viña del Mar | Precipitación total, Viña del Mar
pt: TEMPERATURA MÁXIMA, RIO BRANCO | TEMPERATURA MÍNIMA, RIO BRANCO | CHUVA, RIO BRANCO
de: Tmax (Schule) | Tmin korrigiert | Niederschlag inkl. Schnee
no: Makstemperatur | Mintemperatur | Nedbør
et: Maksimumtemperatuur | Miinimumtemperatuur | Sademed kokku
zh: 平均最高气温 | 平均最低气温 | 总降水量
zh: 平均最高氣溫 | 平均最低氣溫 | 總降雨量
bn: গড় সর্বোচ্চ তাপমাত্রা (°C) | গড় সর্বনিম্ন তাপমাত্রা (°C) | মাসিক বৃষ্টিপাত (মিমি)
he: טמפרטורת אוויר מקסימלית | טמפרטורת אוויר מינימלית | כמות גשם חודשית (מ"מ)
he: טמפרטורה מרבית ממוצעת (°C) | טמפרטורה מזערית ממוצעת (°C) | כמות משקעים (מ"מ)
id: Suhu udara maksimum (°C) | Suhu udara minimum (°C) | Curah hujan (mm)
id: Rata-rata suhu maksimum | Rata-rata suhu minimum | Jumlah curah hujan
ms: Suhu udara maksimum (°C) | Suhu udara minimum (°C) | Jumlah hujan (mm)
sw: Wastani wa joto la juu | Wastani wa joto la chini | Kiwango cha mvua (mm)
sw: Kiwango cha juu cha joto | Kiwango cha chini cha joto | Kiasi cha mvua
et: Õhutemperatuuri maksimum | Õhutemperatuuri miinimum | Sademete hulk (mm)
et: Keskmine maksimaalne õhutemperatuur | Keskmine minimaalne õhutemperatuur | Kuu sademete summa
lv: Vidējā maksimālā gaisa temperatūra | Vidējā minimālā gaisa temperatūra | Nokrišņu daudzums
hr: Srednja maksimalna temperatura zraka | Srednja minimalna temperatura zraka | Mjesečna količina oborine
sr: Средња максимална температура ваздуха | Средња минимална температура ваздуха | Месечна количина падавина
sl: Povprečna najvišja temperatura zraka | Povprečna najnižja temperatura zraka | Višina padavin (mm)
bg: Средна максимална температура на въздуха | Средна минимална температура на въздуха | Месечна сума на валежите
uk: Середня максимальна температура повітря | Середня мінімальна температура повітря | Місячна сума опадів
ru: Средняя максимальная температура воздуха | Средняя минимальная температура воздуха | Месячная сумма осадков
hu: Levegő max. | Levegő min. | Csapadék
hu: Levegőhőmérséklet maximuma | Levegőhőmérséklet minimuma | Csapadék (mm)
hu: Havi átlagos maximum léghőmérséklet | Havi átlagos minimum léghőmérséklet | Havi csapadékösszeg
fa: میانگین حداکثر دمای هوا | میانگین حداقل دمای هوا | مجموع بارش ماهانه
ar: متوسط درجة حرارة الهواء العظمى | متوسط درجة حرارة الهواء الصغرى | كمية الأمطار الشهرية
hi: औसत अधिकतम वायु तापमान | औसत न्यूनतम वायु तापमान | मासिक वर्षा (मिमी)
th: อุณหภูมิอากาศสูงสุดเฉลี่ย | อุณหภูมิอากาศต่ำสุดเฉลี่ย | ปริมาณน้ำฝน (มม.)
vi: Nhiệt độ không khí tối cao | Nhiệt độ không khí tối thấp | Tổng lượng mưa tháng
tr: Ortalama maksimum hava sıcaklığı | Ortalama minimum hava sıcaklığı | Aylık toplam yağış miktarı
el: Μέση μέγιστη θερμοκρασία αέρα | Μέση ελάχιστη θερμοκρασία αέρα | Μηνιαίο ύψος βροχής
nl: Gemiddelde maximale luchttemperatuur | Gemiddelde minimale luchttemperatuur | Neerslagsom (mm)
sv: Medelmaximum lufttemperatur | Medelminimum lufttemperatur | Månadsnederbörd
fi: Ilman lämpötilan keskiylin | Ilman lämpötilan keskialin | Kuukausisademäärä
cs: Průměrná maximální teplota vzduchu | Průměrná minimální teplota vzduchu | Měsíční úhrn srážek
sk: Priemerná maximálna teplota vzduchu | Priemerná minimálna teplota vzduchu | Mesačný úhrn zrážok
pl: Średnia maksymalna temperatura powietrza | Średnia minimalna temperatura powietrza | Miesięczna suma opadów
ro: Temperatura maximă medie a aerului | Temperatura minimă medie a aerului | Cantitatea lunară de precipitații
zh: 月平均最高气温 | 月平均最低气温 | 月降水量
ja: 平均最高気温 | 平均最低気温 | 降水量の合計
ko: 평균 최고기온 | 평균 최저기온 | 월 강수량
`;

const ROWS = HEADERS.trim()
  .split('\n')
  .map((line) => {
    const [of = '', rest = ''] = line.split(': ');
    return { of, headers: rest.split(' | ') };
  });

function doubtsIn(cells: (string | number)[][]): string[] {
  return readAs([{ sheet: 'Sheet1', cells }])
    .findings.filter(({ severity }) => severity !== 'note')
    .map(({ kind, params }) => `${kind}: ${params.found}`);
}

test.each(ROWS)('$of: "$headers" are read without a doubt, side by side', ({ headers }) => {
  const rows = months.map((one) => [one.year, one.month, ...ELEMENTS.map((word) => one[word])]);
  expect(doubtsIn([['Year', 'Month', ...headers], ...rows])).toEqual([]);
});

test.each(ROWS)('$of: "$headers" are read without a doubt, each over its table', ({ headers }) => {
  const doubts = ELEMENTS.flatMap((element, at) => {
    const ofYear = (year: number) => months.filter((one) => one.year === year);
    const rows = YEARS.map((year) => [year, ...ofYear(year).map((one) => one[element])]);
    const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
    return doubtsIn([[headers[at] ?? ''], [], ['Year', ...twelve], ...rows]);
  });
  expect(doubts).toEqual([]);
});

const days = inventedDays('temperate', { firstYear: 1995, years: 1, seed: 7 });

// Over months the same words say what the hottest day had.
test.each([
  ['Max 24h (°C)', 'Min 24h (°C)', 'Rain 24h'],
  ['Най-висока температура', 'Най-ниска температура', 'Валежи'],
])('"%s", "%s" and "%s" of days are all read', (...headers) => {
  const rows = days.map(({ year, month, day, ...one }) => [
    { year, month, day },
    ...ELEMENTS.map((word) => Math.round(one[word] * 10) / 10),
  ]);
  const { rows: read } = readAs([{ sheet: 'Sheet1', cells: [['Date', ...headers], ...rows] }]);
  for (const word of ELEMENTS) expect(read[0]).toHaveProperty(`07_${word}`);
});

test('a header of 66 letters over one column is read, as a catalogue of series writes it', () => {
  const title = 'Daily minimum temperatures in the town of Upton, Oxfordshire, 1995';
  const rows = days.map(({ year, month, day, min }) => [
    { year, month, day },
    Math.round(min * 10) / 10,
  ]);
  const { rows: read } = readAs([{ sheet: 'Sheet1', cells: [['Date', title], ...rows] }]);
  expect(read[0]).toHaveProperty('07_min');
  expect(read[0]).not.toHaveProperty('07_max');
});

test('short codes nobody knows ask nothing where others speak of weather: sunshine, evaporation', () => {
  const codes = ['maxtp', 'mintp', 'cbl', 'hm', 'sun', 'dos', 'evap'];
  const rows = days.map(({ year, month, day, max, min }) => [
    { year, month, day },
    ...[max, min, 1013 - min, max - min, max / 3, min / 4, max / 9].map(
      (n) => Math.round(n * 10) / 10,
    ),
  ]);
  const cells = [['Date', ...codes], ...rows];
  const { rows: read } = readAs([{ sheet: 'Sheet1', cells }]);
  expect(read[0]).toHaveProperty('07_max');
  expect(read[0]).toHaveProperty('07_min');
});
