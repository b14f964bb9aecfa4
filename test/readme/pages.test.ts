import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true })
    .map((name) => `docs/${name}`)
    .filter((name) => name.endsWith('.md')),
  'src/stage/README.md',
  'test/selfcheck/README.md',
];

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names only files and folders that are there', () => {
    const named = [...text.matchAll(/`((?:src|test|docs|\.github)\/[^`\s]+)`/g)];
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links only to files and headings that are there', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, to = '']) => to);
    const missing = targets.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? page : join(dirname(page), file);
      return !existsSync(path) || (anchor !== undefined && !anchorsIn(path).includes(anchor));
    });
    expect(missing).toEqual([]);
  });
});

function anchorsIn(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) => anchorOf(heading));
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}
