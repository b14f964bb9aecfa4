import { describe, expect, test } from '@jest/globals';
import { type MadeDay, madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const all = ['max', 'min', 'rain'] as const;
const days = madeDays(1996, 2);
const both = [madeRow(1996, all), madeRow(1997, all)];
const iso = ({ y, m, d }: MadeDay, later = 0): string =>
  new Date(Date.UTC(y, m - 1, d + later)).toISOString().slice(0, 10);
const rows = (cells: (day: MadeDay) => string): string =>
  days.map((day) => `${cells(day)},${day.max},${day.min},${day.rain}`).join('\n');
const read = (header: string, cells: (day: MadeDay) => string) =>
  readText(`${header},Tmax (°C),Tmin (°C),Rain (mm)\n${rows(cells)}`);

describe('two columns of dates that differ are told, with how many rows', () => {
  test.each(['Date,Date', 'Upload date,Date', 'Report date,Fecha'])('%s', (header) => {
    const reading = read(header, (day) => `${iso(day)},${iso(day, 9)}`);
    expect(reading.rows).toEqual(both);
    expect(reading.findings).toContainEqual(
      expect.objectContaining({
        kind: 'reading.dates-beside',
        severity: 'warning',
        params: expect.objectContaining({ count: days.length }),
      }),
    );
  });
});

test.each([
  'Date,Date of max',
  'Date,Entered',
  'Date,Sowing date',
  'Date,Previous date',
  'Date,Date UTC',
])('%s: the second says something else', (header) => {
  const reading = read(header, (day) => `${iso(day)},${iso(day, -(day.d % 9))}`);
  expect(reading.rows).toEqual(both);
  expect(kindsOf(reading)).not.toContain('dates-beside');
});

describe('dates of the same days are no rivals', () => {
  const british = ({ y, m, d }: MadeDay): string => `${d}/${m}/${y}`;
  test.each([
    { because: 'twice', cells: (day: MadeDay) => `${iso(day)},${iso(day)}` },
    { because: 'the day first', cells: (day: MadeDay) => `${iso(day)},${british(day)}` },
    { because: 'a time', cells: (day: MadeDay) => `${iso(day)},${iso(day)} 14:${two(day.d)}` },
    { because: 'a constant', cells: (day: MadeDay) => `${iso(day)},1950-03-01` },
    { because: 'its month', cells: (day: MadeDay) => `${iso(day)},${iso(day).slice(0, 7)}` },
  ])('$because', ({ cells }) => {
    const reading = read('Date,Date', cells);
    expect(reading.rows).toEqual(both);
    expect(kindsOf(reading)).not.toContain('dates-beside');
  });
});

describe('the day on which a station was founded is not the date of its rows', () => {
  const founded = [
    ['Kew', '1971-01-15'],
    ['Upton', '1985-06-01'],
    ['Hof', '1985-06-01'],
  ] as const;
  type Station = (typeof founded)[number];
  const months = Array.from({ length: 24 }, (_, at) => ({
    at,
    date: `${1996 + Math.floor(at / 12)}-${two(1 + (at % 12))}-01`,
  }));
  const line = ([name, since]: Station, { at, date }: (typeof months)[number]): string =>
    `${name.length}00,${name},${since},${date},${name.length * 10 + at}`;
  const byTurns = months.flatMap((month) => founded.map((one) => line(one, month)));
  const inBlocks = founded.flatMap((one) => months.map((month) => line(one, month)));
  test.each([
    { header: 'Código,Estación,FechaInstalacion,Fecha', lines: inBlocks },
    { header: 'Code,Station,Date opened,Date', lines: byTurns },
    { header: 'Nummer,Station,Datum Inbetriebnahme,Datum', lines: inBlocks },
    { header: 'Code,Poste,Date ouverture,Date', lines: byTurns },
    { header: 'Código,Estação,Data de instalação,Data', lines: inBlocks },
  ])('$header', ({ header, lines }) => {
    const text = `${header},Rain (mm)\n${lines.join('\n')}`;
    expect(kindsOf(readText(text))).toContain('which-station');
    const { rows } = readText(text, { wishes: { station: 'Upton' } });
    expect(rows.map(({ Year }) => Year)).toEqual([1996, 1997]);
    expect(rows[1]).toMatchObject({ '01_rain': 62, '12_rain': 73 });
  });

  test('unless there is no other date', () => {
    const lines = founded.flatMap(([name, date]) => [
      `${name},${date},20.5`,
      `${name},${date},21.5`,
    ]);
    const reading = readText(`Station,Date,Tmax (°C)\n${lines.join('\n')}`);
    expect(kindsOf(reading)).not.toContain('no-table');
  });
});
