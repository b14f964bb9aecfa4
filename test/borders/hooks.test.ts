import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesBelow } from './source-files.ts';

const HOOK = /^(before|after)(All|Each)\(/m;

/** A worker loads what suites share once: a hook that is set by loading serves the first suite alone. */
it('what suites share sets its hooks in functions that each suite calls', () => {
  const shared = filesBelow('test').filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter((file) => HOOK.test(readFileSync(file, 'utf8')))).toEqual([]);
});
