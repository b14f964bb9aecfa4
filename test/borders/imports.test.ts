import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { filesBelow } from './source-files.ts';

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
  open: ['core', 'browser', 'sidebar', 'site', 'stage', 'workbench'],
  site: ['core', 'browser', 'charts'],
  build: [],
};

/** The page borrows the types of what it calls across google.script.run, and nothing else. */
const MAY_IMPORT_TYPES: Record<string, string[]> = { sidebar: ['addon'], open: ['addon'] };

/** Others come into the stage by its doors; all but the first are for what is bundled for a browser. */
const DOORS = ['stage/index.ts', 'stage/page.ts', 'stage/typed.ts'];

/** The page for a file opens files as the workbench does, shows the sidebar's own views, and publishes as the site signs in. */
const SHARED_WITH_OPEN = [
  ...['workbench/files/', 'workbench/read/', 'sidebar/'],
  ...['site/service/', 'site/shell/explain.ts'],
];

const PLATFORM =
  /\b(SpreadsheetApp|PropertiesService|UrlFetchApp|ScriptApp|LockService|Utilities\.|fetch\(|Date\.now|new Date\(\)|Math\.random|Intl\.|setTimeout|process\.|document\.|window\.|await |async )/;

const IMPORT = /(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\s*\(?'([^']+)'/g;

it.each(Object.keys(MAY_IMPORT))('%s imports only what the table allows', (folder) => {
  const stray = filesBelow(join('src', folder)).flatMap((file) =>
    importsOf(file)
      .filter(({ target, ofTypes }) => {
        const [home = ''] = target.split('/');
        const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
        const isBehind = home === 'stage' && folder !== 'stage' && !DOORS.includes(target);
        const isOther =
          folder === 'open' &&
          /^(workbench|sidebar|site)$/.test(home) &&
          !SHARED_WITH_OPEN.some((part) => target.startsWith(part));
        const isBorrowed = ofTypes && MAY_IMPORT_TYPES[folder]?.includes(home);
        return isBehind || isOther || !(allowed.includes(home) || isBorrowed);
      })
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(stray).toEqual([]);
});

it('every folder of src is in the table', () => {
  expect(readdirSync('src').sort()).toEqual(Object.keys(MAY_IMPORT).sort());
});

it('core names no platform, no clock, no network, and never awaits', () => {
  const named = filesBelow('src/core').filter((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return PLATFORM.test(code);
  });
  expect(named).toEqual([]);
});

/** What a file imports by a path, seen from `src`. */
function importsOf(file: string): { target: string; ofTypes: boolean }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map((match) => ({ path: match[2] ?? match[3] ?? '', ofTypes: match[1] !== undefined }))
    .filter(({ path }) => path.startsWith('.'))
    .map(({ path, ofTypes }) => ({ target: relative('src', join(file, '..', path)), ofTypes }));
}
