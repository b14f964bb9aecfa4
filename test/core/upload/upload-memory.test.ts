import { describe, expect, it, test } from '@jest/globals';
import { checkSaid, type Said } from '../../../src/core/upload/upload-memory.ts';

const typed = (parts: Partial<Said>): Said => ({
  title: 'Hill farm',
  description: '',
  isPublic: true,
  ...parts,
});

test.each([
  {
    name: 'what was typed is kept without the blanks around it',
    given: { title: ' Hill farm ', description: ' by hand\n' },
    kept: { title: 'Hill farm', description: 'by hand' },
  },
  {
    name: '5,000 Latin letters fit',
    given: { description: 'x'.repeat(5_000) },
    kept: { description: 'x'.repeat(5_000) },
  },
  {
    name: '4,000 Cyrillic letters fit',
    given: { description: 'ж'.repeat(4_000) },
    kept: { description: 'ж'.repeat(4_000) },
  },
  {
    name: '200 pictures are 200 characters, as the service counts',
    given: { title: '🌦'.repeat(200) },
    kept: { title: '🌦'.repeat(200) },
  },
  {
    name: '2,000 pictures are no more than 2,000 characters',
    given: { description: '🌦'.repeat(2_000) },
    kept: { description: '🌦'.repeat(2_000) },
  },
])('checkSaid: $name', ({ given, kept }) => {
  expect(checkSaid(typed(given))).toEqual({ ok: true, value: typed(kept) });
});

test.each([
  { name: 'no title', given: { title: '  ' }, kind: 'title-missing', params: {} },
  {
    name: 'a title beyond the limit of the service',
    given: { title: 'x'.repeat(201) },
    kind: 'title-too-long',
    params: { limit: 200 },
  },
  {
    name: 'a title of pictures, counted one by one',
    given: { title: '🌦'.repeat(201) },
    kind: 'title-too-long',
    params: { limit: 200 },
  },
  {
    name: 'a description beyond the limit of the service',
    given: { description: 'x'.repeat(5_001) },
    kind: 'description-too-long',
    params: { limit: 5_000 },
  },
  {
    name: 'Cyrillic letters beyond what a property holds',
    given: { description: 'ж'.repeat(5_000) },
    kind: 'description-too-long',
    params: { limit: 4_000 },
  },
  {
    name: 'Thai letters beyond what a property holds',
    given: { description: 'ก'.repeat(5_000) },
    kind: 'description-too-long',
    params: { limit: 2_650 },
  },
  {
    name: 'pictures beyond what a property holds',
    given: { description: '🌦'.repeat(5_000) },
    kind: 'description-too-long',
    params: { limit: 2_000 },
  },
  {
    name: 'an open question who may see it',
    given: { isPublic: undefined as unknown as boolean },
    kind: 'visibility-missing',
    params: {},
  },
])('checkSaid refuses $name', ({ given, kind, params }) => {
  expect(checkSaid(typed(given))).toEqual({
    ok: false,
    problem: { kind: `upload.${kind}`, params },
  });
});

describe('the limit that is told', () => {
  it.each(['ж', 'ก', '"', '🌧'])('is one that fits, in %s', (letter) => {
    const long = letter.repeat(5_000);
    const refused = checkSaid(typed({ description: long }));
    const limit = refused.ok ? Number.NaN : Number(refused.problem.params.limit);
    expect(checkSaid(typed({ description: letter.repeat(limit) })).ok).toBe(true);
  });
});
