import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { builtProgram } from '../../src/build/built-program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'almanac-program-'));
const program = join(folder, 'main.ts');
afterAll(async () => {
  const built = await builtProgram(process.cwd(), program);
  for (const file of [built, `${built}.json`, folder]) rmSync(file, { recursive: true });
});

function says(word: string): void {
  writeFileSync(join(folder, 'word.ts'), `export const word: string = '${word}';`);
}

function run(): string {
  return spawnSync('node', ['src/build/run.mjs', program], { encoding: 'utf8' }).stdout;
}

it('a program says what its files say now, and is built anew only where one of them has changed', async () => {
  writeFileSync(program, "import { word } from './word.ts';\nconsole.log(word);");
  says('rain');
  expect(run()).toBe('rain\n');
  const built = await builtProgram(process.cwd(), program);
  const { mtimeMs } = statSync(built);
  expect(run()).toBe('rain\n');
  expect(statSync(built).mtimeMs).toBe(mtimeMs);
  says('snow');
  expect(run()).toBe('snow\n');
});
