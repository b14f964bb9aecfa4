import { expect, test } from '@jest/globals';
import { matchesPattern } from '../../src/stage/platform/method-rules.ts';

test.each([
  {
    name: 'a full name is itself',
    pattern: 'Range.getValue',
    is: 'Range.getValue',
    expected: true,
  },
  { name: 'and no longer one', pattern: 'Range.getValue', is: 'Range.getValues', expected: false },
  { name: 'a class', pattern: 'Properties.*', is: 'Properties.getKeys', expected: true },
  { name: 'a point is a point', pattern: 'Range.*', is: 'RangeList.getRanges', expected: false },
  { name: 'a method of any class', pattern: '*.getRange', is: 'Sheet.getRange', expected: true },
  { name: 'to its end', pattern: '*.getRange', is: 'Sheet.getRangeList', expected: false },
  { name: 'the middle', pattern: 'Sheet.get*s', is: 'Sheet.getFormatRules', expected: true },
  { name: 'a middle of nothing', pattern: 'Sheet.get*s', is: 'Sheet.gets', expected: true },
  { name: 'no letter twice', pattern: 'Sheet.gets*s', is: 'Sheet.gets', expected: false },
  { name: 'several', pattern: '*.get*Data*', is: 'Sheet.getDataRange', expected: true },
  { name: 'in their order', pattern: '*.get*Data*get*', is: 'Sheet.getData', expected: false },
  { name: 'everything', pattern: '*', is: 'Session.getEffectiveUser', expected: true },
])('matchesPattern: $name', ({ pattern, is, expected }) => {
  expect(matchesPattern(pattern, is)).toBe(expected);
});
