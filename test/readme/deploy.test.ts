import { existsSync, readFileSync } from 'node:fs';
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
    expect(commands).toEqual(['build']);
    expect(scripts).toHaveProperty('build');
  });
});

const OF_OTHERS = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'];

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
