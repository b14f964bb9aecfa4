import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { WORDS } from '../../../src/core/words/words.ts';
import { filesBelow } from '../../borders/source-files.ts';

/** They list every kind, said or not. */
const LISTS = /[\\/](problem-kinds|reading-kinds|quality-kinds)\.ts$/;

const source = filesBelow('src')
  .filter((path) => !LISTS.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('of all sentences none is left that nothing says', () => {
  const named = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, name]) => name));
  const made = [...source.matchAll(/`(\w+\.[^`\n]*-[^`\n]*)`/g)].map(([, text = '']) =>
    patternOf(text),
  );
  const keys = Object.values(WORDS.en).flatMap((phrases) => Object.keys(phrases));
  const unsaid = keys.filter((key) => !named.has(key) && !made.some((one) => one.test(key)));
  expect(unsaid).toEqual([]);
});

/** `sidebar.point-${value}` */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}
