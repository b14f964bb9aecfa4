import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, test } from '@jest/globals';
import { claspIgnores } from '../../src/stage/clasp-ignore.ts';
import { readProject } from '../../src/stage/project.ts';

// What `clasp push` (3.4.1) would push of a folder: its ignore file, its order, its refusals.

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'push-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const MODULE = 'import x from "y";';

describe('a line of .claspignore', () => {
  test.each([
    ['names a file of this folder', 'build.js', ['build.js'], ['src/build.js']],
    ['has a star within one folder', '*.test.js', ['a.test.js'], ['src/a.test.js']],
    ['has two stars for any depth', '**/*.test.js', ['a.test.js', 'src/b/a.test.js'], ['a.js']],
    ['names a whole folder', 'src/**', ['src/a.js', 'src/b/c.js'], ['srcs/a.js']],
    ['names no file with a folder alone', 'src/', [], ['src/a.js', 'src']],
    ['lists endings', '*.{md,txt}', ['a.md', 'a.txt'], ['a.js']],
    ['lists letters', '[ab]?.js', ['a1.js', 'bb.js'], ['c1.js', 'a.js']],
    ['is a comment only by chance', '# *.js', [], ['a.js']],
    ['is outdone by a later exception', '**/**\n!Code.js', ['a.js', 'b/Code.js'], ['Code.js']],
    ['outdoes an earlier exception', '!a.js\n*.js', ['a.js'], ['a.gs']],
    ['is an exception among none', '!Code.js', ['a.js'], ['Code.js']],
    ['takes names with signs as they are', 'a+(1).js', ['a+(1).js'], ['aa1.js']],
  ])('%s: %s', (_, text, ignored, pushed) => {
    const paths = [...ignored, ...pushed];
    expect(paths.filter(claspIgnores(text))).toEqual(ignored);
  });
});

describe('a folder', () => {
  it('is pushed without what its .claspignore names', async () => {
    const folder = await folderOf({
      'appsscript.json': '{}',
      '.claspignore': 'tests/**\n*.config.js\n',
      'Code.js': 'function run() {}',
      'rollup.config.js': MODULE,
      'tests/all.js': MODULE,
    });
    expect((await readProject(folder)).functions).toEqual(['run']);
  });

  it('is pushed from the rootDir of its .clasp.json', async () => {
    const folder = await folderOf({
      '.clasp.json': '{"rootDir": "./out", "filePushOrder": ["out/z.js"]}',
      '.claspignore': 'skipped.js',
      'rollup.config.js': MODULE,
      'out/appsscript.json': '{"timeZone": "Asia/Tokyo"}',
      'out/a.js': 'function a() {}',
      'out/z.js': 'function z() {}',
      'out/skipped.js': MODULE,
    });
    const { functions, manifest } = await readProject(folder);
    expect([functions, manifest.timeZone]).toEqual([['z', 'a'], 'Asia/Tokyo']);
    // The same folder, given itself.
    expect((await readProject(join(folder, 'out'))).functions).toEqual(['z', 'a']);
  });

  it('is pushed by a .clasp.json with comments and a comma at its end, as clasp takes it', async () => {
    const folder = await folderOf({
      '.clasp.json': "{\n  // the sheet of the club\n  rootDir: 'out', /* built */\n}",
      'out/appsscript.json': '{}',
      'out/Code.js': 'function run() {}',
    });
    expect((await readProject(folder)).functions).toEqual(['run']);
  });

  test.each([
    {
      what: 'a script and a page of one name, which the platform cannot both have',
      files: { 'appsscript.json': '{}', 'Sidebar.js': '', 'Sidebar.html': '' },
      says: 'Cannot push Sidebar.html and Sidebar.js: they conflict',
    },
    {
      what: 'a manifest that is no JSON',
      files: { 'appsscript.json': '{ "timeZone": ', 'Code.js': '' },
      says: 'appsscript.json is no JSON',
    },
    {
      what: 'a manifest with a time zone that is none',
      files: { 'appsscript.json': '{ "timeZone": "Europe/Atlantis" }', 'Code.js': '' },
      says: 'appsscript.json names the time zone Europe/Atlantis, and there is none of that name',
    },
    {
      what: 'a .clasp.json that cannot be read',
      files: { '.clasp.json': '{ "rootDir" }', 'appsscript.json': '{}', 'Code.js': '' },
      says: 'its .clasp.json cannot be read',
    },
  ])('refuses $what', async ({ files, says }) => {
    const folder = await folderOf(files as Record<string, string>);
    await expect(readProject(folder)).rejects.toThrow(says);
  });

  it('is pushed as it stands where the rootDir is one of another machine', async () => {
    const folder = await folderOf({
      '.clasp.json': '{"rootDir": "/home/somebody/projects/tides"}',
      'appsscript.json': '{}',
      'Code.js': 'function run() {}',
    });
    expect((await readProject(folder)).functions).toEqual(['run']);
  });

  it('that is still to be built is refused with what is missing', async () => {
    const folder = await folderOf({ '.clasp.json': '{"rootDir": "out"}' });
    await expect(readProject(folder)).rejects.toThrow(/out is not there \(is it built\?\)/);
  });

  it('is pushed in the order of people, signs before letters and small beside capitals', async () => {
    const names = ['b.js', 'A.js', '~last.js', '_first.js', 'a2.js', 'B1.js'];
    const files = Object.fromEntries(names.map((name) => [name, '']));
    const { files: pushed } = await readProject(
      await folderOf({ 'appsscript.json': '{}', ...files }),
    );
    expect(pushed.map(({ name }) => name)).toEqual([
      '_first.js',
      '~last.js',
      'A.js',
      'a2.js',
      'b.js',
      'B1.js',
    ]);
  });

  it('with two files of one name is refused', async () => {
    const folder = await folderOf({ 'appsscript.json': '{}', 'Code.js': '', 'Code.gs': '' });
    await expect(readProject(folder)).rejects.toThrow(/Cannot push Code.js and Code.gs/);
  });
});
