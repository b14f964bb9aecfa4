import { describe, expect, test } from '@jest/globals';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { kindsOf, MONTHS, offeredBy, readText } from './shape-of.ts';

type Block = { name: string; first: number; add: number };

const made = (year: number, month: number, add: number): number =>
  add + ((year * 7 + month * month * 5) % 83) / 10;

/** Years down and months across, three a block. */
function yearsOf({ first, add }: Block): string[] {
  return [first, first + 1, first + 2].map((year) =>
    [year, ...Array.from({ length: 12 }, (_, at) => made(year, at + 1, add))].join(),
  );
}

/** Months down. */
function monthsOf({ first, add }: Block): string[] {
  return [first, first + 1].flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => [year, at + 1, made(year, at + 1, add)].join()),
  );
}

const ACROSS = { header: `Year,${MONTHS}`, rows: yearsOf };
const FORMS = [
  { form: 'months across', ...ACROSS },
  {
    form: 'months across in Spanish',
    ...ACROSS,
    header: 'Año,ENE,FEB,MAR,ABR,MAY,JUN,JUL,AGO,SET,OCT,NOV,DIC',
  },
  { form: 'months down', header: 'Year,Month,Rain (mm)', rows: monthsOf },
  { form: 'months down in German', header: 'Jahr,Monat,Niederschlag (mm)', rows: monthsOf },
];
const PLACES = [
  ['North', 'South'],
  ['Bago Oshiro', 'Maluko, Manolo'],
  ['Station: Upton', 'Station: Kew'],
  ['São José do Rio', "L'Étang-Salé"],
  ['upton', 'kew'],
  ['bago oshiro', 'maluko'],
  ['la ferme du bas', 'la ferme du haut'],
  ['garden at the river', 'school roof'],
  ['UPTON', 'KEW'],
  ['Верхний Лог', 'Нижний Лог'],
  ['北山', '南山'],
  ['Site 1', 'Site 2'],
];
const WHERE = ['above the header', 'below the header'] as const;
const blank = '';

function tableOf(
  { header, rows }: Pick<(typeof FORMS)[number], 'header' | 'rows'>,
  blocks: readonly Block[],
  where: (typeof WHERE)[number] = 'below the header',
  between: readonly string[] = [],
): string {
  const [first, ...others] = blocks.map((block) => [`"${block.name}"`, ...rows(block)]);
  const [name = '', ...lines] = first ?? [];
  const top = where === 'below the header' ? [header, name] : [name, header];
  return [...top, ...lines, ...others.flatMap((block) => [...between, ...block])].join('\n');
}

const firstOf = (text: string, station: string) =>
  readText(text, { sheet: 'Rainfall', wishes: { station } }).rows;

describe.each(FORMS)('a name alone between the rows of $form', (form) => {
  for (const where of WHERE)
    for (const later of [2002, 2001])
      test.each(casesOf(PLACES, oneIn(2, later % 2)))(
        `%s ${where}, and years from ${later} below %s`,
        (one, other) => {
          const blocks = [
            { name: one, first: 2001, add: 40 },
            { name: other, first: later, add: 60 },
          ];
          const between = later === 2002 ? [blank, blank] : [];
          const text = tableOf(form, blocks, where, between);
          const reading = readText(text, { sheet: 'Rainfall' });
          const names = [one, other].map((name) => name.replace('Station: ', ''));
          expect(kindsOf(reading)).toContain('which-station');
          expect(reading.rows).toEqual([]);
          expect(offeredBy(reading)).toEqual(expect.arrayContaining(names));
          const [upper, lower] = names.map((name) => firstOf(text, name));
          expect(upper?.[0]).toMatchObject({ Year: 2001, '01_rain': made(2001, 1, 40) });
          expect(lower?.[0]).toMatchObject({ Year: later, '01_rain': made(later, 1, 60) });
          expect(upper?.length).toBe(lower?.length);
        },
      );
});

// No word tells a name from these.
const LIKE_NAMES = ['Mr. Brown', 'Sixties', 'World War II', 'Airport', 'South'];
const REMARKS = [
  'Moved',
  'New Observer',
  'Page 2',
  'Vol. II',
  'Continued',
  'Umzug',
  'Suite',
  'Hoja 2',
];

