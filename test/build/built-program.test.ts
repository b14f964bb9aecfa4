import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { builtProgram } from '../../src/build/built-program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'almanac-program-'));
const project = join(folder, 'project');
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project);
  writeFileSync(join(project, 'main.ts'), "import { word } from './word.ts';\nconsole.log(word);");
  says(project, 'rain');
});

function says(root: string, word: string): void {
  writeFileSync(join(root, 'word.ts'), `export const word: string = '${word}';`);
}

async function run(root: string): Promise<string> {
  return spawnSync('node', [await builtProgram(root, 'main.ts')], { encoding: 'utf8' }).stdout;
}

it('a program says what its files say now, and is built anew only where one of them has changed', async () => {
  expect(await run(project)).toBe('rain\n');
  const built = await builtProgram(project, 'main.ts');
  const { mtimeMs } = statSync(built);
  expect(await run(project)).toBe('rain\n');
  expect(statSync(built).mtimeMs).toBe(mtimeMs);
  says(project, 'snow');
  expect(await run(project)).toBe('snow\n');
});

it('a copy of the project, its packages included, says what the files of the copy say', async () => {
  expect(await run(project)).toBe('rain\n');
  const copy = join(folder, 'copy');
  cpSync(project, copy, { recursive: true, preserveTimestamps: true });
  says(copy, 'hail');
  expect(await run(copy)).toBe('hail\n');
});

it('a program that somebody has removed is built again', async () => {
  expect(await run(project)).toBe('rain\n');
  rmSync(await builtProgram(project, 'main.ts'));
  expect(await run(project)).toBe('rain\n');
});
