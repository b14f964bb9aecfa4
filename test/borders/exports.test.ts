import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { EVERYTHING, exportsIn, importedNames, VALUES } from './exports-in.ts';
import { filesBelow } from './source-files.ts';

/** What others come in by: nobody here has to import what these export. */
const ENTRIES = [
  // Google calls its exports by their names.
  'src/addon/main.ts',
  // The stage's doors: what tests and the workbench may use, whether they do today or not.
  'src/stage/index.ts',
  'src/stage/page.ts',
  // Built, and called by its name inside a realm, a frame and the workbench.
  'src/stage/realm/main.ts',
  'src/workbench/page/google-script-client.ts',
  'src/service/hosts/node/start-service.ts',
];

/** What a test, a benchmark or the tests' own database needs of the inside of a file. */
const FOR_TESTS = [
  'src/core/sheet/headers/decisions.ts DECISIONS',
  'src/core/sheet/headers/decisions.ts deciding',
  'src/service/hosts/node/open-service.ts INGESTING',
  'src/service/openapi/describe-api.ts publicPath',
  'src/service/store/embedded/embedded-database.ts databaseOver',
  'src/service/store/postgres-database.ts asParameters',
  'src/site/install/install-files.ts bakedFor',
  'src/site/service/session-client.ts authProblem',
  'src/site/service/settings.ts readSettings',
];

const sources = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
const inSource = namesTaken(filesBelow('src'));
const inTests = namesTaken(filesBelow('test'));

describe('what a file of src exports', () => {
  it('is imported by another file, or by a test', () => {
    expect(exported(VALUES).filter((name) => !isTaken(name))).toEqual([]);
  });

  it('is a type only where somebody imports it, or the file itself needs it', () => {
    expect(exported().filter((name) => !isTaken(name) && !isNamedTwice(name))).toEqual([]);
  });

  it('is imported by a test alone only where we mean it', () => {
    const forTests = exported(VALUES).filter((name) => !inSource.has(name) && inTests.has(name));
    expect(forTests.sort()).toEqual(FOR_TESTS);
  });
});

test('the sidebar calls every function that it says it may call', () => {
  const list = 'src/sidebar/server/page-functions.ts';
  const named = [...readFileSync(list, 'utf8').matchAll(/^ {2}\| ('\w+')/gm)].map(
    ([, name = '']) => name,
  );
  const others = filesBelow('src/sidebar').filter((file) => file !== list);
  const code = others.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !code.includes(name))).toEqual([]);
});

test.each([
  { name: 'a function', text: 'export function sum() {}', expected: ['sum'] },
  { name: 'an async function', text: 'export async function ask() {}', expected: ['ask'] },
  { name: 'a type', text: 'export type Row = {};', expected: ['Row'] },
  { name: 'a constant', text: "export const A = 1;\nconst B = '';", expected: ['A'] },
  { name: 'a list', text: 'export { one, two as three };', expected: ['one', 'three'] },
  { name: 'what is passed on', text: "export { a as b } from './a.ts';", expected: ['b'] },
  { name: 'a word in a text', text: "say('export const no');", expected: [] },
])('exportsIn: $name', ({ text, expected }) => {
  expect(exportsIn(text)).toEqual(expected);
});

function isTaken(name: string): boolean {
  return inSource.has(name) || inTests.has(name);
}

/** Once where it is exported, and once in what else the file says. */
function isNamedTwice(fileAndName: string): boolean {
  const [file = '', name = ''] = fileAndName.split(' ');
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
}

function exported(kept = EVERYTHING): string[] {
  return sources
    .filter((file) => !ENTRIES.includes(file))
    .flatMap((file) =>
      exportsIn(readFileSync(file, 'utf8'), kept).map((name) => `${file} ${name}`),
    );
}

/** `file name` of everything these files import by name; of a whole file, everything it exports. */
function namesTaken(files: string[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      importedNames(readFileSync(file, 'utf8')).flatMap(({ from, names }) => {
        const target = normalize(join(file, '..', from));
        const taken =
          names ?? (sources.includes(target) ? exportsIn(readFileSync(target, 'utf8')) : []);
        return taken.map((name) => `${target} ${name}`);
      }),
    ),
  );
}
