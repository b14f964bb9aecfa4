import { expect, test } from '@jest/globals';
import { parseJson } from '../../src/service/http/read-json.ts';

test.each([
  { name: 'NaN outside of any text', text: '{"01_max": NaN}', kind: 'not-json-number' },
  { name: 'minus Infinity', text: '{"01_max": -Infinity}', kind: 'not-json-number' },
  { name: 'the same within a text is none', text: '{"name": "NaN",}', kind: 'not-json' },
  { name: 'a quote that is escaped ends no text', text: '{"name": "a\\"NaN",}', kind: 'not-json' },
  // Each took hours, or ran out of stack, when a pattern looked for whole texts.
  { name: 'ten million quotes that never end', text: '"\\'.repeat(5 << 20), kind: 'not-json' },
  { name: 'a text of ten million', text: `{"a": "${'x'.repeat(10 << 20)}",}`, kind: 'not-json' },
])('what is no JSON: $name', ({ text, kind }) => {
  expect(parseJson(new TextEncoder().encode(text))).toEqual({ ok: false, problem: { kind } });
});
