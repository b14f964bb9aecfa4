import { expect, test } from '@jest/globals';
import { countRowValues } from '../../../src/core/dataset/dataset.ts';
import { readText } from './shape-of.ts';

const MONTHS_OF = 3 * 12;
const warmth = (at: number) => 18 - 11 * Math.cos((at / 6) * Math.PI) + (at % 5) / 10;

/** Three years, a row a month; at some months the sheet has something else. */
function table(others: Record<number, number>, header = 'Max (°C)', value = warmth): string {
  const lines = Array.from({ length: MONTHS_OF }, (_, at) =>
    [1991 + Math.floor(at / 12), (at % 12) + 1, others[at] ?? value(at).toFixed(1)].join(','),
  );
  return [`Year,Month,${header}`, ...lines].join('\n');
}

test.each([
  { name: 'hotter by a lost decimal mark', slip: 250 },
  { name: 'colder than the code', slip: -180.5 },
  { name: 'a number of another column', slip: 1991 },
])('one wild value hides no missing code: $name', ({ slip }) => {
  const alone = readText(table({ 3: -99.9, 20: -99.9 }));
  const beside = readText(table({ 3: -99.9, 9: slip, 20: -99.9 }));
  expect(alone.understood.sentence.params.missing).toBe(2);
  expect(beside.understood.sentence.params.missing).toBe(2);
  expect(countRowValues(beside.rows)).toBe(MONTHS_OF - 2);
});

test('where many values lie as far out, a number may be one of them', () => {
  const polar = (at: number) => (at % 12 < 6 ? -88.8 : warmth(at));
  const { understood } = readText(table({ 3: -99.9 }, 'Max (°C)', polar));
  expect(understood.sentence.params.missing).toBe(0);
});

test('of rain, 99.9 in a desert stays an amount', () => {
  const showers: Record<number, number> = { 3: 25, 9: 99.9, 20: 80, 30: 99.9 };
  const { understood, rows } = readText(table(showers, 'Rain (mm)', () => 0));
  expect(understood.sentence.params.missing).toBe(0);
  expect(countRowValues(rows)).toBe(MONTHS_OF);
});
