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
import { isBefore } from '../../src/build/refuse-old-node.mjs';
import { LATE_FLAGS } from '../jest/late-flags.mjs';

test.each([
  { version: '20.14.0', oldest: '20.15', before: true, name: 'a version too early' },
  { version: '20.15.0', oldest: '20.15', before: false, name: 'the oldest itself' },
  { version: '20.9.1', oldest: '20.15', before: true, name: '9 comes before 15' },
  { version: '22.1.0', oldest: '20.15', before: false, name: 'a later one' },
  { version: '18.20.8', oldest: '20.15', before: true, name: 'an earlier one' },
])('$name: is $version before $oldest? $before', ({ version, oldest, before }) => {
  expect(isBefore(version, oldest)).toBe(before);
});

it('a script of package.json gives Node no flag that only one of its versions knows', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const started = Object.values<string>(scripts).join(' ');
  const named = Object.values(LATE_FLAGS).flatMap((flags) =>
    flags.map((flag) => flag.split('=')[0]),
  );
  expect(named).toHaveLength(3);
  expect(named.filter((name) => started.includes(`${name}=`))).toEqual([]);
});

/** What npm did is read from a stand-in for it: which packages it was asked for, and when. */
const LOCK = {
  packages: {
    '': {},
    'node_modules/to-start': {},
    'node_modules/to-test': { dev: true },
    'node_modules/peer-of-both': { devOptional: true },
    'node_modules/for-others': { optional: true },
  },
};
const NPM = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
const starting = process.argv.includes('--omit=dev');
appendFileSync('asked', starting ? 'to start\\n' : 'all\\n');
for (const name of starting ? ['to-start'] : ['to-start', 'to-test', 'peer-of-both']) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
}
`;

describe('setting up', () => {
  let folder: string;
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const asked = () =>
    existsSync(join(folder, 'asked'))
      ? readFileSync(join(folder, 'asked'), 'utf8').split('\n')
      : [];
  const setUp = (...options: string[]) =>
    spawnSync('node', [join(folder, 'src/build/set-up.mjs'), '--install-only', ...options], {
      encoding: 'utf8',
      env: { ...process.env, PATH: join(folder, 'bin') + delimiter + process.env.PATH },
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'set-up-'));
    put('package.json', JSON.stringify({ engines: { node: '>=20.15' } }));
    put('package-lock.json', JSON.stringify(LOCK));
    put('bin/npm', NPM);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    cpSync('src/build', join(folder, 'src/build'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('to start, then to test, then to start installs twice: the rest once, and never again', () => {
    const statuses = [[], ['--all'], [], ['--all']].map((options) => setUp(...options).status);
    expect(statuses).toEqual([0, 0, 0, 0]);
    expect(asked()).toEqual(['to start', 'all', '']);
  });

  it('installs anew when the lock file has changed', () => {
    setUp();
    put('package-lock.json', JSON.stringify({ ...LOCK, version: 2 }));
    setUp();
    expect(asked()).toEqual(['to start', 'to start', '']);
  });

  it('keeps the packages of the tests when the lock file has changed and only starting is asked', () => {
    setUp('--all');
    put('package-lock.json', JSON.stringify({ ...LOCK, version: 2 }));
    expect(setUp().stderr).toContain('3 in all');
    expect(existsSync(join(folder, 'node_modules/to-test'))).toBe(true);
    expect(asked()).toEqual(['all', 'all', '']);
  });

  it('installs anew after it was interrupted before the end', () => {
    setUp('--all');
    rmSync(join(folder, 'node_modules/.installed-lock'));
    expect(setUp('--all').status).toBe(0);
    expect(asked()).toEqual(['all', 'all', '']);
  });

  it('says how many packages it installs', () => {
    expect(setUp().stderr).toContain('1 in all');
    expect(setUp('--all').stderr).toContain('3 in all');
  });

  it('tells an old Node what is needed, before it installs anything', () => {
    put('package.json', JSON.stringify({ engines: { node: '>=99.1' } }));
    const { status, stderr } = setUp();
    expect(status).toBe(1);
    expect(stderr).toContain('Almanac needs Node 99.1 or later');
    expect(asked()).toEqual([]);
  });
});