describe.each(LIKE_NAMES)('under Kew, %s alone between years that go on', (name) => {
  const blocks = [
    { name: 'Kew', first: 2001, add: 40 },
    { name, first: 2004, add: 41 },
  ];
  const yearsRead = (text: string, opt: Parameters<typeof readText>[1]) =>
    readText(text, { sheet: 'Rainfall', ...opt }).rows.map(({ Year }) => Year);

  test.each(WHERE)('may be a place or not, Kew %s', (where) => {
    const text = tableOf(ACROSS, blocks, where);
    const reading = readText(text, { sheet: 'Rainfall' });
    expect(kindsOf(reading)).toEqual(['names-between']);
    expect(offeredBy(reading)).toEqual(['one-record', 'Kew', name, 'none']);
    expect(reading.rows).toEqual([]);
    expect(yearsRead(text, { wishes: { station: 'Kew' } })).toEqual([2001, 2002, 2003]);
    expect(yearsRead(text, { wishes: { station: name } })).toEqual([2004, 2005, 2006]);
  });

  test('is of one record where somebody says so, or sent it as one', () => {
    const text = tableOf(ACROSS, blocks);
    for (const opt of [{ wishes: { station: 'one-record' } }, { sent: ['rain'] }])
      expect(yearsRead(text, opt)).toEqual([2001, 2002, 2003, 2004, 2005, 2006]);
  });
});

test('names are places where years begin anew below one of them', () => {
  const blocks = [
    { name: 'Kew', first: 2001, add: 40 },
    { name: 'Upton', first: 2001, add: 50 },
    { name: 'South', first: 2004, add: 41 },
  ];
  const reading = readText(tableOf(ACROSS, blocks), { sheet: 'Rainfall' });
  expect(kindsOf(reading)).toEqual(['which-station']);
  expect(offeredBy(reading)).toEqual(['Kew', 'Upton', 'South', 'none']);
});

