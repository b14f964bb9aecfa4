import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { runStageCommand } from './run-stage-command.ts';

const readme = readFileSync('src/stage/README.md', 'utf8');

/** The words of a shell command, quoted ones whole. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const commands = [...readme.matchAll(/^npm run stage -- (test\/.*)$/gm)].map(
  ([, line = '']) => line,
);

describe('the README of the stage', () => {
  test.each(commands)('shows a command that ends well: %s', async (line) => {
    const { status, stdout, stderr } = await runStageCommand(...wordsOf(line));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/: completed in/);
    expect(stdout).not.toContain('not emulated');
  });

  it('names only files that are there', () => {
    const named = [...readme.matchAll(/`((?:platform|realm|kernel|sheets|test)\/[\w./-]*)`/g)];
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path) && !existsSync(`src/stage/${path}`));
    expect(missing).toEqual([]);
  });
});
