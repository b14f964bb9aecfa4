import { describe, expect, test } from '@jest/globals';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readText } from './shape-of.ts';

const YEARS = [1996, 1997, 1998];
const days = madeDays(1996, 3);
const NUMBERS = Array.from({ length: 31 }, (_, at) => at + 1);
const all = YEARS.map((year) => madeRow(year, ['max', 'min', 'rain']));

type Words = { year: string; month: string; day: string };
const ENGLISH: Words = { year: 'Year', month: 'Month', day: 'Day' };
const SPANISH: Words = { year: 'Año', month: 'Mes', day: 'Día' };
const GERMAN: Words = { year: 'Jahr', month: 'Monat', day: 'Tag' };
const FRENCH: Words = { year: 'Année', month: 'Mois', day: 'Jour' };

type Block = { title: string; of: (day: MadeDay) => number };

/** A row a month, its days across, and what they are of over them. */
function block({ title, of }: Block, { year, month, day }: Words): string {
  const rows = YEARS.flatMap((y) =>
    NUMBERS.slice(0, 12).map((m) => {
      const values = days.filter((made) => made.y === y && made.m === m).map(of);
      return [y, m, ...values, ...Array(31 - values.length).fill('')].join();
    }),
  );
  const names = [year, month, ...NUMBERS.map((number) => `${day} ${number}`)].join();
  return [`,,${title}`, names, ...rows, ''].join('\n');
}

function ours(max: string, min: string, rain: string): Block[] {
  return [
    { title: max, of: (day) => day.max },
    { title: min, of: (day) => day.min },
    { title: rain, of: (day) => day.rain },
  ];
}

const inEnglish = ours('Maximum temperature (°C)', 'Minimum temperature (°C)', 'Rain (mm)');
const inSpanish = ours('Temperatura Máxima (°C)', 'Temperatura Mínima (°C)', 'Lluvia (mm)');
const inGerman = ours('Temperatur Maximum (°C)', 'Temperatur Minimum (°C)', 'Niederschlag (mm)');
const inFrench = ours('Température maximale', 'Température minimale', 'Précipitations (mm)');

const mean = ({ max, min }: MadeDay): number => (max + min) / 2;
const humidity = ({ d }: MadeDay): number => 60 + ((d * 7) % 30);

describe('a block of something else among blocks of days across', () => {
  const tables = [
    { words: ENGLISH, blocks: inEnglish, title: 'Mean temperature (°C)', of: mean },
    { words: ENGLISH, blocks: inEnglish, title: 'Relative humidity (%)', of: humidity },
    { words: ENGLISH, blocks: inEnglish, title: 'Wind speed', of: humidity },
    { words: SPANISH, blocks: inSpanish, title: 'Temperatura Promedio (°C)', of: mean },
    { words: SPANISH, blocks: inSpanish, title: 'Temperatura Media', of: mean },
    { words: SPANISH, blocks: inSpanish, title: 'Humedad relativa (%)', of: humidity },
    { words: GERMAN, blocks: inGerman, title: 'Mitteltemperatur (°C)', of: mean },
    { words: GERMAN, blocks: inGerman, title: 'Luftfeuchte (%)', of: humidity },
    { words: FRENCH, blocks: inFrench, title: 'Température moyenne', of: mean },
    { words: FRENCH, blocks: inFrench, title: 'Humidité relative', of: humidity },
  ];

  test.each(tables.flatMap((table) => [0, 1, 3].map((at) => ({ ...table, at }))))(
    '"$title" is named and left aside, after $at others',
    ({ words, blocks, title, of, at }) => {
      const text = blocks.toSpliced(at, 0, { title, of }).map((one) => block(one, words));
      const reading = readText(text.join('\n'));
      expect(reading.rows).toEqual(all);
      expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(JSON.stringify(reading.findings)).toContain(title);
    },
  );

  test.each(tables)('"$title" alone is refused in words', ({ words, title, of }) => {
    const reading = readText(block({ title, of }, words));
    expect(reading.rows).toEqual([]);
    expect(reading.findings.map(({ severity }) => severity)).toContain('error');
  });
});

test.each([
  { words: ENGLISH, title: 'Days of the month', tab: 'Rainfall' },
  { words: ENGLISH, title: 'Days', tab: 'Rainfall' },
  { words: SPANISH, title: 'Días del mes', tab: 'Lluvia' },
  { words: GERMAN, title: 'Tage', tab: 'Niederschlag' },
  { words: FRENCH, title: 'Jours du mois', tab: 'Pluie' },
  { words: ENGLISH, title: 'Sunny Hill', tab: 'Rainfall' },
  { words: ENGLISH, title: 'Wind River', tab: 'Rainfall' },
])('"$title" over the days of a tab "$tab" takes nothing from it', ({ words, title, tab }) => {
  const reading = readText(block({ title, of: (day) => day.rain }, words), { sheet: tab });
  expect(kindsOf(reading)).toEqual([]);
  expect(reading.rows).toEqual(YEARS.map((year) => madeRow(year, ['rain'])));
});

test.each(['Rainfall at 9 hours', 'Rainfall (storm gauge)', 'Observation hours'])(
  '"%s" over the days can be said to be rain',
  (title) => {
    const text = block({ title, of: (day) => day.rain }, ENGLISH);
    expect(kindsOf(readText(text))).toEqual(['which-element']);
    const rows = YEARS.map((year) => madeRow(year, ['rain']));
    expect(readText(text, { wishes: { element: 'rain' } }).rows).toEqual(rows);
  },
);
