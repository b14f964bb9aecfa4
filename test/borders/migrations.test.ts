import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const FOLDER = 'src/service/migrations';

/** Two authors of one day may both take the next number; which of the two runs first must not hang on a name. */
it('every migration has a number of its own, from 000 for sign-in on, without a gap', () => {
  const numbers = readdirSync(FOLDER).map((file) => Number(file.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index));
});

/** A Supabase project gives its API every table of `public`: without row-level security to anybody. */
it('every table that a migration makes is under row-level security', () => {
  const scripts = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  const made = tablesIn(scripts, /^create table (?:if not exists )?([\w.]+)/gim);
  const secured = tablesIn(scripts, /^alter table ([\w.]+) enable row level security/gim);
  expect(made).toContain('public.datasets');
  expect(made.filter((table) => !secured.includes(table))).toEqual([]);
});

function tablesIn(scripts: string[], pattern: RegExp): string[] {
  return scripts.flatMap((script) => [...script.matchAll(pattern)].map(([, table = '']) => table));
}
