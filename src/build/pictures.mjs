import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Takes the pictures of the README again: the journey that sees them writes them to docs/.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
execFileSync('npm', ['run', '--silent', 'jest', '--', 'test/journeys/workbench.test.ts'], {
  env: { ...process.env, ALMANAC_PICTURES: 'docs' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
