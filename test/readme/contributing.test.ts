import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';

const guide = readFileSync('docs/contributing.md', 'utf8');

describe('the guide for contributors', () => {
  it('names every command, and none that is not there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const pages = guide + readFileSync('README.md', 'utf8');
    const named = [...pages.matchAll(/npm (?:run )?(?!ci\b)([a-z]+)/g)].map(([, name]) => name);
    const commands = [...new Set(named)].filter((name) => name !== 'runs');
    expect(commands.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('has on its map every room of src and of core, and all rooms of a folder or none', () => {
    const map = guide.slice(guide.indexOf('```'), guide.lastIndexOf('```'));
    const rooms = roomsOn(map);
    const parents = new Set(['src', 'src/core', ...rooms.map((room) => dirname(room))]);
    const expected = [...parents].flatMap((parent) =>
      foldersIn(parent).map((name) => `${parent}/${name}`),
    );
    expect(rooms.sort()).toEqual(expected.sort());
  });
});

it('the page on security proves each row by a test, or says why there is none', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const rows = [...page.matchAll(/^\|(.+)\|(.+)\|(.+)\|$/gm)]
    .map(([, tried = '', stands = '', proof = '']) => ({ tried: tried.trim(), stands, proof }))
    .filter(({ tried }) => !/^(-+|what could be tried)$/.test(tried));
  expect(rows.length).toBeGreaterThan(25);
  const isProved = (proof: string) => /`test\/[^`]+`|no test: \S/.test(proof);
  expect(rows.filter(({ stands, proof }) => !stands.trim() || !isProved(proof))).toEqual([]);
  const suites = readdirSync('test/security').filter((name) => name.endsWith('.test.ts'));
  expect(suites.filter((name) => !page.includes(`\`test/security/${name}\``))).toEqual([]);
});

test.each([
  'a header word',
  'a way to write a year',
  'a layout',
  'a check',
  'a sentence',
  'a language',
  'a page function',
  'a route',
  'an emulated method',
  'a migration',
])('the guide says where to add %s, and names a test that proves it', (what) => {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${what} `)) ?? '';
  const [, , place = '', , proof = ''] = row.split('|');
  expect(place).toMatch(/`src\//);
  expect(proof).toMatch(/`test\//);
});

/** `src/core/sheet`, by how far the line of each folder is indented below `src/`. */
function roomsOn(map: string): string[] {
  const path = ['src'];
  return [...map.matchAll(/^( +)([a-z]+)\/ /gm)].map(([, indent = '', room = '']) => {
    path.splice(indent.length / 2, path.length, room);
    return path.join('/');
  });
}

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
