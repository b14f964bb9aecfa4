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
