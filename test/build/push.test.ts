import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const OURS = 'https://almanac.example';

test.each([
  {
    name: 'for one service says which, and what Google lets it call',
    built: OURS,
    wished: '',
    says: `Pushing Almanac for ${OURS}. Google lets it call ${OURS}/ and nothing else.`,
    isPushed: true,
  },
  {
    name: 'for the service that is wished goes out, whatever stands behind the address',
    built: OURS,
    wished: `${OURS}/`,
    says: `Pushing Almanac for ${OURS}.`,
    isPushed: true,
  },
  {
    name: 'for no service says that people choose',
    built: null,
    wished: '',
    says: 'people choose their service themselves',
    isPushed: true,
  },
  {
    name: 'for no service stops where one is wished',
    built: null,
    wished: OURS,
    says: `dist/addon was built for no service in particular, and ALMANAC_SERVICE_URL says ${OURS}.`,
    isPushed: false,
  },
  {
    name: 'for another service stops too',
    built: 'https://other.example',
    wished: OURS,
    says: 'dist/addon was built for https://other.example, and',
    isPushed: false,
  },
])('an add-on built $name', ({ built, wished, says, isPushed }) => {
  const { printed, status } = push(built, wished);
  expect(printed).toContain(says);
  expect(printed.includes('clasp was asked')).toBe(isPushed);
  expect(status).toBe(isPushed ? 0 : 1);
});

test.each([
  { asked: '--login', says: 'clasp was asked to login', name: 'signs in with the same clasp' },
  {
    asked: '--create-version',
    says: 'clasp was asked to create-version',
    name: 'numbers what was pushed',
  },
  { asked: '--logn', says: 'There is no --logn.', name: 'does not push for a slip of the pen' },
])('npm run push -- $asked $name', ({ asked, says }) => {
  expect(push(null, '', asked).printed.trim()).toMatch(new RegExp(`^${says}`));
});

test.each([
  {
    name: 'a person who pressed Cancel at Google reads what to do',
    asked: ['--login'],
    says: 'You are not signed in. Run it again',
  },
  {
    name: 'a push without credentials names the way to sign in',
    asked: [],
    says: 'sign in first: npm run push -- --login',
  },
])('where clasp refuses, $name', ({ asked, says }) => {
  const { printed, status } = push(null, '', ...asked, { refuses: true });
  expect(printed).toContain('access_denied');
  expect(printed).toContain(says);
  expect(status).toBe(1);
});

test('a browser on another computer is a choice of the sign-in', () => {
  const { printed } = push(null, '', '--login', '--no-localhost');
  expect(printed.trim()).toBe('clasp was asked to login --no-localhost');
});

test.each([
  { name: 'half an id', settings: '{ "scriptId": "1aBc' },
  { name: 'no id', settings: '{ "rootDir": "dist/addon" }' },
  { name: 'an empty id', settings: '{ "scriptId": "" }' },
  { name: 'nothing', settings: null },
])('where .clasp.json holds $name, it says what must stand there', ({ settings }) => {
  const { printed, status } = push(null, '', { settings });
  expect(printed.trim()).toMatch(/^\.clasp\.json is not there, or cannot be read\./);
  expect(status).toBe(1);
});

test('signing in needs no .clasp.json', () => {
  const { printed } = push(null, '', '--login', { settings: null });
  expect(printed.trim()).toBe('clasp was asked to login');
});

test('signing in beside a .clasp.json that Google’s program cannot read says what must stand there', () => {
  const { printed } = push(null, '', '--login', { settings: '{ "scriptId": "1aBc' });
  expect(printed.trim()).toMatch(/^\.clasp\.json is not there, or cannot be read\./);
});

test('a version of no script is not asked for', () => {
  const settings = '{"scriptId":"put-your-script-id-here"}';
  expect(push(null, '', '--create-version', { settings }).printed).toContain(
    'No script is named yet.',
  );
});

const SCRIPT = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ';

test.each([
  {
    name: 'sends the self-check to a script of its own',
    asked: [SCRIPT],
    says: 'self-check/.clasp.json push --force',
  },
  { name: 'asks for a script', asked: [], says: 'Say which script' },
  {
    name: 'does not replace Almanac',
    asked: ['some-script-that-is-almanac'],
    says: 'This is the script of .clasp.json, where Almanac is.',
  },
])('npm run push -- --self-check $name', ({ asked, says }) => {
  expect(push(null, '', '--self-check', ...asked).printed.trim()).toContain(says);
});

type PushCase = { refuses?: boolean; settings?: string | null };

/** `npm run push` in a folder of its own, with a clasp that only says that it was asked, or refuses. */
function push(built: string | null, wished: string, ...given: (string | PushCase)[]) {
  const asked = given.filter((one) => typeof one === 'string');
  const { refuses = false, settings = '{"scriptId":"some-script-that-is-almanac"}' }: PushCase =
    given.find((one) => typeof one === 'object') ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'push-'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  if (settings !== null) put('.clasp.json', settings);
  put('dist/addon/Code.js', '');
  put(
    'dist/addon/appsscript.json',
    JSON.stringify(built ? { urlFetchWhitelist: [`${built}/`] } : {}),
  );
  put(
    'node_modules/@google/clasp/build/src/index.js',
    refuses
      ? "console.error('access_denied'); process.exitCode = 1;"
      : "console.log('clasp was asked to', process.argv.slice(2).join(' '));",
  );
  cpSync('test/selfcheck', join(folder, 'test/selfcheck'), { recursive: true });
  cpSync('src/build', join(folder, 'src/build'), { recursive: true });
  const { stdout, stderr, status } = spawnSync(
    'node',
    [join(folder, 'src/build/push.mjs'), ...asked],
    {
      encoding: 'utf8',
      env: { ...process.env, ALMANAC_SERVICE_URL: wished },
    },
  );
  rmSync(folder, { recursive: true });
  return { printed: stdout + stderr, status };
}
