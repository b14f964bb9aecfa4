import { expect, test } from '@jest/globals';
import { judgedTable } from '../../judge/judge-silence.ts';
import { UNSEEN_TABLES } from '../../judge/unseen-tables.ts';

// A table nobody has seen is read as it is, or asked about, or refused in words.
test('no table of a new kind is read wrong in silence or asked about in vain', () => {
  const bad = UNSEEN_TABLES.map((table) => ({ table, ...judgedTable(table) })).filter(
    ({ judged }) => judged === 'silent' || judged === 'asks in vain',
  );
  expect(bad.map(({ table, because }) => `${table.kind}: ${table.name}: ${because}`)).toEqual([]);
});
