import { describe, expect, test } from '@jest/globals';
import type { Reading, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { LANGUAGES } from '../../../src/core/words/languages.ts';
import { speaker } from '../../../src/core/words/speaker.ts';
import { dayLines, kindsOf, MONTHS, monthLines, offeredBy, readText, two } from './shape-of.ts';

const rain = (y: number, m: number, of = 0): number => 20 + ((y * 7 + m * m * 5 + of * 31) % 83);

function placesOffered({ findings }: Reading): string[] {
  const question = findings.find(({ choices }) => choices?.wish === 'station');
  const offered = question?.choices?.options.map(({ value }) => value) ?? ['none'];
  expect(offered.at(-1)).toBe('none');
  return offered.slice(0, -1);
}

/** A row a place and month. */
function placeRows(places: readonly string[]): string {
  return places
    .map((place, at) => monthLines(3, (y, m) => `${place},${y},${m},${rain(y, m, at)}`))
    .join('\n');
}

test.each(['X,Y,Z', 'Y,Z', 'W,X,Y'])('of places called %s none is read as the value', (header) => {
  const places = header.split(',');
  const lines = monthLines(3, (y, m) => `${y}-${two(m)},${places.map((_, of) => rain(y, m, of))}`);
  const text = `Date,${header}\n${lines}`;
  const asked = readText(text, { sheet: 'Rainfall' });
  expect(asked.rows).toEqual([]);
  expect(offeredBy(asked)).toEqual([...places, 'none']);
  const { rows } = readText(text, { sheet: 'Rainfall', wishes: { rainColumn: 'Y' } });
  expect(rows[0]).toMatchObject({ '02_rain': rain(1961, 2, places.indexOf('Y')) });
});

test.each(['Bureau of Meteorology station number', 'Met Office station number', 'station number'])(
  'stations one below the other under "%s" are asked for',
  (header) => {
    const table = `Product,${header},Year,Month,Rain (mm)\n${placeRows(['A1,67021', 'A1,67105'])}`;
    expect(placesOffered(readText(table))).toEqual(['67021', '67105']);
    const { rows } = readText(table, { wishes: { station: '67105' } });
    expect(rows[0]).toMatchObject({ '02_rain': rain(1961, 2, 1) });
  },
);

test.each([
  { header: 'Year,Month,Rain Upton,Rain Kew,Rain Upton', names: ['Upton', 'Kew'] },
  {
    header: 'Année,Mois,pluie_Saint-Éloi,pluie_Le Mans,pluie_Saint-Éloi',
    names: ['Saint-Éloi', 'Le Mans'],
  },
  { header: 'Año,Mes,Lluvia Upton,Lluvia Kew,Lluvia Upton', names: ['Upton', 'Kew'] },
  { header: 'Rainfall (mm)\nYear,Month,Upton,Kew,Upton', names: ['Upton', 'Kew'] },
  { header: 'Pluie (mm)\nAnnée,Mois,G01,G02,G01', names: ['G01', 'G02'] },
])('a place that stands twice is asked for as two: "$header"', ({ header, names }) => {
  const lines = monthLines(3, (y, m) => [y, m, ...[0, 1, 2].map((at) => rain(y, m, at))].join());
  const places = placesOffered(readText(`${header}\n${lines}`));
  expect(places).toEqual([`${names[0]} (1)`, names[1], `${names[0]} (2)`]);
  places.forEach((station, at) => {
    const { rows } = readText(`${header}\n${lines}`, { wishes: { station } });
    expect(rows[1]).toMatchObject({ '02_rain': rain(1962, 2, at), '11_rain': rain(1962, 11, at) });
  });
});

test.each([
  'Rainfall (mm)\nYear,Month,Upton,Kew,Year,Month,Upton,Kew',
  'Rainfall (mm)\nYear,Month,Upton,Kew,,,Upton,Kew',
  'Year,Month,Rain Upton,Rain Kew,,,Rain Upton,Rain Kew',
])(
  'a place that stands again beside years of its own is not read for the first: "%s"',
  (header) => {
    const block = (y: number, m: number): string => `${y},${m},${rain(y, m)},${rain(y, m, 1)}`;
    const lines = monthLines(3, (y, m) => `${block(y, m)},${block(y + 3, m)}`);
    for (const station of [undefined, ...placesOffered(readText(`${header}\n${lines}`))]) {
      const { rows } = readText(`${header}\n${lines}`, { wishes: station ? { station } : {} });
      for (const row of rows)
        expect(row['02_rain']).toBe(rain(row.Year, 2, /kew/i.test(station ?? '') ? 1 : 0));
    }
  },
);

describe('which place is asked by the column that tells the rows apart', () => {
  const states = placeRows(['Assam,Kamrup', 'Assam,Cachar', 'Bihar,Gaya', 'Bihar,Patna']);
  const table = `State,District,Year,Month,Rain (mm)\n${states}`;

  test('the district, not the state', () => {
    expect(placesOffered(readText(table))).toEqual(['Kamrup', 'Cachar', 'Gaya', 'Patna']);
  });
  test('a state as the answer asks for its districts', () => {
    const reading = readText(table, { wishes: { station: 'Bihar' } });
    expect(reading.rows).toEqual([]);
    expect(placesOffered(reading)).toEqual(['Gaya', 'Patna']);
  });
  test('a district as the answer is read', () => {
    const reading = readText(table, { wishes: { station: 'Patna' } });
    expect(reading.rows[0]).toMatchObject({ '02_rain': rain(1961, 2, 3) });
  });
});

describe('places are offered by the name a person knows', () => {
  const table = `id,name,Year,Month,Rain\n${placeRows(['GH01,Kumasi', 'GH02,Accra'])}`;
  test('beside a code', () => {
    expect(placesOffered(readText(table))).toEqual(['Kumasi', 'Accra']);
  });
  test('under "Station name", although the codes are words and the names have numbers', () => {
    const rows = placeRows(['ABO,Plot 1', 'BEL,Plot 2']);
    const reading = readText(`Station id,Station name,Year,Month,Rain\n${rows}`);
    expect(placesOffered(reading)).toEqual(['Plot 1', 'Plot 2']);
  });
  test.each([
    'code,name,Year,Month,Rain',
    'Código,Municipio,Año,Mes,Lluvia',
    'Nummer,Ort,Jahr,Monat,Niederschlag',
    'Code,Commune,Année,Mois,Pluie',
  ])('beside the code, where two places have one name: %s', (header) => {
    const reading = readText(
      `${header}\n${placeRows(['BLZ.28604,Cayo', 'HND.61320,La Paz', 'SLV.75119,La Paz'])}`,
    );
    const question = reading.findings.find(({ choices }) => choices?.wish === 'station');
    expect(question?.choices?.options.map(({ value, example }) => [value, example])).toEqual([
      ['BLZ.28604', 'Cayo, 1961–1963'],
      ['HND.61320', 'La Paz, 1961–1963'],
      ['SLV.75119', 'La Paz, 1961–1963'],
      ['none', undefined],
    ]);
  });

  test('and may be answered by the code', () => {
    const { rows } = readText(table, { wishes: { station: 'GH02' } });
    expect(rows[0]).toMatchObject({ '02_rain': rain(1961, 2, 1) });
  });
});

describe('A, B and C behind each element', () => {
  const letters = ['A', 'B', 'C'];
  const table = (elements: readonly string[]): string => {
    const header = elements.flatMap((element) => letters.map((letter) => `${element}_${letter}`));
    const lines = monthLines(3, (y, m) =>
      [y, m, ...header.map((_, at) => Math.round(rain(y, m, at) / 4) - at)].join(','),
    );
    return `Year,Month,${header.join(',')}\n${lines}`;
  };

  test('are places, although "a" joins words in some languages and "C" is a unit', () => {
    expect(placesOffered(readText(table(['max', 'min'])))).toEqual(['A', 'B', 'C']);
    const { rows } = readText(table(['max', 'min']), { wishes: { station: 'a' } });
    expect(rows[0]).toMatchObject({ '02_max': Math.round(rain(1961, 2) / 4) });
  });

  test('ask which column is meant where there is one element', () => {
    const { findings, rows } = readText(table(['max']));
    expect(rows).toEqual([]);
    expect(findings[0]?.choices?.options.map(({ value }) => value)).toEqual([
      ...letters.map((letter) => `max_${letter}`),
      'none',
    ]);
  });
});

describe('names in the row below merged elements', () => {
  const rows = (count: number): string =>
    monthLines(3, (y, m) =>
      [`${y}-${two(m)}`, ...Array.from({ length: count }, (_, at) => value(y, m, at))].join(','),
    );
  const value = (y: number, m: number, at: number): number => Math.floor(rain(y, m, at) / 3);
  test.each([
    { header: 'Date,Rain,\n,Upton,Kew', names: ['Upton', 'Kew'], because: 'rain over two' },
    {
      header: 'Fecha,Tmax,,Tmin,\n,Loma,Valle,Loma,Valle',
      names: ['Loma', 'Valle'],
      because: 'the names come round again',
    },
  ])('are places, to be asked for: $because', ({ header, names }) => {
    const table = `${header}\n${rows(header.includes('Tmin') ? 4 : 2)}`;
    expect(readText(table).rows).toEqual([]);
    expect(placesOffered(readText(table))).toEqual(names);
    const { rows: read } = readText(table, { wishes: { station: names[1] ?? '' } });
    expect(Object.values(read[0] ?? {})).toContain(value(1961, 2, 1));
  });
  const lines = rows(2).split('\n');
  const withoutKew = (count: number, cell: string): string =>
    lines.map((line, at) => (at < count ? line.replace(/[^,]*$/, cell) : line)).join('\n');
  test.each([
    { below: withoutKew(1, ''), because: 'the first month of Kew is blank' },
    { below: withoutKew(1, 'T'), because: 'it is a trace' },
    { below: withoutKew(24, ''), because: 'Kew begins two years later' },
    { below: `,mm,mm\n${rows(2)}`, because: 'units stand below them' },
    { below: rows(2).replaceAll('\n', '\n,'), margin: ',', because: 'column A is free' },
  ])('are places where $because', ({ below, margin = '' }) => {
    const text = `${margin}Date,Rain,\n${margin},Upton,Kew\n${margin}${below}`;
    expect(readText(text).rows).toEqual([]);
    expect(placesOffered(readText(text))).toEqual(['Upton', 'Kew']);
    const { rows: read } = readText(text, { wishes: { station: 'kew' } });
    expect(read.at(-1)).toMatchObject({ '12_rain': value(1963, 12, 1) });
  });
  test.each(['AM,PM', '8h,20h', '9am,9pm', '7 Uhr,19 Uhr', '8:00,20:00'])(
    'are parts of a day, one of which is asked for: "%s"',
    (hours) => {
      const reading = readText(`Date,Tmax,,Tmin,\n,${hours},${hours}\n${rows(4)}`);
      expect(kindsOf(reading)).toEqual(['which-column', 'which-column']);
      const [, late] = hours.split(',');
      const wishes = { maxColumn: `Tmax ${late}`, minColumn: `Tmin ${late}` };
      const { rows: read } = readText(`Date,Tmax,,Tmin,\n,${hours},${hours}\n${rows(4)}`, {
        wishes,
      });
      expect(read[0]).toMatchObject({ '02_max': value(1961, 2, 1), '02_min': value(1961, 2, 3) });
    },
  );
  test('are no row of their own where they say what the values are', () => {
    const reading = readText(`Date,Rain,\n,value,flag\n${rows(2)}`);
    expect(reading.rows[0]).toMatchObject({ '02_rain': value(1961, 2, 0) });
  });
});

test('one month of many stations asks which', () => {
  const lines = ['Abo', 'Bel', 'Cor', 'Dun', 'Esk', 'Fal', 'Gor'].map((name, at) =>
    [name, 2022, 8, rain(2022, 8, at)].join(','),
  );
  const reading = readText(`Station,Year,Month,Total Rainfall\n${lines.join('\n')}`);
  expect(placesOffered(reading)).toHaveLength(7);
});

test('remarks on some days are no places', () => {
  const lines = monthLines(3, (y, m) => `${y},${m},${rain(y, m)},${m % 5 ? '' : 'snow lay'}`);
  const reading = readText(`Year,Month,Rain,Meta\n${lines}\n1963,12,9,Orig=9in`);
  expect(kindsOf(reading)).not.toContain('which-station');
});

test.each([
  { header: 'G01,G02,R3', because: 'letters and digits' },
  { header: 'ST-101,ST-102,ST-103', because: 'with a dash' },
])('gauges by their codes ask which one: $because', ({ header }) => {
  const lines = monthLines(
    5,
    (y, m) => `${y},${m},${y < 1965 ? '' : rain(y, m)},${rain(y, m, 1)},${rain(y, m, 2)}`,
  );
  const reading = readText(`Year,Month,${header}\n${lines}`, { sheet: 'Rainfall' });
  expect(placesOffered(reading)).toEqual(header.split(','));
});

test('a gauge that was set up later, and is blank in the rows looked at, is a place as the others are', () => {
  const mm = (y: number, m: number, of: number): string => (rain(y, m, of) + 0.4).toFixed(1);
  const lines = monthLines(
    40,
    (y, m) => `${y},${m},${mm(y, m, 1)},${y < 1995 ? '' : mm(y, m, 2)},${mm(y, m, 3)}`,
  );
  const header = ',,Upton,Whitby,Kew\nYear,Month,Rain (mm),Rain (mm),Rain (mm)';
  const places = placesOffered(readText(`${header}\n${lines}`));
  expect(places.map((place) => place.toLowerCase())).toEqual(['upton', 'whitby', 'kew']);
});

test('a gauge that was set up fourteen years after the others, in a table of days, is offered, too', () => {
  const lines = Array.from({ length: 6000 }, (_, at) => {
    const date = new Date(Date.UTC(1990, 0, 1 + at)).toISOString().slice(0, 10);
    const mm = (of: number): string => (((at * 7 + of * 31) % 83) / 10).toFixed(1);
    return `${date},${mm(1)},${at < 5200 ? '' : mm(2)},${mm(3)}`;
  });
  const text = `Data,Ponte Alta,Rio Fundo,Serra Nova\n${lines.join('\n')}`;
  const places = placesOffered(readText(text, { sheet: 'Chuva diária' }));
  expect(places).toEqual(['Ponte Alta', 'Rio Fundo', 'Serra Nova']);
});

test('what only one element has is no place', () => {
  const header = 'TIMESTAMP,BattV_Min,AirTC_Max,AirTC_Min,Rain_mm_Tot';
  const units = 'TS,Volts,Deg C,Deg C,mm';
  const lines = Array.from(
    { length: 60 },
    (_, at) => `2019-${at < 31 ? '01' : '02'}-${(at % 31) + 1},12.5,${at % 9},-${at % 7},${at % 4}`,
  );
  const reading = readText([header, units, ...lines.slice(0, 59)].join('\n'));
  expect(placesOffered(reading)).toEqual([]);
  expect(Object.keys(reading.rows[0] ?? {})).toContain('01_max');
});

test.each([
  { header: 'A_max,A_min,A_rain,B_max,B_min,B_rain', places: ['A', 'B'] },
  { header: 'Tmax1,Tmin1,Rain1,Tmax2,Tmin2,Rain2', places: ['1', '2'] },
])('a letter or a number over each element is a place: "$header"', ({ header, places }) => {
  const line = (y: number, m: number, of: number): string =>
    `${m + 10 + of}.5,${m + of}.5,${rain(y, m, of)}.5`;
  const lines = monthLines(3, (y, m) => `${y},${m},${line(y, m, 0)},${line(y, m, 1)}`);
  const text = `Year,Month,${header}\n${lines}`;
  expect(placesOffered(readText(text))).toEqual(places);
  const { rows } = readText(text, { wishes: { station: places[1] ?? '' } });
  expect(rows[0]).toMatchObject({ '02_max': 13.5, '02_min': 3.5 });
});

describe('gauges by their numbers in front of each element', () => {
  const numbers = ['09480000', '11151300'];
  const heads = (head: (number: string) => string): string => numbers.map(head).join(',');
  const values = (y: number, m: number): string =>
    numbers.map((_, of) => `${m + 10 + of}.5,${m + of}.5,${rain(y, m, of)}.5`).join(',');
  const body = monthLines(3, (y, m) => `${y},${m},${values(y, m)}`);
  test.each([
    { header: heads((no) => `${no}tmax(C),${no}tmin(C),${no}prcp(mm)`), because: 'run together' },
    { header: heads((no) => `${no} tmax,${no} tmin,${no} rain`), because: 'before a blank' },
    { header: heads((no) => `TMAX_${no},TMIN_${no},LLUVIA_${no}`), because: 'behind it' },
  ])('are places: $because', ({ header }) => {
    const text = `Year,Month,${header}\n${body}`;
    expect(placesOffered(readText(text))).toEqual(numbers);
    const { rows } = readText(text, { wishes: { station: '11151300' } });
    expect(rows[1]).toMatchObject({ '03_max': 14.5, '03_min': 4.5 });
    expect(rows[1]).toMatchObject({ '03_rain': rain(1962, 3, 1) + 0.5 });
  });
  test.each(['1961', '850', '2'])('but "%s" is none', (number) => {
    const header = `Tmax,Tmax ${number},Tmin,Rain`;
    const lines = monthLines(3, (y, m) => `${y},${m},${m + 10},${m + 11},${m},${rain(y, m)}`);
    expect(placesOffered(readText(`Year,Month,${header}\n${lines}`))).toEqual([]);
  });
});

test.each([
  {
    header: 'num_ord,fecha,vlr_plv',
    sheet: 'Pluviometría',
    order: (_: number, m: number) => 37110 - (m % 3),
  },
  { header: 'num_os,data,vlr_plu', sheet: 'Pluviometria', order: (at: number) => 1200 + at },
  { header: 'ticket,date,amt', sheet: 'Rain', order: (_: number, m: number) => 310 + m * 7 },
  { header: 'no_fiche,date,val_pl', sheet: 'Pluviométrie', order: () => 5512 },
])(
  'numbers of orders beside the rain are no gauge of their own: $header',
  ({ header, sheet, order }) => {
    const lines = dayLines(
      ({ y, m, d }, at) =>
        `${order(at, m)},${y}-${two(m)}-${two(d)},${at < 60 ? 0 : (at % 7) + 0.5}`,
    );
    const reading = readText(`${header}\n${lines}`, { sheet });
    expect(kindsOf(reading)).not.toContain('which-column');
    expect(reading.rows).toHaveLength(1);
  },
);

test('prices of a day are not taken for temperatures without a word', () => {
  const lines = Array.from(
    { length: 31 },
    (_, at) => `2019-01-${at + 1},${at + 20},${at + 22},${at + 19},${at + 21},1000`,
  );
  const reading = readText(`Date,Open,High,Low,Close,Volume\n${lines.join('\n')}`);
  expect(reading.rows).toEqual([]);
  expect(kindsOf(reading)).toContain('which-column');
});

test('columns with numbers that nothing explains are named', () => {
  const lines = monthLines(3, (y, m) => `${y},${m},${m},-${m},${rain(y, m)}`);
  const { findings } = readText(`Year,Month,Tx,Tn,PT\n${lines}`);
  const told = findings.find(({ kind }) => kind === 'reading.columns-not-read');
  expect(told).toMatchObject({ severity: 'warning', params: { found: 'PT' } });
});

test('times of a day are no months of years', () => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `${(at % 12) + 1}:${10 + at},${at},${at - 5}`,
  );
  expect(readText(`Time,Max,Min\n${lines.join('\n')}`).rows).toEqual([]);
});

