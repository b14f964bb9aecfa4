import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesBelow, importsOf } from './source-files.ts';

/** Who may import whom; a folder may always import itself. */
const MAY_IMPORT: Record<string, string[]> = {
  core: [],
  browser: ['core'],
  charts: ['core'],
  addon: ['core'],
  service: ['core'],
  stage: [],
  workbench: ['core', 'stage', 'browser'],
  sidebar: ['core', 'browser', 'charts'],
  site: ['core', 'browser', 'charts'],
  build: [],
};

/** Rooms that stand one above the other: each imports those before it. What lies beside them is for all. */
const FLOORS: Record<string, string[]> = {
  core: [
    'calendar',
    'http',
    'dataset',
    'reading',
    'words',
    'session',
    'upload',
    'quality',
    'schedule',
    'sheet',
  ],
  sidebar: ['style', 'words', 'server', 'state', 'parts', 'report', 'views'],
  site: ['service', 'shell', 'account', 'developers', 'install', 'map', 'directory', 'viewer'],
  service: [
    'migrations',
    'http',
    'openapi',
    'store',
    'auth',
    'datasets',
    'account',
    'catalogue',
    'hosts',
  ],
  stage: ['typing', 'platform', 'sheets', 'thread', 'realm', 'kernel'],
  workbench: ['files', 'demo', 'read', 'host', 'page'],
  addon: ['platform', 'workplace', 'connection', 'sheet', 'upload', 'schedule', 'page'],
  'core/quality': ['figures', 'usual', 'months', 'days', 'answers'],
  'core/sheet': ['vocabulary', 'cells', 'headers', 'keys', 'tables', 'values', 'rows'],
};

/** Rooms with a door: everyone else comes in by it. */
const DOORS: Record<string, string[]> = {
  stage: ['stage/index.ts', 'stage/page.ts'],
  'core/sheet': [
    'core/sheet/rows/read-sheets.ts',
    'core/sheet/rows/why-read.ts',
    'core/sheet/headers/station-lines.ts',
    'core/sheet/headers/read-credits.ts',
  ],
};

/** The page borrows the types of what it calls across google.script.run, and nothing else. */
const MAY_IMPORT_TYPES: Record<string, string[]> = { sidebar: ['addon'] };

const PLATFORM =
  /\b(SpreadsheetApp|PropertiesService|UrlFetchApp|ScriptApp|LockService|Utilities\.|fetch\(|Date\.now|new Date\(\)|Math\.random|Intl\.|setTimeout|process\.|document\.|window\.|await |async )/;

/** `@scope/name` or `name` of an import that is no path and none of Node's own. */
const PACKAGE =
  /\bfrom '(?!node:)(@[\w.-]+\/[\w.-]+|[a-z][\w-]*)(?:\/[^']*)?';|import\('(?!node:)(@[\w.-]+\/[\w.-]+|[a-z][\w-]*)/g;

describe('the folders of src', () => {
  it.each(Object.keys(MAY_IMPORT))('%s imports only what the map allows', (folder) => {
    expect(sourceFiles(folder).flatMap((file) => strayImports(folder, file))).toEqual([]);
  });

  it('are all in the map', () => {
    expect(readdirSync('src').sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  it.each(Object.keys(DOORS))('%s is entered by its door alone, but for its own tests', (room) => {
    const outside = [...sourceFiles('.'), ...filesBelow('test')].filter(
      (file) => !file.startsWith(`src/${room}/`) && !file.startsWith(`test/${room}/`),
    );
    const behind = outside.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target.startsWith(`${room}/`) && !DOORS[room]?.includes(target))
        .map(({ target }) => `${file} imports ${target}`),
    );
    expect(behind).toEqual([]);
  });

  it('come into the stage by its second door in a browser alone, which cannot load what the first one does', () => {
    const door = 'stage/page.ts';
    const users = [...sourceFiles('.'), ...filesBelow('test')].filter(
      (file) =>
        !/^(src|test)\/stage\//.test(file) && importsOf(file).some(({ target }) => target === door),
    );
    expect(users).toEqual(['src/workbench/page/google-script-client.ts']);
    // Nothing of Node comes along.
    expect(readFileSync(join('src', door), 'utf8')).not.toMatch(/^import |\bfrom '/m);
  });

  it('with rooms have an order of their rooms', () => {
    const withRooms = readdirSync('src').filter((house) => roomsIn(house).length > 0);
    expect(withRooms.filter((house) => !FLOORS[house])).toEqual([]);
  });

  describe.each(Object.entries(FLOORS))('%s', (house, rooms) => {
    it('has these rooms', () => {
      expect(roomsIn(house).sort()).toEqual([...rooms].sort());
    });

    it.each(rooms)('%s imports nothing from the rooms above it', (room) => {
      const above = rooms.slice(rooms.indexOf(room) + 1).map((one) => `${house}/${one}/`);
      const upwards = sourceFiles(`${house}/${room}`).flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => above.some((one) => target.startsWith(one)))
          .map(({ target }) => `${file} imports ${target}`),
      );
      expect(upwards).toEqual([]);
    });
  });

  it('need no package but those that npm start installs', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const needed = sourceFiles('.').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(PACKAGE)].map((match) => match[1] ?? match[2] ?? ''),
    );
    expect(needed.length).toBeGreaterThan(50);
    expect(new Set(needed.filter((name) => !(name in dependencies)))).toEqual(new Set());
  });

  it('core names no platform, no clock, no network, and never awaits', () => {
    const found = sourceFiles('core').flatMap((file) =>
      codeLines(file)
        .filter((line) => PLATFORM.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

function roomsIn(folder: string): string[] {
  const entries = readdirSync(join('src', folder), { withFileTypes: true });
  return entries.filter((one) => one.isDirectory()).map(({ name }) => name);
}

function sourceFiles(folder: string): string[] {
  return filesBelow(join('src', folder));
}

function strayImports(folder: string, file: string): string[] {
  const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
  return importsOf(file).flatMap(({ target, ofTypes }) => {
    const [home = ''] = target.split('/');
    const borrowed = ofTypes ? (MAY_IMPORT_TYPES[folder] ?? []) : [];
    return [...allowed, ...borrowed].includes(home) ? [] : [`${file} imports ${target}`];
  });
}

/** Comments and the words people read may speak of anything. */
function codeLines(file: string): string[] {
  if (/\/words\/[a-z]{2}\//.test(file)) return [];
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, ''));
}
