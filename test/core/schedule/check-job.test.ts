import { expect, test } from '@jest/globals';
import { checkEmail } from '../../../src/core/schedule/check-job.ts';

test.each([
  { name: 'nobody is told', typed: null, expected: null },
  { name: 'an address', typed: 'ada@example.org', expected: 'ada@example.org' },
  { name: 'blanks around it go', typed: ' ada@example.org ', expected: 'ada@example.org' },
])('checkEmail: $name', ({ typed, expected }) => {
  expect(checkEmail(typed)).toEqual({ ok: true, value: expected });
});

test.each([
  { name: 'a name', typed: 'ada' },
  { name: 'a host without an ending', typed: 'ada@example' },
  { name: 'two addresses', typed: 'ada@example.org, bea@example.org' },
  { name: 'nothing but blanks', typed: '  ' },
])('checkEmail refuses $name', ({ typed }) => {
  expect(checkEmail(typed)).toMatchObject({ ok: false, problem: { kind: 'schedule.email-odd' } });
});
