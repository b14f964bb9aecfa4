import { expect, test } from '@jest/globals';
import type { Finding, ReadOptions } from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { readingShape } from '../../../src/core/upload/dataset-shape.ts';
import { monthHashes } from '../../../src/core/upload/month-hashes.ts';
import type { LastSuccess } from '../../../src/core/upload/run-log.ts';
import { withUnitsAsSent } from '../../../src/core/upload/units-as-sent.ts';

type Cell = string | number;

const MONTHS = Array.from({ length: 48 }, (_, at) => ({
  year: 2001 + Math.floor(at / 12),
  month: (at % 12) + 1,
  rain: 30 + ((at * 17) % 41),
  // in °F, and nothing says so
  warmest: 58 + ((at * 7) % 31),
}));
const RAIN: Cell[][] = [
  ['Year', 'Month', 'Rain (mm)'],
  ...MONTHS.map(({ year, month, rain }) => [year, month, rain]),
];
const BOTH: Cell[][] = [
  ['Year', 'Month', 'Rain (mm)', 'Max'],
  ...MONTHS.map(({ year, month, rain, warmest }) => [year, month, rain, warmest]),
];

const readingOf = (cells: Cell[][]) => (wishes: ReadOptions) =>
  readSheets([{ sheet: 'Monthly', cells }], wishes, { locale: 'en_GB', thisYear: 2026 });
const isUnitAsked = ({ kind, severity }: Finding) =>
  kind === 'reading.which-temperature-unit' && severity === 'error';

function sent(cells: Cell[][], wishes: ReadOptions): LastSuccess {
  const reading = readingOf(cells)(wishes);
  const shape = readingShape(reading);
  const kept = {
    at: 0,
    fingerprint: 'f',
    destination: 'd',
    leftOut: 0,
  };
  return { ...kept, shape, monthHashes: monthHashes(reading.rows) };
}

const ROWS: { name: string; last: LastSuccess | null; asks: boolean }[] = [
  { name: 'never sent', last: null, asks: true },
  {
    name: 'sent as °C by a reader that did not ask',
    last: sent(BOTH, { temperatureUnit: 'C' }),
    asks: false,
  },
  {
    name: 'sent in °F, which only a person had said',
    last: sent(BOTH, { temperatureUnit: 'F' }),
    asks: true,
  },
  // The months of rain come out again whatever is said of temperatures.
  { name: 'sent without them', last: sent(RAIN, {}), asks: true },
];

test.each(ROWS)('temperatures $name: asked for their unit: $asks', ({ last, asks }) => {
  const read = readingOf(BOTH);
  expect(read({}).findings.some(isUnitAsked)).toBe(true);
  const { findings } = withUnitsAsSent(read({}), {}, last, read);
  expect(findings.some(isUnitAsked)).toBe(asks);
});

test('an error that is no question of units is left, and nothing is read again', () => {
  const reading = readingOf(RAIN)({});
  const spoilt = {
    ...reading,
    findings: [{ kind: 'reading.still-calculating', severity: 'error', places: [], params: {} }],
  } as unknown as typeof reading;
  const again = () => {
    throw new Error('read a second time');
  };
  expect(withUnitsAsSent(spoilt, {}, sent(BOTH, { temperatureUnit: 'C' }), again)).toBe(spoilt);
});
