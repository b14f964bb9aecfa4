import { relative } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { circlesOf } from './circles-of.ts';
import { filesBelow, importsOf } from './source-files.ts';

describe('the imports of src', () => {
  it('lead nowhere back, imports of types included', () => {
    const leadsTo = new Map(
      filesBelow('src').map((file) => [
        relative('src', file),
        importsOf(file).map(({ target }) => target),
      ]),
    );
    expect(circlesOf(leadsTo)).toEqual([]);
  });
});

test.each([
  { name: 'a line has none', leadsTo: { a: ['b'], b: ['c'], c: [] }, expected: [] },
  { name: 'two that lead to each other', leadsTo: { a: ['b'], b: ['a'] }, expected: [['a', 'b']] },
  { name: 'one that leads to itself', leadsTo: { a: ['a'] }, expected: [['a']] },
  {
    name: 'a long way round, entered in the middle',
    leadsTo: { x: ['b'], a: ['b'], b: ['c'], c: ['a', 'd'], d: [] },
    expected: [['a', 'b', 'c']],
  },
  {
    name: 'two that meet in no file are two',
    leadsTo: { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    expected: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  },
  {
    name: 'two ways to one end are none',
    leadsTo: { a: ['b', 'c'], b: ['d'], c: ['d'] },
    expected: [],
  },
])('circlesOf: $name', ({ leadsTo, expected }) => {
  expect(circlesOf(new Map(Object.entries(leadsTo)))).toEqual(expected);
});
