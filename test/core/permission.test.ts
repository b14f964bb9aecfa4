import { expect, test } from '@jest/globals';
import { PERMISSIONS, stopsTicks } from '../../src/core/permission.ts';

const stopping = (isPublished: boolean) =>
  PERMISSIONS.filter((missing) => stopsTicks([missing], isPublished));

test('an hourly run of a copy is stopped by whatever is missing', () => {
  expect(stopping(false)).toEqual(PERMISSIONS);
});

test('one of a published add-on only by what it cannot do without', () => {
  expect(stopping(true)).toEqual(['spreadsheet', 'network']);
});
