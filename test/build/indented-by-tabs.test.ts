import { expect, test } from '@jest/globals';
import { indentedByTabs } from '../../src/build/indented-by-tabs.mjs';

test.each([
  {
    name: 'two spaces are a tab',
    script: '{\n  {\n    f();\n  }\n}',
    expected: '{\n\t{\n\t\tf();\n\t}\n}',
  },
  {
    name: 'one that is left stays a space',
    script: '{\n     f();\n}',
    expected: '{\n\t\t f();\n}',
  },
  { name: 'spaces within a line stay', script: 'f(1,  2);', expected: 'f(1,  2);' },
  {
    name: 'a text over several lines keeps what is in it',
    script: ['g(`a', '  b $', '{', '  c}', '  d`);', '    h();'].join('\n').replace('$\n', '$'),
    expected: ['g(`a', '  b $', '{', '\tc}', '  d`);', '\t\th();'].join('\n').replace('$\n', '$'),
  },
])('indentedByTabs: $name', ({ script, expected }) => {
  expect(indentedByTabs(script)).toBe(expected);
});
