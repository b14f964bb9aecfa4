import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Puts the built add-on into the script project that .clasp.json names.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { scriptId } = JSON.parse(readFileSync('.clasp.json', 'utf8'));
if (scriptId === 'put-your-script-id-here') {
  process.stderr.write(
    'Cannot push: .clasp.json names no script yet. In your spreadsheet choose Extensions › Apps Script,\n' +
      'then Project settings, copy the script ID and put it into .clasp.json.\n',
  );
  process.exitCode = 1;
} else {
  // Without --force, clasp leaves everything as it is when the manifest has changed, and says little.
  execFileSync('npx', ['clasp', 'push', '--force'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