test.each([
  ...REMARKS,
  'Kew (continued)',
  'Kew',
  'KEW',
  'Rain gauge replaced',
  'No readings',
  'Total',
])('under Kew, %s alone between years that go on is no other place', (remark) => {
  const blocks = [
    { name: 'Kew', first: 2001, add: 40 },
    { name: remark, first: 2004, add: 41 },
  ];
  for (const where of WHERE) {
    const reading = readText(tableOf(ACROSS, blocks, where), { sheet: 'Rainfall' });
    expect(reading.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(reading.rows.map(({ Year }) => Year)).toEqual([2001, 2002, 2003, 2004, 2005, 2006]);
  }
});

test('"Station: Upton" is another place, also where the years go on', () => {
  const blocks = [
    { name: 'Station: Kew', first: 2001, add: 40 },
    { name: 'Station: Upton', first: 2004, add: 60 },
  ];
  const text = tableOf(ACROSS, blocks);
  expect(offeredBy(readText(text, { sheet: 'Rainfall' }))).toEqual(['Kew', 'Upton', 'none']);
  expect(firstOf(text, 'Upton').map(({ Year }) => Year)).toEqual([2004, 2005, 2006]);
});

test('of three stations the third has no header of its own, and the others have', () => {
  const blocks = ['North', 'East', 'South'].map((name, at) => ({
    name,
    first: 2001 + at,
    add: 40 + at,
  }));
  const [north = [], east = [], south = []] = blocks.map(yearsOf);
  const text = [
    'North',
    ACROSS.header,
    ...north,
    '',
    'East',
    ACROSS.header,
    ...east,
    '',
    'South',
    ...south,
  ];
  const reading = readText(text.join('\n'), { sheet: 'Rainfall' });
  expect(offeredBy(reading)).toEqual(['North', 'East', 'South', 'none']);
  expect(firstOf(text.join('\n'), 'East').map(({ Year }) => Year)).toEqual([2002, 2003, 2004]);
  expect(firstOf(text.join('\n'), 'South').map(({ Year }) => Year)).toEqual([2003, 2004, 2005]);
});

const ELEMENTS = [
  ['Maximum temperature', 'Minimum temperature', 'Rainfall (mm)'],
  ['Tmax', 'Tmin', 'Rain'],
  ['Temperatura máxima (°C)', 'Temperatura mínima (°C)', 'Precipitación (mm)'],
  ['Höchsttemperatur', 'Tiefsttemperatur', 'Niederschlag'],
  ['Température maximale', 'Température minimale', 'Pluie (mm)'],
  ['平均最高気温', '平均最低気温', '降水量'],
];

describe.each(ELEMENTS)('elements alone between years: %s, %s, %s', (max, min, rain) => {
  for (const where of WHERE)
    test.each([2001, 2004])(`${where}, from %s`, (later) => {
      const blocks = [
        { name: max, first: 2001, add: 20 },
        { name: min, first: later, add: 5 },
        { name: rain, first: later, add: 60 },
      ];
      const reading = readText(tableOf(ACROSS, blocks, where), { sheet: 'Table 1' });
      expect(kindsOf(reading)).toEqual([]);
      const row = (year: number) => reading.rows.find(({ Year }) => Year === year);
      expect(row(2001)).toMatchObject({ '01_max': made(2001, 1, 20) });
      expect(row(later)).toMatchObject({
        '01_min': made(later, 1, 5),
        '01_rain': made(later, 1, 60),
      });
      if (later !== 2001) expect(row(2001)?.['01_min']).toBeUndefined();
    });
});

test.each(['Sunshine hours', 'Relative humidity (%)', 'Humedad relativa (%)', 'Sonnenscheindauer'])(
  '"%s" below the rain is not the rain of later years',
  (other) => {
    const blocks = [
      { name: 'Rainfall (mm)', first: 2001, add: 40 },
      { name: other, first: 2004, add: 60 },
    ];
    const { rows } = readText(tableOf(ACROSS, blocks), { sheet: 'Table 1' });
    expect(rows.map(({ Year }) => Year)).toEqual([2001, 2002, 2003]);
  },
);

test('places that each have their elements', () => {
  const of = (name: string, add: number) =>
    [
      { name: 'Tmax', first: 2001, add: add + 15 },
      { name: 'Tmin', first: 2001, add },
    ]
      .flatMap((block) => [block.name, ...yearsOf(block)])
      .toSpliced(0, 0, name);
  const text = [ACROSS.header, ...of('Upton', 5), ...of('Kew', 8)].join('\n');
  expect(offeredBy(readText(text))).toEqual(['Upton', 'Kew', 'none']);
  expect(readText(text, { wishes: { station: 'Kew' } }).rows[0]).toMatchObject({
    '01_max': made(2001, 1, 23),
    '01_min': made(2001, 1, 8),
  });
});

describe('a line among years that names nothing', () => {
  const around = (line: string, later = 2004): string => {
    const [upper, lower] = [2001, later].map((first) => yearsOf({ name: '', first, add: 40 }));
    return ['Upton', ACROSS.header, ...(upper ?? []), line, ...(lower ?? [])].join('\n');
  };
  test.each([
    'Gauge moved to the new garden',
    'rain gauge replaced',
    'no data',
    '1961-1990',
    '2000s',
    '--------',
    '* estimated',
    'Note: the mast was struck by lightning',
    'Station verlegt',
    'estación trasladada al aeropuerto',
    '(continued)',
    'Snow blocked the gauge',
  ])('%s', (line) => {
    const reading = readText(around(line), { sheet: 'Rainfall' });
    expect(reading.rows).toHaveLength(6);
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each([
    { kind: 'names-between', later: 2004, years: 0, severity: 'error' },
    { kind: 'rows-left-out', later: 2002, years: 4, severity: 'warning' },
  ])('a name below years of no name is told of, with $later below it', (row) => {
    const text = around('South', row.later).replace('Upton\n', '');
    const { findings, rows } = readText(text, { sheet: 'Rainfall' });
    expect(rows).toHaveLength(row.years);
    expect(findings.find(({ kind }) => kind === `reading.${row.kind}`)).toMatchObject({
      severity: row.severity,
      params: { found: 'South' },
    });
  });
});
