import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tidyAddress } from './tidy-address.mjs';

// `npm run push` sends dist/addon to the Apps Script project named in .clasp.json; `npm run push --
// --login` signs in to Google first, and `-- --create-version` numbers what was pushed.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { scriptId } = JSON.parse(readFileSync('.clasp.json', 'utf8'));

const [asked] = process.argv.slice(2);
/** @type {Record<string, string>} */
const OTHER_COMMANDS = { '--login': 'login', '--create-version': 'create-version' };

if (asked && asked in OTHER_COMMANDS) clasp(OTHER_COMMANDS[asked] ?? '');
else if (asked) fail(`There is no ${asked}. There are ${Object.keys(OTHER_COMMANDS).join(', ')}.`);
else if (scriptId === 'put-your-script-id-here') explain();
else if (!existsSync('dist/addon/Code.js'))
  fail('Nothing is built yet. Run "npm run build" first.');
else pushFor(builtAddress());

/** The manifest permits exactly the address that was baked in, or names none. */
function builtAddress() {
  const { urlFetchWhitelist = [] } = JSON.parse(readFileSync('dist/addon/appsscript.json', 'utf8'));
  return String(urlFetchWhitelist[0] ?? '').replace(/\/$/, '');
}

/**
 * `npm test` and `npm start` build anew, for no service in particular unless they are told one: what
 * was built for a domain an hour ago need not be what is there now.
 *
 * @param {string} built
 */
function pushFor(built) {
  const wished = tidyAddress(process.env.ALMANAC_SERVICE_URL);
  if (wished !== '' && wished !== built)
    return fail(
      `dist/addon was built ${built ? `for ${built}` : 'for no service in particular'}, and ALMANAC_SERVICE_URL says ${wished}. Run "npm run build" with the same setting, then push again.`,
    );
  process.stdout.write(
    built
      ? `Pushing Almanac for ${built}. Google lets it call ${built}/ and nothing else.\n`
      : 'Pushing Almanac for no service in particular: people choose their service themselves, and Google lets it call any.\n',
  );
  // Without --force, a changed manifest is skipped in silence where there is no terminal to ask.
  clasp('push', '--force');
}

/** Google's own program, in the version of our lock file. @param {string[]} args */
function clasp(...args) {
  const program = 'node_modules/@google/clasp/build/src/index.js';
  const { status } = spawnSync('node', [program, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function explain() {
  fail(`No script is named yet. To put Almanac into a spreadsheet of your own:

  1. Open the spreadsheet, then Extensions › Apps Script. A project of its own opens.
  2. In that project: Project settings › Script ID › copy.
  3. Put the id into .clasp.json, in place of "put-your-script-id-here".
  4. Switch the Apps Script API on at https://script.google.com/home/usersettings,
     then run "npm run push -- --login" once.
  5. Run "npm run build", then "npm run push", and reload the spreadsheet.

Everyone who may edit that spreadsheet can change this copy of the code.
`);
}

/** @param {string} text */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
