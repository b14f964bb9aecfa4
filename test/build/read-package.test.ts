import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

it('npm run read is a package that needs nothing but node', () => {
  const { dependencies, scripts, bin } = JSON.parse(readFileSync('dist/read/package.json', 'utf8'));
  expect([dependencies, scripts]).toEqual([undefined, undefined]);
  const folder = mkdtempSync(join(tmpdir(), 'read-package-'));
  try {
    writeFileSync(join(folder, 'days.csv'), 'Date,Max\n1991-01-01,5.5\n1991-01-02,6.5\n');
    const program = resolve('dist/read', bin.almanac);
    execFileSync(process.execPath, [program, 'read', 'days.csv', '--as', 'rclimdex'], {
      cwd: folder,
      env: { INIT_CWD: folder },
      stdio: 'ignore',
    });
    expect(readFileSync(join(folder, 'days.txt'), 'utf8')).toBe(
      '1991\t1\t1\t-99.9\t5.5\t-99.9\n1991\t1\t2\t-99.9\t6.5\t-99.9\n',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
