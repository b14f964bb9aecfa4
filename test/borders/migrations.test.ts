import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const FOLDER = 'src/service/migrations';

/** Two authors of one day may both take the next number; which of the two runs first must not hang on a name. */
it('every migration has a number of its own, from 000 for sign-in on, without a gap', () => {
  const numbers = readdirSync(FOLDER).map((file) => Number(file.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index));
});

it('every table that a role of requests is let into is under row-level security', () => {
  const scripts = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  const made = namesIn(scripts, /^create table (?:if not exists )?([\w.]+)/gim);
  const secured = namesIn(scripts, /^alter table ([\w.]+) enable row level security/gim);
  const granted = namesIn(scripts, /^grant [^;]+? on ([^;]+?)\s+to /gim)
    .flatMap((list) => list.split(/,\s*/))
    .filter((name) => made.includes(name));
  expect(granted).toContain('almanac.datasets');
  expect(granted.filter((table) => !secured.includes(table))).toEqual([]);
});

function namesIn(scripts: string[], pattern: RegExp): string[] {
  return scripts.flatMap((script) => [...script.matchAll(pattern)].map(([, names = '']) => names));
}
