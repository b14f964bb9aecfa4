import { expect, test } from '@jest/globals';
import type { Element } from '../../../src/core/dataset/columns.ts';
import type { FormatName } from '../../../src/core/files/file-format.ts';
import { lookBefore } from '../../../src/core/files/look-before.ts';
import type { KeptStation, KeptValue } from '../../../src/core/reading/kept-series.ts';

type Day = { [element in Element]?: number | null } & { said?: Partial<KeptValue> };

function station({ said, ...values }: Day): KeptStation {
  const cells = { max: 'B2', min: 'C2', rain: 'D2' };
  const series = (Object.keys(values) as Element[]).map((element) => {
    const at = { at: 9000, written: '', unit: '', sheet: 'Days', cell: cells[element] };
    const value = { ...at, value: values[element] ?? null, ...said };
    return { element, granularity: 'day' as const, values: [value] };
  });
  return { name: 'Upton', series };
}

const two: Day = { max: null, said: { reason: 'two values' } };
const ofThree: Day = { rain: 9, said: { days: 3 } };

test.each<[string, FormatName, Day, string[]]>([
  ['two values of one date have no place', 'sef', two, ['files.two-values B2']],
  ['another reason for a gap is none', 'sef', { max: null, said: { reason: 'lost' } }, []],
  ['an amount of three days is no day’s', 'rclimdex', ofThree, ['files.accumulated D2']],
  ['where a period can be said it has one', 'sef', ofThree, []],
  [
    'a minimum above its maximum is taken for missing',
    'rclimdex',
    { max: 4, min: 5 },
    ['files.min-above-max B2 C2'],
  ],
  ['one that is equal is not', 'rclimdex', { max: 5, min: 5 }, []],
  ['nor is half of a pair', 'rclimdex', { max: null, min: 5 }, []],
  [
    'what no place has had is taken for missing',
    'rclimdex',
    { max: 70.1, min: -70.1, rain: -0.1 },
    ['files.impossible B2 C2 D2'],
  ],
  ['its bounds are not', 'rclimdex', { max: 70, min: -70, rain: 0 }, []],
])('%s: %s', (_, format, day, told) => {
  const { refusals } = lookBefore(format, [station(day)]);
  const cells = refusals.map(({ kind, places: [place] }) =>
    [kind, ...(place?.cells ?? [])].join(' '),
  );
  expect(cells).toEqual(told);
});