describe('stations over the same elements again ask which, and the answer is read', () => {
  const months = MONTHS.split(',');
  const names = ['Kew', 'Hull'];
  const cells = (month: number): number[] =>
    names.flatMap((_, of) => [month + 10 + of, month + of, rain(2001, month, of)]);
  const body = months.map((name, at) => `2001,${name},${cells(at + 1).join(',')}`).join('\n');
  const elements = 'Max,Min,Rain,Max,Min,Rain';
  test.each([
    { head: `,,Kew,,,Hull,,\nYear,Month,${elements}`, because: 'merged' },
    { head: `,,Kew,Kew,Kew,Hull,Hull,Hull\nYear,Month,${elements}`, because: 'on each column' },
    { head: `Station,,Kew,,,Hull,,\nYear,Month,${elements}`, because: 'behind a label' },
    { head: `Kew,,,,,Hull,,\nYear,Month,${elements}`, because: 'the first over the years' },
    {
      head: `,,Kew,,,Hull,,\nYear,Month${',Max (°C),Min (°C),Rain (mm)'.repeat(2)}`,
      because: 'over units',
    },
  ])('$because', ({ head }) => {
    expect(placesOffered(readText(`${head}\n${body}`))).toEqual(['Kew', 'Hull']);
    const { rows } = readText(`${head}\n${body}`, { wishes: { station: 'Hull' } });
    expect(rows).toMatchObject([{ '02_max': 13, '02_min': 3, '02_rain': rain(2001, 2, 1) }]);
  });

  test('without a name the first of them is not published', () => {
    const { findings } = readText(`Year,Month,${elements}\n${body}`);
    const told = findings.filter(({ kind }) => kind === 'reading.column-passed-over');
    expect(told.map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
  });

  test('what differs may be cells that the sheet took for dates', () => {
    const cells = (day: number) => [[2001, 'Jan', 5, 1], ...datesOf(day)];
    const datesOf = (day: number) => [
      [2001, 'Feb', { year: 2026, month: 5, day }, { year: 2026, month: 1, day }],
    ];
    const beside = cells(1).map((row, at) => [...row, ...(cells(2)[at]?.slice(2) ?? [])]);
    const grid = {
      sheet: 'Sheet',
      cells: [['Year', 'Month', 'Max', 'Min', 'Max', 'Min'], ...beside],
    };
    const { findings } = readSheets([grid], {}, { locale: 'en_US', thisYear: 2026 });
    const told = findings.filter(({ kind }) => kind === 'reading.column-passed-over');
    expect(told.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });
});

describe('columns under the names of places are asked about by what the file says', () => {
  const table = (names: string): string =>
    `Date,${names}\n${monthLines(3, (y, m) => `${y}-${two(m)}-01,${rain(y, m)},${rain(y, m, 1)},${rain(y, m, 2)}`)}`;
  test.each([
    { names: '26055100,26055110,26070170', because: 'codes that a sheet takes for numbers' },
    { names: '26055100,26070110,26120130', because: 'codes of which some could be days' },
    { names: 'station_301,station_356,station_1067', because: 'codes behind the word' },
    { names: 'Estación 12,Estación 14,Estación 20', because: 'the same in Spanish' },
  ])('$names: $because', ({ names }) => {
    const text = table(names);
    expect(placesOffered(readText(text, { sheet: 'precipitación' }))).toEqual(names.split(','));
    const [, second = ''] = names.split(',');
    const wishes = { station: second };
    expect(readText(text, { sheet: 'precipitación', wishes }).rows[0]).toMatchObject({
      '02_rain': rain(1961, 2, 1),
    });
  });

  test.each([
    { sheet: 'Chuva', asked: ['rainColumn'] },
    { sheet: 'temp_max', asked: ['maxColumn'] },
    { sheet: 'Minimum temperature', asked: ['minColumn'] },
    { sheet: 'Vallée', asked: ['maxColumn', 'minColumn', 'rainColumn'] },
  ])('alto, medio and baixo in a file called $sheet', ({ sheet, asked }) => {
    const { rows, findings } = readText(table('alto,medio,baixo'), { sheet });
    expect(rows).toEqual([]);
    expect(findings.flatMap(({ choices }) => choices?.wish ?? [])).toEqual(asked);
  });
});

describe('a row a place and a column a month of many years', () => {
  const stamps = Array.from({ length: 36 }, (_, at) => [1961 + Math.floor(at / 12), (at % 12) + 1]);
  const table = (places: readonly string[], stamp: (y: number, m: number) => string): string =>
    [
      ['', ...stamps.map(([y = 0, m = 0]) => stamp(y, m))],
      ...places.map((place, of) => [place, ...stamps.map(([y = 0, m = 0]) => rain(y, m, of))]),
    ]
      .map((cells) => cells.join(','))
      .join('\n');
  test.each([
    { places: ['466880', '466900', 'C0A520'], because: 'codes' },
    { places: ['Birr', 'Kew', 'Hull'], because: 'names' },
  ])('asks which place: $because', ({ places }) => {
    for (const stamp of [
      (y: number, m: number) => `${y}-${two(m)}`,
      (y: number, m: number) => `${y}M${two(m)}`,
    ]) {
      const text = table(places, stamp);
      expect(placesOffered(readText(text, { sheet: 'Rainfall' }))).toEqual(places);
      const wishes = { station: places[2] ?? '' };
      expect(readText(text, { sheet: 'Rainfall', wishes }).rows[1]).toMatchObject({
        '02_rain': rain(1962, 2, 2),
      });
    }
  });

  test('names that stand in the middle of their rows are not guessed at', () => {
    const measures = ['Mean max (°C)', 'Mean min (°C)', 'Sunshine (h)'];
    const lines = ['Birr', 'Kew', 'Hull'].flatMap((place, of) =>
      measures.map((measure, at) =>
        [
          at === 1 ? place : '',
          measure,
          ...stamps.map(([y = 0, m = 0]) => 9 - at * 4 + rain(y, m, of) / 9),
        ].join(','),
      ),
    );
    const head = ['', '', ...stamps.map(([y = 0, m = 0]) => `${y}M${two(m)}`)].join(',');
    const { findings } = readText(`${head}\n${lines.join('\n')}`);
    expect(findings.map(({ severity }) => severity)).toContain('error');
  });
});

describe('beside columns of places', () => {
  const named = (last: string): Reading =>
    readText(
      `Year,Month,Kumasi,Tamale,${last}\n${monthLines(5, (y, m) => [y, m, rain(y, m), rain(y, m, 1), 2 * rain(y, m) + 99].join(','))}`,
      { sheet: 'Rainfall' },
    );
  test.each(['Total', 'Summe'])('%s is no place, and is not taken unasked', (last) => {
    const { rows, findings } = named(last);
    expect(rows).toEqual([]);
    const question = findings.find(({ choices }) => choices?.wish === 'rainColumn');
    expect(question?.choices?.options.map(({ value }) => value)).toEqual([
      'Kumasi',
      'Tamale',
      last,
      'none',
    ]);
  });
  test.each(['Mean', 'Normal', 'Wind', 'Elevation'])('%s is none of them', (last) => {
    expect(placesOffered(named(last))).toEqual(['Kumasi', 'Tamale']);
  });
  test.each(['Rain', 'Rainfall'])('%s is the rain', (last) => {
    expect(named(last).rows[0]).toMatchObject({ '01_rain': 2 * rain(1961, 1) + 99 });
  });
});

describe('places down and months of years across', () => {
  const mean = (y: number, m: number): number => (rain(y, m) + rain(y, m, 3) + rain(y, m, 5)) / 3;
  const across = (names: readonly string[], wishes = {}): Reading => {
    const months = Array.from({ length: 36 }, (_, at) => ({
      y: 1961 + Math.floor(at / 12),
      m: (at % 12) + 1,
    }));
    const lines = names.map((name, at) =>
      [name, ...months.map(({ y, m }) => (name === 'Promedio' ? mean(y, m) : rain(y, m, at)))].join(
        ',',
      ),
    );
    return readText(
      `,${months.map(({ y, m }) => `${y}-${two(m)}-01`).join(',')}\n${lines.join('\n')}`,
      {
        sheet: 'Lluvia',
        wishes,
      },
    );
  };
  const states = ['COLIMA', 'ESTADO DE HIDALGO', 'SONORA', 'SNOW HILL', '9 DE JULIO', 'YUCATAN'];
  test('offer every place', () => {
    expect(placesOffered(across(states))).toEqual(states);
  });
  test('are read by the answer', () => {
    const { rows } = across(states, { station: 'ESTADO DE HIDALGO' });
    expect(rows[2]).toMatchObject({ Year: 1963, '12_rain': rain(1963, 12, 1) });
  });
  test('take no value of the first month for a name', () => {
    expect(placesOffered(across([...states, 'Promedio']))).toEqual(states);
  });
});

describe('a single place down and months of years across', () => {
  const text = (header: string, name: string, years: number): string => {
    const lines = monthLines(years, (y, m) => `${y}-${two(m)} ${rain(y, m)}`).split('\n');
    const [dates = [], values = []] = [0, 1].map((at) => lines.map((line) => line.split(' ')[at]));
    return `${[header, ...dates].join()}\n${[name, ...values].join()}`;
  };

  test.each([
    { header: 'Station', name: 'Upton', sheet: 'Rainfall' },
    { header: 'station', name: 'Kew', sheet: 'precipitation' },
    { header: 'Estación', name: 'Goya', sheet: 'Lluvia' },
    { header: '지점', name: '서울', sheet: '강수량' },
  ])('is read under "$header"', ({ header, name, sheet }) => {
    for (const years of [1, 10]) {
      const { rows } = readText(text(header, name, years), { sheet });
      expect(rows).toHaveLength(years);
      expect(rows[0]).toMatchObject({ '12_rain': rain(1961, 12) });
    }
  });

  test('is asked for its element where nothing says it', () => {
    const reading = readText(text('Station', 'Upton', 3), { sheet: 'Data' });
    expect(reading.rows).toEqual([]);
    expect(kindsOf(reading)).toEqual(['which-element']);
  });

  test('stays unread where the corner says nothing of places', () => {
    expect(readText(text('Qux', 'Zorvan', 3), { sheet: 'Rainfall' }).rows).toEqual([]);
  });
});

test.each([
  { sheet: 'Rainfall', day: '.16' },
  { sheet: 'Lluvia', day: '.01' },
  { sheet: 'Pluie', day: '' },
])('months across as R names them, X1961.01$day in $sheet, are months', ({ sheet, day }) => {
  const of = (cell: (y: number, m: number) => unknown): string =>
    monthLines(3, (y, m) => String(cell(y, m))).replaceAll('\n', ',');
  const places = ['Upton', 'Kew', 'Wells'];
  const lines = places.map((name, at) => `${name},${of((y, m) => rain(y, m, at))}`).join('\n');
  const text = `site,${of((y, m) => `X${y}.${two(m)}${day}`)}\n${lines}`;
  expect(placesOffered(readText(text, { sheet }))).toEqual(places);
  const { rows } = readText(text, { sheet, wishes: { station: 'Kew' } });
  expect(rows[2]).toMatchObject({ '01_rain': rain(1963, 1, 1), '12_rain': rain(1963, 12, 1) });
});

describe('beside places, values say whether a word is the name of one more', () => {
  const PLACES = ['Kumasi', 'Tamale', 'Nakuru', 'Eldoret'];
  const of = (y: number, m: number): number[] => PLACES.map((_, at) => rain(y, m, at * 3) + 0.5);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const offered = (word: string, value: (gauges: number[], y: number, m: number) => number) =>
    placesOffered(
      readText(
        `Month,${PLACES.join()},${word}\n${monthLines(4, (y, m) => [`${y}-${two(m)}-01`, ...of(y, m), value(of(y, m), y, m)].join())}`,
        { sheet: 'Rainfall' },
      ),
    );
  test.each(['Dana', 'Normal', 'Max', 'Date', 'Inch', 'Winter', 'Id', 'Total', 'Mean'])(
    '%s, with amounts of its own',
    (word) => {
      expect(offered(word, (_, y, m) => rain(y, m, 7) + 0.5)).toEqual([...PLACES, word]);
    },
  );
  test.each<[string, (gauges: number[], y: number, m: number) => number]>([
    ['Total', sum],
    ['Mean', (gauges) => sum(gauges) / 4],
    // of two more gauges that stand nowhere
    ['Average', (gauges, y, m) => (sum(gauges) + rain(y, m, 21) + rain(y, m, 22)) / 6],
    ['Max', (gauges) => Math.max(...gauges)],
    ['Min', (gauges) => Math.min(...gauges)],
    ['Normal', (_, _y, m) => 30.5 + m * 2],
    ['Wet days', (_, y, m) => (y + m * 3) % 20],
    ['Wettest', (gauges) => Math.max(...gauges) + 3.4],
    ['Humidity (%)', (_, y, m) => 60.5 + rain(y, m, 7) / 4],
    ['Tmax', (_, y, m) => 20.5 + rain(y, m, 7) / 4],
    ['Tavg', (_, y, m) => 20.5 + rain(y, m, 7) / 4],
  ])('%s of them is none', (word, value) => {
    expect(offered(word, value)).not.toContain(word);
  });
});

test('the sum of six gauges is no seventh where whole months are dry', () => {
  const names = ['Kumasi', 'Tamale', 'Nakuru', 'Eldoret', 'Lodwar', 'Garissa'];
  const lines = monthLines(4, (y, m) => {
    const own = names.map((_, at) => (m > 4 && m < 10 ? 0 : rain(y, m, at * 3) + 0.5));
    return `${y}-${two(m)}-01,${own.join()},${own.reduce((all, one) => all + one, 0)}`;
  });
  const reading = readText(`Month,${names.join()},Total\n${lines}`, { sheet: 'Rainfall' });
  expect(kindsOf(reading)).toEqual(['which-column']);
});

test('a place called Normal makes no normals of the place that is chosen beside it', () => {
  const names = ['Kumasi', 'Tamale', 'Nakuru', 'Eldoret', 'Normal'];
  const lines = monthLines(4, (y, m) =>
    [`${y}-${two(m)}-01`, ...names.map((_, at) => rain(y, m, at * 3) + 0.5)].join(),
  );
  const text = `Month,${names.join()}\n${lines}`;
  const reading = readText(text, { sheet: 'Rainfall', wishes: { station: 'Kumasi' } });
  expect(kindsOf(reading)).toEqual([]);
});

test('rain beside columns of unknown words is the rain, whatever their values', () => {
  const lines = monthLines(3, (y, m) =>
    [y, m, rain(y, m), rain(y, m, 3), rain(y, m, 5), rain(y, m, 7)].join(),
  );
  const reading = readText(`Year,Month,Rain,Zorvan,Klimt,Ombar\n${lines}`, { sheet: 'Rainfall' });
  expect(kindsOf(reading)).not.toContain('which-station');
  expect(reading.rows[0]).toMatchObject({ '02_rain': rain(1961, 2) });
});

describe('tables of two stations, one below the other', () => {
  const lines = (of: number) =>
    [2019, 2020, 2021, 2022, 2023]
      .map((year) => [year, ...MONTHS.split(',').map((_, at) => rain(year, at + 1, of))].join(','))
      .join('\n');
  const sheet = (label: string) =>
    ['Mill Creek', 'Upper Farm']
      .map((name, at) => `${label}${name}\nRain (mm),${MONTHS}\n${lines(at)}`)
      .join('\n\n');

  test.each([
    ['Mill Creek', 'Upper Farm', 'their names'],
    ['MILL CREEK (420 ft)', 'UPPER FARM (1150 ft)', 'their names with their heights'],
  ])('are asked about where only "%s" and "%s" stand above: %s', (one, other) => {
    const text = sheet('').replace('Mill Creek', one).replace('Upper Farm', other);
    expect(placesOffered(readText(text))).toEqual([one, other]);
    const chosen = readText(text, { wishes: { station: other } });
    expect(chosen.rows[0]).toMatchObject({ Year: 2019, '01_rain': rain(2019, 1, 1) });
  });

  test('are one place where they have the same values, or other years', () => {
    const same = sheet('').replace(lines(1), lines(0));
    const later = sheet('').replace(lines(1), lines(1).replace(/^20([12])/gm, '19$1'));
    expect([same, later].map((text) => placesOffered(readText(text)))).toEqual([[], []]);
    expect(readText(later).rows).toHaveLength(10);
  });

  test('block with a sentence where no words stand above them', () => {
    const text = sheet('').replace('Mill Creek\n', '').replace('Upper Farm\n', '');
    expect(kindsOf(readText(text))).toContain('tables-disagree');
  });

  test('have the maximum and the minimum of few years below each other, under one name', () => {
    const warm = (of: number, less: number) =>
      [2019, 2020, 2021]
        .map((year) => [year, ...MONTHS.split(',').map((_, at) => summer(at, year) + of - less)])
        .join('\n');
    const summer = (at: number, year: number) =>
      Math.round(120 - 90 * Math.cos((at / 6) * Math.PI) + ((year * at) % 7)) / 10;
    const text = ['Mill Creek', 'Upper Farm']
      .map((name, of) =>
        [name, `Mean max °C,${MONTHS}`, warm(of, 0), '', `Mean min °C,${MONTHS}`, warm(of, 9)].join(
          '\n',
        ),
      )
      .join('\n\n');
    expect(placesOffered(readText(text))).toEqual(['Mill Creek', 'Upper Farm']);
    const { rows } = readText(text, { wishes: { station: 'Mill Creek' } });
    expect(rows[0]).toMatchObject({ Year: 2019, '01_max': 3, '01_min': -6, '07_max': 21.4 });
  });

  test.each(LANGUAGES)(
    'are asked about once what the sentence advises in %s is done',
    (language) => {
      const said = speaker(['reading'], language)('reading.tables-disagree', {
        count: 60,
        found: '7',
      });
      const label = /[“«]\s*(\p{L}+\s?:)/u.exec(said)?.[1];
      expect(label).toBeDefined();
      expect(placesOffered(readText(sheet(`${label} `)))).toEqual(['Mill Creek', 'Upper Farm']);
      const chosen = readText(sheet(`${label} `), { wishes: { station: 'Upper Farm' } });
      expect(chosen.rows[0]).toMatchObject({ Year: 2019, '01_rain': rain(2019, 1, 1) });
    },
  );
});

describe('columns of one element under names', () => {
  const gauges = (names: string, line: (y: number, m: number) => number[], wishes = {}): Reading =>
    readText(
      `Date,${names}\n${monthLines(5, (y, m) => [`${y}-${two(m)}-01`, ...line(y, m)].join(','))}`,
      { sheet: 'Tmax', wishes },
    );
  const warmth = (y: number, m: number): number => 9 - Math.abs(m - 7) + ((y * 3 + m) % 5) / 2;

  test('are places where the hill is always colder than the coast', () => {
    const up = (y: number, m: number): number[] =>
      [0, 3.2, 7.1].map((lower) => warmth(y, m) - lower - (m % 3) * (lower / 2) - 0.3);
    const names = ['Drumlin_0', 'Drumlin_300', 'Saltmarsh'];
    expect(placesOffered(gauges(names.join(','), up))).toEqual(names);
  });
});

describe('a place chosen earlier is read, whatever its columns hold by now', () => {
  const always = (y: number, m: number): string => `${rain(y, m)},${rain(y, m) * 2 + m}`;
  const table = (header: string, line = always): string =>
    `Year,Month,${header}\n${monthLines(5, (y, m) => `${y},${m},${line(y, m)}`)}`;

  test.each([
    { header: 'Larkfold,Ashmere', because: 'one has more in every month' },
    { header: 'Rain Larkfold,Rain Ashmere', because: 'so it is under names beside the element' },
  ])('$because: $header', ({ header }) => {
    const read = (wishes: ReadOptions): Reading =>
      readText(table(header), { sheet: 'Rainfall', wishes });
    expect(kindsOf(read({}))).toContain('which-column');
    expect(read({ station: 'ashmere' }).rows[0]).toMatchObject({
      '02_rain': rain(1961, 2) * 2 + 2,
    });
  });

  test('somebody has put a total beside the places', () => {
    const line = (y: number, m: number): string =>
      [rain(y, m), rain(y, m, 1), rain(y, m) + rain(y, m, 1)].join(',');
    const text = table('Larkfold,Ashmere,Total', line);
    const { rows } = readText(text, { sheet: 'Rainfall', wishes: { station: 'Ashmere' } });
    expect(rows[0]).toMatchObject({ '02_rain': rain(1961, 2, 1) });
  });
});

describe('years across over one amount a year for each country', () => {
  const YEARS = Array.from({ length: 40 }, (_, at) => 1970 + at);
  // As the World Bank prints it: regions have codes and no amounts.
  const COUNTRIES = {
    'Angola AGO': 1010,
    'Belize BLZ': 1705,
    'Chad TCD': 322,
    'Czechia CZE': '',
    'Fiji FJI': 2592,
    'Ghana GHA': 1187,
    'Kenya KEN': 630,
    'Latvia LVA': 667,
    'Malta MLT': 560,
    'Middle East & North Africa MNA': '',
    'Montenegro MNE': '',
    'Mauritania MRT': 92,
    'Oman OMN': 125,
    'Pre-demographic dividend PRE': '',
    'Togo TGO': 1168,
    'Viet Nam VNM': 1821,
    'Zambia ZMB': 1020,
  };
  const table = (amounts: Record<string, number | string>): string =>
    [
      ['Country Name', 'Country Code', 'Indicator Name', 'Indicator Code', ...YEARS],
      ...Object.entries(amounts).map(([name, mm]) => [
        name.slice(0, -4),
        name.slice(-3),
        'Average precipitation in depth (mm per year)',
        'AG.LND.PRCP.MM',
        ...YEARS.map(() => mm),
      ]),
    ]
      .map((cells) => cells.join(','))
      .join('\n');

  test('is refused: AGO is no August and 1821 no year, and no year is a place', () => {
    const reading = readText(table(COUNTRIES), { sheet: 'precipitation' });
    expect(reading.rows).toEqual([]);
    expect(placesOffered(reading).filter((place) => /^\d{4}$/.test(place))).toEqual([]);
    expect(reading.findings.map(({ severity }) => severity)).toContain('error');
  });

  test('nor are they where the years stand down and the codes across', () => {
    const codes = Object.keys(COUNTRIES).map((name) => name.slice(-3));
    const lines = YEARS.map((year) =>
      [year, ...codes.map((_, at) => rain(year, 1, at) * 9)].join(),
    );
    const text = `Year,${codes.join()}\n${lines.join('\n')}`;
    expect(readText(text, { sheet: 'precipitation' }).rows).toEqual([]);
  });
});

describe('years across over numbered rows', () => {
  const NUMERALS = 'I II III IV V VI VII VIII IX X XI XII XIII'.split(' ');
  const REGIONS =
    'North Coast,High Range,Deep Valley,Green River,Wide Plain,Low Hill,Long Isle,Old Port,Royal Field,Blue Lake,Bright Wood,Red Stone,Brown Peak'.split(
      ',',
    );
  const MONTHS_OF_THE_YEAR =
    'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(
      ',',
    );
  const YEARS = [2005, 2006, 2007, 2008, 2009];
  const table = (heads: string, labels: readonly (string | number)[][]): string =>
    [
      `${heads},${YEARS.join()}`,
      ...labels.map((row, at) => [...row, ...YEARS.map((year) => rain(year, 3, at))].join()),
    ].join('\n');
  const numerals = (count: number): string[] => NUMERALS.slice(0, count);
  const beside = (names: readonly string[]) =>
    numerals(12).map((one, at) => [one, names[at] ?? '']);
  const readRain = (text: string) => readText(text, { sheet: 'Rainfall' }).rows.length;

  test.each([
    {
      because: 'each numeral has the name of a region beside it',
      text: table('Key,Name', beside(REGIONS)),
    },
    {
      because: 'so have figures',
      text: table(
        'No.,Name',
        beside(REGIONS).map(([, name = ''], at) => [at + 1, name]),
      ),
    },
    {
      because: 'the name may stand before its number',
      text: table(
        'Name,Key',
        beside(REGIONS).map(([one = '', name = '']) => [name, one]),
      ),
    },
    {
      because: 'a year has no month XIII',
      text: table(
        'Key',
        numerals(13).map((one) => [one]),
      ),
    },
    {
      because: 'nor one across',
      text: [
        `Year,${NUMERALS.join()}`,
        ...YEARS.map((year) => [year, ...NUMERALS.map((_, at) => rain(year, 3, at))].join()),
      ].join('\n'),
    },
    {
      because: 'nor have the regions of a country, year after year',
      text: [
        'Año,Región,Precipitación (mm)',
        ...YEARS.flatMap((year) =>
          numerals(12).map((one, at) => [year, one, rain(year, 3, at)].join()),
        ),
      ].join('\n'),
    },
    {
      because: 'regions are counted',
      text: table(
        'Region',
        numerals(12).map((one) => [one]),
      ),
    },
  ])('are no months: $because', ({ text }) => {
    expect(readRain(text)).toBe(0);
  });

  test.each([
    {
      because: 'nothing else names them',
      text: table(
        'Mes',
        numerals(12).map((one) => [one]),
      ),
    },
    {
      because: 'the names beside are those of months',
      text: table('N,Mes', beside(MONTHS_OF_THE_YEAR)),
    },
    {
      because: 'seasons come again',
      text: table(
        'Mes,Época',
        numerals(12).map((one, at) => [one, at < 6 ? 'seca' : 'húmeda']),
      ),
    },
    {
      because: 'a single station stands in each row',
      text: table(
        'Estación,Mes',
        numerals(12).map((one) => ['Larkfold', one]),
      ),
    },
  ])('are months: $because', ({ text }) => {
    expect(readRain(text)).toBe(YEARS.length);
  });
});

test('of thirty thousand rows, each of another word, no more are offered than a list holds', () => {
  const lines = Array.from({ length: 30_000 }, (_, at) => {
    const word = Array.from(String(at), (digit) => 'bcdfgklmnp'[Number(digit)]).join('u');
    return `${1 + (at % 28)}/8/2001,${word}a,${word}o,${(at * 37) % 45}`;
  });
  const reading = readText(`Date,Zorv,Station,Rain (mm)\n${lines.join('\n')}`);
  expect(placesOffered(reading).length).toBeLessThanOrEqual(501);
  expect(JSON.stringify(reading.findings).length).toBeLessThan(60_000);
});

test('names of two characters, set as wide as those of three, are names of places', () => {
  const towns = ['平  山', '大  木', '小野寺'];
  const rows = towns.map((town, at) => [town, ...Array.from({ length: 12 }, (_, m) => m + at)]);
  const header = `城市,${Array.from({ length: 12 }, (_, m) => `${m + 1}月`)}`;
  const reading = readText(`降水量（2021年）\n${header}\n${rows.join('\n')}`);
  expect(kindsOf(reading)).toContain('which-station');
});

describe('a pivot names its rows in a row of its own, below the places', () => {
  const lines = dayLines(({ y, m, d }) => `${y}-${two(m)}-${two(d)},${d % 3},${d % 4}.5,${d % 5}`);
  test.each([
    { names: ',Upton,Hilton,Kew', because: 'one row of names' },
    {
      names: ',a-102.csv,a-117.csv,a-129.csv\n,Upton,Hilton,Kew',
      because: 'files above the names',
    },
  ])('and asks which place is meant: $because', ({ names }) => {
    const { findings } = readText(`${names}\nDate,,,\n${lines}`, { sheet: 'rainfall' });
    const offered = findings.flatMap(({ choices }) => choices?.options.map(({ value }) => value));
    expect(offered).toEqual(['Upton', 'Hilton', 'Kew', 'none']);
  });
});

describe('a column that names gauges by numbers, beside the rain', () => {
  const amount = (y: number, m: number, gauge: number): number =>
    20 + ((y * 7 + m * 5) % 31) + gauge;
  const both = (header: string, codes: readonly string[]): string =>
    `${header}\n${monthLines(3, (y, m) => codes.map((code, at) => `${y},${m},${code},${amount(y, m, at)}`).join('\n'))}`;

  test.each([
    { header: 'Year,Month,Gauge,Rain', codes: ['12.1', '12.2'] },
    { header: 'Año,Mes,Pluviómetro,Lluvia', codes: ['12.1', '12.2'] },
    { header: 'Jahr,Monat,Messstelle,Niederschlag', codes: ['1', '2', '3'] },
    { header: 'Year,Month,Gauge,Rain', codes: ['A', 'B'] },
  ])('"$header" over $codes asks which gauge, and reads the one that is chosen', (row) => {
    const [, second = ''] = row.codes;
    const text = both(row.header, row.codes);
    const [question] = readText(text).findings.filter(({ choices }) => choices?.wish === 'station');
    expect(question?.choices?.options.map(({ value }) => value)).toEqual([...row.codes, 'none']);
    const { rows } = readText(text, { wishes: { station: second } });
    expect(rows[1]).toMatchObject({ '03_rain': amount(1962, 3, 1) });
  });

  test('by turns they are told, and their numbers are no rain', () => {
    const lines = monthLines(3, (y, m) => `${y},${m},12.${(m % 2) + 1},${amount(y, m, 0)}`);
    const reading = readText(`Year,Month,Gauge,Rain\n${lines}`);
    expect(kindsOf(reading)).toEqual(['places-in-turn']);
    expect(reading.rows[1]).toMatchObject({ '03_rain': amount(1962, 3, 0) });
  });

  test.each([
    { header: 'Year,Month,Gauge', because: 'alone it is the rain' },
    { header: 'Year,Month,Gauge,Wind', because: 'nothing else is rain' },
  ])('"$header": $because', ({ header }) => {
    const lines = monthLines(3, (y, m) => `${y},${m},${amount(y, m, 0)},${m}`);
    expect(readText(`${header}\n${lines}`).rows[1]).toMatchObject({
      '03_rain': amount(1962, 3, 0),
    });
  });

  test('the same average of a day in year after year names no gauges', () => {
    const lines = dayLines(({ y, m, d }) => `${y}-${m}-${d},${(y + d * m) % 9},0.1${m % 5}`);
    expect(
      kindsOf(readText(`date,actual_precipitation,average_precipitation\n${lines}`)),
    ).not.toContain('places-in-turn');
  });

  test('few amounts under "Rain gauge" beside many under "Rain total" are no names of places', () => {
    const lines = monthLines(3, (y, m) => `${y},${m},${(m % 4) * 5},${amount(y, m, 0)}`);
    expect(kindsOf(readText(`Year,Month,Rain gauge,Rain total\n${lines}`))).not.toContain(
      'which-station',
    );
  });
});

describe('names of places below each month', () => {
  const amount = (y: number, m: number, at: number): number => rain(y, m) + at * 7;
  const book = (names: readonly string[], corner = 'Year'): string => {
    const months = MONTHS.split(',').map((month) => month + ','.repeat(names.length - 1));
    const years = [1961, 1962, 1963].map((y) =>
      [y, ...months.flatMap((_, at) => names.map((_, of) => amount(y, at + 1, of)))].join(),
    );
    return `Rainfall (mm)\n${corner},${months.join()}\n,${months.map(() => names.join()).join()}\n${years.join('\n')}`;
  };

  test.each([
    { names: ['Upton', 'Kew'], corner: 'Year' },
    { names: ['Loma', 'Vega', 'Sotos'], corner: 'Año' },
  ])('$names are asked about, and each answer gives its own rows', ({ names, corner }) => {
    const text = book(names, corner);
    const reading = readText(text);
    expect(kindsOf(reading)).not.toContain('columns-beside');
    expect(placesOffered(reading)).toEqual(names);
    names.forEach((station, of) => {
      const { rows, findings } = readText(text, { wishes: { station } });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(rows[1]).toMatchObject({
        '02_rain': amount(1962, 2, of),
        '12_rain': amount(1962, 12, of),
      });
    });
  });

  test.each([
    { names: ['mm', 'days'], because: 'a unit and a count' },
    { names: ['Total', 'Max'], because: 'a sum and an extreme' },
  ])('$names are no places: $because', ({ names }) => {
    expect(kindsOf(readText(book(names)))).not.toContain('which-station');
  });
});

describe('a column that is other in each row', () => {
  const districts = ['Hof', 'Ried', 'Berg', 'Kehl', 'Zell', 'Horn', 'Egg', 'Wald', 'Thal', 'Furt'];
  const wide = (idOf: (district: string, y: number) => string): string => {
    const lines = districts.flatMap((district, at) =>
      [1961, 1962, 1963, 1964].map((y) =>
        [
          idOf(district, y),
          at < 5 ? 'North' : 'South',
          district,
          y,
          ...Array.from({ length: 12 }, (_, m) => rain(y, m + 1, at)),
        ].join(),
      ),
    );
    return `_id,State,District,Year,${MONTHS}\n${lines.join('\n')}`;
  };

  test.each([
    {
      name: 'numbers',
      idOf: (district: string, y: number) => `5b${districts.indexOf(district)}e${y}`,
    },
    { name: 'names with their year', idOf: (district: string, y: number) => `${district}_${y}` },
  ])('names no place where another does: $name', ({ idOf }) => {
    const text = wide(idOf);
    expect(placesOffered(readText(text, { sheet: 'rainfall' }))).toEqual(districts);
    const { rows } = readText(text, { sheet: 'rainfall', wishes: { station: 'Ried' } });
    expect(rows.map(({ Year }) => Year)).toEqual([1961, 1962, 1963, 1964]);
    expect(rows[0]).toMatchObject({ '02_rain': rain(1961, 2, 1) });
  });

  test('names the place if each has one year, and no other column tells them apart', () => {
    const [header = '', ...lines] = wide((district) => district).split('\n');
    const of1961 = lines.filter((line) => line.includes(',1961,'));
    const text = [header.replace('_id', 'Town'), ...of1961]
      .join('\n')
      .replace(/,District|(?<=,(North|South)),\w+/g, '');
    expect(placesOffered(readText(text, { sheet: 'rainfall' }))).toEqual(districts);
  });
});
