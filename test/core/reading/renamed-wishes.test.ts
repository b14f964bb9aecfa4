import { expect, it } from '@jest/globals';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { renamedWishes, tabsNamed } from '../../../src/core/reading/renamed-wishes.ts';

const WISHES: ReadOptions = {
  station: 'Hill farm',
  sheets: ['Max', 'Min'],
  years: { Max: 1961 },
  roles: [{ sheet: 'Rain', headerRow: 1, width: 3, columns: [] }],
};

it('names each tab that wishes speak of once', () => {
  expect(tabsNamed(WISHES)).toEqual(['Max', 'Min', 'Rain']);
  expect(tabsNamed({ station: 'Hill farm' })).toEqual([]);
});

it('renames tabs wherever wishes name them, and nothing else', () => {
  expect(renamedWishes(WISHES, (name) => `${name} °C`)).toEqual({
    station: 'Hill farm',
    sheets: ['Max °C', 'Min °C'],
    years: { 'Max °C': 1961 },
    roles: [{ sheet: 'Rain °C', headerRow: 1, width: 3, columns: [] }],
  });
});

it('adds nothing to wishes that name no tab', () => {
  expect(renamedWishes({ rainUnit: 'mm' }, () => 'other')).toEqual({ rainUnit: 'mm' });
});
