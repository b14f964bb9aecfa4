import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { SETTINGS } from '../../src/service/hosts/node/settings.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the Dockerfile', () => {
  const lines = read('docs/deploy/Dockerfile').split('\n');

  it('copies only what is in the project, or what the build made', () => {
    const copied = lines.flatMap(
      (line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [],
    );
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('runs only commands that exist', () => {
    const commands = lines.flatMap((line) => /^RUN npm run (\S+)/.exec(line)?.[1] ?? []);
    expect(commands).toEqual(['release']);
    expect(scripts).toHaveProperty('release');
  });
});

const valueIn = (file: string, pattern: RegExp) => pattern.exec(read(`docs/deploy/${file}`))?.[1];

describe('the unit of systemd', () => {
  it('keeps its data where systemd makes it a folder, and starts what the build makes', () => {
    const folder = valueIn('almanac.service', /^StateDirectory=(.+)$/m);
    expect(valueIn('almanac.service', /ALMANAC_DATA_DIR=(.+)$/m)).toBe(`/var/lib/${folder}`);
    const program = valueIn('almanac.service', /^ExecStart=\/usr\/bin\/env node (\S+)$/m);
    expect(program).toBe(valueIn('Dockerfile', /^CMD \["node", "(.+)"\]$/m));
    expect(existsSync(String(program))).toBe(true);
  });

  const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;
  (canVerify ? it : it.skip)('is one that systemd has nothing to say of', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit()]);
    expect([status, String(stderr)]).toEqual([0, '']);
  });
});

/** A copy, because the name of a unit is that of its file. */
function unit(): string {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-unit-'));
  const file = join(folder, 'almanac.service');
  writeFileSync(file, read('docs/deploy/almanac.service'));
  return file;
}

/** It answers what runs, closes its connections and stops its PostgreSQL, each within some seconds. */
const SECONDS_TO_STOP = 30;

test.each([
  { file: 'almanac.service', pattern: /^TimeoutStopSec=(\d+)$/m },
  { file: 'compose.yaml', pattern: /^ {4}stop_grace_period: (\d+)s$/m },
])('$file gives the program the time that it needs to stop', ({ file, pattern }) => {
  expect(Number(valueIn(file, pattern))).toBeGreaterThanOrEqual(SECONDS_TO_STOP);
});

test('the container listens where it is asked whether it is well', () => {
  const port = valueIn('Dockerfile', /PORT=(\d+)/);
  expect(valueIn('Dockerfile', /127\.0\.0\.1:(\d+)\/livez/)).toBe(port);
  expect(valueIn('Dockerfile', /^EXPOSE (\d+)$/m)).toBe(port);
  expect(valueIn('compose.yaml', /expose: \["(\d+)"\]/)).toBe(port);
});

const OF_OTHERS = [
  ...['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'DATABASE_URL_FILE'],
  // Of the proxy and the build.
  ...['ALMANAC_HOST', 'ALMANAC_PROCESSES', 'ALMANAC_COMMIT'],
];

test.each(['Dockerfile', 'compose.yaml', 'almanac.service'])(
  '%s sets only settings that the service has',
  (file) => {
    const known = [...OF_OTHERS, ...Object.values(SETTINGS).map(({ name }) => name)];
    const set = [...read(`docs/deploy/${file}`).matchAll(/\b([A-Z][A-Z_]{3,})\b(?=[=:])/g)].map(
      ([, name = '']) => name,
    );
    expect(set.length).toBeGreaterThan(2);
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  },
);
