import { expect, test } from '@jest/globals';
import { optionsOf, optionWord } from '../../src/sidebar/words/option-word.ts';

test.each([
  { name: 'none of the units', chosen: 'none' },
  { name: 'a unit of the list', chosen: 'mm/day' },
])('$name that was answered stays when another setting is changed', ({ chosen }) => {
  expect(optionsOf('rainUnit', chosen).filter((value) => value === chosen)).toEqual([chosen]);
});

test('where nothing was answered there are the units alone', () => {
  expect(optionsOf('rainUnit', '')).not.toContain('none');
});

test('a mean of each day has words of its own', () => {
  expect(optionWord('rainUnit', 'mm/day', (key) => key)).toBe('sidebar.option-mm-day');
});

test('none of the places is said of places, which have another gender than columns and units', () => {
  expect(optionWord('station', 'none', (key) => key)).toBe('sidebar.option-no-place');
  expect(optionWord('rainColumn', 'none', (key) => key)).toBe('sidebar.option-none');
});
