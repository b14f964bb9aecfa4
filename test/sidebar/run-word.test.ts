import { expect, test } from '@jest/globals';
import { problemOf } from '../../src/core/problem.ts';
import type { ProblemKind } from '../../src/core/problem-kinds.ts';
import { runWord } from '../../src/sidebar/words/run-word.ts';
import { sidebarWords } from '../../src/sidebar/words/sidebar-words.ts';
import { aRun } from './support/fixtures.ts';

const WORDS = sidebarWords({ language: 'en', locale: 'en_GB', zone: 'UTC', now: 0 });

test.each<{ name: string; kind: ProblemKind; said: string }>([
  {
    name: 'asks something waits for a person',
    kind: 'upload.drift-shorter',
    said: 'Held back until you have looked.',
  },
  { name: 'goes on by itself', kind: 'connection.no-connection', said: 'Not uploaded.' },
])('a schedule that was held and $name', ({ kind, said }) => {
  const run = aRun({ by: 'schedule', outcome: 'held', reason: problemOf(kind) });
  expect(runWord(run, WORDS)).toBe(said);
});
