import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm run push`: sends dist/addon to the Apps Script project named in .clasp.json.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { scriptId } = JSON.parse(readFileSync('.clasp.json', 'utf8'));

if (scriptId === 'put-your-script-id-here') explain();
else if (!existsSync('dist/addon/Code.js'))
  fail('Nothing is built yet. Run "npm run build" first.');
else push();

/** Without --force, a changed manifest is skipped in silence where there is no terminal to ask. */
function push() {
  execFileSync('node', ['node_modules/@google/clasp/build/src/index.js', 'push', '--force'], {
    stdio: 'inherit',
  });
}

function explain() {
  fail(`No script is named yet. To put Almanac into a spreadsheet of your own:

  1. Open the spreadsheet, then Extensions › Apps Script. A project of its own opens.
  2. In that project: Project settings › Script ID › copy.
  3. Put the id into .clasp.json, in place of "put-your-script-id-here".
  4. Switch the Apps Script API on at https://script.google.com/home/usersettings,
     then run "npx clasp login" once.
  5. Run "npm run build", then "npm run push", and reload the spreadsheet.

Everyone who may edit that spreadsheet can change this copy of the code.
`);
}

/** @param {string} text */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
