import { expect, test } from '@jest/globals';
import { wishesFrom } from '../../src/sidebar/state/wishes-from.ts';

const choices = {
  wish: 'temperatureUnit' as const,
  options: [{ value: 'C' }, { value: 'F' }, { value: 'none' }],
};

test('a unit that is chosen again over what the sheet states is kept without a further doubt', () => {
  const doubt = { kind: 'reading.unit-chosen-otherwise' as const, choices, places: [] };
  const before = { temperatureUnit: 'F' as const, overruled: { rainUnit: 'mm' } };
  const overruled = { rainUnit: 'mm', temperatureUnit: 'C' };
  expect(wishesFrom(doubt, 'F', before)).toEqual({ temperatureUnit: 'F', overruled });
});

test('a unit that the sheet leaves open overrules nothing', () => {
  const question = { kind: 'reading.which-temperature-unit' as const, choices, places: [] };
  expect(wishesFrom(question, 'F', {})).toEqual({ temperatureUnit: 'F' });
});
