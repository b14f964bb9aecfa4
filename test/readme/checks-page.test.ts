import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { WORDS } from '../../src/core/words/words.ts';
import { rowsUnder } from './table-rows.ts';

const rows = rowsUnder(readFileSync('docs/checks.md', 'utf8'), 'finding');
const kinds = rows.flatMap(([, , names = '']) => names.split(', '));

describe('the table of checks', () => {
  it('has every kind of doubt in one row, and no kind that is none', () => {
    const doubted = Object.keys(WORDS.en.quality).map(
      (kind) => `\`${kind.replace('quality.', '')}\``,
    );
    expect([...kinds].sort()).toEqual(doubted.sort());
  });

  it('has no kind that no test of the checks brings about', () => {
    const files = readdirSync('test/core/quality', { recursive: true, withFileTypes: true });
    const tests = files
      .filter(({ name }) => name.endsWith('.test.ts'))
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));
    const named = (kind: string) => tests.some((text) => text.includes(`'${kind}'`));
    expect(Object.keys(WORDS.en.quality).filter((kind) => !named(kind))).toEqual([]);
  });

  it('says of each when it comes, and how grave it is', () => {
    for (const [when = '', severity] of rows) {
      expect(when).not.toBe('');
      expect(['error', 'warning', 'note']).toContain(severity);
    }
  });
});
