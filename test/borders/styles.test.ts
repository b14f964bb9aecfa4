import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesBelow } from './source-files.ts';

/** The grid of the workbench is a library's: its cells get their classes by a call, and it has classes of its own. */
const code = textOf(filesBelow('src', /\.tsx$|\/page\/grid\//));
const styles = textOf(filesBelow('src', /\.css$/)).replace(/\/\*[\s\S]*?\*\//g, '');

it('every class that has a style is written by a view', () => {
  const selectors = matchesOf(styles, /([^{}]+)\{/g).join('\n');
  const styled = matchesOf(selectors, /\.([a-z][\w-]*)/gi);
  const words = new Set(code.match(/[\w-]+/g));
  expect(styled.length).toBeGreaterThan(200);
  expect(styled.filter((name) => !words.has(name) && !isPutTogether(name))).toEqual([]);
});

it('every class that a view writes has a style, or is what a test looks for', () => {
  const written = matchesOf(code, /\bclass="([^"]+)"/g).flatMap((names) => names.split(' '));
  const looked = matchesOf(styles + textOf(filesBelow('test')), /(?<!\.)\.([a-z][\w-]*)/gi);
  expect(written.filter((name) => !looked.includes(name))).toEqual([]);
});

it('every variable of a style is used', () => {
  const ours = matchesOf(styles, /(--(?!revo)[a-z][\w-]*)\s*:/gi);
  const used = matchesOf(styles + code, /var\((--[\w-]+)/g);
  expect(ours.filter((name) => !used.includes(name))).toEqual([]);
});

/** As `card-${severity}` is. */
function isPutTogether(name: string): boolean {
  const parts = name.split('-');
  return parts.some((_, at) => at > 0 && code.includes(`${parts.slice(0, at).join('-')}-\${`));
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
}

function textOf(files: string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
