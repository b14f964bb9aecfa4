import { describe, expect, test } from '@jest/globals';
import { PLAIN_NAME, verdictOfName } from '../../judge/judge-names.ts';
import { NAMED_TABLES, readNamed } from '../../judge/named-tables.ts';
import { PLACE_NAMES } from '../../judge/place-names.ts';
import { readAs } from '../../judge/verdict.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { readText } from './shape-of.ts';

/** Each table takes a fifth of the names, in turn. */
const TURNS = 5;

/** Names that once spoiled good tables, and every fortieth of the others; `npm run judge` takes them all. */
const NAMES = [
  ...'Grass Valley|Snow Hill|High Wycombe|Low Moor|Normal|March|May Pen|Number Five|Sainte-Maxime|Máximo Gómez|Sonnblick'.split(
    '|',
  ),
  ...'Sea Point|Sun City|Wind Cave|Hot Springs|Cold Bay|Total|Mean|Average|Station Road|Snowdon|Mina|Type|Tanah Rata'.split(
    '|',
  ),
  ...PLACE_NAMES.filter((_, at) => at % 40 === 7),
];

describe('a table says the same wherever its station lies', () => {
  for (const [at, table] of NAMED_TABLES.entries())
    test(table.name, () => {
      const { rows } = readNamed(table, PLAIN_NAME);
      expect(rows).toHaveLength(6);
      const same = JSON.stringify(rows);
      const found = casesOf(NAMES, oneIn(TURNS, at % TURNS)).map(
        (place) => [place, verdictOfName(table, place, readNamed(table, place), same)] as const,
      );
      expect(found.filter(([, verdict]) => verdict !== 'same' && verdict !== 'click')).toEqual([]);
    });
});

test.each(['Niederschlag X [mm]', 'Rain X', 'X over twelve months, the tab says rain'])(
  'two letters behind a name are its region where the rest speaks of something else: "%s"',
  (form) => {
    const table = NAMED_TABLES.find(({ name }) => name === form);
    const rowsOf = (place: string) => table && readNamed(table, place).rows;
    expect(rowsOf('Dallas TX')).toHaveLength(6);
    expect(rowsOf('Dallas TX')).toEqual(rowsOf(PLAIN_NAME));
  },
);

test('"In" before a name in brackets is no inch', () => {
  const years = [2010, 2011, 2012].map((year) => [year, 3.1, 0, 0, 1.2, 0, 0, 0, 0, 0, 0, 0.4, 0]);
  const cells = [['Rainfall (In Salah)'], ['Year', ...MONTH_WORDS], ...years];
  expect(readAs([{ sheet: 'Sheet1', cells }]).rows[0]).toMatchObject({ '01_rain': 3.1 });
});

const MONTH_WORDS =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  );

describe('"efectiva" after which a place is called', () => {
  const months = 'Ene,Feb,Mar,Abr,May,Jun,Jul,Ago,Sep,Oct,Nov,Dic';
  const amount = (y: number, m: number): number => ((y * 37 + m * m * 91) % 180) + 0.5;
  const lines = Array.from({ length: 10 }, (_, at) =>
    [1961 + at, ...Array.from({ length: 12 }, (_, m) => amount(1961 + at, m + 1))].join(','),
  );
  const under = (...titles: string[]) =>
    readText([...titles, `Año,${months}`, ...lines].join('\n'), { sheet: 'Hoja 1' });

  test.each(['LA EFECTIVA', 'ESTACION: LA EFECTIVA', '1005 EL SUFRAGIO EFECTIVO'])(
    'says nothing of the rain in "%s"',
    (name) => {
      for (const titles of [
        ['Lluvia total mensual (mm)', name],
        [name, 'Lluvia total mensual (mm)'],
      ])
        expect(under(...titles).rows[1]).toMatchObject({ '02_rain': amount(1962, 2) });
    },
  );

  test.each(['Precipitación efectiva (mm)', 'LLUVIA MENSUAL EFECTIVA', 'Precipitação efetiva'])(
    'in "%s" says that it is another amount',
    (title) => {
      expect(under(title).rows).toEqual([]);
    },
  );
});
