import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Takes the pictures again: those of the README go to docs/, and those of every state of the
// sidebar and every page to node_modules/.cache/pictures, for people to look at.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
execFileSync('npm', ['run', '--silent', 'jest', '--', 'test/journeys'], {
  env: { ...process.env, ALMANAC_PICTURES: 'docs' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
