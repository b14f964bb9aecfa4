import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { isEnough } from '../../src/build/refuse-old-node.mjs';

test.each([
  { version: '20.19.0', enough: true, name: 'the oldest itself' },
  { version: '20.20.2', enough: true, name: 'a later one of its major' },
  { version: '20.9.1', enough: false, name: '9 comes before 19' },
  { version: '18.20.8', enough: false, name: 'an earlier major' },
  { version: '22.1.0', enough: false, name: 'a later major that was not there yet' },
  { version: '22.12.0', enough: true, name: 'the oldest of that' },
  { version: '24.0.0', enough: true, name: 'any major after it' },
])('$name: is $version enough? $enough', ({ version, enough }) => {
  expect(isEnough(version, '^20.19 || >=22.12')).toBe(enough);
});

const LOCK = {
  packages: {
    '': {},
    'node_modules/to-start': { version: '1.0.0' },
    'node_modules/to-test': { version: '1.0.0', dev: true },
    'node_modules/for-others': { version: '1.0.0', optional: true },
  },
};
/** Stands in for npm: notes what it was asked for, and what it has installed, as npm does. */
const NPM = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
appendFileSync('asked', process.argv.slice(2).filter((one) => /^(ci|install|--omit.*)$/.test(one)).join(' ') + '\\n');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
if (process.argv.includes('--omit=dev')) delete packages['node_modules/to-test'];
for (const place of Object.keys(packages)) mkdirSync(place || 'node_modules', { recursive: true });
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

describe('setting up', () => {
  let folder: string;
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const asked = () =>
    existsSync(join(folder, 'asked'))
      ? readFileSync(join(folder, 'asked'), 'utf8').trimEnd().split('\n')
      : [];
  const setUp = (...options: string[]) =>
    spawnSync('node', [join(folder, 'src/build/set-up.mjs'), '--install-only', ...options], {
      encoding: 'utf8',
      env: { ...process.env, PATH: join(folder, 'bin') + delimiter + process.env.PATH },
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'set-up-'));
    put('package.json', JSON.stringify({ engines: { node: '^20.19 || >=22.12' } }));
    put('package-lock.json', JSON.stringify(LOCK));
    put('bin/npm', NPM);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    cpSync('src/build', join(folder, 'src/build'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('to start, then to test, then to start adds what the tests need once, and takes nothing away', () => {
    const statuses = [[], ['--all'], [], ['--all']].map((options) => setUp(...options).status);
    expect(statuses).toEqual([0, 0, 0, 0]);
    expect(asked()).toEqual(['ci --omit=dev', 'install']);
  });

  it('leaves alone what somebody else has installed whole', () => {
    put('node_modules/.package-lock.json', JSON.stringify(LOCK));
    put('node_modules/to-start/package.json', '{}');
    put('node_modules/to-test/package.json', '{}');
    setUp();
    expect(asked()).toEqual([]);
    expect(existsSync(join(folder, 'node_modules/to-test/package.json'))).toBe(true);
  });

  it('adds a package that the lock file has in another version, and says that it does', () => {
    setUp('--all');
    const later = { ...LOCK.packages, 'node_modules/to-start': { version: '1.0.1' } };
    put('package-lock.json', JSON.stringify({ packages: later }));
    expect(setUp().stderr).toContain('Installing packages');
    expect(asked()).toEqual(['ci', 'install']);
  });

  it('goes on after an install that was interrupted', () => {
    put('node_modules/to-start/package.json', '{}');
    setUp();
    expect(asked()).toEqual(['install']);
  });

  it('tells an old Node what is needed, before it installs anything', () => {
    put('package.json', JSON.stringify({ engines: { node: '>=99.1' } }));
    const { status, stderr } = setUp();
    expect(status).toBe(1);
    expect(stderr).toContain('Almanac needs Node 99.1 or later');
    expect(asked()).toEqual([]);
  });
});
