import { expect, it, test } from '@jest/globals';
import { gridsFromFile } from '../../src/workbench/read/grids-from-file.ts';
import { readTogether } from '../../src/workbench/read/read-together.ts';
import { type Case, casesIn } from './cases.ts';
import { linesOf } from './fetch-tables.ts';
import { judge, type Verdict } from './judge.ts';
import type { Reader } from './reader.ts';

const READER: Reader = { gridsFromFile, readTogether };
const { cases, absent } = casesIn('test/corpus/invented');

function named(name: string): Case {
  const found = cases.find((one) => one.name === `invented/${name}`);
  if (!found) throw new Error(`No case ${name}`);
  return found;
}

async function verdictOn(name: string, change: Partial<Case> = {}): Promise<Verdict> {
  return (await judge({ ...named(name), ...change }, READER)).verdict;
}

it('finds the table of every case', () => {
  expect([cases.length, absent]).toEqual([4, 0]);
});

const { truth } = named('days_of_two_months');
const warmer = truth.rows.map((row) => ({ ...row, '05_max': 31 }));
const without = truth.rows.map(({ '05_max': _, ...row }) => row);

test.each<[why: string, name: string, change: Partial<Case>, verdict: Verdict]>([
  ['the values are as expected', 'days_of_two_months', {}, 'right at once'],
  ['one is another', 'days_of_two_months', { truth: { ...truth, rows: warmer } }, 'silently wrong'],
  [
    'one should not be',
    'days_of_two_months',
    { truth: { ...truth, rows: without } },
    'silently wrong',
  ],
  ['nobody was asked', 'days_of_two_months', { mustAsk: true }, 'silently wrong'],
  ['no month is whole', 'days_of_two_months', { expect: 'nothing' }, 'silently wrong'],
  ['the table is not ours', 'days_of_two_months', { expect: 'refuse' }, 'silently wrong'],
  ['no column is ours', 'humidity', {}, 'rightly not read'],
  ['one should be', 'humidity', { expect: 'read' }, 'refused'],
  ['the unit is nowhere', 'months_in_fahrenheit', {}, 'asked, then right'],
  ['the table says the unit', 'months_in_fahrenheit', { askOk: [] }, 'asked in vain'],
  ['the answer is wrong', 'two_gauges', { answers: { station: 'Mill' } }, 'silently wrong'],
  [
    'the answer names no place',
    'two_gauges',
    { answers: { station: 'Weir' } },
    'asked, then not read',
  ],
  ['the second answer is offered', 'two_gauges', {}, 'asked, then right'],
])('where %s: %s', async (_, name, change, verdict) => {
  expect(await verdictOn(name, change)).toBe(verdict);
});

it('a value that is left out says nothing false', async () => {
  const rows = truth.rows.map((row) => ({ ...row, '07_rain': 9 }));
  const more = { truth: { ...truth, rows } };
  expect(await verdictOn('days_of_two_months', more)).toBe('values left out');
});

it('takes lines of a fetched table as bytes, whatever ends them', () => {
  const table = Buffer.from('Año\r\n1\n2\r3\n', 'latin1');
  expect(linesOf(table, '1-1,3-4')).toEqual(Buffer.from('Año\r\n2\r3\n', 'latin1'));
});

it('takes another whole reading, and either value of a cell, where the truth says so', async () => {
  const alternatives = { 'as typed': truth.rows };
  const free = {
    Year: 2011,
    key: '05_max',
    primary: 31,
    alternatives: { typed: truth.rows[0]?.['05_max'] ?? 0 },
  };
  const truths = [
    { ...truth, rows: warmer, alternatives },
    { ...truth, rows: warmer, either_way: [free] },
  ];
  for (const other of truths)
    expect(await verdictOn('days_of_two_months', { truth: other })).toBe('right at once');
});
