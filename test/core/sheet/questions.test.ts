import { expect, test } from '@jest/globals';
import { askedTables, faultsOfQuestions } from '../../judge/judge-questions.ts';

// `npm run judge -- questions` takes all tables; these are some of them.
const SOME = 101;

test('each answer that a question offers leads on, and "none of these" ends in words', () => {
  const tables = askedTables().filter((_, at) => at % SOME === 0);
  expect(tables.flatMap(faultsOfQuestions)).toEqual([]);
});
