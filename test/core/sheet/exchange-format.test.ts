import { describe, expect, test } from '@jest/globals';
import { madeDays, madeRow } from './made-weather.ts';
import { kindsOf, readText } from './shape-of.ts';

const days = madeDays(1864, 2);

const FILES = {
  max: { code: 'Tx', stat: 'maximum', units: 'C' },
  min: { code: 'Tn', stat: 'minimum', units: 'C' },
  rain: { code: 'rr', stat: 'sum', units: 'mm' },
} as const;

type Element = keyof typeof FILES;
type Shape = { meta?: string; hour?: string; minute?: string; period?: string; note?: string };

/** Twelve lines of a label and a value, then the header of a table with a row a day. */
function fileOf(element: Element, shape: Shape): string {
  const { meta = '', hour = '7', minute = '0', period = 'day', note = '' } = shape;
  const { code, stat, units } = FILES[element];
  const facts = ['SEF,1.0.0', 'ID,Upton', 'Name,Upton', 'Lat,46.95', 'Lon,7.45', 'Alt,553']
    .concat(['Source,Notebook', 'Link,', `Vbl,${code}`, `Stat,${stat}`, `Units,${units}`])
    .concat(`Meta,${meta}`)
    .map((line) => line.replace(',', '\t'));
  const head = 'Year,Month,Day,Hour,Minute,Period,Value,Meta'.replaceAll(',', '\t');
  const rows = days.map((day) =>
    [day.y, day.m, day.d, hour, minute, period, day[element], note].join('\t'),
  );
  return [...facts, head, ...rows].join('\n');
}

const SHAPES: (Shape & { because: string })[] = [
  { because: 'nothing is said of how it was measured' },
  { meta: 'Data policy=open', because: 'the last line holds "Data"' },
  { meta: 'Observer=Miller | QC software=none', because: 'the last line names two things' },
  { meta: 'UTCOffset=0', hour: '0', because: 'the day begins at midnight' },
  { meta: 'PTC=N', hour: 'NA', minute: 'NA', because: 'no time of day is known' },
  { meta: 'Open', period: 'p1day', because: 'the period is of the day before' },
  { meta: 'Two observers', note: 'orig=3in4l', because: 'a note has a value as it was written' },
];

describe.each(['max', 'min', 'rain'] as const)('a file of %s in the exchange format', (element) => {
  test.each(SHAPES)('is read where $because', ({ because, ...shape }) => {
    const reading = readText(fileOf(element, shape), { sheet: 'Upton_1864-1865' });
    expect(reading.rows).toEqual([madeRow(1864, [element]), madeRow(1865, [element])]);
    expect(kindsOf(reading)).toEqual([]);
    expect(reading.findings.filter(({ kind }) => kind.includes('-unit-'))).toEqual([]);
  });
});
