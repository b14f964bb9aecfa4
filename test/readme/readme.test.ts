import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { WORDS } from '../../src/core/words/words.ts';
import { SETTINGS } from '../../src/service/hosts/node/settings.ts';
import { rowsUnder } from './table-rows.ts';

const LARGEST_PICTURE_BYTES = 200 * 1024;

const readme = readFileSync('README.md', 'utf8');

describe('the README', () => {
  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = [...readme.matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name);
    // One of npm's own.
    const known = { ...scripts, pack: '' };
    expect(named.filter((name) => !(String(name) in known))).toEqual([]);
  });

  it('leads to a list of every setting of the service, with its default and its meaning', () => {
    expect(readme).toContain('docs/operations.md#settings');
    const listed = rowsUnder(readFileSync('docs/operations.md', 'utf8'), 'setting');
    const settings = Object.values(SETTINGS).map(({ name, standard, means }) => [
      `\`${name}\``,
      standard,
      means,
    ]);
    expect(listed).toEqual(settings);
  });

  it('says what each permission of the manifest is for, and no other', () => {
    const { oauthScopes } = JSON.parse(readFileSync('appsscript.json', 'utf8'));
    const listed = rowsUnder(readme, 'permission').map(([permission]) => permission);
    expect(listed).toEqual(
      oauthScopes.map((scope: string) => `\`${scope.replace(/^.*\/auth\//, '')}\``),
    );
  });

  it('explains messages word for word as the add-on says them', async () => {
    const said = everySentence();
    const explained = rowsUnder(readme, 'Almanac says').map(([sentence]) => sentence);
    expect(explained.length).toBeGreaterThan(5);
    expect(explained.filter((sentence) => !said.has(String(sentence)))).toEqual([]);
  });

  test.each(readdirSync('docs').filter((name) => name.endsWith('.png')))(
    'shows %s without making a reader wait',
    (name) => {
      expect(statSync(`docs/${name}`).size).toBeLessThan(LARGEST_PICTURE_BYTES);
    },
  );
});

/** Every sentence, with a dot-dot-dot where a value goes. */
function everySentence(): Set<string> {
  const phrases = Object.values(WORDS.en).flatMap((matter) => Object.values(matter));
  const texts = phrases.flatMap((phrase) =>
    typeof phrase === 'string' ? [phrase] : [phrase.one, phrase.other],
  );
  return new Set(texts.map((text) => text.replace(/\{\w+\}/g, '…')));
}
