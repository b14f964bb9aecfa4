import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tidyAddress } from './tidy-address.mjs';

// `npm run push` sends dist/addon to the Apps Script project named in .clasp.json; `npm run push --
// --login` signs in to Google first, and `-- --create-version` numbers what was pushed. `npm run push --
// --self-check SCRIPT-ID` sends test/selfcheck to a project of its own instead.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const NO_SCRIPT = 'put-your-script-id-here';
const UNREADABLE = `.clasp.json is not there, or cannot be read. It must look like this: { "scriptId": "${NO_SCRIPT}", "rootDir": "dist/addon" }`;
const scriptId = namedScript();

const [asked, ...more] = process.argv.slice(2);
/** @type {Record<string, () => void>} */
const OTHER_COMMANDS = {
  '--login': () => clasp(NOT_SIGNED_IN, 'login', ...more),
  '--create-version': scriptId === NO_SCRIPT ? explain : () => clasp(NOT_DONE, 'create-version'),
  '--self-check': () => pushSelfCheck(more[0] ?? ''),
};
const NOT_SIGNED_IN =
  "You are not signed in. Run it again, and press Allow on Google's page. Where the browser is on another computer: npm run push -- --login --no-localhost.";
const NOT_DONE =
  "Nothing was sent. What Google's program says stands above this line. Where it has no credentials, sign in first: npm run push -- --login.";

// Signing in needs no script, but Google's program stops at settings that it cannot read.
const needsSettings = asked !== '--login' || existsSync('.clasp.json');

if (scriptId === null && needsSettings) fail(UNREADABLE);
else if (asked && asked in OTHER_COMMANDS) OTHER_COMMANDS[asked]?.();
else if (asked) fail(`There is no ${asked}. There are ${Object.keys(OTHER_COMMANDS).join(', ')}.`);
else if (scriptId === NO_SCRIPT) explain();
else if (!existsSync('dist/addon/Code.js'))
  fail('Nothing is built yet. Run "npm run build" first.');
else pushFor(builtAddress());

/** Null where people who put their id into the file have left something else than they meant. */
function namedScript() {
  try {
    const { scriptId } = JSON.parse(readFileSync('.clasp.json', 'utf8'));
    return typeof scriptId === 'string' && scriptId !== '' ? scriptId : null;
  } catch {
    return null;
  }
}

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
  clasp(NOT_DONE, 'push', '--force');
}

/**
 * clasp pushes only from below its settings, so that the project is copied to a place of its own; the
 * tests beside it stay at home.
 *
 * @param {string} id of a script in an empty spreadsheet, never Almanac's own: a push replaces everything
 */
function pushSelfCheck(id) {
  if (!/^[\w-]{20,}$/.test(id))
    return fail(
      'Say which script: npm run push -- --self-check SCRIPT-ID. Make an empty spreadsheet, then Extensions › Apps Script › Project Settings › Script ID. test/selfcheck/README.md says the rest.',
    );
  if (id === scriptId)
    return fail(
      'This is the script of .clasp.json, where Almanac is. The self-check would replace it: make an empty spreadsheet and take the id of its script.',
    );
  const [from, to] = ['test/selfcheck', 'dist/self-check'];
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((one) => /\.(js|html)$|^appsscript\.json$/.test(one)))
    copyFileSync(join(from, name), join(to, name));
  // In full: clasp takes a relative one for an escape from its own folder.
  const settings = resolve(to, '.clasp.json');
  writeFileSync(settings, JSON.stringify({ scriptId: id, rootDir: '.' }));
  process.stdout.write('Pushing the self-check. Then reload its spreadsheet.\n');
  clasp(NOT_DONE, '-P', settings, 'push', '--force');
}

/**
 * Google's own program, in the version of our lock file. It refuses in two words, such as "access_denied".
 *
 * @param {string} advice said when it refuses
 * @param {string[]} args
 */
function clasp(advice, ...args) {
  const program = 'node_modules/@google/clasp/build/src/index.js';
  const { status } = spawnSync('node', [program, ...args], { stdio: 'inherit' });
  if (status !== 0) fail(advice);
}

function explain() {
  fail(`No script is named yet. To put Almanac into a spreadsheet of your own:

  1. Open the spreadsheet, then Extensions › Apps Script. A project of its own opens.
  2. In that project: Project settings › Script ID › copy.
  3. Put the id into .clasp.json, in place of "${NO_SCRIPT}".
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
