import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';

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

test('comments point at sections about Apps Script that are there', () => {
  const sections = [
    ...readFileSync('docs/apps-script.md', 'utf8').matchAll(/^#+ ([\d.]+\d|\d+)/gm),
  ];
  const known = sections.map(([, number]) => number);
  const files = ['src', 'test'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`),
  );
  const pointed = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(name, 'utf8');
      const speaks = /^(src|test)\/stage\//.test(name) || text.includes('docs/apps-script.md §');
      return speaks ? [...text.matchAll(/§([\d.]*\d)/g)].map(([, number]) => number) : [];
    });
  expect(pointed.length).toBeGreaterThan(20);
  expect(pointed.filter((number) => !known.includes(number))).toEqual([]);
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
