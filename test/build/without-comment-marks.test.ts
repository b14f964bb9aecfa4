import { describe, expect, it, test } from '@jest/globals';
import { withoutCommentMarks } from '../../src/build/without-comment-marks.mjs';

/** Expressions as they stand in a script; both forms must come to the same. */
const ROWS = [
  { name: 'an address', script: '"http://www.w3.org/2000/svg"' },
  { name: 'three slashes', script: '"a///b"' },
  { name: 'what opens a comment', script: '"/* not one */"' },
  { name: 'a slash that is escaped for nothing', script: '"<\\//script>"' },
  { name: 'a backslash before two slashes', script: '"C:\\\\//share"' },
  { name: 'other escapes', script: '"\\n//\\"//\\u00e9"' },
  { name: 'a string in single quotes', script: "'//'" },
  { name: 'a key of an object', script: 'Object.keys({"//":1})[0]' },
  {
    name: 'two slashes in a regular expression',
    script: '"http://x".replace(/^https?:\\/\\//,"")',
  },
  { name: 'a slash at its very end', script: '"a/b".split(/\\//).join()' },
  { name: 'a repeated slash', script: '"a///b".replace(/\\/*/g,"-")' },
  { name: 'marks in a class', script: '"a/b\\"c\'d".replace(/[/"\'*]/g,"-")' },
  { name: 'a backslash in a class', script: '"a\\\\/b".replace(/[\\\\/]/g,"-")' },
  { name: 'letters by their property', script: '"é/ñ".replace(/\\p{L}\\/\\p{L}/u,"-")' },
  { name: 'a division', script: '8/2/2' },
];

test.each(ROWS)('a script without comment marks says the same: $name', ({ script }) => {
  const safe = withoutCommentMarks(`globalThis.said=${script};`);
  expect(safe).not.toMatch(/\/[/*]/);
  expect(said(safe)).toEqual(said(`globalThis.said=${script};`));
});

test.each([
  { name: 'a comment', script: 'a();// and so on' },
  { name: 'a template literal', script: 'a(`//`);' },
  { name: 'a regular expression that is divided', script: 'a(/b//2);' },
])('what cannot be rewritten stops the build: $name', ({ script }) => {
  expect(() => withoutCommentMarks(script)).toThrow(/looks like a comment/);
});

describe('a regular expression', () => {
  it('keeps its flags and holds no quote', () => {
    expect(withoutCommentMarks('a(/["\\/]/giu)')).toBe('a(/[\\x22\\x2f]/giu)');
  });
});

function said(script: string): unknown {
  return new Function('globalThis', `${script} return globalThis.said;`)({});
}
