import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

const FILES = {
  'names.js': `
    var shop = { open: function () { return 'open'; }, deep: { er: () => 'deeper' } };
    class Clerk { static greet() { return 'hello'; } }
    const arrow = () => 'arrow';
    function plain() { return 'plain'; }`,
};

describe('a function of a script is run by its name (§6.3)', () => {
  let probed: Probed;
  beforeAll(async () => {
    probed = await probeStage({ files: FILES });
  });
  afterAll(() => probed.close());

  test.each([
    { why: 'a declaration', name: 'plain', returns: 'plain' },
    { why: 'a constant that holds a function', name: 'arrow', returns: 'arrow' },
    { why: 'a method of an object', name: 'shop.open', returns: 'open' },
    { why: 'a method further in', name: 'shop.deep.er', returns: 'deeper' },
    { why: 'a static method of a class', name: 'Clerk.greet', returns: 'hello' },
  ])('$why: $name', async ({ name, returns }) => {
    expect(await probed.stage.run(name, [], { document: 'book' })).toBe(returns);
  });

  it('and a page may call declared functions only', async () => {
    const editor = await probed.stage.open('book');
    expect(await editor.callFromPage('plain')).toBe('plain');
    await expect(editor.callFromPage('shop.open')).rejects.toThrow(/is not a function/);
  });
});

describe('the command that runs a project folder', () => {
  const run = (...args: string[]) =>
    spawnSync('node', ['src/build/run.mjs', 'src/workbench/apps-script/main.ts', ...args], {
      encoding: 'utf8',
    });

  it('prints what a function returns and what it cost', () => {
    const { status, stdout } = run(
      'test/workbench/apps-script/programs/lock-guarded-counter',
      '--call',
      'countWithLock',
      '--args',
      '[3]',
    );
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^returned .*countWithLock: completed in .* cost \d+/s),
    ]);
  });

  it('without a folder says how it is called, and fails', () => {
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('--call FUNCTION') });
  });
});
